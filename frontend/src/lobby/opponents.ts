/** Whom one plays when one presses Play: a bot, friends by link, or people on this screen. Kept for each game. */

import type { GameInfo, Settings } from "../net/wire";
import { FIRST_LEVEL, freshForm, LEVELS, MOST_SEATS, settingsOf, type SeatKind, type TableForm } from "./form";
import { store, stored } from "./storage";

export const KINDS = ["bot", "friend", "person"] as const;

export interface Opponents {
  kind: (typeof KINDS)[number];
  /** Of bots. */
  level: number;
  /** How many seats the table has. */
  count: number;
  /** Of the people on this screen besides whoever it belongs to. */
  names: string[];
}

export function freshOpponents(): Opponents {
  return { kind: "bot", level: FIRST_LEVEL, count: 2, names: Array<string>(MOST_SEATS - 1).fill("") };
}

/** What a browser kept, as far as it makes sense. */
export function readOpponents(kept: unknown): Opponents {
  const fresh = freshOpponents();
  if (typeof kept !== "object" || kept === null) return fresh;
  const { kind, level, count, names } = kept as Partial<Record<keyof Opponents, unknown>>;
  const whole = (value: unknown, most: number, otherwise: number) =>
    typeof value === "number" && value >= 1 && value <= most ? Math.round(value) : otherwise;
  return {
    kind: KINDS.find((known) => known === kind) ?? fresh.kind,
    level: whole(level, LEVELS, fresh.level),
    count: whole(count, MOST_SEATS, fresh.count),
    names: fresh.names.map((_, at) => (Array.isArray(names) && typeof names[at] === "string" ? names[at] : "")),
  };
}

const KEY = "opponents";
/** Of a game that was not played yet: as in the one that was played last. */
const LAST = "*";

function everything(): Record<string, unknown> {
  const kept = stored(KEY);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
}

export function lastOpponents(game: string): Opponents {
  const kept = everything();
  return readOpponents(kept[game] ?? kept[LAST]);
}

export function keepOpponents(game: string, chosen: Opponents): void {
  store(KEY, { ...everything(), [game]: chosen, [LAST]: chosen });
}

/** A form with these opponents in it. */
export function formAgainst(form: TableForm, chosen: Opponents): TableForm {
  const kind: SeatKind = chosen.kind;
  const others = form.seats.slice(1).map((_, at) => ({ kind, level: chosen.level, name: chosen.names[at] ?? "" }));
  return { ...form, count: chosen.count, seats: [form.seats[0]!, ...others] };
}

/** The table to be made. */
export function settingsAgainst(game: GameInfo | undefined, chosen: Opponents, myName: string): Settings {
  const form = freshForm();
  return settingsOf({ ...formAgainst(form, chosen), game: game?.name ?? form.game }, game, myName);
}
