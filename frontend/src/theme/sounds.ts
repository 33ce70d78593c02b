/** Sounds at the table; those that call somebody back are also heard when the tab is not in front. */

import { strike, type SoundName } from "./ceramics";
import { preferences } from "./preferences.svelte";

/** What is heard behind other tabs: nobody wants to hear tiles fall that they do not see. */
const CALLS: readonly SoundName[] = ["turn", "over"];
/** Tiles that land together make one sound, not a rattle; milliseconds. */
const APART = 28;
/** How much higher or lower one tile sounds than another. */
const SPREAD = 0.06;

let context: AudioContext | undefined;
let lastTile = -Infinity;

/**
 * Browsers play nothing before somebody has touched the page, and complain about every try. What was opened by a touch
 * keeps playing, also behind other tabs, so it is opened with the first one and not when the first sound is due.
 */
function unlock(): void {
  if (!preferences.sounds || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, unlock, { capture: true, passive: true });

/** Make a sound if sounds are on and the browser lets us. */
export function sound(name: SoundName): void {
  if (!preferences.sounds || (document.hidden && !CALLS.includes(name))) return;
  unlock();
  if (!context) return;
  if (name === "tile") {
    const now = performance.now();
    if (now - lastTile < APART) return;
    lastTile = now;
  }
  strike(context, name, name === "tile" ? 1 + SPREAD * (2 * Math.random() - 1) : 1);
}
