import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import type { SintraPosition } from "./position";
import { signs } from "./signs";

const event = (kind: string, points: number, facts: GameEvent["facts"] = {}): GameEvent => ({ kind, seat: 1, points, facts });
const told = (...events: GameEvent[]) => signs(events, {} as SintraPosition);

test("the end of the game is told by what brought points and what took them", () => {
  const scored = [event("left", 5, { panes: 15 }), event("glass", -13, { space: 8, loss: 13 }), event("ornament", 3, { number: 4, panes: 2 })];
  expect(told(...scored)).toEqual([
    { text: "▢ 15" }, { points: 5 }, { text: "✕" }, { points: -13 }, { text: "❀ 4" }, { points: 3 },
  ]);
  expect(told(event("color", 12, { tile: "B", panes: 4, windows: 3 }))).toEqual([{ tiles: "BBBB" }, { points: 12 }]);
});

test("what brought nothing at the end is left out", () => {
  expect(told(event("left", 0, { panes: 2 }), event("ornament", 0, { number: 1, panes: 0 }))).toEqual([]);
});
