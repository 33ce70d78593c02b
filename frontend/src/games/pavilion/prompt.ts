/** What is asked in Pavilion, and what is played. */

import { say } from "../../words/words.svelte";
import type { PavilionPosition } from "./position";

/** In the second half of a round one places tiles, or passes. */
export function prompt({ phase, turn }: PavilionPosition, name: string): string | null {
  return phase === "place" && turn ? say("pavilion-page-turn-place", { name }) : null;
}

const SIDES = { colored: "pavilion-head-side-colored", free: "pavilion-head-side-free" };

export function heading({ side }: PavilionPosition): string[] {
  return [say(SIDES[side])];
}
