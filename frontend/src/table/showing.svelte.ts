/** What the page shows of a table: it follows what the server says, one event after the other, at the pace of the eye. */

import { tick } from "svelte";
import { openGame } from "../games";
import type { Board } from "../games/game";
import type { GameEvent, LogLine, Position, SheetLine, TableEvent, View } from "../net/wire";

export interface Stage {
  play(happened: GameEvent[], after: Position): Promise<void>;
  hurry(): void;
}

export interface Told extends LogLine {
  number: number;
}

export interface Said {
  number: number;
  seat: number;
  phrase: string;
}

interface News {
  events: TableEvent[];
  view: View;
  /** When, by this browser's clock. */
  heard: number;
}

/** More than so many moves behind, there is no point in watching them all. */
const MOST_BEHIND = 6;
const SAID_FOR = 5_000;

export class Showing {
  view = $state.raw<View | null>(null);
  /** The game, as soon as it is loaded. */
  board = $state.raw<Board | null>(null);
  position = $state.raw<Position | null>(null);
  lines = $state.raw<Told[]>([]);
  /** What happened last, for those who do not see it. */
  news = $state("");
  #sheets = $state.raw<{ number: number; sheet: SheetLine[] }[]>([]);
  /** The points of the last round. */
  readonly sheet: SheetLine[] = $derived(this.#sheets.at(-1)?.sheet ?? []);
  said = $state.raw<Said[]>([]);
  isPlaying = $state(false);
  /** The event that is being played; the view is still the one before it. */
  shown = $state.raw<TableEvent | null>(null);
  /** When the view came, by this browser's clock. */
  heard = $state(0);
  #stage: () => Stage | undefined;
  #queue: News[] = [];
  #isHurried = false;
  /** What happened before one came is not played. */
  #isSilent = true;

  constructor(stage: () => Stage | undefined) {
    this.#stage = stage;
  }

  /** Forget the words: they will be told again. */
  reset(): void {
    this.#queue = [];
    this.#isSilent = true;
    this.lines = [];
    this.#sheets = [];
    this.hurry();
  }

  hear(events: TableEvent[], view: View): void {
    for (const event of events) if (!this.#isSilent && event.kind === "said") this.#hearSaid(event);
    this.#queue.push({ events, view, heard: performance.now() });
    if (!this.isPlaying) void this.#run();
  }

  hearPresence(here: number[], spectators: number): void {
    const isHere = (view: View): View => ({
      ...view,
      spectators,
      seats: view.seats.map((seat) => ({
        ...seat,
        is_here: seat.kind === "bot" || (seat.kind === "person" && here.includes(seat.seat)),
      })),
    });
    if (this.view) this.view = isHere(this.view);
    for (const news of this.#queue) news.view = isHere(news.view);
  }

  /** Show everything at once. */
  hurry(): void {
    this.#isHurried = true;
    this.#stage()?.hurry();
  }

  async #run(): Promise<void> {
    this.isPlaying = true;
    this.#isHurried = false;
    for (let news = this.#queue[0]; news; news = this.#queue[0]) {
      this.board ??= (await openGame(news.view.settings.game)).board ?? null;
      const isShown = this.#isShown(news.events);
      for (const event of news.events) {
        this.#tellMove(event);
        if (isShown && event.happened.length) await this.#play(event, news);
        this.#tellRest(event);
      }
      this.view = news.view;
      this.heard = news.heard;
      this.position = news.view.position;
      this.shown = null;
      this.#isSilent = false;
      if (this.#queue[0] === news) this.#queue.shift();
    }
    this.isPlaying = false;
  }

  /** Whether it is worth while to watch: not when far behind, and not when the way there is not known. */
  #isShown(events: TableEvent[]): boolean {
    const moves = this.#queue.flatMap((news) => news.events).filter(({ kind }) => kind === "moved");
    return (
      !this.#isSilent &&
      !document.hidden &&
      moves.length <= MOST_BEHIND &&
      events.every(({ kind }) => kind !== "undone")
    );
  }

  async #play(event: TableEvent, { view, events }: News): Promise<void> {
    if (this.#isHurried || !view.position || !this.board) return;
    const { motion } = this.board;
    if (!this.position) {
      if (events.some(({ kind }) => kind === "moved")) return;
      this.view = { ...view, moves: [] };
      this.position = motion.undealt(view.position, event.happened);
      await tick();
    }
    const after = motion.advance(this.position!, event.happened, event.move);
    this.shown = event;
    await this.#stage()?.play(event.happened, after);
    this.position = after;
  }

  /** Who did what is told at once; what came of it is seen first. */
  #tellMove({ number, lines, back_to }: TableEvent): void {
    if (back_to !== null) {
      this.lines = this.lines.filter((line) => line.number <= back_to || line.kind === "table");
      this.#sheets = this.#sheets.filter((scored) => scored.number <= back_to);
    }
    this.#tell(
      number,
      lines.filter(({ kind }) => kind === "move"),
    );
  }

  #tellRest({ number, lines, sheet }: TableEvent): void {
    this.#tell(
      number,
      lines.filter(({ kind }) => kind !== "move"),
    );
    if (sheet.length) this.#sheets = [...this.#sheets, { number, sheet }];
  }

  #tell(number: number, lines: LogLine[]): void {
    if (!lines.length) return;
    this.lines = [...this.lines, ...lines.map((line) => ({ ...line, number }))];
    if (!this.#isSilent) this.news = lines.map(({ text }) => text).join(" ");
  }

  #hearSaid({ number, seat, phrase }: TableEvent): void {
    if (seat === null || phrase === null) return;
    this.said = [...this.said.filter((said) => said.seat !== seat), { number, seat, phrase }];
    setTimeout(() => (this.said = this.said.filter((said) => said.number !== number)), SAID_FOR);
  }
}
