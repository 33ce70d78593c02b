/** What a move of the classic game would bring, as a mark on its target. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { signed } from "../../words/words.svelte";
import type { Badge } from "../game";

/** The points for tiles that reach the wall, and what is lost to the floor line. */
function sum(events: readonly GameEvent[], ...kinds: string[]): number {
  return events.reduce((points, event) => (kinds.includes(event.kind) ? points + event.points : points), 0);
}

export function badge({ happened, later }: MoveOption, outlook: readonly GameEvent[]): Badge | null {
  const tiled = happened.find(({ kind }) => kind === "tiled");
  if (tiled) return { text: signed(tiled.points), tone: "good" };
  const isDone = later.filter(({ kind }) => kind === "tiled").length > outlook.filter(({ kind }) => kind === "tiled").length;
  const gain = sum(later, "tiled") - sum(outlook, "tiled");
  const loss = sum(later, "penalty") - sum(outlook, "penalty");
  const said = [isDone ? `✓ ${signed(gain)}` : "", loss < 0 ? signed(loss) : ""].filter(Boolean).join(" ");
  return said ? { text: said, tone: isDone && gain + loss >= 0 ? "good" : "bad" } : null;
}
