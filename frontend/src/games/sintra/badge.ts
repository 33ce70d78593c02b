/** What a target promises: points for a complete strip, how many panes break, and what that costs. A strip is narrow: signs do. */

import type { MoveOption } from "../../net/wire";
import type { Badge } from "../game";
import { signed } from "../../words/words.svelte";
import { AGAIN, breakage, gainOf, isCompleting } from "./outlook";
import type { SintraPosition } from "./position";

/** Which pane goes into the window makes no difference to the points, so that choice has no mark. */
export function badge(option: MoveOption, at: SintraPosition): Badge | null {
  if (option.happened.some(({ kind }) => kind === "set") && !option.happened.some(({ kind }) => kind === "took")) return null;
  const gain = gainOf(option);
  const { panes, loss, isWrapped } = breakage(at, option.happened);
  const isDone = isCompleting(option);
  const parts = [isDone ? `✓ ${signed(gain)}` : panes ? `✕${panes}` : "", loss ? signed(-loss) : "", isWrapped ? AGAIN : ""];
  const text = parts.filter(Boolean).join(" ");
  return text ? { text, tone: isDone && gain >= loss ? "good" : "bad" } : null;
}
