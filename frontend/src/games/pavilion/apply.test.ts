/** The playthroughs are games played by the rules themselves; `python frontend/src/games/pavilion/playthroughs.py` writes them. */

import { expect, test } from "vitest";
import { advance, apply, undealt } from "./apply";
import { PLAYED } from "./playthroughs";
import { count } from "../../board/places";
import { spell, wildOf, type PavilionPosition } from "./position";

test.each(PLAYED)("$name: what happened leads to the position that the rules have", ({ start, steps }) => {
  let position = start;
  for (const { move, happened, changed } of steps) {
    const expected = { ...position, ...changed };
    position = advance(position, happened, move);
    expect(position, `after ${move ?? "the deal"}`).toEqual(expected);
  }
});

test("every kind of event is in one of the games", () => {
  const kinds = new Set(PLAYED.flatMap(({ steps }) => steps.flatMap(({ happened }) => happened.map(({ kind }) => kind))));
  expect([...kinds].sort()).toEqual([
    "corner",
    "discarded",
    "drawn",
    "finished",
    "kept",
    "marked",
    "number",
    "paid",
    "passed",
    "picked",
    "pillar",
    "placed",
    "placing",
    "poured",
    "returned",
    "star",
    "started",
    "statue",
    "supplied",
    "took",
    "window",
  ]);
});

test("no tile is lost between two events", () => {
  const tiles = (at: PavilionPosition) => {
    const stock = [...Object.values(at.bag), ...Object.values(at.tower)].reduce((sum, number) => sum + number, 0);
    const boards = at.boards.map(({ stars, hand, kept }) => stars.join("").replaceAll(".", "") + hand + kept);
    return stock + (at.center + at.displays.join("") + at.supply + boards.join("")).length;
  };
  for (const { start, steps } of PLAYED) {
    let position = start;
    for (const { move, happened } of steps) {
      let between = position;
      for (const event of happened) {
        between = apply(between, event);
        expect(tiles(between), `${event.kind} in ${move}`).toBe(132);
      }
      position = advance(position, happened, move);
    }
  }
});

test("an event that nobody knows changes nothing", () => {
  const { start } = PLAYED[0]!;
  expect(apply(start, { kind: "sneezed", seat: 1, points: 0, facts: {} })).toBe(start);
});

test("before the first deal all its tiles are in the bag", () => {
  const begun = PLAYED.filter(({ start }) => start.phase === "supply");
  expect(begun).toHaveLength(2);
  for (const { start, steps } of begun) {
    const { move, happened } = steps[0]!;
    expect(undealt(advance(start, happened, move), happened)).toEqual(start);
  }
});

test("each round has the wild color that is printed", () => {
  for (const { printed } of PLAYED) expect([1, 2, 3, 4, 5, 6].map(wildOf).join("")).toBe(printed.wild);
  expect(wildOf(7)).toBe("");
});

test("tiles are counted and written as in a move", () => {
  expect(count("RRP", "R")).toBe(2);
  expect(spell("RRRRP")).toBe("4R1P");
  expect(spell("")).toBe("-");
});
