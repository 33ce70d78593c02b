/** What an animation is made of, for every game. */

import type { GameEvent, Position } from "../net/wire";
import { BAG, MARKER_IN_CENTER, count, markerPlace, sourcePlace } from "./places";
import { without, type Stock } from "./tiles";

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

/** The end of what happened: all is where it belongs. */
export function ending(at: Position, end: Position): Step {
  return { flights: markerHome(at, end), pops: [], glow: [], after: end, pace: "move" };
}

/** A tile that was taken, and where it lay. */
export interface Held {
  kind: string;
  from: string;
}

/** The tiles that a take lifts. */
export function lifted({ facts }: GameEvent): Held[] {
  const tiles = String(facts.tiles);
  return [...tiles].map((kind, index) => ({
    kind,
    from: sourcePlace(Number(facts.source), kind, count(tiles.slice(0, index), kind)),
  }));
}

interface Sources {
  displays: string[];
  center: string;
}

/** From the bag to a display. */
export function dealt({ displays }: Sources, { facts }: GameEvent): Flight[] {
  const [kind, display] = [String(facts.tile), Number(facts.display)];
  return [{ kind, from: BAG, to: sourcePlace(display, kind, count(displays[display - 1]!, kind)) }];
}

/** What a take leaves on a display goes to the center. */
export function leftOver({ displays, center }: Sources, { facts }: GameEvent): Flight[] {
  const source = Number(facts.source);
  if (source === 0) return [];
  const rest = without(displays[source - 1]!, String(facts.tiles));
  return [...rest].map((kind, index) => {
    const nth = count(rest.slice(0, index), kind);
    return { kind, from: sourcePlace(source, kind, nth), to: sourcePlace(0, kind, count(center, kind) + nth) };
  });
}

/** A stock goes back into the bag, one tile for each kind. */
export function refilled(stock: Stock, from: string): Flight[] {
  return Object.entries(stock).flatMap(([kind, number]) => (number ? [{ kind, from, to: BAG }] : []));
}
