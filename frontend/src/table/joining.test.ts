import { expect, test } from "vitest";
import type { View } from "../net/table";
import type { Seat } from "../net/wire";
import { freshNonce, hashOf, isWholeKey, readHash, seatsForKey, seatsWithoutNonce } from "./joining";

function seat(number: number, kind: Seat["kind"], has_nonce = false): Seat {
  return { seat: number, kind, name: "", level: null, is_here: true, stand_in: null, has_nonce, nonce: null, has_end: false, end: null };
}

const SEATS = [seat(1, "person"), seat(2, "person", true), seat(3, "friend"), seat(4, "bot", true)];
const VIEW = { status: "waiting", seats: SEATS, you: [1, 2], keys: { 1: "mine", 3: "invitation" } } as unknown as View;

test("a nonce is 32 digits that are never the same", () => {
  expect(freshNonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(freshNonce()).not.toBe(freshNonce());
});

test("nonces are due for one's own seats, once, before the game", () => {
  expect(seatsWithoutNonce(VIEW)).toEqual([1]);
  expect(seatsWithoutNonce({ ...VIEW, status: "playing" })).toEqual([]);
});

test("a link that lost a part of its key is told from one that was used", () => {
  expect([freshNonce(), "0123456789ab"].map(isWholeKey)).toEqual([true, true]);
  expect(["0123456789a", "0123456789ab…", "invitation!!"].map(isWholeKey)).toEqual([false, false, false]);
});

test("a link to a seat brings its key, and the seed of its chain where the device had it", () => {
  for (const seed of ["ab".repeat(32), ""]) expect(readHash(hashOf("key", seed || null))).toEqual({ key: "key", seed });
  expect(readHash("")).toEqual({ key: "", seed: "" });
});

test("at a table with chains there are no nonces", () => {
  expect(seatsWithoutNonce({ ...VIEW, draws: 2 })).toEqual([]);
});

test("a key that opens nothing is not tried anywhere", () => {
  expect(seatsForKey({ ...VIEW, you: [] }, "used")).toEqual([]);
});

test("an invitation is for every friend's seat that is free", () => {
  const seats = [seat(1, "person"), seat(2, "friend"), seat(3, "friend"), seat(4, "open")];
  const invited = { ...VIEW, seats, you: [], keys: { 2: "invitation", 3: "invitation" } } as unknown as View;
  expect(seatsForKey(invited, "invitation")).toEqual([2, 3]);
});

test("a key that is known to open a seat is for no other one, also where it has shown that the seat is ours", () => {
  expect(seatsForKey(VIEW, "mine")).toEqual([1]);
  expect(seatsForKey(VIEW, "invitation")).toEqual([3]);
});
