/** The way from a position to the next, game by game. */

import type { ClassicPosition, GameEvent, Position } from "../net/wire";
import { advance, undealt } from "./classic/apply";
import { steps } from "./classic/steps";
import type { Step } from "./steps";

export interface Motion {
  /** The position after a move, or after a deal, which has no move. */
  advance(before: Position, happened: GameEvent[], move: string | null): Position;
  /** The position before the first deal. */
  undealt(after: Position, happened: GameEvent[]): Position;
  /** The way there, one thing after the other. */
  steps(before: Position, happened: GameEvent[], after: Position): Step[];
}

const classic: Motion = {
  advance: (before, happened, move) => advance(before as ClassicPosition, happened, move),
  undealt: (after, happened) => undealt(after as ClassicPosition, happened),
  steps: (before, happened, after) => steps(before as ClassicPosition, happened, after as ClassicPosition),
};

export const MOTIONS: Record<string, Motion> = { classic };
