import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../net/table";
import type { GameEvent, MoveOption, Options } from "../net/wire";
import { Ahead, seatAhead } from "./ahead.svelte";

const took = (tiles: string) => ({ kind: "took", seat: 1, points: 0, facts: { tiles } });
const option = (move: string, ...happened: GameEvent[]) => ({ move, happened, later: [] });
const offered = (...moves: MoveOption[]): Options => ({ steps: [], phase: "draft", outlook: [], moves });
const asked = (...moves: string[]): Options => offered(...moves.map((move) => option(move)));
const kept = new Map<string, string>();
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener));
  vi.stubGlobal("removeEventListener", (kind: string) => listeners.delete(kind));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  kept.clear();
});

/** Somebody who sees a table while others are to act, and what they could choose. */
async function waiting(options: Options, table = "t1"): Promise<Ahead> {
  const ahead = new Ahead(table, async () => options);
  ahead.wait(1);
  await vi.runAllTimersAsync();
  return ahead;
}

test("what was chosen is made once when it still does the same", async () => {
  const plan = option("3B2", took("BB"));
  const ahead = await waiting(offered(plan));
  ahead.choose("3B2");
  expect(ahead.due(offered(option("1R1"), plan))).toBe("3B2");
  expect(ahead.lost).toBeNull();
  expect(ahead.due(offered(plan))).toBeNull();
});

test("what is not allowed any more is let go, and that is told for a while", async () => {
  const ahead = await waiting(asked("3B2"));
  ahead.choose("3B2");
  expect(ahead.due(asked("1R1"))).toBeNull();
  expect([ahead.lost, ahead.move]).toEqual(["forbidden", ""]);
  await vi.runAllTimersAsync();
  expect(ahead.lost).toBeNull();
});

test("what would do something else now is let go, too", async () => {
  const ahead = await waiting(offered(option("CW1", took("W"))));
  ahead.choose("CW1");
  expect(ahead.due(offered(option("CW1", took("WWW"))))).toBeNull();
  expect(ahead.lost).toBe("changed");
});

test("that a move ends the round now does not change it", async () => {
  const tiled = { kind: "tiled", seat: 1, points: 1, facts: {} };
  const ahead = await waiting(offered(option("CW1", took("W"))));
  ahead.choose("CW1");
  expect(ahead.due(offered(option("CW1", took("W"), tiled)))).toBe("CW1");
});

test("it is kept on the device, for every table its own", async () => {
  (await waiting(asked("3B2"))).choose("3B2");
  (await waiting(asked("1R1"), "t2")).choose("1R1");
  expect(new Ahead("t1", async () => asked()).move).toBe("3B2");
  expect(new Ahead("t2", async () => asked()).move).toBe("1R1");
  new Ahead("t1", async () => asked()).cancel();
  expect(new Ahead("t1", async () => asked()).move).toBe("");
  expect(new Ahead("t2", async () => asked()).move).toBe("1R1");
});

test("whoever comes back to find it is their turn is not hurried", async () => {
  (await waiting(asked("3B2"))).choose("3B2");
  const back = new Ahead("t1", async () => asked());
  expect(back.due(asked("3B2"))).toBeNull();
  expect([back.move, back.lost]).toEqual(["3B2", null]);
});

test("what another tab lets go or makes is gone here, too", async () => {
  const [one, other] = [await waiting(asked("3B2")), await waiting(asked("3B2"))];
  const deafen = other.listen();
  one.choose("3B2");
  listeners.get("storage")!();
  expect(other.move).toBe("3B2");
  expect(one.due(asked("3B2"))).toBe("3B2");
  expect(other.due(asked("3B2"))).toBeNull();
  deafen();
  expect(listeners.size).toBe(0);
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
