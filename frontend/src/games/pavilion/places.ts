/** Names for everything on the table that a tile can lie on; elements carry them, and tiles fly from one to another. */

import { BAG, markerPlace, scorePlace, sourcePlace } from "../../board/places";
import type { GameEvent } from "../../net/wire";
import type { OrnamentKind } from "./position";

export const place = {
  bag: BAG,
  tower: "tower",
  source: sourcePlace,
  /** The nth tile of a kind in the supply. */
  supply: (kind: string, nth: number) => `u.${kind}.${nth}`,
  /** The nth tile of a kind beside a board. */
  hand: (seat: number, kind: string, nth: number) => `h${seat}.${kind}.${nth}`,
  /** A space of a star; stars and slots count from 1. */
  slot: (seat: number, star: number, slot: number) => `t${seat}.${star}.${slot}`,
  /** The middle of a star, where its points are told. */
  star: (seat: number, star: number) => `c${seat}.${star}`,
  /** A number that all spaces were covered of, where stars and numbers under way are told. */
  number: (seat: number, number: number) => `n${seat}.${number}`,
  ornament: (seat: number, kind: OrnamentKind, number: number) => `o${seat}.${kind}.${number}`,
  /** A corner of a board, from 0. */
  corner: (seat: number, corner: number) => `k${seat}.${corner}`,
  marker: markerPlace,
  score: scorePlace,
};

export { MARKER_IN_CENTER } from "../../board/places";

/** The six slots of a star, or the seven stars, from 1. */
export const SLOTS = [1, 2, 3, 4, 5, 6];
export const STARS = [1, 2, 3, 4, 5, 6, 7];

/** The sources that tiles were taken from, 0 for the center. */
export function takenFrom(last: readonly GameEvent[]): number[] {
  return last.filter(({ kind }) => kind === "took").map(({ facts }) => Number(facts.source));
}

/** Every place that the last move touched, where its tiles still lie. */
export function touched(last: GameEvent[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, seat, facts } of last) {
    if (seat === null) continue;
    if (kind === "placed") places.add(place.slot(seat, Number(facts.star), Number(facts.slot)));
    if (kind === "pillar" || kind === "statue" || kind === "window")
      places.add(place.ornament(seat, kind, Number(facts.number)));
  }
  return places;
}
