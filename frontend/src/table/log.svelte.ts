/** What happened at a table: the events that still hold, and the log of them in words. */

import { missingIn } from "../draws/missing";
import { narratorOf, openedGame } from "../games";
import type { View } from "../net/table";
import type { GameEvent, Position, TableEvent } from "../net/wire";
import type { Line, Narrator } from "../words/narrator";
import { seatNames } from "../words/seats";
import { roundsOf, startScores, type Round } from "../words/sheets";
import { missingWords, tableEventWords } from "../words/table-events";
import { verdict } from "../words/verdict";
import { namesFor } from "../words/you";
import type { LogEntry } from "./moves";

/** Events of the game itself, which can be undone. */
const PLAYED = ["dealt", "moved", "finished"];

/** The events that still hold after one more: one that undoes others takes the place of those. */
function withEvent(events: readonly TableEvent[], event: TableEvent): TableEvent[] {
  const { kind, back_to = 0 } = event;
  if (kind !== "undone") return [...events, event];
  return [...events.filter((past) => past.number <= back_to || !PLAYED.includes(past.kind)), event];
}

export class TableLog {
  entries = $state.raw<LogEntry[]>([]);
  #events = $state.raw<TableEvent[]>([]);
  #start: number[] = [];
  #view: View | null = null;
  #narrator: Narrator | null = null;
  #round = 1;
  /** The last event whose lines were all told again. */
  #retold = -1;

  /** Everything that was scored, round by round. */
  readonly rounds: Round[] = $derived.by(() => {
    const happened = this.#events.flatMap((event) => event.happened ?? []);
    if (!this.#view || !happened.length) return [];
    return roundsOf(openedGame(this.#view.settings.game).narration.sheet, happened, this.#start);
  });

  /** Events are about to be told that lead to this; those that were not told yet are given. */
  expect(view: View, untold: readonly TableEvent[]): void {
    const before = this.#view?.you ?? view.you;
    this.#view = view;
    if (before.join() !== view.you.join()) this.retell(); // somebody else reads it now
    if (!view.position || this.#narrator) return;
    const all = untold.reduce(withEvent, this.#events).flatMap((event): GameEvent[] => event.happened ?? []);
    this.#start = startScores(view.position.boards.map(({ score }) => score), all);
    this.#narrator = this.#newNarrator();
  }

  /** One more event; its lines. */
  tell(event: TableEvent): LogEntry[] {
    this.#events = withEvent(this.#events, event);
    if (event.kind === "undone") this.#tellAll(this.#events.slice(0, -1));
    return this.#linesOf(event);
  }

  /** Lines of an event, unless it was told again meanwhile. */
  add(entries: readonly LogEntry[]): void {
    const fresh = entries.filter(({ number }) => number > this.#retold);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /** Tell everything again, in the language that is spoken now. */
  retell(): void {
    this.#tellAll(this.#events);
  }

  /** Which moment of the game an event led to: deals and moves count from 0, those that do not hold any more do not. */
  stepOf(number: number): number {
    return this.#events.filter((event) => event.happened && event.number <= number).length - 1;
  }

  clear(): void {
    this.entries = [];
    this.#events = [];
    this.#retold = -1;
    this.#narrator = null;
  }

  #tellAll(events: readonly TableEvent[]): void {
    this.#round = 1;
    this.#retold = events.at(-1)?.number ?? -1;
    if (this.#narrator) this.#narrator = this.#newNarrator();
    this.entries = events.flatMap((event) => this.#linesOf(event));
  }

  #newNarrator(): Narrator {
    const { settings, printed } = this.#view!;
    return narratorOf(settings.game, printed, this.#start);
  }

  /** How things stand after events of long ago: what does not change, and the round they belong to. */
  #positionAt(happened: readonly GameEvent[]): Position {
    const { settings, position } = this.#view!;
    const begins = openedGame(settings.game).narration.sheet.round;
    const begun = happened.findLast(({ kind }) => kind === begins);
    if (begun) this.#round = Number(begun.facts.round);
    const then = { ...position!, round: this.#round };
    return openedGame(settings.game).board?.recall?.(then, this.#events.flatMap((event) => event.happened ?? [])) ?? then;
  }

  #linesOf(event: TableEvent): LogEntry[] {
    const { happened, number } = event;
    const names = namesFor(this.#view!.you, seatNames(event.names));
    if (!happened) return this.#otherWords(event, names).map((line) => ({ ...line, number, position: null }));
    const position = this.#positionAt(happened);
    const lines = this.#narrator?.tell(happened, names, position).map((line): LogEntry => ({ ...line, number, position })) ?? [];
    return [...lines, ...this.#missingLines(event, names)];
  }

  /** A device that had no part in a draw is told at once, unless nobody waits for devices. */
  #missingLines(event: TableEvent, names: string[]): LogEntry[] {
    if (event.kind !== "dealt" || !event.links?.length) return [];
    const texts = missingWords(missingIn(event, this.#events), names, this.#view!.settings.clock?.days !== undefined);
    return texts.map((text) => ({ text, kind: "table", seat: null, events: [], number: event.number, position: null }));
  }

  #otherWords(event: TableEvent, names: string[]): Line[] {
    const { settings, result } = this.#view!;
    if (event.kind === "finished")
      return result ? [{ text: verdict(settings.game, result, names), kind: "end", seat: null, events: [] }] : [];
    const text = tableEventWords(event, names);
    return text ? [{ text, kind: "table", seat: event.seat ?? null, events: [] }] : [];
  }
}
