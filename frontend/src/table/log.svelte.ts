/** What happened at a table: the events that still hold, and the log of them in words. */

import { narratorOf, openedGame } from "../games";
import type { View } from "../net/table";
import type { GameEvent, TableEvent } from "../net/wire";
import type { Line, Narrator } from "../words/narrator";
import { seatNames } from "../words/seats";
import { roundsOf, startScores, type Round } from "../words/sheets";
import { tableEventWords } from "../words/table-events";
import { verdict } from "../words/verdict";

/** A line of the log, and the event it tells of. */
export interface LogEntry extends Line {
  number: number;
}

/** Events of the game itself, which can be undone. */
const PLAYED = ["dealt", "moved", "finished"];

export class TableLog {
  entries = $state.raw<LogEntry[]>([]);
  #events = $state.raw<TableEvent[]>([]);
  #start: number[] = [];
  #view: View | null = null;
  #narrator: Narrator | null = null;

  /** Everything that was scored, round by round. */
  readonly rounds: Round[] = $derived.by(() => {
    const happened = this.#events.flatMap((event) => event.happened ?? []);
    if (!this.#view || !happened.length) return [];
    return roundsOf(openedGame(this.#view.settings.game).narration.sheet, happened, this.#start);
  });

  /** Events are about to be told that lead to this; those that were not told yet are given. */
  expect(view: View, untold: readonly TableEvent[]): void {
    this.#view = view;
    if (!view.position || this.#narrator) return;
    const all = [...this.#events, ...untold].flatMap((event): GameEvent[] => event.happened ?? []);
    this.#start = startScores(view.position.boards.map(({ score }) => score), all);
    this.#narrator = this.#newNarrator();
  }

  /** One more event; its lines. */
  tell(event: TableEvent): LogEntry[] {
    if (event.kind === "undone") this.#undo(event.back_to ?? 0);
    this.#events = [...this.#events, event];
    return this.#linesOf(event);
  }

  add(entries: readonly LogEntry[]): void {
    if (entries.length) this.entries = [...this.entries, ...entries];
  }

  /** Tell everything again, in the language that is spoken now. */
  retell(): void {
    if (this.#narrator) this.#narrator = this.#newNarrator();
    this.entries = this.#events.flatMap((event) => this.#linesOf(event));
  }

  clear(): void {
    this.entries = [];
    this.#events = [];
    this.#narrator = null;
  }

  #undo(backTo: number): void {
    this.#events = this.#events.filter(({ number, kind }) => number <= backTo || !PLAYED.includes(kind));
    this.retell();
  }

  #newNarrator(): Narrator {
    const { settings, printed } = this.#view!;
    return narratorOf(settings.game, printed, this.#start);
  }

  #linesOf(event: TableEvent): LogEntry[] {
    return this.#wordsOf(event).map((line) => ({ ...line, number: event.number }));
  }

  #wordsOf(event: TableEvent): Line[] {
    const names = seatNames(event.names);
    if (event.happened) return this.#narrator?.tell(event.happened, names) ?? [];
    const { settings, result } = this.#view!;
    if (event.kind === "finished")
      return result ? [{ text: verdict(settings.game, result, names), kind: "end", seat: null }] : [];
    const text = tableEventWords(event);
    return text ? [{ text, kind: "table", seat: event.seat ?? null }] : [];
  }
}
