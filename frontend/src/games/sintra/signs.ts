/** A move of Sintra in signs. */

import type { GameEvent } from "../../net/wire";
import type { Sign } from "../game";
import { lossOf, type SintraPosition } from "./position";

/** Where it went, what broke, and what it brought; steps of the track are told as what they cost. */
function signsOf(event: GameEvent, at: SintraPosition, isMoved: boolean): Sign[] {
  const { kind, facts } = event;
  if (kind === "took") return [{ tiles: String(facts.tiles) }, { source: Number(facts.source) }];
  if (kind === "moved") return [{ icon: "arrow" }, { text: String(facts.to) }];
  if (kind === "placed") return isMoved ? [] : [{ icon: "arrow" }, { text: String(facts.place) }];
  if (kind === "home") return [{ text: `⌂ ${facts.to}` }];
  if (kind === "broke") return [{ text: `✕ ${String(facts.tiles).length}` }];
  if (kind === "stepped") return [{ points: -lossOf(at.strips, Number(facts.from), Number(facts.steps)) }];
  if (kind === "set") return [{ tiles: String(facts.tile) }];
  return SCORED[kind]?.(event) ?? [];
}

/** What brings points at once, and at the end of the game; what brings none is not told. */
const SCORED: Record<string, (event: GameEvent) => Sign[]> = {
  bonus: ({ points }) => [{ points }],
  window: ({ points }) => [{ points }],
  left: ({ facts, points }) => (points ? [{ text: `▢ ${facts.panes}` }, { points }] : []),
  glass: ({ points }) => [{ text: "✕" }, { points }],
  ornament: ({ facts, points }) => (points ? [{ text: `❀ ${facts.number}` }, { points }] : []),
  color: ({ facts, points }) => (points ? [{ tiles: String(facts.tile).repeat(Number(facts.panes)) }, { points }] : []),
};

export function signs(happened: readonly GameEvent[], at: SintraPosition): Sign[] {
  const isMoved = happened.some(({ kind }) => kind === "moved");
  return happened.flatMap((event) => signsOf(event, at, isMoved));
}
