import { expect, test } from "vitest";
import { clockText } from "./clock";

test.each([
  [0, "0:00.0"],
  [9_940, "0:09.9"],
  [10_000, "0:10"],
  [59_100, "1:00"],
  [185_000, "3:05"],
  [3_600_000, "1:00:00"],
])("%i milliseconds are read as %s", (left, text) => {
  expect(clockText(left)).toBe(text);
});
