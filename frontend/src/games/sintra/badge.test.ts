import { expect, test, vi } from "vitest";
import type { GameEvent, MoveOption } from "../../net/wire";
import games from "./playthroughs.json";
import { badge } from "./badge";
import { breakage, placeOf, spacesOver, stripAfter } from "./outlook";
import { bestColor, completeWindows, recall, runningValue, type SintraPosition } from "./position";

vi.mock("../../words/words.svelte", () => ({
  signed: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
}));

const START = (games as unknown as { start: SintraPosition }[])[1]!.start;
const BOARD = START.boards[0]!;

/** A position in which seat 1 has one strip of five squares and is to act. */
function at(panes: string, change: Partial<SintraPosition["boards"][0]> = {}): SintraPosition {
  const strips = BOARD.strips.map((_, index) => (index === 2 ? { strip: "8b", panes } : null));
  const windows = ["..", "..", "..", "..", "BG", "..", "O.", ".."];
  return { ...START, turn: 1, boards: [{ ...BOARD, strips, windows, glazier: 3, glass: 5, ...change }] };
}

const event = (kind: string, facts: GameEvent["facts"], points = 0): GameEvent => ({ kind, seat: 1, points, facts });
const option = (happened: GameEvent[], later: GameEvent[] = []): MoveOption => ({ move: "", happened, later });

test("a strip that gets complete promises the color of the round and its windows, also before the pane is chosen", () => {
  const bonus = event("bonus", { place: 3, tile: "B", panes: 2 }, 2);
  const window = event("window", { place: 3, own: 3, beyond: 6 }, 9);
  expect(badge(option([bonus], [window]), at("BYOBB"))).toEqual({ text: "✓ +11", tone: "good" });
  expect(badge(option([bonus, window]), at("BYOBB"))).toEqual({ text: "✓ +11", tone: "good" });
});

test("what breaks is told with its cost", () => {
  const broke = [event("broke", { tiles: "BB" }), event("stepped", { steps: 2, from: 5, to: 7 })];
  expect(badge(option(broke), at("....."))).toEqual({ text: "✕2 −5", tone: "bad" });
  const marked = [event("stepped", { steps: 1, from: 1, to: 2 })];
  expect(badge(option(marked), at("....."))).toEqual({ text: "−1", tone: "bad" });
});

test("the choice of a pane has no badge, since all of them score the same", () => {
  const set = event("set", { place: 3, space: "upper", tile: "B" });
  const window = event("window", { place: 3, own: 3, beyond: 6 }, 9);
  expect(badge(option([set, window]), at("BYOBB"))).toBeNull();
});

test("a move that only places panes has no badge", () => {
  expect(badge(option([event("placed", { place: 3, tiles: "B", jokers: 0 })]), at("....."))).toBeNull();
});

test("at the end of the track one pays what one has, and begins again at its top", () => {
  const wrapped = [event("broke", { tiles: "BB" }), event("wrapped", { times: 1, loss: 18 }, -1), event("stepped", { steps: 2, from: 8, to: 2 })];
  expect(badge(option(wrapped), at("....."))).toEqual({ text: "✕2 −1 ↺", tone: "bad" });
  const [broke, poor, stepped] = [wrapped[0]!, event("wrapped", { times: 1, loss: 18 }), wrapped[2]!];
  expect(badge(option([broke, poor, stepped]), at("....."))).toEqual({ text: "✕2 ↺", tone: "bad" });
  expect(breakage(at("....."), wrapped)).toEqual({ panes: 2, from: 8, steps: 2, loss: 1, isWrapped: true });
  expect(breakage(at("....."), [])).toEqual({ panes: 0, from: 1, steps: 0, loss: 0, isWrapped: false });
});

test("steps crack the spaces they lead over, and the end of the track where it is reached", () => {
  expect(spacesOver(START.strips.track, 5, 2)).toEqual({ over: new Set([6, 7]), end: 7 });
  expect(spacesOver(START.strips.track, 8, 2)).toEqual({ over: new Set([1, 2, 9]), end: 2 });
});

test("ghosts lie where the panes would, squares of their color first while it is not asked yet", () => {
  const took = event("took", { source: 3, tiles: "BB" });
  expect(stripAfter(at("....."), 1, option([took]))).toEqual({ place: 3, panes: "B..B." });
  const placed = event("placed", { place: 3, tiles: "BB", jokers: 2 });
  expect(stripAfter(at("....."), 1, option([took, placed]))).toEqual({ place: 3, panes: "...BB" });
  expect(stripAfter(at("....."), 1, option([took, event("broke", { tiles: "BB" })]))).toBeNull();
  expect(placeOf(at("....."), option([event("home", { from: 5, to: 3 })]))).toBe(3);
});

test("a place is worth its own window and those with a pane to its right", () => {
  const now = at(".....");
  expect(runningValue(now, now.boards[0]!, 3)).toBe(3 + 4 + 2);
  expect(runningValue(now, now.boards[0]!, 6)).toBe(3 + 2);
  expect(runningValue(now, now.boards[0]!, 8)).toBe(1);
});

test("the best color is the one that the windows hold most of", () => {
  const board = { ...BOARD, windows: ["GG", "B.", "GB", "..", "..", "..", "..", ".."] };
  expect(bestColor(board)).toEqual({ color: "G", panes: 3 });
  expect(completeWindows(board)).toBe(2);
});

test("the colors of all rounds are known again from what was told", () => {
  const indicated = [..."BGYOPB"].map((tile, nth) => event("indicated", { round: nth + 1, tile }));
  expect(recall({ ...START, indicator: "..YOPB" }, indicated).indicator).toBe("BGYOPB");
});
