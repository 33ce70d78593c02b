import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import type { ClassicPosition } from "./position";
import { signs } from "./signs";

const event = (kind: string, facts: GameEvent["facts"] = {}, points = 0, seat = 1): GameEvent => ({ kind, seat, points, facts });
const at = (wall: "colored" | "gray") => ({ wall }) as ClassicPosition;
const told = (events: GameEvent[], wall: "colored" | "gray" = "colored") => signs(events, at(wall));

const took = (source: number, tiles: string) => event("took", { source, tiles });
const lined = (line: number, tiles: string) => event("lined", { line, tiles });
const fell = (tile: string, floor: number, lid = 0) => event("fell", { tile, floor, lid });

test("tiles go from a display to a line", () => {
  expect(told([took(5, "BB"), lined(2, "BB")])).toEqual([
    { tiles: "BB" }, { source: 5 }, { icon: "arrow" }, { icon: "line", label: "2" },
  ]);
});

test("what finds no room on the line falls to the floor, and further into the lid", () => {
  expect(told([took(0, "RRR"), event("marked", { space: 1 }), lined(1, "R"), fell("R", 1, 1)])).toEqual([
    { tiles: "RRR" }, { source: 0 }, { tiles: "M" },
    { icon: "arrow" }, { icon: "line", label: "1" }, { tiles: "R" }, { icon: "floor" }, { tiles: "R" }, { icon: "lid" },
  ]);
});

test("tiles for the floor go there", () => {
  expect(told([took(3, "K"), fell("K", 1)])).toEqual([{ tiles: "K" }, { source: 3 }, { icon: "arrow" }, { icon: "floor" }]);
});

test("where the floor is full, the rest goes to the lid", () => {
  expect(told([took(0, "RRR"), fell("R", 1, 2)])).toEqual([
    { tiles: "RRR" }, { source: 0 }, { icon: "arrow" }, { icon: "floor" }, { tiles: "RR" }, { icon: "lid" },
  ]);
  expect(told([took(0, "RR"), fell("R", 0, 2)])).toEqual([{ tiles: "RR" }, { source: 0 }, { icon: "arrow" }, { icon: "lid" }]);
});

test("jokers that wait in the hand go on from there", () => {
  expect(told([took(3, "BJ")])).toEqual([{ tiles: "BJ" }, { source: 3 }]);
  expect(told([lined(1, "J"), fell("B", 1)])).toEqual([
    { tiles: "J" }, { icon: "arrow" }, { icon: "line", label: "1" }, { tiles: "B" }, { icon: "floor" },
  ]);
});

test("a move that ends the round is told with the mover's points, not with those of others", () => {
  const scored = [event("tiled", { tile: "B", row: 1, column: 1 }, 3), event("broken", { line: 2, tiles: "RR" }), fell("R", 2)];
  const more = [event("penalty", { spaces: 3, loss: 4 }, -4), event("tiled", { tile: "Y", row: 1, column: 2 }, 7, 2)];
  expect(told([took(0, "B"), lined(1, "B"), ...scored, ...more])).toEqual([
    { tiles: "B" }, { source: 0 }, { icon: "arrow" }, { icon: "line", label: "1" }, { points: -1 },
  ]);
});

test("what was scored is told one thing after the other", () => {
  expect(told([event("tiled", { tile: "B", row: 2, column: 4 }, 5), event("penalty", { spaces: 1, loss: 1 }, -1)])).toEqual([
    { tiles: "B" }, { points: 5 }, { icon: "floor" }, { points: -1 },
  ]);
  expect(told([event("row", { number: 2 }, 2), event("column", { number: 5 }, 7), event("color", { tile: "W" }, 10)])).toEqual([
    { icon: "row", label: "2" }, { points: 2 }, { icon: "column", label: "5" }, { points: 7 }, { tiles: "WWWWW" }, { points: 10 },
  ]);
});

test("on the gray wall the cell is told, too", () => {
  expect(told([event("tiled", { tile: "B", row: 2, column: 4 }, 5)], "gray")).toEqual([
    { tiles: "B" }, { icon: "wall", label: "2·4" }, { points: 5 },
  ]);
});

test("what is nobody's doing has no signs", () => {
  expect(told([{ kind: "poured", seat: null, points: 0, facts: { tiles: 3 } }])).toEqual([]);
  expect(told([])).toEqual([]);
});
