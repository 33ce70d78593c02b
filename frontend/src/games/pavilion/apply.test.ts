import { expect, test } from "vitest";
import { total } from "../../board/tiles";
import { count } from "../../board/places";
import { followsTheRules } from "../conformance";
import { advance, apply, undealt } from "./apply";
import { PLAYED } from "./playthroughs";
import { spell, wildOf } from "./position";

followsTheRules({
  played: PLAYED,
  apply,
  advance,
  count: (at) => {
    const boards = at.boards.map(({ stars, hand, kept }) => stars.join("").replaceAll(".", "") + hand + kept);
    return total(at.bag) + total(at.tower) + (at.center + at.displays.join("") + at.supply + boards.join("")).length;
  },
  tiles: 132,
  kinds: "corner discarded drawn finished kept marked number paid passed picked pillar placed placing poured returned star started statue supplied took window",
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
