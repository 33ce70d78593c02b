import { beforeEach, expect, test, vi } from "vitest";
import type { View } from "../net/table";
import type { GameEvent, Position, TableEvent } from "../net/wire";
import type { Line } from "../words/narrator";
import { Playback, type Stage } from "./playback.svelte";

/** A game in which every move leads to the next round, and nothing else happens. */
const endsRound = (before: Position): Position => ({ ...before, round: before.round + 1 });
let advance = endsRound;
const motion = { advance: (before: Position): Position => advance(before) };
const narration = { sheet: { round: "begun", losses: [], final: [] } };
const tell = ([event]: GameEvent[], names: string[]): Line[] => [
  { text: `step ${event!.facts.step}${names.includes("You") ? " of yours" : ""}`, kind: "move", seat: 1, events: [event!] },
  ...outcome,
];
/** What every move brings besides. */
let outcome: Line[] = [];
vi.mock("../games", () => ({
  boardOf: (game: string) =>
    isOffline ? Promise.reject(new Error("the line is cut")) : Promise.resolve(game === "azulejo" ? { motion } : null),
  openedGame: () => ({ narration }),
  narratorOf: () => ({ tell }),
}));
vi.mock("../words/words.svelte", () => ({ say: (message: string) => `${spoken} ${message}`, readerName: () => "You" }));
vi.mock("../board/painting", () => ({ painted: () => Promise.resolve() }));
const replay = vi.fn();
vi.mock("../net/api", () => ({ api: { replay: (table: string) => replay(table) as unknown } }));
let spoken = "en";
let isOffline = false;

const SEATS = [1, 2].map((seat) => ({ seat, kind: "person", name: `P${seat}`, is_here: true }));

/** The position after so many moves. */
function after(count: number): Position {
  return { game: "azulejo", round: count, boards: [{ score: 0 }, { score: 0 }] } as Position;
}

function viewAt(count: number): View {
  return { number: count, status: "playing", settings: { game: "azulejo" }, seats: SEATS, you: [], version: count, position: after(count), options: null } as unknown as View;
}

function eventOf(step: number, more: Partial<TableEvent> = {}): TableEvent {
  const happened = [{ kind: "laid", seat: 1, points: 0, facts: { step } }];
  return { number: step, at: 0, kind: "moved", names: ["P1", "P2"], seat: 1, happened, move: String(step), ...more };
}

/** Something else than a move. */
function otherEvent(number: number, kind: TableEvent["kind"], more: Partial<TableEvent> = {}): TableEvent {
  return { number, at: 0, kind, names: ["P1", "P2"], seat: 1, ...more };
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

const texts = (playback: Playback) => playback.log.entries.map(({ text }) => text);

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  advance = endsRound;
});

async function begin() {
  const { stage, shown, seen } = makeStage();
  const playback = new Playback(() => stage);
  playback.receive([eventOf(1)], viewAt(1));
  await settle();
  return { playback, shown, seen };
}

test("what happened before one came is told, not played", async () => {
  const { playback, shown } = await begin();
  expect(shown).toEqual([]);
  expect(playback.position).toEqual(after(1));
  expect(playback.log.entries.map(({ text }) => text)).toEqual(["step 1"]);
  expect(playback.announcements).toEqual([]);
});

test("events are played in order, and the view holds when they have been seen", async () => {
  const { playback, shown, seen } = await begin();
  playback.receive([eventOf(2), eventOf(3)], viewAt(3));
  playback.receive([eventOf(4)], viewAt(4));
  await settle();
  expect(shown).toEqual([after(2)]);
  expect(playback.view!.number).toBe(1);
  expect(playback.announcements.map(({ text }) => text)).toEqual(["step 2"]);
  await seen();
  expect(shown).toEqual([after(2), after(3)]);
  await seen();
  expect(playback.view!.number).toBe(3);
  expect(playback.playing!.number).toBe(4);
  await seen();
  expect(playback.view!.number).toBe(4);
  expect(playback.playing).toBeNull();
  expect(playback.position).toEqual(after(4));
  expect(playback.isPlaying).toBe(false);
  expect(playback.announcements.map(({ text }) => text)).toEqual(["step 2", "step 3", "step 4"]);
});

test("every move of a rival that makes it one's turn calls, and nothing else does", async () => {
  const { playback } = await begin();
  const at = (count: number, turn: number, events: TableEvent[]) => {
    playback.receive(events, { ...viewAt(count), you: [1], turn } as View);
    return settle();
  };
  vi.stubGlobal("document", { hidden: true });
  await at(2, 2, [eventOf(2)]);
  expect(playback.call).toBeNull();
  await at(3, 1, [eventOf(3, { seat: 2 })]);
  expect(playback.call).toBe(3);
  await at(3, 1, [otherEvent(4, "returned", { seat: 2 })]);
  await at(4, 1, [eventOf(5)]); // one's own turn goes on
  expect(playback.call).toBe(3);
  await at(6, 1, [eventOf(6), eventOf(7, { seat: 2 })]); // both came before the first was seen
  expect(playback.call).toBe(7);
});

test("a game that has no board here is seen, but nothing of it is told", async () => {
  const playback = new Playback(() => undefined);
  const view = { ...viewAt(1), settings: { game: "garland" } } as View;
  playback.receive([eventOf(1)], view);
  await settle();
  expect(playback.view).toEqual(view);
  expect(playback.board).toBeNull();
  expect(texts(playback)).toEqual([]);
});

test("whoever is in a hurry sees the end at once", async () => {
  const { playback, shown } = await begin();
  playback.receive([eventOf(2), eventOf(3), eventOf(4)], viewAt(4));
  await settle();
  playback.hurry();
  await settle();
  expect(shown).toHaveLength(1);
  expect(playback.position).toEqual(after(4));
  expect(playback.log.entries).toHaveLength(4);
});

test("far behind, or behind another tab, there is a jump", async () => {
  const far = await begin();
  const many = Array.from({ length: 9 }, (_, nth) => eventOf(nth + 2));
  far.playback.receive(many, viewAt(10));
  await settle();
  expect(far.shown).toEqual([]);
  expect(far.playback.position).toEqual(after(10));
  vi.stubGlobal("document", { hidden: true });
  const hidden = await begin();
  hidden.playback.receive([eventOf(2)], viewAt(2));
  await settle();
  expect(hidden.shown).toEqual([]);
});

test("what was undone leaves the log, and the position is the one before", async () => {
  const { playback, shown, seen } = await begin();
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  await seen();
  playback.receive([otherEvent(3, "undo-asked"), otherEvent(4, "undone", { back_to: 1 })], viewAt(1));
  await settle();
  expect(playback.position).toEqual(after(1));
  expect(texts(playback)).toEqual(["step 1", "en table-event-asked", "en table-event-undone"]);
  expect(shown).toHaveLength(1);
});

test("the points of a round go when its end is undone", async () => {
  const { playback } = await begin();
  const begun = (round: number): GameEvent => ({ kind: "begun", seat: 1, points: 0, facts: { round } });
  const scored = (number: number, round: number) =>
    eventOf(number, { happened: [begun(round), { kind: "laid", seat: 1, points: round, facts: { step: 0 } }] });
  const totals = () => playback.log.rounds.map(({ seats }) => seats[0]!.total);
  playback.receive([scored(2, 1), scored(3, 2)], viewAt(3));
  playback.hurry();
  await settle();
  expect(totals()).toEqual([1, 3]);
  playback.receive([otherEvent(4, "undone", { back_to: 2 })], viewAt(1));
  await settle();
  expect(totals()).toEqual([1]);
});

test("somebody who comes after an undo counts only what still holds", async () => {
  const playback = new Playback(() => undefined);
  const scored = (number: number) =>
    eventOf(number, { happened: [{ kind: "laid", seat: 1, points: 4, facts: { step: number } }] });
  const score = (points: number) => ({ ...viewAt(1), position: { ...after(1), boards: [{ score: points }, { score: 0 }] } });
  playback.receive([scored(1), scored(2), otherEvent(3, "undone", { back_to: 1 })], score(4) as View);
  await settle();
  expect(playback.log.rounds.map(({ seats }) => seats[0]!.total)).toEqual([4]);
});

test("who is here is known at once, also in what waits to be shown", async () => {
  const { playback, seen } = await begin();
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  playback.receivePresence([2], 3);
  expect(playback.view!.seats.map(({ is_here }) => is_here)).toEqual([false, true]);
  await seen();
  expect(playback.view!.spectators).toBe(3);
});

test("in another language everything is told again", async () => {
  const { playback } = await begin();
  playback.receive([otherEvent(2, "returned")], viewAt(1));
  await settle();
  spoken = "fr";
  playback.log.retell();
  spoken = "en";
  expect(texts(playback)).toEqual(["step 1", "fr table-event-returned"]);
});

test("in another language, what is being shown is told once", async () => {
  const { playback, seen } = await begin();
  outcome = [{ text: "and what came of it", kind: "score", seat: 1, events: [] }];
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  expect(texts(playback)).toEqual(["step 1", "step 2"]);
  playback.log.retell();
  const all = texts(playback);
  await seen();
  outcome = [];
  expect(texts(playback)).toEqual(all);
});

test("with another key, what was being shown is left, and everything is heard again", async () => {
  const { playback, shown } = await begin();
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  playback.reset();
  playback.receive([eventOf(1), eventOf(2), eventOf(3)], viewAt(3));
  await settle();
  expect(texts(playback)).toEqual(["step 1", "step 2", "step 3"]);
  expect(shown).toEqual([after(2)]);
  expect(playback.announcements.map(({ text }) => text)).toEqual(["step 2"]);
  expect(playback.position).toEqual(after(3));
});

test("a game that could not be loaded is tried again with the next event", async () => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  isOffline = true;
  const { playback } = await begin();
  expect(playback.isPlaying).toBe(false);
  isOffline = false;
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  expect(texts(playback)).toEqual(["step 1", "step 2"]);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

test("with another key everything is heard again, without being played", async () => {
  const { playback, shown } = await begin();
  playback.reset();
  playback.receive([eventOf(1), eventOf(2)], viewAt(2));
  await settle();
  expect(shown).toEqual([]);
  expect(playback.log.entries).toHaveLength(2);
});

test("pictures that lead elsewhere than the rules are recorded", async () => {
  vi.stubGlobal("window", {});
  vi.stubGlobal("console", { error: () => {} });
  const { playback, seen } = await begin();
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  await seen();
  expect(window.faienceFoldErrors).toBeUndefined();
  playback.receive([eventOf(3)], viewAt(7));
  await settle();
  await seen();
  expect(window.faienceFoldErrors).toEqual(["after 3, round is 7, not 3"]);
});

test("what is only told interrupts nothing on the table", async () => {
  const { playback, seen } = await begin();
  playback.receive([otherEvent(2, "returned")], viewAt(1));
  expect(playback.isPlaying).toBe(false);
  playback.receive([eventOf(3)], viewAt(2));
  await settle();
  expect(playback.isPlaying).toBe(true);
  await seen();
  expect(playback.isPlaying).toBe(false);
  expect(texts(playback)).toEqual(["step 1", "en table-event-returned", "step 3"]);
});

test("what people say is heard at once and fades", async () => {
  vi.useFakeTimers();
  const { playback } = await begin();
  const said = otherEvent(2, "said", { phrase: "hello", seat: 2 });
  playback.receive([said], viewAt(1));
  expect(playback.phrases).toEqual([{ number: 2, seat: 2, phrase: "hello" }]);
  vi.advanceTimersByTime(6000);
  expect(playback.phrases).toEqual([]);
  vi.useRealTimers();
});

/** Somebody sits in seat 1. */
const seated = (count: number): View => ({ ...viewAt(count), you: [1] });

test("whoever sits down is told of their moves as theirs, also of those before", async () => {
  const { playback } = await begin();
  expect(texts(playback)).toEqual(["step 1"]);
  playback.receive([], seated(1));
  await settle();
  expect(texts(playback)).toEqual(["step 1 of yours"]);
});

test("a round that ends is summed up until the person here has moved", async () => {
  const { playback, seen } = await begin();
  expect(playback.summary).toBeNull();
  playback.receive([eventOf(2, { seat: 2 })], seated(2));
  await settle();
  await seen();
  expect(playback.summary).toBe(1);
  advance = (before) => before; // the next moves do not end a round
  playback.receive([eventOf(3, { seat: 2 })], seated(2));
  await settle();
  await seen();
  expect(playback.summary).toBe(1);
  playback.receive([eventOf(4)], seated(2));
  await settle();
  await seen();
  expect(playback.summary).toBeNull();
});

test("one looks back at an earlier moment until something happens", async () => {
  const { playback, seen } = await begin();
  const frames = [after(1), after(2), after(3)].map((position) => ({ position, seat: 1, move: "", happened: [] }));
  replay.mockReset().mockResolvedValue({ frames });
  playback.receive([eventOf(2), eventOf(3)], viewAt(3));
  await settle();
  await seen();
  await seen();
  await playback.lookAt(2);
  expect(playback.lookback).toMatchObject({ number: 2, position: after(2) });
  await playback.lookAt(1);
  expect(playback.lookback).toMatchObject({ number: 1, position: after(1) });
  expect(replay).toHaveBeenCalledTimes(1);
  playback.receive([otherEvent(4, "said", { phrase: "hello" })], viewAt(3));
  await settle();
  expect(playback.lookback).not.toBeNull();
  playback.receive([eventOf(5)], viewAt(4));
  await settle();
  expect(playback.lookback).toBeNull();
  await seen();
});

test("the last moment is no look back, one that was undone does not count, and a line that is cut shows nothing", async () => {
  const { playback, seen } = await begin();
  const frames = [after(1), after(2)].map((position) => ({ position, seat: 1, move: "", happened: [] }));
  replay.mockReset().mockRejectedValueOnce(new Error("offline")).mockResolvedValue({ frames });
  playback.receive([eventOf(2)], viewAt(2));
  await settle();
  await seen();
  await playback.lookAt(1);
  expect(playback.lookback).toBeNull();
  playback.receive([otherEvent(3, "undone", { back_to: 1 }), eventOf(4)], viewAt(2));
  await settle();
  await seen();
  await playback.lookAt(4);
  expect(playback.lookback).toBeNull();
  await playback.lookAt(1);
  expect(playback.lookback).toMatchObject({ number: 1, position: after(1) });
  await playback.lookAhead();
  expect(playback.lookback).toBeNull();
});
