/** Small clicks made of nothing but numbers; off unless somebody asks for them. */

import { preferences } from "./preferences.svelte";

type Name = "tile" | "points" | "loss" | "turn";

/** Hertz at the beginning and at the end, seconds, loudness, wave. */
const SOUNDS: Record<Name, [number, number, number, number, OscillatorType]> = {
  tile: [1900, 900, 0.045, 0.12, "triangle"],
  points: [660, 990, 0.12, 0.07, "sine"],
  loss: [240, 150, 0.16, 0.09, "triangle"],
  turn: [520, 780, 0.22, 0.06, "sine"],
};

let context: AudioContext | undefined;

/** Browsers play nothing before somebody has touched the page, and complain about every try. */
function mayStart(): boolean {
  return context?.state === "running" || (navigator.userActivation?.hasBeenActive ?? true);
}

/** Make a sound if sounds are on and the browser lets us. */
export function sound(name: Name): void {
  if (!preferences.sounds || document.hidden || !mayStart()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const [from, to, seconds, loudness, wave] = SOUNDS[name];
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, now);
  tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}
