import { expect, test } from "vitest";
import type { Position } from "../net/wire";
import { scoredSeat, type Step } from "./steps";

const at = (...scores: number[]) => ({ boards: scores.map((score) => ({ score })) }) as Position;
const step = (pace: Step["pace"], after: Position): Step => ({ flights: [], pops: [], glow: [], after, pace });

test("the seat whose score changes is the one that is scored", () => {
  expect(scoredSeat(step("score", at(3, 5)), at(3, 4), null)).toBe(2);
  expect(scoredSeat(step("score", at(2, 5)), at(3, 5), 2)).toBe(1);
});

test("what brings nothing belongs to the seat before it", () => {
  expect(scoredSeat(step("score", at(3, 4)), at(3, 4), 2)).toBe(2);
});

test("whoever only moves is not scored", () => {
  expect(scoredSeat(step("move", at(3, 5)), at(3, 4), 1)).toBeNull();
});
