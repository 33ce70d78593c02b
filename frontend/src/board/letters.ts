/** The letters on the tiles, which people read and type; moves are written with those of the notation. */

import { has, say } from "../i18n/words.svelte";
import { asOnTiles, type Letters } from "./choosing";

const KINDS: Record<string, string> = { classic: "BYRKWJ" };

/** What stands on the tiles of a game in the reader's language. */
export function lettersOf(game: string): Letters {
  const known = [...(KINDS[game] ?? "")].filter((kind) => has(`${game}-letter-${kind}`));
  return Object.fromEntries(known.map((kind) => [kind, say(`${game}-letter-${kind}`)]));
}

/** A reason begins with its move, as the notation writes it; people read the letters on their tiles. */
export function asRead(told: string, move: string, game: string): string {
  const at = told.indexOf(move);
  if (at < 0) return told;
  return told.slice(0, at) + asOnTiles(move, lettersOf(game)) + told.slice(at + move.length);
}
