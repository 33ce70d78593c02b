import { expect, test } from "vitest";
import type { GameEvent, Position } from "../net/wire";
import { rowMaker, type LogEntry } from "./moves";

const event = (kind: string, facts: GameEvent["facts"] = {}): GameEvent => ({ kind, seat: 1, points: 0, facts });
const at = (round: number) => ({ round }) as Position;
const entry = (number: number, events: GameEvent[], position: Position | null = at(1)): LogEntry => ({
  text: `line ${number}`, kind: "move", seat: 1, number, events, position,
});
/** Signs that say what they were made of. */
const board = { signs: (events: readonly GameEvent[], { round }: Position) => [{ text: `${events[0]?.kind} ${round}` }] };

test("every line is a row with its signs, made of its own events and of the position then", () => {
  const rows = [entry(1, [event("laid")]), entry(2, [event("fell")], at(3))].map(rowMaker(board, "begun"));
  expect(rows.map(({ signs }) => signs)).toEqual([[{ text: "laid 1" }], [{ text: "fell 3" }]]);
  expect(rows.map(({ round }) => round)).toEqual([null, null]);
});

test("a line that begins a round is a heading", () => {
  const row = rowMaker(board, "begun")(entry(1, [event("begun", { round: 2 })]));
  expect(row).toMatchObject({ round: 2, signs: [] });
});

test("what is no part of the game, and a game without a board, have sentences only", () => {
  expect(rowMaker(board, "begun")(entry(1, [], null)).signs).toEqual([]);
  expect(rowMaker(undefined, "begun")(entry(1, [event("laid")])).signs).toEqual([]);
});

test("a row is made once", () => {
  const [make, line] = [rowMaker(board, "begun"), entry(1, [event("laid")])];
  expect(make(line)).toBe(make(line));
});
