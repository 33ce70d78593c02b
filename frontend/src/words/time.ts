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

/** What is left where a move may take days, in whole units: `2 days left`; a little less than a day counts as one. */
export function leftWords(milliseconds: number): string {
  const days = Math.floor((milliseconds + HOUR / 2) / DAY);
  if (days > 0) return say("list-due-days", { count: days });
  const hours = Math.floor((milliseconds + MINUTE) / HOUR);
  if (hours > 0) return say("list-due-hours", { count: hours });
  return say("list-due-minutes", { count: Math.max(0, Math.floor(milliseconds / MINUTE)) });
}

/** The same on the face of a clock: `2 d 4 h`, `4 h 12 min`, `12 min`. */
export function daysText(milliseconds: number): string {
  const whole = Math.ceil(milliseconds / MINUTE) * MINUTE;
  const [days, hours, minutes] = [whole / DAY, (whole % DAY) / HOUR, (whole % HOUR) / MINUTE].map(Math.floor) as [number, number, number];
  if (days) return say("table-clock-days", { days, hours });
  return hours ? say("table-clock-hours", { hours, minutes }) : say("table-clock-minutes", { minutes });
}
