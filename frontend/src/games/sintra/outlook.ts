/** What a move would bring, read from what the rules say would happen. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { panesAfter, count } from "./places";
import { FREE, JOKER, faceOf, lossOf, type SintraPosition } from "./position";

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

/** How many panes break, which steps of the track are taken, and what they cost. */
export function breakage(at: SintraPosition, { happened }: MoveOption): { panes: number; from: number; steps: number; loss: number } {
  const taken = happened.filter(({ kind }) => kind === "stepped");
  const from = Number(taken[0]?.facts.from ?? 1);
  const steps = taken.reduce((sum, { facts }) => sum + Number(facts.steps), 0);
  const panes = happened.filter(({ kind }) => kind === "broke").map(({ facts }) => String(facts.tiles)).join("").length;
  return { panes, from, steps, loss: steps ? lossOf(at.strips, from, steps) : 0 };
}

/** The spaces of the track, from 1, that some steps from a space lead over, and where they end. */
export function spacesOver(track: readonly number[], from: number, steps: number): { over: Set<number>; end: number } {
  const length = track.length - 1;
  const over = new Set(Array.from({ length: steps }, (_, nth) => ((from - 1 + nth + 1) % length) + 1));
  return { over, end: ((from - 1 + steps) % length) + 1 };
}

/** How many panes of each color lie on a strip, for words. */
export function tally(panes: string): { kind: string; number: number }[] {
  return [...new Set(panes.replaceAll(FREE, ""))].map((kind) => ({ kind, number: count(panes, kind) }));
}
