/** The letters on the tiles, which people read and type; moves are written with those of the notation. */

import { openedGame } from "../games";
import { has, say } from "../words/words.svelte";
import type { TileLetters } from "./typed";

/** What stands on the tiles of a game in the reader's language. */
export function lettersOf(game: string): TileLetters {
  const known = [...openedGame(game).letters].filter((kind) => has(`${game}-letter-${kind}`));
  return Object.fromEntries(known.map((kind) => [kind, say(`${game}-letter-${kind}`)]));
}

/** A move with the letters that stand on the tiles. */
export function asOnTiles(move: string, letters: TileLetters): string {
  return [...move].map((letter) => letters[letter] ?? letter).join("");
}
