import { expect, test } from "vitest";
import { headAfter, parts, readTyped, takes } from "./choosing";

const HEADS = new Set(["3B", "3BJ", "3J", "3R", "3RJ", "CB"]);

test("a head has a source and the kinds taken from it", () => {
  expect(parts("3BJ")).toEqual({ source: "3", kinds: "BJ" });
  expect(takes("3BJ", "3", "J")).toBe(true);
  expect(takes("3BJ", "C", "B")).toBe(false);
});

test("a click takes a color, another one puts it back", () => {
  expect(headAfter("", "3", "B", HEADS)).toBe("3B");
  expect(headAfter("3B", "3", "B", HEADS)).toBe("");
});

test("jokers go along with the color of their source, whichever is clicked first", () => {
  expect(headAfter("3B", "3", "J", HEADS)).toBe("3BJ");
  expect(headAfter("3J", "3", "B", HEADS)).toBe("3BJ");
  expect(headAfter("3BJ", "3", "J", HEADS)).toBe("3B");
  expect(headAfter("3BJ", "3", "B", HEADS)).toBe("3J");
});

test("another color takes the place of the first one, and another source starts anew", () => {
  expect(headAfter("3BJ", "3", "R", HEADS)).toBe("3RJ");
  expect(headAfter("3BJ", "C", "B", HEADS)).toBe("CB");
});

test("what cannot be taken is not taken", () => {
  expect(headAfter("", "C", "R", HEADS)).toBe("");
  expect(headAfter("CB", "C", "J", HEADS)).toBe("");
});

test("moves are typed key by key, in capitals or not", () => {
  expect([..."3bj2"].reduce<string | null>((typed, key) => readTyped(typed!, key), "")).toBe("3BJ2");
  expect(readTyped("3B", "-")).toBe("3B-");
  expect(readTyped("2", "@")).toBe("2@");
  expect(readTyped("3B", "Backspace")).toBe("3");
});

test("other keys are none of the notation", () => {
  expect(readTyped("", "x")).toBeNull();
  expect(readTyped("3", "Enter")).toBeNull();
  expect(readTyped("", "Backspace")).toBeNull();
  expect(readTyped("3BJ2--", "2")).toBeNull();
});
