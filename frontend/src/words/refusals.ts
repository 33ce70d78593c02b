/** Why something was refused, for people: the server only says a code, the rule and its facts. */

import { asOnTiles, lettersOf } from "../board/letters";
import { Refused } from "../net/table";
import type { Fact, Why } from "../net/wire";
import { has, say } from "./words.svelte";

const LONGEST_MOVE = 20;

/** Words for anything that was thrown; where a move was made, in the words of its game. */
export function reasonOf(error: unknown, game = ""): string {
  if (!(error instanceof Refused)) return say("error-failed");
  const { code, rule, facts } = error;
  if (game && (code === "illegal-move" || code === "invalid-move")) return whyWords({ rule: rule ?? code, facts }, game);
  return has(`error-${code}`) ? say(`error-${code}`, facts) : say("error-failed");
}

/** What is wrong with a record, and in which line; about a move in the words of its game, if that is known. */
export function recordWords({ rule = "", facts }: Refused, game = ""): string {
  return `${say("open-line", { line: facts.at_line ?? 1 })} ${lineWords(rule, facts, game)}`;
}

function lineWords(rule: string, facts: Record<string, Fact>, game: string): string {
  if (has(`open-wrong-${rule}`)) return say(`open-wrong-${rule}`, facts);
  if (game && rule === "unreadable") return whyWords({ rule: "invalid-move", facts: { move: facts.text ?? "" } }, game);
  if (facts.move === undefined) return say("open-wrong");
  return game ? whyWords({ rule, facts }, game) : say("open-wrong-move", facts);
}

/** Why a move is not allowed in a game; nothing if it is. Beside the place where it was made, the move is not named. */
export function whyWords({ rule, facts }: Pick<Why, "rule" | "facts">, game: string, isThere = false): string {
  if (rule === null) return "";
  const move = asOnTiles(String(facts.move ?? ""), lettersOf(game));
  if (isThere && rule !== "invalid-move") return unnamed(whyWords({ rule, facts }, game), move);
  if (rule === "invalid-move") {
    const text = move.length > LONGEST_MOVE ? `${move.slice(0, LONGEST_MOVE)}…` : move;
    return say(`${game}-invalid-move`, { text });
  }
  const own = `${game}-illegal-${rule}`;
  return say(has(own) ? own : `illegal-${rule}`, { ...facts, ...colorWords(facts, game), move });
}

/** A sentence without the move before its colon. */
function unnamed(sentence: string, move: string): string {
  const rest = sentence.startsWith(move) ? sentence.slice(move.length).replace(/^\s*:\s*/, "") : sentence;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** A color is told by its name, and as a tile of that color. */
function colorWords({ color }: Record<string, Fact>, game: string): Record<string, string> {
  return color ? { color: say(`${game}-color-${color}`), tile: say(`${game}-tile-${color}`) } : {};
}
