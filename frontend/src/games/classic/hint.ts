/** What to do next in the classic game, where more is to be said than for every game. */

import type { Picking } from "../../board/picking.svelte";
import { say } from "../../words/words.svelte";
import type { Hint } from "../game";

export function hint(picking: Picking, phase: string): Hint | null {
  if (phase === "wall") return wallHint(picking);
  return phase === "jokers" ? { text: say("classic-page-hint-jokers") } : null;
}

/** The tile of the complete line, and the row that it goes to. */
function wallHint(picking: Picking): Hint | null {
  const [option] = picking.tails.values();
  const facts = option?.happened.find(({ kind }) => kind === "tiled")?.facts;
  if (!facts) return null;
  const tile = String(facts.tile);
  return { text: say("classic-page-hint-wall", { row: Number(facts.row), tile: say(`classic-tile-${tile}`) }), tile };
}
