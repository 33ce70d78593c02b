import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import games from "./playthroughs.json";
import type { SintraPosition } from "./position";
import { signs } from "./signs";

const START = (games as unknown as { start: SintraPosition }[])[1]!.start;
const event = (kind: string, facts: GameEvent["facts"] = {}, points = 0): GameEvent => ({ kind, seat: 1, points, facts });
const TOOK = event("took", { source: 3, tiles: "OO" });

test("a take is told by its panes, their source and their place", () => {
  const placed = event("placed", { place: 4, tiles: "OO", jokers: 0 });
  const expected = [{ tiles: "OO" }, { source: 3 }, { icon: "arrow" }, { icon: "column", label: "4" }];
  expect(signs([TOOK, placed], START)).toEqual(expected);
  expect(signs([TOOK, event("moved", { from: 1, to: 4 }), placed], START)).toEqual(expected);
});

test("the marker and what breaks are one loss, after the place", () => {
  const happened = [
    event("took", { source: 0, tiles: "OO" }),
    event("marked"),
    event("stepped", { steps: 1, from: 1, to: 2 }),
    event("placed", { place: 2, tiles: "O", jokers: 0 }),
    event("broke", { tiles: "O" }),
    event("stepped", { steps: 1, from: 2, to: 3 }),
  ];
  expect(signs(happened, START)).toEqual([{ tiles: "OO" }, { source: 0 }, { tiles: "M" }, { icon: "arrow" }, { icon: "column", label: "2" }, { points: -2 }]);
});

test("what breaks altogether has a sign, and so has the way home", () => {
  const broken = [TOOK, event("broke", { tiles: "OO" }), event("stepped", { steps: 2, from: 1, to: 3 })];
  expect(signs(broken, START)).toEqual([{ tiles: "OO" }, { source: 3 }, { icon: "arrow" }, { picture: "glass" }, { points: -2 }]);
  expect(signs([event("home", { from: 5, to: 2 })], START)).toEqual([{ icon: "home", label: "2" }]);
});

test("panes that are laid after it was said how many go on joker squares are told with those", () => {
  const placed = event("placed", { place: 4, tiles: "OO", jokers: 1 });
  const laid = [{ icon: "arrow" }, { icon: "column", label: "4" }, { text: "★1" }];
  expect(signs([placed], START)).toEqual([{ tiles: "OO" }, ...laid]);
  expect(signs([TOOK, placed], START)).toEqual([{ tiles: "OO" }, { source: 3 }, ...laid]);
});

test("whoever comes to the end of the track pays what they have, and begins again", () => {
  const happened = [TOOK, event("broke", { tiles: "OO" }), event("wrapped", { times: 1, loss: 18 }, -3), event("stepped", { steps: 2, from: 8, to: 2 })];
  expect(signs(happened, START).slice(-2)).toEqual([{ points: -3 }, { text: "↺" }]);
});

test("a pane for the window brings the points of the windows", () => {
  const set = event("set", { place: 2, space: "upper", tile: "G" });
  expect(signs([set, event("window", { place: 2, own: 2, beyond: 5 }, 7)], START)).toEqual([{ tiles: "G" }, { points: 7 }]);
});

test("the final scoring of a seat is told one thing after the other, and nobody else's with it", () => {
  const happened = [event("left", { panes: 13 }, 4), event("color", { tile: "G", panes: 3, windows: 2 }, 6)];
  const other = { ...event("left", { panes: 3 }, 1), seat: 2 };
  expect(signs([...happened, other], START)).toEqual([
    { icon: "column", label: "13" },
    { points: 4 },
    { tiles: "GGG" },
    { text: "×" },
    { picture: "window", label: "2" },
    { points: 6 },
  ]);
});
