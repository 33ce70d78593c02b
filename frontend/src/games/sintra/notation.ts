/** The two halves of a move of Sintra as text. */

import { readLetter, type TileLetters } from "../../board/typed";
import type { MoveOption } from "../../net/wire";

/** The glazier goes home: nothing is taken, and there is nothing to choose after it. */
export const HOME = "H";
/** The head of the answers about joker squares. */
export const JOKERS = "J";

/** `3B` and `2` of `3B2`, `4@` and `O` of `4@O`, `J` and `1` of `J1`, `H` and nothing of `H`. */
export function split(move: string): { head: string; tail: string } {
  return move === HOME ? { head: HOME, tail: "" } : { head: move.slice(0, -1), tail: move.slice(-1) };
}

/** The panes that a move takes. */
export function held({ happened }: MoveOption): string {
  return String(happened.find(({ kind }) => kind === "took")?.facts.tiles ?? "");
}

/** Joker squares and the pane for a window are asked about after the panes were taken. */
export function isFollowUp(phase: string): boolean {
  return phase === "jokers" || phase === "pane";
}

/** What was typed after one more key, in notation, or null if the key is none of it. */
export function readTyped(typed: string, key: string, letters: TileLetters = {}): string | null {
  if (key === "Backspace") return typed ? typed.slice(0, -1) : null;
  const letter = readLetter(key, letters, JOKERS);
  return /^[0-9A-Z@-]$/.test(letter) && (typed || /[1-9CHJ]/.test(letter)) && typed.length < 4 ? typed + letter : null;
}
