/** How one did against each level: counted from one's own finished games. */

import type { Listed } from "../net/wire";

export interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

/** Won, lost and drawn against each level of a game; with several bots of a level the best of them counts. */
export function talliesOf(tables: readonly Listed[], game: string): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const table of tables) {
    const [seat, ...more] = table.you;
    const mine = table.seats[(seat ?? 0) - 1]?.place;
    if (table.game !== game || table.status !== "over" || more.length || !mine) continue;
    const best = new Map<number, number>();
    for (const { level, place } of table.seats)
      if (level !== null && place !== null) best.set(level, Math.min(place, best.get(level) ?? place));
    for (const [level, place] of best) {
      const tally = tallies.get(level) ?? { won: 0, lost: 0, drawn: 0 };
      tally[mine < place ? "won" : mine > place ? "lost" : "drawn"] += 1;
      tallies.set(level, tally);
    }
  }
  return tallies;
}
