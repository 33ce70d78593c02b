/** The two halves of a take as text, and what the keys of a typed turn mean. */

import { readLetter, type TileLetters } from "../../board/typed";
import type { MoveOption, Position } from "../../net/wire";
import { takenBy } from "./apply";

const TAKE = /^[C1-9][ORBYGP]$/;
const BEGUN = /^[1-9CORBYGP]$/;
const KEY = /^[0-9A-Z.:+-]$/;
/** Nobody types a longer turn than `pass:` or `R6:` with all colors and picks. */
const LONGEST = 32;

/** A take is chosen as a whole: it goes nowhere but to the hand. Everything else is an answer of its own. */
export function split(move: string): { head: string; tail: string } {
  return TAKE.test(move) ? { head: move, tail: "" } : { head: "", tail: move };
}

/** The tiles that a move takes, with the wild one that comes along. */
export function held({ happened }: MoveOption, { round }: Position): string {
  const took = happened.find(({ kind }) => kind === "took");
  return took ? takenBy(took, round) : "";
}

/** Placing, paying, picking and keeping are asked without anything being taken first. */
export function isFollowUp(phase: string): boolean {
  return phase !== "draft";
}

/** What was typed after one more key, in notation, or null if the key is none of it. */
export function readTyped(typed: string, key: string, letters: TileLetters = {}): string | null {
  if (key === "Backspace") return typed ? typed.slice(0, -1) : null;
  if (key.length !== 1) return null;
  const letter = readLetter(key, letters);
  return (typed ? KEY : BEGUN).test(letter) && typed.length < LONGEST ? typed + letter : null;
}
