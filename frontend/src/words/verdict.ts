/** Who won and why, in a sentence. */

import type { Result } from "../net/wire";
import { join, say } from "./words.svelte";

export function verdict(game: string, { places, scores, ties }: Result, names: readonly string[]): string {
  const best = Math.max(...scores);
  const named = (isMeant: (seat: number) => boolean) => names.filter((_, seat) => isMeant(seat));
  const winners = named((seat) => places[seat] === 1);
  const tied = named((seat) => scores[seat] === best);
  const [name = ""] = winners;
  if (winners.length > 1) return say(`${game}-result-shared`, { names: join(winners), points: best });
  if (tied.length === 1) return say("result-winner", { name, points: best });
  return say(`${game}-result-tie-break`, { names: join(tied), points: best, name, ties: ties[places.indexOf(1)] ?? 0 });
}
