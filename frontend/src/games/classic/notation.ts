/** The two halves of a move of the classic game as text. */

import { readLetter, type TileLetters } from "../../board/typed";
import type { MoveOption } from "../../net/wire";

const JOKER = "J";

/** `3B` and `2` of `3B2`, `2@` and `4` of `2@4`, `J` and `1` of `J1`. */
export function split(move: string): { head: string; tail: string } {
  return { head: move.slice(0, -1), tail: move.slice(-1) };
}

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

/** The tiles that a move takes. */
export function held({ happened }: MoveOption): string {
  return String(happened.find(({ kind }) => kind === "took")?.facts.tiles ?? "");
}

/** Jokers that are too many for a line, and cells of the wall, are asked about after the tiles were taken. */
export function isFollowUp(phase: string): boolean {
  return phase !== "draft";
}

/** What was typed after one more key, in notation, or null if the key is none of it. */
export function readTyped(typed: string, key: string, letters: TileLetters = {}): string | null {
  if (key === "Backspace") return typed ? typed.slice(0, -1) : null;
  const letter = readLetter(key, letters, JOKER);
  return /^[0-9A-Z@-]$/.test(letter) && (typed || /[0-9CJ]/.test(letter)) && typed.length < 6 ? typed + letter : null;
}
