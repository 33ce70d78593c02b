import { expect, test, vi } from "vitest";
import type { GameEvent } from "../../net/wire";
import { badge } from "./badge";
import { PLAYED } from "./playthroughs";
import { signs } from "./signs";

vi.mock("../../words/words.svelte", () => ({
  say: (message: string) => message,
  signed: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
}));

const AT = { ...PLAYED.find(({ start }) => start.side === "colored")!.start, round: 1 };
const FREE = { ...AT, side: "free" as const };
const event = (kind: string, facts: GameEvent["facts"], points = 0, seat: number | null = 1): GameEvent => ({ kind, seat, points, facts });

test("a take tells its tiles with the wild one, its source, and what the marker costs", () => {
  const happened = [event("took", { source: 0, tiles: "RR", wild: 1 }), event("marked", { tiles: 3, loss: 3 }, -3)];
  expect(signs(happened, AT)).toEqual([{ tiles: "RRP" }, { source: 0 }, { tiles: "M" }, { points: -3 }]);
});

test("a placement tells what was paid, where, its points, and the tiles it brought", () => {
  const happened = [
    event("paid", { tiles: "RRP" }),
    event("placed", { star: 2, slot: 5, tile: "R", cost: 3 }, 4),
    event("pillar", { number: 2, tiles: 1 }),
    event("picked", { tile: "B" }),
    event("supplied", { tile: "O" }, 0, null),
  ];
  const told = [{ tiles: "RRP" }, { icon: "arrow" }, { picture: "star 2 R", label: "3" }, { points: 4 }, { picture: "pillar" }, { tiles: "B" }];
  expect(signs(happened, AT)).toEqual(told);
  expect(signs(happened, FREE)).toContainEqual({ picture: "star 2 ", label: "1" });
});

test("a pass tells what is kept and lost, and nothing of those who pass without being asked", () => {
  const happened = [
    event("passed", { tiles: 6 }),
    event("kept", { tiles: "GG" }),
    event("kept", { tiles: "P" }),
    event("discarded", { tiles: 3, loss: 3 }, -3),
    event("passed", { tiles: 0 }, 0, 2),
  ];
  expect(signs(happened, AT)).toEqual([{ text: "pavilion-page-passed" }, { tiles: "GGP" }, { points: -3 }]);
});

test("the end of the game is told by stars, numbers and what was left over", () => {
  const scored = [event("star", { star: 1, tile: "P" }, 20), event("star", { star: 7, tile: "mixed" }, 12), event("number", { number: 1 }, 4)];
  expect(signs([...scored, event("corner", { tiles: 2, loss: 2 }, -2)], AT)).toEqual([
    { picture: "whole P" }, { points: 20 },
    { picture: "whole " }, { points: 12 },
    { picture: "number 1", label: "×7" }, { points: 4 },
    { icon: "close", label: "2" }, { points: -2 },
  ]);
  expect(signs([event("number", { number: 3 }, 12)], FREE)).toEqual([{ picture: "number 3", label: "×12" }, { points: 12 }]);
});

test("tiles that come to the supply lie together", () => {
  const supplied = ["R", "G"].map((tile) => event("supplied", { tile }, 0, null));
  expect(signs(supplied, AT)).toEqual([{ icon: "supply" }, { tiles: "RG" }]);
});

test("a target carries what a move would bring", () => {
  const option = (...happened: GameEvent[]) => ({ move: "", happened, later: [] as GameEvent[] });
  const placed = option(event("placed", { star: 2, slot: 5, tile: "R", cost: 3 }, 6));
  expect(badge(placed, [])).toEqual({ text: "+6", tone: "good" });
  expect(badge({ ...placed, later: [event("star", { star: 2, tile: "R" }, 14)] }, [])).toEqual({ text: "✓ +6", tone: "good" });
  expect(badge(option(event("marked", { tiles: 2, loss: 2 }, -2)), [])).toEqual({ text: "−2", tone: "bad" });
  expect(badge(option(event("passed", { tiles: 2 })), [])).toBeNull();
});
