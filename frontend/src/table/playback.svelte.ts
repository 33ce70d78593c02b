/** What the page shows of a table: it follows what the table says, one event after the other, at the pace of the eye. */

import { tick } from "svelte";
import { painted } from "../board/painting";
import { checkFold } from "../board/fold";
import { boardOf } from "../games";
import type { Board } from "../games/game";
import { api } from "../net/api";
import type { View } from "../net/table";
import type { Frame, GameEvent, Position, TableEvent } from "../net/wire";
import type { LogEntry } from "./moves";
import { TableLog } from "./log.svelte";

export interface Stage {
  play(happened: GameEvent[], after: Position): Promise<void>;
  hurry(): void;
}

/** A phrase beside the name of whoever says it. */
export interface ShownPhrase {
  number: number;
  seat: number;
  phrase: string;
}

/** Something that a screen reader tells. */
export interface Announcement {
  id: number;
  text: string;
}

/** A look back: how things stood after an event. */
export interface LookBack extends Frame {
  number: number;
}

interface Received {
  events: TableEvent[];
  view: View;
  /** When, by this browser's clock. */
  at: number;
}

/** More than so many moves behind, there is no point in watching them all. */
const MOST_BEHIND = 6;
const PHRASE_SHOWN = 5_000;
/** So many lines are added to the list of moves before it is drawn. */
const AT_ONCE = 4;
/** So many announcements stand in the page: a screen reader takes what is added, at its own pace. */
const MOST_ANNOUNCED = 8;

export class Playback {
  view = $state.raw<View | null>(null);
  /** The game, as soon as it is loaded. */
  board = $state.raw<Board | null>(null);
  position = $state.raw<Position | null>(null);
  readonly log = new TableLog();
  /** What happened last, for those who do not see it: what is told while something is still being said comes after it. */
  announcements = $state.raw<Announcement[]>([]);
  phrases = $state.raw<ShownPhrase[]>([]);
  /** Whether something on the table changes; what is only said or told changes nothing there. */
  isPlaying = $state(false);
  /** The event that is being played; the view is still the one before it. */
  playing = $state.raw<TableEvent | null>(null);
  /** Whether it ends a round. */
  isScoring = $state(false);
  /** The round that is over, until it is closed or the person here has moved. */
  summary = $state<number | null>(null);
  lookback = $state.raw<LookBack | null>(null);
  /** When the view came, by this browser's clock. */
  receivedAt = $state(0);
  /** Whether the game could not be loaded. */
  isFailed = $state(false);
  /** The event that made it the turn of the person here; null while it is not theirs. */
  call = $state<number | null>(null);
  #stage: () => Stage | undefined;
  #queue: Received[] = [];
  #isRunning = false;
  #isHurried = false;
  /** What happened before one came is not played. */
  #isSilent = true;
  /** Every moment of the game up to a version of the table. */
  #past: { version: number; frames: Frame[] } | null = null;

  constructor(stage: () => Stage | undefined) {
    this.#stage = stage;
  }

  /** Forget everything: it will be told again from the beginning. */
  reset(): void {
    this.#queue = [];
    this.#isSilent = true;
    this.#past = null;
    this.lookback = null;
    this.log.clear();
    this.hurry();
  }

  receive(events: TableEvent[], view: View): void {
    for (const event of events) if (!this.#isSilent && event.kind === "said") this.#showPhrase(event);
    this.#queue.push({ events, view, at: performance.now() });
    if (!this.#isRunning) this.#run().catch((error: unknown) => console.error(error));
  }

  receivePresence(here: number[], spectators: number): void {
    const isHere = (view: View): View => ({
      ...view,
      spectators,
      seats: view.seats.map((seat) => ({
        ...seat,
        is_here: seat.kind === "bot" || (seat.kind === "person" && here.includes(seat.seat)),
      })),
    });
    if (this.view) this.view = isHere(this.view);
    for (const received of this.#queue) received.view = isHere(received.view);
  }

  /** Show everything at once. */
  hurry(): void {
    this.#isHurried = true;
    this.#stage()?.hurry();
  }

  /** Show how things stood after an event, until something happens; the last one is how things stand now. */
  async lookAt(number: number): Promise<void> {
    const { view } = this;
    if (!view || this.isPlaying) return;
    if (this.#past?.version !== view.version) {
      const replay = await api.replay(view.table).catch(() => null);
      if (!replay) return; // the line is cut, and the table says so
      this.#past = { version: view.version, frames: replay.frames };
    }
    if (this.view?.version !== view.version || this.isPlaying) return;
    const step = this.log.stepOf(number);
    const frame = this.#past.frames[step];
    this.lookback = frame && step < this.#past.frames.length - 1 ? { ...frame, number } : null;
  }

  /** Look at the moment before or after the one that is looked at; after the last of them is how things stand. */
  async lookOn(step: 1 | -1): Promise<void> {
    if (!this.lookback) return;
    const moments = [...new Set(this.log.entries.flatMap(({ number, position }) => (position ? [number] : [])))];
    const next = moments[moments.indexOf(this.lookback.number) + step];
    if (next !== undefined) await this.lookAt(next);
  }

  /** Back to how things stand. */
  async lookAhead(): Promise<void> {
    if (!this.lookback) return;
    this.lookback = null;
    await tick();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#isHurried = false;
    this.isPlaying = this.#queue.some(({ events }) => events.some(isPlayed));
    try {
      if (!this.#isSilent) await painted();
      for (let next = this.#queue[0]; next; next = this.#queue[0]) {
        this.board ??= await this.#load(next.view.settings.game);
        if (!this.board) {
          this.view = next.view;
          this.call = this.#callOf(next);
          this.#queue = [];
          break;
        }
        await this.#show(next);
        await painted(); // what was shown stands before there is something to choose
      }
    } finally {
      this.isPlaying = this.#isRunning = false; // what could not be loaded is tried again with the next event
    }
  }

  async #load(game: string): Promise<Board | null> {
    try {
      const board = await boardOf(game);
      this.isFailed = false;
      return board;
    } catch (error) {
      this.isFailed = true;
      throw error;
    }
  }

  /** Tell and play what was received together, and stop where everything is told anew. */
  async #show(received: Received): Promise<void> {
    const { events, view } = received;
    const isWanted = () => this.#queue[0] === received;
    if (events.some(isPlayed)) {
      this.isPlaying = true;
      await this.lookAhead();
    }
    if (!isWanted()) return;
    this.log.expect(view, events);
    const isShown = this.#isShown(events);
    let folded = this.position;
    for (const event of events) {
      const lines = this.log.tell(event);
      const before = folded ?? this.#beforeDeal(event, received);
      folded = this.#fold(before, event);
      // Who did what is told at once; what came of it is seen first.
      this.#tell(lines.filter(({ kind }) => kind === "move"));
      if (isShown && before && folded && event.happened) {
        await painted(); // what was told stands before tiles move
        if (isWanted()) await this.#play(event, view, before, folded);
      }
      if (!isWanted()) return;
      this.#sumUp(event, view, before, folded);
      const outcome = lines.filter(({ kind }) => kind !== "move");
      for (let from = 0; from < outcome.length; from += AT_ONCE) {
        if (isShown) await painted();
        if (!isWanted()) return;
        this.#tell(outcome.slice(from, from + AT_ONCE));
      }
    }
    if (isShown) await painted();
    if (!isWanted()) return;
    this.#settle(received, folded);
    this.#queue.shift();
  }

  /** A round that ends is summed up; what was read before goes away when the reader goes on. */
  #sumUp({ kind, seat }: TableEvent, view: View, before: Position | null, after: Position | null): void {
    const isReader = view.you.length === 0 || (seat !== undefined && view.you.includes(seat));
    if (kind === "undone" || (kind === "moved" && isReader)) this.summary = null;
    if (kind === "moved" && before && after && !this.#isSilent && endsRound(before, after)) this.summary = before.round;
  }

  /** The position after an event, made from what happened; none where the way there is not known. */
  #fold(before: Position | null, { kind, happened, move }: TableEvent): Position | null {
    if (!before || !this.board || kind === "undone") return null;
    return happened ? this.board.motion.advance(before, happened, move ?? null) : before;
  }

  /** The position before the first deal, for somebody who was here already. */
  #beforeDeal({ kind, happened }: TableEvent, { view, events }: Received): Position | null {
    const isFirst = kind === "dealt" && !this.#isSilent && events.every((event) => event.kind !== "moved");
    if (!isFirst || this.position || !view.position || !this.board) return null;
    return this.board.motion.undealt(view.position, happened ?? []);
  }

  /** How things stand after everything that was received together. */
  #settle(received: Received, folded: Position | null): void {
    const { view, events, at } = received;
    const done = events.map(({ move, kind }) => move ?? kind).join(", ");
    const isSeen = folded && view.position && !this.#isSilent && checkFold(folded, view.position, done);
    this.view = view;
    this.receivedAt = at;
    this.call = this.#callOf(received);
    this.position = isSeen ? folded : view.position; // what is shown already is not drawn anew
    this.playing = null;
    this.isScoring = false;
    this.#isSilent = false;
  }

  /** A turn begins anew with every move of somebody else, even if the own move before it came in the same breath. */
  #callOf({ view: { status, turn, you, version, draw }, events }: Received): number | null {
    if (status === "playing" && draw) return this.call; // whose turn it is comes with the draw
    if (status !== "playing" || turn === null || !you.includes(turn)) return null;
    const caller = events.findLast(({ kind, seat }) => kind === "moved" && !you.includes(seat!));
    return caller?.number ?? this.call ?? version;
  }

  /** Whether it is worth while to watch: not when far behind, and not when the way there is not known. */
  #isShown(events: TableEvent[]): boolean {
    const moves = this.#queue.flatMap((received) => received.events).filter(({ kind }) => kind === "moved");
    return (
      !this.#isSilent &&
      !document.hidden &&
      moves.length <= MOST_BEHIND &&
      events.every(({ kind }) => kind !== "undone")
    );
  }

  async #play(event: TableEvent, view: View, before: Position, after: Position): Promise<void> {
    if (this.#isHurried) return;
    if (!this.position) {
      this.view = { ...view, options: null };
      this.position = before;
      await tick();
    }
    this.isScoring = endsRound(before, after) || (view.status === "over" && after.turn === null);
    this.playing = event;
    await this.#stage()?.play(event.happened ?? [], after);
    this.position = after;
  }

  #tell(lines: LogEntry[]): void {
    if (!lines.length) return;
    this.log.add(lines);
    if (this.#isSilent) return;
    const text = lines.map((line) => line.text).join(" ");
    this.announcements = [...this.announcements.slice(1 - MOST_ANNOUNCED), { id: (this.announcements.at(-1)?.id ?? 0) + 1, text }];
  }

  #showPhrase({ number, seat, phrase }: TableEvent): void {
    if (seat === undefined || phrase === undefined) return;
    this.phrases = [...this.phrases.filter((shown) => shown.seat !== seat), { number, seat, phrase }];
    setTimeout(() => (this.phrases = this.phrases.filter((shown) => shown.number !== number)), PHRASE_SHOWN);
  }
}

function endsRound(before: Position, after: Position): boolean {
  return after.round !== before.round;
}

/** Whether an event changes what lies on the table. */
function isPlayed({ kind, happened }: TableEvent): boolean {
  return happened !== undefined || kind === "undone" || kind === "finished";
}
