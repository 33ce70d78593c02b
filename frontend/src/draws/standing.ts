/** What was found about the draws of a game, for people to read. */

import type { Ledger, MadeDraw, Problem } from "./ledger";

/** What a seat had to do with the draws. */
export interface SeatShare {
  seat: number;
  /** Whether it ever gave an end; bots do not. */
  hasEnd: boolean;
  tookPart: number;
  missing: number[];
  newEnds: number[];
}

export interface Standing {
  /** How many draws were made in the game as it stands, and how many of them are right. */
  draws: number;
  right: number;
  seats: SeatShare[];
  /** Draws that were met again after an undo. */
  again: number[];
  /** Draws that were made without a link which this device had sent. */
  unused: number[];
  problems: readonly Problem[];
}

/** `sent` tells whether this device sent the link of a seat for a draw. */
export function standingOf(ledger: Ledger, draws: number, sent: (seat: number, draw: number) => boolean = () => false): Standing {
  const made = Array.from({ length: draws }, (_, index) => ledger.made.get(index + 1)).filter((draw): draw is MadeDraw => !!draw);
  const seats = ledger.seats.map((seat) => ({
    seat,
    hasEnd: ledger.takesPart(seat),
    tookPart: made.filter((draw) => draw.with.includes(seat)).length,
    missing: made.filter((draw) => draw.without.includes(seat)).map(({ number }) => number),
    newEnds: ledger.newEnds.filter((given) => given.seat === seat).map(({ since }) => since),
  }));
  return {
    draws,
    right: made.filter(({ isRight }) => isRight).length,
    seats,
    again: [...ledger.again].filter((number) => number <= draws).sort((a, b) => a - b),
    unused: made.filter(({ number, without }) => without.some((seat) => sent(seat, number))).map(({ number }) => number),
    problems: [...ledger.problems],
  };
}
