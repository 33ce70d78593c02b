import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../net/wire";
import { freshForm } from "./form";
import { formAgainst, freshOpponents, keepOpponents, lastOpponents, readOpponents, settingsAgainst } from "./opponents";

vi.mock("../games", () => ({ FIRST_GAME: "azulejo" }));

const GAME: GameInfo = {
  name: "azulejo",
  seats: [2, 3, 4],
  options: [{ name: "wall", choices: ["colored", "gray"], is_switch: false }],
  letters: "BYRKW",
  has_page: true,
};

const shelf = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, text: string) => void shelf.set(key, text),
});

beforeEach(() => shelf.clear());

test("one press makes a table for a person and a bot", () => {
  expect(settingsAgainst(GAME, { ...freshOpponents(), level: 7 }, "Ada")).toEqual({
    game: "azulejo",
    options: { wall: "colored" },
    seats: [{ kind: "me", name: "Ada" }, { kind: "bot", level: 7 }],
    first: "random",
    clock: null,
    undo: "free",
    speed: "normal",
    stand_in: null,
    is_listed: false,
    has_spectators: true,
  });
});

test("a person without a name sends none", () => {
  expect(settingsAgainst(GAME, freshOpponents(), " ").seats[0]).toEqual({ kind: "me" });
});

test("every other seat is for a friend, a bot, or somebody on this screen", () => {
  const seats = (kind: "friend" | "person") =>
    settingsAgainst(GAME, { ...freshOpponents(), kind, count: 3, names: ["Blaise", "", "", "", ""] }, "Ada").seats;
  expect(seats("friend")).toEqual([{ kind: "me", name: "Ada" }, { kind: "friend" }, { kind: "friend" }]);
  expect(seats("person")).toEqual([{ kind: "me", name: "Ada" }, { kind: "me", name: "Blaise" }, { kind: "me" }]);
});

describe("who one played with", () => {
  const friends = { ...freshOpponents(), kind: "friend" as const, count: 3 };

  test("is kept for each game", () => {
    keepOpponents("azulejo", friends);
    keepOpponents("other", { ...freshOpponents(), level: 9 });
    expect(lastOpponents("azulejo")).toEqual(friends);
    expect(lastOpponents("other").level).toBe(9);
  });

  test("holds for a game that was never played, too", () => {
    expect(lastOpponents("azulejo")).toEqual(freshOpponents());
    keepOpponents("other", friends);
    expect(lastOpponents("azulejo")).toEqual(friends);
  });

  test.each([null, 7, "x", [], {}, { kind: "nobody", level: 99, count: -1, names: "Ada" }])(
    "makes sense whatever a browser kept: %j",
    (kept) => {
      expect(readOpponents(kept)).toEqual(freshOpponents());
    },
  );
});

test("what was chosen before is chosen in the form with everything else", () => {
  const chosen = { ...freshOpponents(), kind: "person" as const, count: 3, names: ["Bea", "Carl"] };
  const form = formAgainst({ ...freshForm(), undo: "off" }, chosen);
  expect([form.count, form.undo]).toEqual([3, "off"]);
  expect(form.seats.slice(0, 3).map(({ kind, name }) => [kind, name])).toEqual([["me", ""], ["person", "Bea"], ["person", "Carl"]]);
});
