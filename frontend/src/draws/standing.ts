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
  /** Draws of which nobody here can tell what they had to bring. */
  unchecked: number[];
  /** Draws that were made without a link which this device had sent. */
  unused: number[];
  /** Seats for which another end stands than the one that this device gave; perhaps they were opened on another one. */
  foreign: number[];
  problems: readonly Problem[];
}

/** What only this device knows. */
export interface Witness {
  /** Whether it sent the link of a seat for a draw. */
  hasSent: (seat: number, draw: number) => boolean;
  foreign: number[];
}

const NOBODY: Witness = { hasSent: () => false, foreign: [] };

/** Nothing but what is wrong. */
export function wrong(problems: readonly Problem[]): Standing {
  return { draws: 0, right: 0, seats: [], again: [], unchecked: [], unused: [], foreign: [], problems };
}

export function standingOf(ledger: Ledger, draws: number, witness = NOBODY): Standing {
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
    unchecked: made.filter(({ fits }) => fits === null).map(({ number }) => number),
    unused: made.filter(({ number, without }) => without.some((seat) => witness.hasSent(seat, number))).map(({ number }) => number),
    foreign: witness.foreign,
    problems: [...ledger.problems],
  };
}
