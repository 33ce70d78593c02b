import { describe, expect, test } from "vitest";
import { arrange, type Arrangement, type Box, type Wanted } from "./arrange";
import { layPlates } from "./plates";

/** Windows of phones, tablets and desktops, and a desktop's at 200 %. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 640],
  [1440, 900],
  [720, 450],
] as const;
const BAR = 52;
const ASIDE = 290;
const RATIO = 1.5;
const LARGEST = 776;

function wanted([width, height]: readonly [number, number], seats: number, more: Partial<Wanted> = {}): Wanted {
  return {
    width: width - 16 - (width >= 1200 ? ASIDE : 0),
    height: height - BAR - 8,
    seats,
    hasFront: true,
    displays: 2 * seats + 1,
    board: RATIO,
    focus: "both",
    room: { ring: 0, rows: 22, ends: 26 },
    hasTray: true,
    hasStrip: width < 1200,
    ...more,
  };
}

const across = ({ width, height }: Box, head: number) => Math.min(width - 16, (height - head - 8) * RATIO);
const parts = ({ strip, sources, front, others, tray }: Arrangement) =>
  [strip, sources, front, ...others, tray].filter((each) => each.height > 0);
const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x + 0.01 || b.x + b.width <= a.x + 0.01 || a.y + a.height <= b.y + 0.01 || b.y + b.height <= a.y + 0.01;

describe.each(WINDOWS)("in a window of %i x %i", (...size) => {
  test.each([1, 2, 3, 4])("with %i seats everything is in view and nothing overlaps", (seats) => {
    const ways = (["both", "sources", "board"] as const).flatMap((focus) =>
      [RATIO, 1, 0.8].flatMap((board) => [
        { focus, board },
        { focus, board, hasFront: false, hasTray: false },
      ]),
    );
    for (const way of ways) {
      const asked = wanted(size, seats, way);
      const all = parts(arrange(asked));
      for (const { x, y, width, height } of all) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(x + width).toBeLessThanOrEqual(asked.width + 0.01);
        expect(y + height).toBeLessThanOrEqual(asked.height + 0.01);
      }
      all.forEach((one, nth) => all.slice(nth + 1).forEach((other) => expect(isApart(one, other)).toBe(true)));
    }
  });

  test.each([2, 3, 4])("with %i seats the own board is seen to be the largest, and tiles can be touched", (seats) => {
    const asked = wanted(size, seats);
    const { front, others, isChips, head, sources } = arrange(asked);
    const own = across(front, head);
    expect(own).toBeGreaterThan(Math.min(size[0] * 0.72, 280));
    if (!isChips) for (const other of others) expect(across(other, head)).toBeLessThanOrEqual(0.9 * own + 1);
    expect(layPlates(sources.width, sources.height, asked.displays, asked.room).tile).toBeGreaterThanOrEqual(
      24 * Math.min(1, size[0] / 390),
    );
  });

  test.each([2, 4])("with %i seats, what is not in play keeps 45 % of its size", (seats) => {
    const drafting = arrange(wanted(size, seats, { focus: "sources", board: 1 }));
    const placing = arrange(wanted(size, seats, { focus: "board", board: 1 }));
    const large = (at: Arrangement) => Math.min(at.front.width - 16, at.front.height - at.head - 8);
    expect(large(drafting)).toBeGreaterThanOrEqual(0.449 * large(placing));
  });
});

test.each([
  [820, 1180],
  [768, 1024],
  [1080, 1920],
] as const)("while the own board is in play on an upright tablet of %i x %i, it is large and the others are boards", (...size) => {
  const board = 0.86;
  for (const seats of [2, 3, 4]) {
    const drafting = arrange(wanted(size, seats, { focus: "sources", board }));
    const { front, others, isChips, sources } = arrange(wanted(size, seats, { focus: "board", board }));
    expect(isChips).toBe(false);
    expect(front.width).toBeGreaterThan(0.68 * Math.min(size[0], LARGEST));
    expect(front.width).toBeGreaterThan(drafting.front.width);
    for (const { width } of others) expect(width).toBeGreaterThan(150);
    expect(sources.height).toBeGreaterThanOrEqual(60);
  }
});

test.each(WINDOWS)("spectators see boards of one size in a window of %i x %i", (...size) => {
  const { front, others } = arrange(wanted(size, 4, { hasFront: false, hasTray: false }));
  for (const { width, height } of others) {
    expect(width).toBeCloseTo(front.width);
    expect(height).toBeCloseTo(front.height);
  }
});

test("a desktop has a ring of plates, and the others' boards", () => {
  const asked = wanted([1440, 900], 2);
  const { sources, isChips } = arrange(asked);
  expect(isChips).toBe(false);
  expect(layPlates(sources.width, sources.height, asked.displays, asked.room).form).toBe("ring");
});

test.each([0.86, 1, 1.5])("a board of shape %f is large on a desktop, and so is the other's", (board) => {
  const { front, others, head } = arrange(wanted([1440, 900], 2, { board }));
  const across = ({ width, height }: Box) => Math.min(width - 16, (height - head - 8) * board) / Math.sqrt(board);
  expect(across(front)).toBeGreaterThan(470);
  expect(across(others[0]!)).toBeGreaterThan(200);
});

test("on a phone several others are chips", () => {
  expect(arrange(wanted([412, 915], 3)).isChips).toBe(true);
  expect(arrange(wanted([412, 915], 2)).isChips).toBe(false);
});

test.each([
  [374, 300, 5],
  [374, 300, 9],
  [900, 200, 7],
])("in %i x %i pixels %i plates and the center fit, with room below", (width, height, displays) => {
  const room = { ring: 0, rows: 22 };
  const { form, plate, columns, center, tile } = layPlates(width, height, displays, room);
  expect(form).toBe("rows");
  const rows = Math.ceil(displays / columns);
  expect(columns * plate + (columns - 1) * 6).toBeLessThanOrEqual(width + 0.01);
  expect(rows * (plate + 6) + center.height + room.rows).toBeLessThanOrEqual(height + 0.01);
  expect(center.height).toBeGreaterThan(tile);
});

test("what stands beside the last row takes no height from the plates", () => {
  const [width, height] = [304, 180];
  const below = layPlates(width, height, 9, { ring: 0, rows: 22 });
  const beside = layPlates(width, height, 9, { ring: 0, rows: 22, ends: 26 });
  expect([below.hasEnds, beside.hasEnds]).toEqual([false, true]);
  expect(beside.tile).toBeGreaterThan(below.tile);
  const inLast = 9 - beside.columns * (Math.ceil(9 / beside.columns) - 1);
  expect((width - inLast * (beside.plate + 6)) / 2).toBeGreaterThanOrEqual(26);
});

test("a full last row leaves nothing beside it", () => {
  expect(layPlates(304, 120, 5, { ring: 0, rows: 22, ends: 26 }).hasEnds).toBe(false);
});
