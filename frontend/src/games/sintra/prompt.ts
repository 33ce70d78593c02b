/** What is asked in Sintra, and what is played. */

import { say } from "../../words/words.svelte";
import type { SintraPosition } from "./position";

/** Questions about joker squares, and about the pane for a window. */
export function prompt({ phase, turn, boards }: SintraPosition, name: string): string | null {
  if (phase === "jokers") return say("sintra-turn-jokers", { name });
  return phase === "pane" && turn ? say("sintra-turn-pane", { name, place: boards[turn - 1]!.glazier }) : null;
}

/** The side, and the strips where they are not those of the house. */
export function heading({ side, strips }: SintraPosition): string[] {
  return [say("sintra-head-side", { side }), ...(strips.name === "house" ? [] : [say("sintra-head-strips", { name: strips.name })])];
}
