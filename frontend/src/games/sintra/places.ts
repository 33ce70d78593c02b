/** Names for everything on the table that a pane can lie on; elements carry them, and panes fly from one to another. */

import type { GameEvent } from "../../net/wire";
import { BAG, markerPlace, sourcePlace } from "../../board/places";
import { COLORS, JOKER, faceOf, type SintraPosition } from "./position";

export { MARKER_IN_CENTER, count } from "../../board/places";

export const place = {
  bag: BAG,
  tower: "tower",
  source: sourcePlace,
  /** A square of the strip at a place, from 0 at the top. */
  square: (seat: number, at: number, square: number) => `t${seat}.${at}.${square}`,
  /** A whole strip. */
  strip: (seat: number, at: number) => `k${seat}.${at}`,
  /** The upper (0) or lower (1) space of a window. */
  window: (seat: number, at: number, space: number) => `w${seat}.${at}.${space}`,
  /** The points printed below a window. */
  value: (seat: number, at: number) => `v${seat}.${at}`,
  /** The rail above a place, where the glazier may stand. */
  rail: (seat: number, at: number) => `z${seat}.${at}`,
  /** A space of the broken glass track, from 1. */
  glass: (seat: number, space: number) => `g${seat}.${space}`,
  /** Where panes break. */
  broken: (seat: number) => `b${seat}`,
  ornament: (seat: number, number: number) => `o${seat}.${number}`,
  /** The best color of side B. */
  color: (seat: number) => `c${seat}`,
  /** Panes that wait for an answer. */
  hand: (seat: number, nth: number) => `h${seat}.${nth}`,
  /** A piece of the round indicator. */
  round: (round: number) => `r${round}`,
  marker: markerPlace,
};

/** What else stands on a board and moves about there. */
export const GLAZIER = "glazier";
export const SHARD = "shard";

/** The squares of a kind, in the order they are filled. */
function squaresOf(face: string, kind: string): number[] {
  return [...face].flatMap((square, at) => (square === kind ? [at] : []));
}

/** A strip after panes of one color were laid on it: squares are filled from the top, joker squares in the order of colors. */
export function panesAfter(face: string, panes: string, kind: string, onColor: number, onJokers: number): string {
  const after = [...panes];
  const free = squaresOf(face, kind).filter((at) => panes[at] === ".");
  for (const at of free.slice(0, onColor)) after[at] = kind;
  const jokers = squaresOf(face, JOKER);
  const there = jokers.map((at) => panes[at]!).filter((pane) => pane !== ".");
  const all = [...there, ...kind.repeat(onJokers)].sort((a, b) => COLORS.indexOf(a) - COLORS.indexOf(b));
  jokers.forEach((at, nth) => (after[at] = all[nth] ?? "."));
  return after.join("");
}

/** The squares where panes lie that were just laid, given what lies on the strip afterwards. */
export function newSquares(face: string, after: string, kind: string, onColor: number, onJokers: number): number[] {
  const filled = (square: string) => squaresOf(face, square).filter((at) => after[at] === kind);
  const last = (squares: number[], number: number) => (number ? squares.slice(-number) : []);
  return [...last(filled(kind), onColor), ...last(filled(JOKER), onJokers)];
}

/** The squares that an event `placed` fills on a strip that lies there afterwards. */
export function placedSquares(at: SintraPosition, { seat, facts }: GameEvent): number[] {
  const strip = at.boards[seat! - 1]?.strips[Number(facts.place) - 1];
  if (!strip) return [];
  const panes = String(facts.tiles);
  const jokers = Number(facts.jokers);
  return newSquares(faceOf(at.strips, strip.strip), strip.panes, panes[0] ?? "", panes.length - jokers, jokers);
}

/** The sources that panes were taken from, 0 for the center. */
export function takenFrom(last: readonly GameEvent[]): number[] {
  return last.filter(({ kind }) => kind === "took").map(({ facts }) => Number(facts.source));
}

/** Every place that the last move touched, where its panes still lie. */
export function touched(at: SintraPosition, last: GameEvent[]): Set<string> {
  const places = new Set<string>();
  for (const event of last) {
    const { kind, seat, facts } = event;
    if (seat === null || !at.boards[seat - 1]) continue;
    const isGone = last.some((other) => other.kind === "set" && other.facts.place === facts.place);
    if (kind === "placed" && !isGone)
      for (const square of placedSquares(at, event)) places.add(place.square(seat, Number(facts.place), square));
    if (kind === "set") places.add(place.window(seat, Number(facts.place), facts.space === "lower" ? 1 : 0));
    if (kind === "moved" || kind === "home") places.add(place.rail(seat, Number(facts.to)));
    if (kind === "stepped") places.add(place.glass(seat, Number(facts.to)));
  }
  return places;
}
