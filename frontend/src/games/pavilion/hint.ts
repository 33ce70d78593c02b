/** What to do next in Pavilion, where more is to be said than for every game. */

import type { Picking } from "../../board/picking.svelte";
import { say, signed } from "../../words/words.svelte";
import type { Hint } from "../game";
import { turnOf } from "./turn.svelte";

export function hint(picking: Picking): Hint | null {
  const turn = turnOf(picking);
  const { question, placement } = turn ?? {};
  if (!turn || !question) return null;
  if (question === "pay" && placement) {
    const { color, cost, points } = placement;
    const becomes = turn.first ? (turn.first === color ? "one" : "six") : "none";
    return { text: say("pavilion-page-hint-pay", { color: say(`pavilion-color-${color}`), cost, points: signed(points), becomes }), tile: color };
  }
  if (question === "color") return { text: say(turn.isDeciding ? "pavilion-page-hint-decides" : "pavilion-page-hint-color") };
  if (question === "pick") return { text: say("pavilion-page-hint-pick", { picks: turn.picks, chosen: turn.picked.length }) };
  if (turn.isLastPass) return { text: say("pavilion-page-hint-pass-last", { lost: turn.lost }) };
  if (question === "keep" || question === "sure")
    return { text: say("pavilion-page-hint-pass", { kept: turn.kept.length, lost: turn.lost }) };
  return { text: say(turn.placements.length ? "pavilion-page-hint-space" : "pavilion-page-hint-nothing") };
}
