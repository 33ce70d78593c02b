/** The halves of a move as text. */

const JOKER = "J";
/** What everyone finds on a keyboard for the joker, whatever stands on it. */
const STAR = "*";

/** What stands on the tiles for each letter of the notation: in French `J` (jaune) for `Y`. */
export type Letters = Record<string, string>;

/** The source that a head takes from and the kinds it takes: `3` and `BJ` of `3BJ`. */
export function parts(head: string): { source: string; kinds: string } {
  return { source: head.slice(0, 1), kinds: head.slice(1) };
}

/** Whether a head takes a kind from a source. */
export function takes(head: string, source: string, kind: string): boolean {
  const chosen = parts(head);
  return chosen.source === source && chosen.kinds.includes(kind);
}

/** The head after a group of tiles was clicked: again lets go, jokers go along with the color of their source. */
export function headAfter(head: string, source: string, kind: string, heads: Set<string>): string {
  const chosen = parts(head);
  const kinds = chosen.source === source ? chosen.kinds : "";
  const color = kinds.replace(JOKER, "");
  const joker = kinds.includes(JOKER) ? JOKER : "";
  const wanted = kind === JOKER ? color + (joker ? "" : JOKER) : (color === kind ? "" : kind) + joker;
  if (!wanted) return "";
  return heads.has(source + wanted) ? source + wanted : heads.has(source + kind) ? source + kind : "";
}

/** The letter of the notation for one that was typed: what stands on a tile goes before what the notation calls it. */
function notationOf(typed: string, letters: Letters): string {
  if (typed === STAR) return JOKER;
  return Object.keys(letters).find((kind) => letters[kind] === typed) ?? typed;
}

/** A move with the letters that stand on the tiles. */
export function asOnTiles(move: string, letters: Letters): string {
  return [...move].map((letter) => letters[letter] ?? letter).join("");
}

/** What was typed after one more key, in notation, or null if the key is none of it. */
export function readTyped(typed: string, key: string, letters: Letters = {}): string | null {
  if (key === "Backspace") return typed ? typed.slice(0, -1) : null;
  const letter = notationOf(key.toUpperCase(), letters);
  return /^[0-9A-Z@-]$/.test(letter) && (typed || /[0-9CJ]/.test(letter)) && typed.length < 6 ? typed + letter : null;
}
