/** What an animation is made of, for every game. */

import type { Position } from "../net/wire";
import { MARKER_IN_CENTER, markerPlace } from "./places";

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
}

/** Whose points are counted in a step: the seat whose score changes, or else, as long as it goes on, the one before. */
export function scoredSeat({ pace, after }: Step, before: Position, last: number | null): number | null {
  if (pace !== "score") return null;
  const at = after.boards.findIndex(({ score }, index) => score !== before.boards[index]?.score);
  return at < 0 ? last : at + 1;
}

/** The marker goes back to the center when a round is over. */
export function markerHome({ marker }: Position, after: Position): Flight[] {
  const isHome = typeof marker === "number" && after.marker === "center";
  return isHome ? [{ kind: "M", from: markerPlace(marker), to: MARKER_IN_CENTER }] : [];
}
