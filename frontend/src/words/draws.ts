/** What was found about the draws, in words. */

import type { Problem } from "../draws/ledger";
import type { SeatShare } from "../draws/standing";
import { join, say } from "./words.svelte";

/** How each thing that can be wrong is told. */
const TOLD = {
  "no-links": "table-draws-no-links",
  "table-link": "table-draws-table-link",
  "seat-link": "table-draws-seat-link",
  "left-out": "table-draws-left-out",
  pieces: "table-draws-pieces",
  "too-many": "table-draws-too-many",
  "too-few": "table-draws-too-few",
  first: "table-draws-first",
  "made-anew": "table-draws-made-anew",
  "late-end": "table-draws-late-end",
  "other-promise": "table-draws-other-promise",
  "other-version": "table-draws-other-version",
  "seen-otherwise": "table-draws-seen-otherwise",
} as const;

/** One thing that is wrong; `names` are those of all seats as the reader knows them. */
export function problemWords({ flaw, draw, seat, at = 0 }: Problem, names: readonly string[]): string {
  return say(TOLD[flaw], { draw, at, ...(seat ? { name: names[seat - 1] ?? "" } : {}) });
}

/** Numbers of draws as people say them. */
export function drawList(numbers: readonly number[]): string {
  return join(numbers.map(String));
}

/** In how many draws the device of a seat took part, in which not, and from when on with a new chain. */
export function shareWords({ seat, hasEnd, tookPart, missing, newEnds }: SeatShare, draws: number, names: readonly string[]): string {
  const name = names[seat - 1] ?? "";
  if (!hasEnd) return say("table-draws-none", { name });
  const parts = [say("table-draws-seat", { name, count: tookPart, draws })];
  if (missing.length) parts.push(say("table-draws-seat-missing", { list: drawList(missing) }));
  for (const draw of newEnds) parts.push(say("table-draws-seat-new", { draw }));
  return parts.join(" · ");
}
