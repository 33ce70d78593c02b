/** What is asked in the classic game, and what is played. */

import { say } from "../../words/words.svelte";
import { openRow } from "./places";
import type { ClassicPosition } from "./position";

/** Questions about a cell of the wall, or about jokers that are too many for a line. */
export function prompt({ phase, turn, boards, hand }: ClassicPosition, name: string): string | null {
  if (phase === "wall" && turn) return say("classic-turn-wall", { name, row: openRow(boards[turn - 1]!) });
  return phase === "jokers" && hand ? say("classic-turn-jokers", { name, line: hand.line }) : null;
}

export function heading({ wall, jokers }: ClassicPosition): string[] {
  return [say(`classic-head-wall-${wall}`), ...(jokers ? [say("classic-head-jokers")] : [])];
}
