/** What the page shows of a table: it follows what the table says, one event after the other, at the pace of the eye. */

import { tick } from "svelte";
import { checkFold } from "../board/fold";
import { boardOf } from "../games";
import type { Board } from "../games/game";
import type { View } from "../net/table";
import type { GameEvent, Position, TableEvent } from "../net/wire";
import { TableLog, type LogEntry } from "./log.svelte";

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

interface Received {
  events: TableEvent[];
  view: View;
  /** When, by this browser's clock. */
  at: number;
}

/** More than so many moves behind, there is no point in watching them all. */
const MOST_BEHIND = 6;
const PHRASE_SHOWN = 5_000;

export class Playback {
  view = $state.raw<View | null>(null);
  /** The game, as soon as it is loaded. */
  board = $state.raw<Board | null>(null);
  position = $state.raw<Position | null>(null);
  readonly log = new TableLog();
  /** What happened last, for those who do not see it. */
  announcement = $state("");
  phrases = $state.raw<ShownPhrase[]>([]);
  isPlaying = $state(false);
  /** The event that is being played; the view is still the one before it. */
  playing = $state.raw<TableEvent | null>(null);
  /** Whether it ends a round. */
  isScoring = $state(false);
  /** When the view came, by this browser's clock. */
  receivedAt = $state(0);
  #stage: () => Stage | undefined;
  #queue: Received[] = [];
  #isHurried = false;
  /** What happened before one came is not played. */
  #isSilent = true;

  constructor(stage: () => Stage | undefined) {
    this.#stage = stage;
  }

  /** Forget everything: it will be told again from the beginning. */
  reset(): void {
    this.#queue = [];
    this.#isSilent = true;
    this.log.clear();
    this.hurry();
  }

  receive(events: TableEvent[], view: View): void {
    for (const event of events) if (!this.#isSilent && event.kind === "said") this.#showPhrase(event);
    this.#queue.push({ events, view, at: performance.now() });
    if (!this.isPlaying) void this.#run();
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

  async #run(): Promise<void> {
    this.isPlaying = true;
    this.#isHurried = false;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      this.board ??= await boardOf(next.view.settings.game);
      if (!this.board) {
        this.view = next.view;
        this.#queue = [];
        break;
      }
      this.log.expect(next.view, next.events);
      const isShown = this.#isShown(next.events);
      let folded = this.position;
      for (const event of next.events) {
        const lines = this.log.tell(event);
        const before = folded ?? this.#beforeDeal(event, next);
        folded = this.#fold(before, event);
        // Who did what is told at once; what came of it is seen first.
        this.#tell(lines.filter(({ kind }) => kind === "move"));
        if (isShown && before && folded && event.happened) await this.#play(event, next.view, before, folded);
        this.#tell(lines.filter(({ kind }) => kind !== "move"));
      }
      this.#settle(next, folded);
      if (this.#queue[0] === next) this.#queue.shift();
    }
    this.isPlaying = false;
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
  #settle({ view, events, at }: Received, folded: Position | null): void {
    const done = events.map(({ move, kind }) => move ?? kind).join(", ");
    if (folded && view.position && !this.#isSilent) checkFold(folded, view.position, done);
    this.view = view;
    this.receivedAt = at;
    this.position = view.position;
    this.playing = null;
    this.isScoring = false;
    this.#isSilent = false;
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
    this.isScoring = after.round !== before.round || (view.status === "over" && after.turn === null);
    this.playing = event;
    await this.#stage()?.play(event.happened ?? [], after);
    this.position = after;
  }

  #tell(lines: LogEntry[]): void {
    if (!lines.length) return;
    this.log.add(lines);
    if (!this.#isSilent) this.announcement = lines.map(({ text }) => text).join(" ");
  }

  #showPhrase({ number, seat, phrase }: TableEvent): void {
    if (seat === undefined || phrase === undefined) return;
    this.phrases = [...this.phrases.filter((shown) => shown.seat !== seat), { number, seat, phrase }];
    setTimeout(() => (this.phrases = this.phrases.filter((shown) => shown.number !== number)), PHRASE_SHOWN);
  }
}
