/** What an animation is made of, for every game. */

import type { Position } from "../net/wire";

/** A tile on its way from one named place to another. */
export interface Flight {
  kind: string;
  from: string;
  to: string;
}

/** Points that pop up at a place. */
export interface Pop {
  at: string;
  points: number;
}

/** One thing that is shown at a time, and the position it leads to. */
export interface Step {
  flights: Flight[];
  pops: Pop[];
  /** Places that light up. */
  glow: string[];
  after: Position;
  /** How the flights follow each other. */
  pace: "deal" | "move" | "score";
  /** Whose points are counted in it. */
  scoring?: number | null;
}
