import { expect, test, vi } from "vitest";
import type { GameEvent, Position } from "../../net/wire";
import { signs } from "./signs";

vi.mock("../../words/words.svelte", () => ({ say: (message: string) => message }));

const event = (kind: string, points: number, facts: GameEvent["facts"] = {}, seat: number | null = 1): GameEvent => ({ kind, seat, points, facts });
const told = (...events: GameEvent[]) => signs(events, { side: "colored", round: 1 } as unknown as Position);

test("the end of the game is told by stars, numbers and what was left over", () => {
  const scored = [event("star", 20, { star: 1, tile: "P" }), event("star", 12, { star: 7, tile: "mixed" }), event("number", 4, { number: 1 })];
  expect(told(...scored, event("corner", -2, { tiles: 2, loss: 2 }))).toEqual([
    { text: "✶" }, { tiles: "P" }, { points: 20 }, { text: "✶" }, { points: 12 }, { text: "7 × 1" }, { points: 4 }, { text: "✕ 2" }, { points: -2 },
  ]);
});

test("tiles that come to the supply lie together", () => {
  expect(told(event("supplied", 0, { tile: "R" }, null), event("supplied", 0, { tile: "G" }, null))).toEqual([{ tiles: "RG" }]);
});
