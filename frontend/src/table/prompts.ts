/** Who is to decide what, in words: you are spoken to, others are spoken of. */

import type { Board } from "../games/game";
import type { View } from "../net/table";
import { standInName } from "../words/seats";
import { say } from "../words/words.svelte";

/** Where there is little room, what exactly is asked stands in the tray alone. */
export function promptWords(view: View, names: readonly string[], board: Board | undefined, isShort = false): string {
  const { turn, you, position } = view;
  const seat = view.seats[(turn ?? 0) - 1];
  if (view.draw) return say("table-dealing");
  if (!turn || !seat || !position) return say("turn-over");
  if (view.is_too_long) return say("table-too-long");
  const name = names[turn - 1] ?? "";
  if (seat.stand_in !== null) return say("turn-opponent", { name: standInName(view.players, turn, seat.stand_in) });
  if (seat.kind === "bot") return say("turn-opponent", { name });
  if (!you.includes(turn)) return say("table-turn-of", { name });
  return (isShort ? null : board?.prompt(position, name)) ?? (you.length === 1 ? say("table-your-turn") : say("turn-draft", { name }));
}
