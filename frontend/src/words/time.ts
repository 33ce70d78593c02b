/** Time in words: which clock is played with, and how much of it is left. */

import type { Clock } from "../net/wire";
import { say } from "./words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Which clock is played with: `10 min + 5 s`, `3 days per move`. */
export function clockWords(clock: Clock | null): string {
  if (!clock) return say("new-clock-none");
  if (clock.days !== undefined) return say("new-clock-days-words", { days: clock.days });
  return say("new-clock-words", { minutes: clock.minutes ?? 0, increment: clock.increment ?? 0 });
}

/** What is left where a move may take days, in whole units that are sure: `2 days left`, `5 hours left`. */
export function leftWords(milliseconds: number): string {
  if (milliseconds >= DAY) return say("list-due-days", { count: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return say("list-due-hours", { count: Math.floor(milliseconds / HOUR) });
  return say("list-due-minutes", { count: Math.max(0, Math.floor(milliseconds / MINUTE)) });
}

/** The same on the face of a clock: `2 d 4 h`, `4 h 12 min`, `12 min`. */
export function daysText(milliseconds: number): string {
  const [days, hours, minutes] = [milliseconds / DAY, (milliseconds % DAY) / HOUR, (milliseconds % HOUR) / MINUTE].map(Math.floor);
  if (days) return say("table-clock-days", { days, hours: hours ?? 0 });
  return hours ? say("table-clock-hours", { hours, minutes: minutes ?? 0 }) : say("table-clock-minutes", { minutes: minutes ?? 0 });
}
