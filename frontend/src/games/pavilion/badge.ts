/** What a move of Pavilion would bring, as a mark on its target. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { signed } from "../../words/words.svelte";
import type { Badge } from "../game";
import { completedBy } from "./choices";

export function badge(option: MoveOption, outlook: readonly GameEvent[]): Badge | null {
  const marked = option.happened.find(({ kind }) => kind === "marked");
  if (marked) return { text: signed(marked.points), tone: "bad" };
  const placed = option.happened.find(({ kind }) => kind === "placed");
  if (!placed) return null;
  const isCompleting = completedBy(option, outlook).length > 0;
  return { text: (isCompleting ? "✓ " : "") + signed(placed.points), tone: "good" };
}
