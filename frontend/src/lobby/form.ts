/** A table as somebody is about to set it up: like the settings that are sent, but every field has a value to show. */

import { FIRST_GAME } from "../games";
import type { Choice, Clock, GameInfo, SeatPlan, Settings, Speed, Undo } from "../net/wire";

export const SEAT_KINDS = ["me", "person", "friend", "bot", "open"] as const;
export const UNDO: readonly Undo[] = ["free", "agreement", "off"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
export const MOST_SEATS = 6;
export const LEVELS = 10;
export const FIRST_LEVEL = 3;
/** A bot that plays for somebody who is away has this level at least, unless another was agreed. */
export const FAIR_LEVEL = 5;
/** No clock, minutes for the whole game, or days for each move. */
export const PACES = ["none", "minutes", "days"] as const;
export const FIRST_CLOCK = { minutes: 10, increment: 10 };
export const FIRST_DAYS = 3;
/** What the fields of the clock take. */
export const MINUTES = { least: 1, most: 180 };
export const INCREMENT = { least: 0, most: 120 };
export const DAYS = { least: 1, most: 14 };

export type SeatKind = (typeof SEAT_KINDS)[number];
export type Pace = (typeof PACES)[number];

/** A seat of any kind with its name and level, which stay while one tries other kinds. */
export interface SeatForm {
  kind: SeatKind;
  name: string;
  level: number;
}

export interface TableForm {
  game: string;
  options: Record<string, Choice>;
  /** How many seats the table has. */
  count: number;
  /** Always as many as any game takes, so that going back from two seats to four brings back what was chosen. */
  seats: SeatForm[];
  first: number | "random";
  pace: Pace;
  clock: { minutes: number; increment: number };
  days: number;
  undo: Undo;
  speed: Speed;
  /** The level of bots that play for people who are away; null leaves it at what is fair anyway. */
  stand_in: number | null;
  is_listed: boolean;
  has_spectators: boolean;
}

export function freshForm(): TableForm {
  const seat = (kind: SeatKind): SeatForm => ({ kind, name: "", level: FIRST_LEVEL });
  return {
    game: FIRST_GAME,
    options: {},
    count: 2,
    seats: Array.from({ length: MOST_SEATS }, (_, place) => seat(place ? "bot" : "me")),
    first: "random",
    pace: "none",
    clock: { ...FIRST_CLOCK },
    days: FIRST_DAYS,
    undo: "free",
    speed: "normal",
    stand_in: null,
    is_listed: false,
    has_spectators: true,
  };
}

function within(value: unknown, { least, most }: { least: number; most: number }, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.round(value)))
    : otherwise;
}

function oneOf<Value>(value: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.includes(value as Value) ? (value as Value) : otherwise;
}

/** A form out of whatever a browser kept, perhaps written by another version of this page. */
export function readForm(kept: unknown): TableForm {
  const fresh = freshForm();
  if (typeof kept !== "object" || kept === null) return fresh;
  const old = kept as Partial<TableForm>;
  const count = within(old.count, { least: 1, most: MOST_SEATS }, fresh.count);
  return {
    game: typeof old.game === "string" ? old.game : fresh.game,
    options: typeof old.options === "object" && old.options !== null ? { ...old.options } : {},
    count,
    seats: fresh.seats.map((seat, place) => readSeat(old.seats?.[place], seat, place)),
    first: oneOf<number | "random">(old.first, fresh.seats.map((_, place) => place + 1).slice(0, count), "random"),
    pace: oneOf(old.pace, PACES, fresh.pace),
    clock: {
      minutes: within(old.clock?.minutes, MINUTES, FIRST_CLOCK.minutes),
      increment: within(old.clock?.increment, INCREMENT, FIRST_CLOCK.increment),
    },
    days: within(old.days, DAYS, FIRST_DAYS),
    undo: oneOf(old.undo, UNDO, fresh.undo),
    speed: oneOf(old.speed, SPEEDS, fresh.speed),
    stand_in: typeof old.stand_in === "number" ? within(old.stand_in, { least: 1, most: LEVELS }, FAIR_LEVEL) : null,
    is_listed: old.is_listed === true,
    has_spectators: old.has_spectators !== false,
  };
}

function readSeat(old: Partial<SeatForm> | undefined, fresh: SeatForm, place: number): SeatForm {
  return {
    kind: place === 0 ? "me" : oneOf(old?.kind === "me" ? "person" : old?.kind, SEAT_KINDS, fresh.kind),
    name: typeof old?.name === "string" ? old.name : "",
    level: within(old?.level, { least: 1, most: LEVELS }, fresh.level),
  };
}

/** The options of a game as chosen so far; the first choice is what is played if nothing is said. */
export function optionsOf(game: GameInfo | undefined, chosen: Record<string, Choice>): Record<string, Choice> {
  const options: Record<string, Choice> = {};
  for (const { name, choices } of game?.options ?? []) {
    const value = chosen[name];
    const choice = value !== undefined && choices.includes(value) ? value : choices[0];
    if (choice !== undefined) options[name] = choice;
  }
  return options;
}

/** How many seats a table of a game has: as many as wanted, or as near to that as the game allows. */
export function countOf(game: GameInfo | undefined, wanted: number): number {
  const nearest = (best: number, seats: number) => (Math.abs(seats - wanted) < Math.abs(best - wanted) ? seats : best);
  return game?.seats.length ? game.seats.reduce(nearest) : wanted;
}

function planOf(seat: SeatForm, me: string): SeatPlan {
  if (seat.kind === "bot") return { kind: "bot", level: seat.level };
  if (seat.kind === "friend" || seat.kind === "open") return { kind: seat.kind };
  const name = (seat.kind === "me" ? me : seat.name).trim();
  return name ? { kind: "me", name } : { kind: "me" };
}

/** The clock that was chosen. */
export function clockOf({ pace, clock, days }: TableForm): Clock | null {
  if (pace === "none") return null;
  return pace === "days" ? { days } : { ...clock };
}

/** What is sent to the server. */
export function settingsOf(form: TableForm, game: GameInfo | undefined, me: string): Settings {
  const count = countOf(game, form.count);
  return {
    game: form.game,
    options: optionsOf(game, form.options),
    seats: form.seats.slice(0, count).map((seat) => planOf(seat, me)),
    first: typeof form.first === "number" && form.first > count ? "random" : form.first,
    clock: clockOf(form),
    undo: form.undo,
    speed: form.speed,
    stand_in: form.stand_in,
    is_listed: form.is_listed,
    has_spectators: form.has_spectators,
  };
}
