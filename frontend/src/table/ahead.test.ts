import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../net/table";
import type { Options } from "../net/wire";
import { Ahead, seatAhead } from "./ahead.svelte";

const option = (move: string) => ({ move, happened: [], later: [] });
const asked = (...moves: string[]): Options => ({ steps: [], phase: "draft", outlook: [], moves: moves.map(option) });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  kept.clear();
});

test("what was chosen is made once when it is still allowed", () => {
  const ahead = new Ahead("t1", async () => asked());
  ahead.choose("3B2");
  expect(ahead.due(asked("1R1", "3B2"))).toBe("3B2");
  expect(ahead.isLost).toBe(false);
  expect(ahead.due(asked("3B2"))).toBeNull();
});

test("what is not allowed any more is let go, and that is told", () => {
  const ahead = new Ahead("t1", async () => asked());
  ahead.choose("3B2");
  expect(ahead.due(asked("1R1"))).toBeNull();
  expect(ahead.isLost).toBe(true);
  expect(ahead.move).toBe("");
});

test("it is kept on the device, for its table only", () => {
  new Ahead("t1", async () => asked()).choose("3B2");
  expect(new Ahead("t1", async () => asked()).move).toBe("3B2");
  expect(new Ahead("t2", async () => asked()).move).toBe("");
  new Ahead("t1", async () => asked()).cancel();
  expect(new Ahead("t1", async () => asked()).move).toBe("");
});

test("an answer that comes when the table stands differently is not taken", async () => {
  let answer: (options: Options) => void = () => {};
  const ahead = new Ahead("t1", () => new Promise((resolve) => (answer = resolve)));
  ahead.wait(1);
  await vi.runAllTimersAsync();
  const late = answer;
  ahead.wait(1);
  late(asked("1R1"));
  await vi.runAllTimersAsync();
  expect(ahead.options).toBeNull();
  answer(asked("2B1"));
  await vi.runAllTimersAsync();
  expect(ahead.options?.moves[0]?.move).toBe("2B1");
});

test("one chooses ahead for the only seat of one's own while another is to act", () => {
  const view = { status: "playing", turn: 2, you: [1], seats: [{ stand_in: null }, { stand_in: null }] } as unknown as View;
  expect(seatAhead(view)).toBe(1);
  expect(seatAhead({ ...view, turn: 1 })).toBeNull();
  expect(seatAhead({ ...view, you: [1, 2] })).toBeNull();
  expect(seatAhead({ ...view, you: [] })).toBeNull();
  expect(seatAhead({ ...view, status: "over" })).toBeNull();
  expect(seatAhead({ ...view, seats: [{ stand_in: 3 }, {}] } as unknown as View)).toBeNull();
});
