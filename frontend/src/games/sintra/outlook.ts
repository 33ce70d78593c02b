/** What a move would bring, read from what the rules say would happen. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { panesAfter, count } from "./places";
import { FREE, JOKER, faceOf, type SintraPosition } from "./position";

function find(events: readonly GameEvent[], kind: string): GameEvent | undefined {
  return events.find((event) => event.kind === kind);
}

/** The place of the strip that a move is about: where panes go, or would go once it is said how. */
export function placeOf(at: SintraPosition, { happened }: MoveOption): number | null {
  const moved = find(happened, "moved") ?? find(happened, "home");
  if (moved) return Number(moved.facts.to);
  const placed = find(happened, "placed") ?? find(happened, "set");
  if (placed) return Number(placed.facts.place);
  return at.turn && find(happened, "took") && !find(happened, "broke") ? at.boards[at.turn - 1]!.glazier : null;
}

/** The panes on the strip at a place after a move; what goes on joker squares may still be asked. */
export function stripAfter(at: SintraPosition, seat: number, option: MoveOption): { place: number; panes: string } | null {
  const place = placeOf(at, option);
  const strip = place === null ? null : at.boards[seat - 1]?.strips[place - 1];
  const { happened } = option;
  if (!strip || place === null || find(happened, "home") || find(happened, "set")) return null;
  const face = faceOf(at.strips, strip.strip);
  const placed = find(happened, "placed");
  const panes = String((placed ?? find(happened, "took"))?.facts.tiles ?? "");
  const kind = panes[0];
  if (!kind) return null;
  const free = (square: string) => [...face].filter((one, nth) => one === square && strip.panes[nth] === FREE).length;
  const onJokers = placed ? Number(placed.facts.jokers) : Math.min(free(JOKER), Math.max(0, panes.length - free(kind)));
  const onColor = placed ? panes.length - onJokers : Math.min(panes.length, free(kind));
  return { place, panes: panesAfter(face, strip.panes, kind, onColor, onJokers) };
}

/** The points that a move brings: the color of the round, and the windows, also where the pane is yet to be chosen. */
export function gainOf({ happened, later }: MoveOption): number {
  const won = (events: readonly GameEvent[], kinds: string[]) =>
    events.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { points }) => sum + points, 0);
  const isNow = happened.some(({ kind }) => kind === "window");
  return won(happened, ["bonus", "window"]) + (isNow ? 0 : won(later, ["window"]));
}

/** Whether a move completes a strip. */
export function isCompleting({ happened, later }: MoveOption): boolean {
  return [...happened, ...later].some(({ kind }) => kind === "window");
}

/** The sign for beginning again at the top of the track. */
export const AGAIN = "↺";

export interface Breakage {
  panes: number;
  from: number;
  steps: number;
  /** What more is lost when the game ends; or, where the end of the track is reached, what is paid at once. */
  loss: number;
  /** Whether the end of the track is reached, and one begins again at its top. */
  isWrapped: boolean;
}

/** How many panes break, which steps of the track are taken, and what they cost. */
export function breakage({ strips: { track } }: SintraPosition, happened: readonly GameEvent[]): Breakage {
  const taken = happened.filter(({ kind }) => kind === "stepped");
  const wrapped = happened.filter(({ kind }) => kind === "wrapped");
  const from = Number(taken[0]?.facts.from ?? 1);
  const to = Number(taken.at(-1)?.facts.to ?? 1);
  const paid = wrapped.reduce((sum, { points }) => sum - points, 0);
  return {
    panes: happened.filter(({ kind }) => kind === "broke").map(({ facts }) => String(facts.tiles)).join("").length,
    from,
    steps: taken.reduce((sum, { facts }) => sum + Number(facts.steps), 0),
    loss: wrapped.length ? paid : track[to - 1]! - track[from - 1]!,
    isWrapped: wrapped.length > 0,
  };
}

/** The spaces of the track, from 1, that some steps from a space lead over, and where they end. */
export function spacesOver(track: readonly number[], from: number, steps: number): { over: Set<number>; end: number } {
  const length = track.length - 1;
  const reached = Array.from({ length: steps }, (_, nth) => from + nth);
  const over = new Set(reached.map((space) => (space % length) + 1));
  if (reached.some((space) => space % length === 0)) over.add(track.length); // its end, which is paid for
  return { over, end: ((from - 1 + steps) % length) + 1 };
}

/** How many panes of each color lie on a strip, for words. */
export function tally(panes: string): { kind: string; number: number }[] {
  return [...new Set(panes.replaceAll(FREE, ""))].map((kind) => ({ kind, number: count(panes, kind) }));
}
