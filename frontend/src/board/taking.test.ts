import { expect, test } from "vitest";
import { headAfter, takes } from "./taking";

const HEADS = new Set(["3B", "3O", "CP", "H"]);

test("a head takes one kind from one source", () => {
  expect(takes("3B", "3", "B")).toBe(true);
  expect(takes("3B", "C", "B")).toBe(false);
  expect(takes("H", "H", "")).toBe(true);
});

test("a click takes a kind, another one puts it back, and another kind takes its place", () => {
  expect(headAfter("", "3", "B", HEADS)).toBe("3B");
  expect(headAfter("3B", "3", "B", HEADS)).toBe("");
  expect(headAfter("3B", "3", "O", HEADS)).toBe("3O");
});

test("what cannot be taken is not", () => {
  expect(headAfter("3B", "C", "B", HEADS)).toBe("");
  expect(headAfter("", "1", "P", HEADS)).toBe("");
});
