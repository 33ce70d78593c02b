/** A move of the classic game in signs. */

import type { GameEvent } from "../../net/wire";
import type { Sign } from "../game";

/** What an event of a move adds. */
const SIGNS: Record<string, (event: GameEvent) => Sign[]> = {
  took: ({ facts }) => [{ tiles: String(facts.tiles) }, { source: Number(facts.source) }],
  lined: ({ facts }) => [{ icon: "arrow" }, { text: String(facts.line) }],
  tiled: ({ facts, points }) => [{ tiles: String(facts.tile) }, { icon: "arrow" }, { text: `${facts.row}·${facts.column}` }, { points }],
};

export function signs(happened: readonly GameEvent[]): Sign[] {
  return happened.flatMap((event) => SIGNS[event.kind]?.(event) ?? []);
}
