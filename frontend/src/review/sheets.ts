/** A score sheet put in order: by round, by seat, line by line. */

import type { SheetLine } from "../net/wire";

export interface SeatRound {
  lines: SheetLine[];
  /** What the seat won or lost in the round. */
  points: number;
  /** Its score after the round. */
  total: number;
}

export interface Round {
  round: number;
  seats: SeatRound[];
}

export function byRound(sheet: readonly SheetLine[], seats: number): Round[] {
  const totals = Array.from({ length: seats }, () => 0);
  const rounds: Round[] = [];
  for (let round = 1; round <= Math.max(0, ...sheet.map((line) => line.round)); round += 1) {
    rounds.push({
      round,
      seats: totals.map((_, place) => {
        const lines = sheet.filter((line) => line.round === round && line.seat === place + 1);
        const total = lines.at(-1)?.total ?? totals[place] ?? 0;
        totals[place] = total;
        return { lines, points: lines.reduce((sum, line) => sum + line.points, 0), total };
      }),
    });
  }
  return rounds;
}
