import { expect, test } from "vitest";
import type { TableEvent } from "../net/wire";
import { missingIn } from "./missing";

let number = 0;
const event = (kind: TableEvent["kind"], more: Partial<TableEvent> = {}): TableEvent => ({ number: ++number, at: 0, kind, names: [], ...more });
const deal = (...links: string[]) => event("dealt", { links: ["t", ...links], happened: [] });
const given = (seat: number, end: string, since = 0) => event("end-given", { seat, end, since });

test("whoever gave an end and shows no link is missing", () => {
  const events = [given(1, "a"), given(2, "b"), deal("x", "y"), deal("x", "-"), deal("-", "-")];
  expect(missingIn(events[2]!, events)).toEqual({ draw: 1, seats: [], isAll: false });
  expect(missingIn(events[3]!, events)).toEqual({ draw: 2, seats: [2], isAll: false });
  expect(missingIn(events[4]!, events)).toEqual({ draw: 3, seats: [1, 2], isAll: true });
});

test("bots, and whoever takes no part, are not missing", () => {
  const events = [given(1, "a"), given(2, "-"), deal("x", "-", "-")];
  expect(missingIn(events[2]!, events).seats).toEqual([]);
});

test("while a bot plays for somebody, nobody is missing", () => {
  const events = [given(1, "a"), given(2, "b"), event("stand-in", { seat: 2 }), deal("x", "-"), event("returned", { seat: 2 }), deal("x", "-")];
  expect(missingIn(events[3]!, events).seats).toEqual([]);
  expect(missingIn(events[5]!, events).seats).toEqual([2]);
});

test("the end of somebody who left the seat says nothing about who came after", () => {
  const events = [given(1, "a"), given(2, "b"), event("stood", { seat: 2 }), event("planned", { seat: 2, plan: "bot" }), deal("x", "-")];
  expect(missingIn(events[4]!, events).seats).toEqual([]);
});
