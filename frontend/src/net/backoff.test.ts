import { expect, test } from "vitest";
import { delay } from "./backoff";

test("waiting gets longer each time, up to a limit", () => {
  const waits = [0, 1, 2, 3, 4, 10].map((attempt) => delay(attempt, 1));
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000]);
});

test("not everyone comes back at the same moment", () => {
  expect(delay(3, 0)).toBeLessThan(delay(3, 1));
  expect(delay(0, 0)).toBeGreaterThan(100);
});
