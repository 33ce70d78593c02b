/** A short tremble of the telephone that says whose turn it is. */

import { preferences } from "./preferences.svelte";

const TURN = [40, 60, 40];

/** Whether there is anything here that could tremble: desktop browsers say they can, and cannot. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Browsers let nothing tremble before somebody has touched the page, and complain about every try. */
export function vibrate(): void {
  if (preferences.vibration && canVibrate() && navigator.userActivation?.hasBeenActive) navigator.vibrate(TURN);
}
