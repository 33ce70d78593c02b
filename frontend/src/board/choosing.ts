/** The halves of a move as text. */

const JOKER = "J";

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

/** What was typed after one more key, or null if the key is none of the notation. */
export function readTyped(typed: string, key: string): string | null {
  if (key === "Backspace") return typed ? typed.slice(0, -1) : null;
  const letter = key.toUpperCase();
  return /^[0-9A-Z@-]$/.test(letter) && (typed || /[0-9CJ]/.test(letter)) && typed.length < 6 ? typed + letter : null;
}
