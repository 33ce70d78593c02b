import { describe, expect, test } from "vitest";
import {
  ALL_SPACES,
  FIGURE,
  ORNAMENT_RADIUS,
  SIDE,
  cornerCenter,
  nearestSpace,
  ornamentCenter,
  rhombus,
  slotCenter,
  starCenter,
  type Point,
} from "./geometry";
import { SLOTS, STARS } from "./places";
import { PLAYED } from "./playthroughs";

const ORNAMENTS = PLAYED[0]!.printed.ornaments;
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const directions = (from: Point, points: Point[]) => points.map(({ x, y }) => (Math.atan2(x - from.x, from.y - y) * 180) / Math.PI);

/** Whether some line separates two convex shapes: one along an edge of either does, if any. */
function isApart(one: Point[], other: Point[]): boolean {
  return [one, other].some((shape) =>
    shape.some((corner, index) => {
      const next = shape[(index + 1) % shape.length]!;
      const along = (point: Point) => (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x);
      const [ones, others] = [one.map(along), other.map(along)];
      return Math.max(...ones) <= Math.min(...others) + 1e-6 || Math.max(...others) <= Math.min(...ones) + 1e-6;
    }),
  );
}

/** How far a point is from the nearest edge of a shape. */
function toEdge(point: Point, shape: Point[]): number {
  const ways = shape.map((corner, index) => {
    const next = shape[(index + 1) % shape.length]!;
    const [dx, dy] = [next.x - corner.x, next.y - corner.y];
    const along = Math.min(1, Math.max(0, ((point.x - corner.x) * dx + (point.y - corner.y) * dy) / (dx * dx + dy * dy)));
    return far(point, { x: corner.x + along * dx, y: corner.y + along * dy });
  });
  return Math.min(...ways);
}

test("slots go clockwise from the top, stars clockwise from the upper left around the one in the middle", () => {
  for (const star of STARS) {
    const found = directions(starCenter(star), SLOTS.map((slot) => slotCenter(star, slot)));
    expect(found.map(Math.round).map((angle) => (angle + 360) % 360)).toEqual([0, 60, 120, 180, 240, 300]);
  }
  const around = directions(starCenter(7), [1, 2, 3, 4, 5, 6].map(starCenter));
  expect(around.map(Math.round).map((angle) => (angle + 360) % 360)).toEqual([330, 30, 90, 150, 210, 270]);
});

test("spaces that follow each other in a star touch along a whole side", () => {
  for (const star of STARS)
    for (const slot of SLOTS) {
      const [here, next] = [rhombus(star, slot), rhombus(star, (slot % 6) + 1)];
      expect(far(here[3]!, next[1]!)).toBeCloseTo(0);
      expect(far(here[0]!, here[3]!)).toBeCloseTo(SIDE);
    }
});

test("no two spaces overlap, and all lie within the figure", () => {
  const shapes = ALL_SPACES.map(({ star, slot }) => rhombus(star, slot));
  shapes.forEach((shape, index) => {
    for (const other of shapes.slice(index + 1)) expect(isApart(shape, other)).toBe(true);
    for (const { x, y } of shape) {
      expect(Math.abs(x)).toBeLessThan(FIGURE.width / 2);
      expect(Math.abs(y)).toBeLessThan(FIGURE.height / 2);
    }
  });
});

describe.each(ORNAMENTS)("$kind $number", ({ kind, number, around }) => {
  const center = ornamentCenter(kind, number);

  test("stands nearest to the spaces that are around it", () => {
    const near = [...ALL_SPACES].sort((a, b) => far(a.center, center) - far(b.center, center)).slice(0, around.length);
    expect(near.map(({ star, slot }) => [star, slot]).sort()).toEqual([...around].sort());
  });

  test("covers no space, and stands within the figure", () => {
    const radius = ORNAMENT_RADIUS[kind];
    for (const { star, slot } of ALL_SPACES) expect(toEdge(center, rhombus(star, slot))).toBeGreaterThan(radius - 0.5);
    expect(Math.abs(center.x) + radius).toBeLessThan(FIGURE.width / 2);
    expect(Math.abs(center.y) + radius).toBeLessThan(FIGURE.height / 2);
  });
});

test("kept tiles cover neither spaces nor windows", () => {
  for (const corner of [0, 1, 2, 3]) {
    const { x, y } = cornerCenter(corner);
    const square = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([dx, dy]) => ({ x: x + dx! * 6, y: y + dy! * 6 }));
    for (const { star, slot } of ALL_SPACES) expect(isApart(square, rhombus(star, slot))).toBe(true);
    for (const number of [1, 2, 3, 4, 5, 6]) expect(toEdge(ornamentCenter("window", number), square)).toBeGreaterThan(ORNAMENT_RADIUS.window);
  }
});

test("a tap means the space whose middle is nearest, if it is near", () => {
  const { x, y } = slotCenter(3, 2);
  expect(nearestSpace({ x: x + 2, y: y - 2 }, ALL_SPACES)).toMatchObject({ star: 3, slot: 2 });
  const only = ALL_SPACES.filter(({ star }) => star === 1);
  expect(nearestSpace({ x, y }, only)).toBeNull();
});
