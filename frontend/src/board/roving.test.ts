import { expect, test } from "vitest";
import { nearest } from "./roving";

/** 0 1 2 in a row, 3 below 1. */
const BOXES = [
  { x: 0, y: 0 },
  { x: 50, y: 4 },
  { x: 100, y: 0 },
  { x: 52, y: 60 },
];

test("arrows go to the nearest thing in their direction", () => {
  expect(nearest(BOXES, 0, "ArrowRight")).toBe(1);
  expect(nearest(BOXES, 2, "ArrowLeft")).toBe(1);
  expect(nearest(BOXES, 1, "ArrowDown")).toBe(3);
  expect(nearest(BOXES, 3, "ArrowUp")).toBe(1);
});

test("where there is nothing the arrow stays", () => {
  expect(nearest(BOXES, 2, "ArrowRight")).toBe(-1);
});
