/** What people type, with the letters on the tiles. */

/** What stands on the tiles for each letter of the notation: in French `J` (jaune) for `Y`. */
export type TileLetters = Record<string, string>;

/** What everyone finds on a keyboard for a joker, whatever stands on it. */
const STAR = "*";

/** The letter of the notation for a key: what stands on a tile goes before what the notation calls it. */
export function readLetter(key: string, letters: TileLetters, joker?: string): string {
  const typed = key.toUpperCase();
  if (joker && typed === STAR) return joker;
  return Object.keys(letters).find((kind) => letters[kind] === typed) ?? typed;
}
