import { expect, test } from "vitest";
import { byRound } from "./sheets";

const line = (round: number, seat: number, points: number, total: number) => ({ round, seat, points, total, reason: "" });

test("points are put together by round and seat, with the score after each", () => {
  const rounds = byRound([line(1, 1, 2, 2), line(1, 1, -1, 1), line(1, 2, 3, 3), line(2, 2, 4, 7)], 2);
  expect(rounds.map(({ round, seats }) => [round, seats.map(({ points, total }) => [points, total])])).toEqual([
    [1, [[1, 1], [3, 3]]],
    [2, [[0, 1], [4, 7]]],
  ]);
});

test("a round without points is there, too", () => {
  expect(byRound([line(2, 1, 5, 5)], 1).map(({ round, seats }) => [round, seats[0]?.total])).toEqual([[1, 0], [2, 5]]);
});

test("an empty sheet has no rounds", () => expect(byRound([], 2)).toEqual([]));
