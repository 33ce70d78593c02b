/** What to do next in Sintra, where more is to be said than for every game. */

import type { Picking } from "../../board/picking.svelte";
import { say } from "../../words/words.svelte";
import type { Hint } from "../game";
import { HOME } from "./notation";

export function hint(picking: Picking, phase: string): Hint | null {
  if (phase === "jokers") return { text: say("sintra-page-jokers-ask") };
  if (phase === "pane") return { text: say("sintra-page-hint-pane", { place: parseInt(picking.head) }) };
  if (phase !== "draft") return null;
  if (!picking.head) return { text: say(picking.heads.has(HOME) ? "sintra-page-hint-take-or-home" : "sintra-page-hint-take") };
  const [option] = picking.tails.values();
  if (picking.head === HOME) return option ? { text: picking.preview(option) } : null;
  if (!picking.tails.has("-")) return { text: say("sintra-page-hint-strip") };
  return { text: say("sintra-page-hint-break", { color: say(`sintra-color-${picking.head.slice(-1)}`) }) };
}
