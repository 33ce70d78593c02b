/** Whether the pictures that the page makes of events lead to the position that the rules have. */

import type { Position } from "../net/wire";

declare global {
  interface Window {
    /** Where they did not; tests look here. */
    faienceFoldErrors?: string[];
  }
}

/** Values that are the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]));
}

/** Whether a position made from events is the one that came with them; how it differs is recorded. */
export function checkFold(folded: Position, expected: Position, after: string): boolean {
  let isRight = true;
  for (const field of Object.keys(expected) as (keyof Position)[]) {
    if (isSame(folded[field], expected[field])) continue;
    const [ours, theirs] = [JSON.stringify(folded[field]), JSON.stringify(expected[field])];
    const problem = `after ${after}, ${field} is ${theirs}, not ${ours}`;
    (window.faienceFoldErrors ??= []).push(problem);
    console.error(problem);
    isRight = false;
  }
  return isRight;
}
