import { expect, test } from "vitest";
import type { GameEvent } from "../net/wire";
import { roundsOf, startScores } from "./sheets";

const RULES = { round: "begun", losses: ["slip"], final: ["bonus"] };
const begun = (round: number): GameEvent => ({ kind: "begun", seat: 1, points: 0, facts: { round } });
const scored = (seat: number, points: number, kind = "laid"): GameEvent => ({ kind, seat, points, facts: {} });
const summary = (events: GameEvent[], start = [0, 0]) =>
  roundsOf(RULES, events, start).map(({ round, seats }) => [round, seats.map(({ points, total }) => [points, total])]);

test("points are put together by round and seat, with the score after each", () => {
  const events = [begun(1), scored(1, 2), scored(1, -1), scored(2, 3), begun(2), scored(2, 4)];
  expect(summary(events)).toEqual([
    [1, [[1, 1], [3, 3]]],
    [2, [[0, 1], [4, 7]]],
  ]);
});

test("a round without points is there, too", () => {
  expect(summary([begun(1), begun(2), scored(1, 5)])).toEqual([
    [1, [[0, 0], [0, 0]]],
    [2, [[5, 5], [0, 0]]],
  ]);
});

test("what could have taken points is told even if it took none, other things are not", () => {
  const [first] = roundsOf(RULES, [begun(1), scored(1, 0, "slip"), scored(2, 0)], [0, 0]);
  expect(first?.seats.map(({ lines }) => lines.map(({ event, total }) => [event.kind, total]))).toEqual([[["slip", 0]], []]);
});

test("totals go on from the scores at the start", () => {
  const events = [begun(1), scored(1, 3), scored(2, -1)];
  expect(startScores([8, 4], events)).toEqual([5, 5]);
  expect(summary(events, [5, 5])).toEqual([[1, [[3, 8], [-1, 4]]]]);
});

test("what the end of the game brings stands apart from the last round", () => {
  const events = [begun(1), scored(1, 2), begun(2), scored(1, 4), scored(2, 1), scored(1, 7, "bonus"), scored(2, -3, "bonus")];
  const rounds = roundsOf(RULES, events, [0, 0]);
  expect(rounds.map(({ round, isFinal }) => [round, isFinal])).toEqual([[1, false], [2, false], [2, true]]);
  expect(summary(events).slice(1)).toEqual([
    [2, [[4, 6], [1, 1]]],
    [2, [[7, 13], [-3, -2]]],
  ]);
});

test("an empty sheet has no rounds", () => expect(summary([])).toEqual([]));
