import { expect, test } from "vitest";
import { STARS } from "./places";
import { PLAYED } from "./playthroughs";
import { costsOf, leftAround, numbersOf, outlookOf, runAt } from "./stars";

const [COLORED, FREE] = [PLAYED.find(({ start }) => start.side === "colored")!, PLAYED.find(({ start }) => start.side === "free")!];

test.each([COLORED, FREE])("the spaces cost what is printed ($name)", ({ start, printed }) => {
  expect(STARS.map((star) => costsOf(start.side, star))).toEqual(printed.stars.map(({ costs }) => costs));
});

test.each([
  ["R.....", 1, [1]],
  ["RR...R", 1, [1, 2, 6]],
  ["RR.RR.", 4, [4, 5]],
  ["RRRRRR", 3, [1, 2, 3, 4, 5, 6]],
  [".RR.RR", 6, [5, 6]],
])("in %s slot %d is connected with %j", (slots, slot, run) => expect(runAt(slots, slot)).toEqual(run));

test("a star takes what is printed, or what its first two tiles make of it", () => {
  expect(outlookOf("......", "R", false)).toEqual({ kind: "one", colors: "R" });
  expect(outlookOf("......", "", false)).toEqual({ kind: "any", colors: "ORBYGP" });
  expect(outlookOf("...G..", "", false)).toEqual({ kind: "any", colors: "ORBYGP" });
  expect(outlookOf("G..G..", "", false)).toEqual({ kind: "one", colors: "G" });
  expect(outlookOf("G..R..", "", false)).toEqual({ kind: "mixed", colors: "OBYP" });
  expect(outlookOf("...G..", "", true)).toEqual({ kind: "mixed", colors: "ORBYP" });
});

test("numbers and what is around ornaments are counted", () => {
  const board = { score: 5, stars: ["OOO...", "......", "......", "......", "......", "......", "......"], hand: "", kept: "", passed: false };
  expect(numbersOf(board, COLORED.printed)[0]).toEqual({ number: 1, covered: 1, all: 7, points: 4 });
  expect(numbersOf(board, FREE.printed)[2]).toEqual({ number: 3, covered: 1, all: 12, points: 12 });
  const [pillar, statue, window] = ["pillar", "statue", "window"].map((kind) => COLORED.printed.ornaments.find((one) => one.kind === kind)!);
  expect([pillar, statue, window].map((one) => leftAround(board, one!))).toEqual([3, 2, 1]);
});
