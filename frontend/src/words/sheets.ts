/** Score sheets, added up from what happened: by round, by seat, point by point. */

import type { GameEvent } from "../net/wire";

/** Which kind of event begins a round, which kinds are told even if they take nothing, and which the end of the game brings. */
export interface SheetRules {
  round: string;
  losses: readonly string[];
  final: readonly string[];
}

/** Something that gave or took points, and the seat's score after it. */
export interface SheetLine {
  event: GameEvent;
  total: number;
}

export interface SeatRound {
  lines: SheetLine[];
  /** What the seat won or lost in the round. */
  points: number;
  /** Its score after the round. */
  total: number;
}

export interface Round {
  round: number;
  /** What the end of the game brought, which stands apart from the last round. */
  isFinal: boolean;
  seats: SeatRound[];
}

/** The scores before the first event, from those after the last one. */
export function startScores(scores: readonly number[], events: readonly GameEvent[]): number[] {
  const gained = (seat: number) => events.reduce((sum, event) => (event.seat === seat ? sum + event.points : sum), 0);
  return scores.map((score, index) => score - gained(index + 1));
}

/** Every round in which something was scored, and those before it; after the last one what the end of the game brought. */
export function roundsOf({ round: begins, losses, final }: SheetRules, events: readonly GameEvent[], start: readonly number[]): Round[] {
  const totals = [...start];
  const rounds: Round[] = [];
  const newRound = (number: number, isFinal = false): Round => {
    const made = { round: number, isFinal, seats: totals.map(emptySeat) };
    rounds.push(made);
    return made;
  };
  let end: Round | undefined;
  let round = 1;
  for (const event of events) {
    if (event.kind === begins) round = Number(event.facts.round ?? round);
    if (event.seat === null || (!event.points && !losses.includes(event.kind))) continue;
    while (rounds.length < round) newRound(rounds.length + 1);
    const part = final.includes(event.kind) ? (end ??= newRound(round, true)) : rounds[round - 1]!;
    const total = (totals[event.seat - 1] = (totals[event.seat - 1] ?? 0) + event.points);
    const seat = part.seats[event.seat - 1]!;
    seat.lines.push({ event, total });
    seat.points += event.points;
    seat.total = total;
  }
  return rounds;
}

function emptySeat(total: number): SeatRound {
  return { lines: [], points: 0, total };
}
