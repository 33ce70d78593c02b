/** What a target promises: points for a complete strip, and what breaks. */

import type { MoveOption } from "../../net/wire";
import type { Badge } from "../game";
import { say, signed } from "../../words/words.svelte";
import { breakage, gainOf, isCompleting } from "./outlook";
import type { SintraPosition } from "./position";

export function badge(option: MoveOption, at: SintraPosition): Badge | null {
  const gain = gainOf(option);
  const { panes, loss } = breakage(at, option);
  const parts: string[] = [];
  if (isCompleting(option)) parts.push(`✓ ${signed(gain)}`);
  if (panes) parts.push(say("sintra-page-badge-breaks", { count: panes, loss: signed(-loss) }));
  else if (loss) parts.push(signed(-loss));
  if (!parts.length) return null;
  return { text: parts.join(" · "), tone: isCompleting(option) && gain >= loss ? "good" : loss ? "bad" : "plain" };
}
