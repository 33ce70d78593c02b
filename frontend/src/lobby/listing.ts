/** Words for a table in a list. */

import { playerOf, seatNames } from "../words/seats";
import { has, say } from "../words/words.svelte";
import type { Choice, Listed } from "../net/wire";
import { preferences } from "../theme/preferences.svelte";

export function gameName(game: string): string {
  return has(`game-${game}`) ? say(`game-${game}`) : game;
}

/** What is played besides the game's name: `Gray wall · Jokers`. */
export function variantWords(game: string, options: Record<string, Choice>): string {
  return Object.entries(options)
    .filter(([, choice]) => choice !== false)
    .map(([name, choice]) => (choice === true ? `option-${game}-${name}` : `choice-${game}-${name}-${choice}`))
    .filter(has)
    .map((message) => say(message))
    .join(" · ");
}

/** Who sits on each seat, called as at the table itself. */
export function listedNames(seats: Listed["seats"]): string[] {
  const isFree = ({ kind }: Listed["seats"][number]) => kind !== "person" && kind !== "bot";
  const names = seatNames(seats.map(playerOf));
  return names.map((name, index) => (isFree(seats[index]!) ? say("list-free") : name));
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, in words: `3 minutes ago`. */
export function ago(time: number, now: number): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const format = new Intl.RelativeTimeFormat(preferences.lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  return format.format(0, "second");
}

/** The date of a record in the reader's way of writing; what is not written as we write it stays as it is. */
export function dateWords(text: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d) UTC)?$/.exec(text) ?? [];
  if (!date) return text;
  if (time) return day(Date.parse(`${date}T${time}Z`));
  return new Intl.DateTimeFormat(preferences.lang, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(date));
}

/** A moment, as one writes it. */
export function day(time: number): string {
  return new Intl.DateTimeFormat(preferences.lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
