/** What the golden games do not show: batches, seats, alternatives, and expressions that cannot be read. */

import { expect, test, vi } from "vitest";
import type { GameEvent, Position } from "../net/wire";
import { Narrator, type Narration } from "./narrator";

vi.mock("./words.svelte", () => ({
  say: (message: string, facts: object = {}) => `${message}(${Object.entries(facts).map((each) => each.join("=")).join(" ")})`,
  join: (parts: string[]) => parts.join(" and "),
  signed: (points: number) => `${points > 0 ? "+" : ""}${points}`,
}));

const event = (kind: string, seat: number | null, points = 0, facts: GameEvent["facts"] = {}): GameEvent => ({ kind, seat, points, facts });

function narrator(more: Partial<Narration>, start = [0, 0]): Narrator {
  const empty = { lines: [], items: {}, reasons: {}, previews: [], sheet: { round: "begun", losses: [], final: [] } };
  return new Narrator({ name: "azulejo", letters: "BYR", narration: { ...empty, ...more } }, { costs: [5, 7] }, start);
}

const LAID = { kind: "move", events: ["laid", "fell"], begin: ["laid"], say: [{ message: "said" }] };

test("neighbors of one seat and one rule form a line, a kind that begins opens a new one", () => {
  const told = narrator({ lines: [LAID] }, [1, 5]).tell(
    [event("laid", 1, 2), event("fell", 1, -1), event("laid", 1), event("fell", 2, 3), event("unknown", 1)],
    ["Ada", "Bo"],
  );
  expect(told.map(({ text }) => text)).toEqual([
    "said(name=Ada total=2)",
    "said(name=Ada total=2)",
    "said(name=Bo total=8)",
  ]);
});

test("of alternatives the first one that applies is said, and a line without a sentence is left out", () => {
  const say = [[{ message: "fallen", if: ["fell"] }, { message: "much", if: ["laid.number!=1"] }]];
  const told = narrator({ lines: [{ ...LAID, say }] });
  const lay = (number: number) => told.tell([event("laid", 1, 0, { number })], ["Ada"]).map(({ text }) => text);
  expect(lay(3)).toEqual(["much(name=Ada total=0)"]);
  expect(lay(1)).toEqual([]);
});

test.each([
  ["laid.tiles+laid.number", "BB2"],
  ["-laid.number*3+1", "-5"],
  ["all(laid.tiles*laid.number)", "BBBB"],
  ["each(laid.number)|length", "1"],
  ["printed.costs[laid.number]", "7"],
  ["position.boards[2].name", "two"],
  ["position.nothing.there", ""],
  ["later.laid.points|signed", "+3"],
  ["(laid.tiles|length)+1", "3"],
])("%s comes to %s", (source, expected) => {
  const option = { move: "", happened: [event("laid", 1, 0, { tiles: "BB", number: 2 })], later: [event("laid", 1, 4)] };
  const position = { boards: [{ name: "one" }, { name: "two" }] } as unknown as Position;
  expect(narrator({ previews: [{ text: source }] }).preview(option, [event("laid", 1, 1)], position)).toBe(expected);
});

test.each(["laid.", "a|nothing", "(a", "a b", "+"])("%s cannot be read", (source) => {
  const option = { move: "", happened: [], later: [] };
  expect(() => narrator({ previews: [{ text: source }] }).preview(option, [], {} as Position)).toThrow("cannot be read");
});
