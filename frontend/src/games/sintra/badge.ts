/** What a target promises: points for a complete strip, how many panes break, and what that costs. A strip is narrow: signs do. */

import type { MoveOption } from "../../net/wire";
import type { Badge } from "../game";
import { signed } from "../../words/words.svelte";
import { breakage, gainOf, isCompleting } from "./outlook";
import type { SintraPosition } from "./position";

/** Which pane goes into the window makes no difference to the points, so that choice has no mark. */
export function badge(option: MoveOption, at: SintraPosition): Badge | null {
  if (option.happened.some(({ kind }) => kind === "set") && !option.happened.some(({ kind }) => kind === "took")) return null;
  const gain = gainOf(option);
  const { panes, loss } = breakage(at, option);
  const isDone = isCompleting(option);
  const parts = [isDone ? `✓ ${signed(gain)}` : panes ? `✕${panes}` : "", loss ? signed(-loss) : ""].filter(Boolean);
  return parts.length ? { text: parts.join(" "), tone: isDone && gain >= loss ? "good" : "bad" } : null;
}
