/** How long to wait before trying again: longer each time, never all at once. */

const FIRST = 400;
const LONGEST = 10_000;

export function delay(attempt: number, chance = Math.random()): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(most * (0.6 + 0.4 * chance));
}
