import { beforeEach, expect, test, vi } from "vitest";
import type { Position, TableEvent, View } from "../net/wire";
import { Showing, type Stage } from "./showing.svelte";

/** A game in which every move leads to the next round, and nothing else happens. */
const motion = { advance: (before: Position): Position => ({ ...before, round: before.round + 1 }) };
vi.mock("../games", () => ({ openGame: () => Promise.resolve({ board: { motion } }) }));

const SEATS = [1, 2].map((seat) => ({ seat, kind: "person", name: `P${seat}`, is_here: true }));

/** The position after so many moves. */
function after(count: number): Position {
  return { game: "azulejo", round: count } as Position;
}

function viewAt(count: number): View {
  return { number: count, status: "playing", settings: { game: "azulejo" }, seats: SEATS, position: after(count), moves: [] } as unknown as View;
}

function eventOf(count: number, more: Partial<TableEvent> = {}): TableEvent {
  const happened = [{ kind: "moved", seat: 1, points: 0, facts: {} }];
  const lines = [{ text: `step ${count}`, kind: "move", seat: 1 }];
  return {
    number: count,
    at: 0,
    kind: "moved",
    seat: 1,
    lines,
    happened,
    move: String(count),
    sheet: [],
    back_to: null,
    phrase: null,
    ...more,
  };
}

/** A stage that shows one thing after the other and waits to be told that it was seen. */
function makeStage() {
  const shown: Position[] = [];
  let seen = () => {};
  const stage: Stage = {
    play: (_, next) => {
      shown.push(next);
      return new Promise((resolve) => (seen = resolve));
    },
    hurry: () => seen(),
  };
  return { stage, shown, seen: async () => (seen(), await settle()) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

beforeEach(() => vi.stubGlobal("document", { hidden: false }));

async function begin() {
  const { stage, shown, seen } = makeStage();
  const showing = new Showing(() => stage);
  showing.hear([eventOf(1)], viewAt(1));
  await settle();
  return { showing, shown, seen };
}

test("what happened before one came is told, not played", async () => {
  const { showing, shown } = await begin();
  expect(shown).toEqual([]);
  expect(showing.position).toEqual(after(1));
  expect(showing.lines.map(({ text }) => text)).toEqual(["step 1"]);
  expect(showing.news).toBe("");
});

test("events are played in order, and the view holds when they have been seen", async () => {
  const { showing, shown, seen } = await begin();
  showing.hear([eventOf(2), eventOf(3)], viewAt(3));
  showing.hear([eventOf(4)], viewAt(4));
  await settle();
  expect(shown).toEqual([after(2)]);
  expect(showing.view!.number).toBe(1);
  expect(showing.news).toBe("step 2");
  await seen();
  expect(shown).toEqual([after(2), after(3)]);
  await seen();
  expect(showing.view!.number).toBe(3);
  expect(showing.shown!.number).toBe(4);
  await seen();
  expect(showing.view!.number).toBe(4);
  expect(showing.shown).toBeNull();
  expect(showing.position).toEqual(after(4));
  expect(showing.isPlaying).toBe(false);
});

test("whoever is in a hurry sees the end at once", async () => {
  const { showing, shown } = await begin();
  showing.hear([eventOf(2), eventOf(3), eventOf(4)], viewAt(4));
  await settle();
  showing.hurry();
  await settle();
  expect(shown).toHaveLength(1);
  expect(showing.position).toEqual(after(4));
  expect(showing.lines).toHaveLength(4);
});

test("far behind, or behind another tab, there is a jump", async () => {
  const far = await begin();
  const many = Array.from({ length: 9 }, (_, nth) => eventOf(nth + 2));
  far.showing.hear(many, viewAt(10));
  await settle();
  expect(far.shown).toEqual([]);
  expect(far.showing.position).toEqual(after(10));
  vi.stubGlobal("document", { hidden: true });
  const hidden = await begin();
  hidden.showing.hear([eventOf(2)], viewAt(2));
  await settle();
  expect(hidden.shown).toEqual([]);
});

test("what was taken back leaves the log, and the position is the one before", async () => {
  const { showing, shown, seen } = await begin();
  showing.hear([eventOf(2)], viewAt(2));
  await settle();
  await seen();
  const undone = eventOf(2, {
    number: 3,
    kind: "undone",
    happened: [],
    move: null,
    back_to: 1,
    lines: [{ text: "taken back", kind: "table", seat: 1 }],
  });
  showing.hear([undone], viewAt(1));
  await settle();
  expect(showing.position).toEqual(after(1));
  expect(showing.lines.map(({ text }) => text)).toEqual(["step 1", "taken back"]);
  expect(shown).toHaveLength(1);
});

test("the points of a round go when its end is taken back, and those of the round before are shown again", async () => {
  const { showing } = await begin();
  const scored = (number: number, round: number) =>
    eventOf(2, { number, happened: [], sheet: [{ round, seat: 1, reason: "", points: 1, total: 1 }] });
  const undone = (number: number, back_to: number) =>
    eventOf(2, { number, kind: "undone", happened: [], lines: [], back_to });
  showing.hear([scored(2, 1), scored(3, 2)], viewAt(1));
  await settle();
  expect(showing.sheet[0]!.round).toBe(2);
  showing.hear([undone(4, 2)], viewAt(1));
  expect(showing.sheet[0]!.round).toBe(1);
  showing.hear([undone(5, 1)], viewAt(1));
  expect(showing.sheet).toEqual([]);
});

test("who is here is known at once, also in what waits to be shown", async () => {
  const { showing, seen } = await begin();
  showing.hear([eventOf(2)], viewAt(2));
  await settle();
  showing.hearPresence([2], 3);
  expect(showing.view!.seats.map(({ is_here }) => is_here)).toEqual([false, true]);
  await seen();
  expect(showing.view!.spectators).toBe(3);
});

test("in another language everything is told again, without being played", async () => {
  const { showing, shown } = await begin();
  showing.reset();
  showing.hear([eventOf(1), eventOf(2)], viewAt(2));
  await settle();
  expect(shown).toEqual([]);
  expect(showing.lines).toHaveLength(2);
});

test("what people say is heard at once and fades", async () => {
  vi.useFakeTimers();
  const { showing } = await begin();
  const said = eventOf(2, { kind: "said", happened: [], lines: [], phrase: "hello", seat: 2 });
  showing.hear([said], viewAt(1));
  expect(showing.said).toEqual([{ number: 2, seat: 2, phrase: "hello" }]);
  vi.advanceTimersByTime(6000);
  expect(showing.said).toEqual([]);
  vi.useRealTimers();
});
