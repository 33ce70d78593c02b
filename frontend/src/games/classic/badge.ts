/** What a move of the classic game would bring, as a mark on its target. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { signed } from "../../words/words.svelte";
import type { Badge } from "../game";

const of = (events: readonly GameEvent[], kind: string) => events.filter((event) => event.kind === kind);

/** The points for tiles that reach the wall. */
const gained = (events: readonly GameEvent[]) => of(events, "tiled").reduce((sum, { points }) => sum + points, 0);

/** What the floor lines cost as it is printed on them, also where there are no points yet to pay with. */
const lost = (events: readonly GameEvent[]) => of(events, "penalty").reduce((sum, { facts }) => sum + Number(facts.loss), 0);

export function badge({ happened, later }: MoveOption, outlook: readonly GameEvent[]): Badge | null {
  const tiled = of(happened, "tiled")[0];
  if (tiled) return { text: signed(tiled.points), tone: "good" };
  if (!happened.some(({ kind }) => kind === "lined" || kind === "fell")) return { text: "✓", tone: "good" }; // too many jokers
  const isDone = of(later, "tiled").length > of(outlook, "tiled").length;
  const gain = gained(later) - gained(outlook);
  const loss = lost(later) - lost(outlook);
  const said = [isDone ? `✓ ${signed(gain)}` : "", loss ? signed(-loss) : ""].filter(Boolean).join(" ");
  return said ? { text: said, tone: isDone && gain >= loss ? "good" : "bad" } : null;
}
