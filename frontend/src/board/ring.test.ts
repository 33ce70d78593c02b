import { expect, test } from "vitest";
import { ring } from "./ring";

test.each([5, 7, 9])("%i plates stand side by side within the square and leave the middle free", (plates) => {
  const { plate, middle, spots } = ring(plates);
  expect(spots).toHaveLength(plates);
  spots.forEach(({ x, y }, nth) => {
    const next = spots[(nth + 1) % plates]!;
    expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(plate);
    expect(Math.min(x, y) - plate / 2).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.max(x, y) + plate / 2).toBeLessThanOrEqual(100 + 1e-9);
    expect(Math.hypot(x - 50, y - 50) - plate / 2).toBeGreaterThanOrEqual(middle / 2);
  });
  expect(middle).toBeGreaterThan(35);
});

test("the first plate stands at the top", () => {
  const { spots } = ring(5);
  expect(spots[0]!.x).toBeCloseTo(50);
  expect(spots[0]!.y).toBeLessThan(50);
  expect(spots[0]!.out.y).toBeCloseTo(-1);
});
