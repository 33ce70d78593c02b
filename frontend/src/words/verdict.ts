/** Who won and why, in a sentence; the reader is told "you" where the names say so. */

import type { Result } from "../net/wire";
import { join, readerName, say } from "./words.svelte";

export function verdict(game: string, { places, scores, ties }: Result, names: readonly string[]): string {
  const points = Math.max(...scores);
  const winners = names.filter((_, seat) => places[seat] === 1);
  const tied = names.filter((_, seat) => scores[seat] === points);
  const [name = ""] = winners;
  if (winners.length > 1) return sayOfAll(`${game}-result-shared`, winners, { points });
  if (tied.length > 1)
    return sayOfAll(`${game}-result-tie-break`, tied, { points, name, ties: ties[places.indexOf(1)] ?? 0 });
  if (names.length === 2) return say("table-duel", { name, points, other: Math.min(...scores) });
  return say("result-winner", { name, points });
}

/** A sentence about several people, the reader first among them. */
function sayOfAll(message: string, all: readonly string[], facts: Record<string, string | number>): string {
  const reader = readerName();
  if (!all.includes(reader)) return say(message, { names: join(all), ...facts });
  const you = say("table-you");
  const names = join([you, ...all.filter((name) => name !== reader)]);
  const sentence = say(message, { name: reader, names, ...facts });
  return sentence.startsWith(you) ? reader + sentence.slice(you.length) : sentence;
}
