/** What stands on a strip, for those who do not see it. */

import { say } from "../../words/words.svelte";
import { tally } from "./outlook";
import { FREE, JOKER } from "./position";

const join = (parts: string[]) => parts.join(", ");

/** Squares by color, in the order they first occur. */
function squares(letters: string): string {
  return join(
    tally(letters).map(({ kind, number }) =>
      kind === JOKER ? say("sintra-page-jokers", { count: number }) : say(`sintra-tiles-${kind}`, { count: number }),
    ),
  );
}

/** What a strip holds and what it still takes. */
export function stripWords(place: number, face: string, panes: string): string {
  const free = [...face].filter((_, at) => panes[at] === FREE).join("");
  const laid = panes.replaceAll(FREE, "");
  if (!free) return say("sintra-page-strip-full", { place, panes: squares(laid) });
  if (!laid) return say("sintra-page-strip-empty", { place, free: squares(free) });
  return say("sintra-page-strip", { place, panes: squares(laid), free: squares(free) });
}

/** What the other face of a strip takes. */
export function facesWords(place: number, back: string): string {
  return say("sintra-page-other-face", { place, squares: squares(back) });
}
