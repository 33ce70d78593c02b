/** What sounds are made of: strikes on glazed clay, put together from a few sine waves that fade. */

/** One touch of clay on clay. */
export interface Strike {
  /** Seconds after the beginning. */
  at: number;
  /** Hertz of the lowest partial. */
  pitch: number;
  loudness: number;
  /** Seconds until the lowest partial is gone; higher ones go sooner. */
  ring: number;
}

export type SoundName = "tile" | "points" | "loss" | "turn" | "over";

/** A tile is not a string: its partials are no multiples. Times the pitch, share of the loudness, share of the ring. */
const PARTIALS = [
  [1, 1, 1],
  [2.32, 0.45, 0.55],
  [4.25, 0.22, 0.3],
  [6.63, 0.1, 0.16],
] as const;
const QUIET = 0.0001;
/** A beginning that is not quite sudden, lest it clicks. */
const ATTACK = 0.002;

export const SOUNDS: Record<SoundName, readonly Strike[]> = {
  tile: [{ at: 0, pitch: 1320, loudness: 0.1, ring: 0.09 }],
  points: [
    { at: 0, pitch: 988, loudness: 0.055, ring: 0.22 },
    { at: 0.07, pitch: 1319, loudness: 0.055, ring: 0.3 },
  ],
  loss: [
    { at: 0, pitch: 330, loudness: 0.11, ring: 0.12 },
    { at: 0.06, pitch: 247, loudness: 0.09, ring: 0.16 },
  ],
  turn: [
    { at: 0, pitch: 659, loudness: 0.08, ring: 0.4 },
    { at: 0.13, pitch: 880, loudness: 0.08, ring: 0.6 },
  ],
  over: [
    { at: 0, pitch: 523, loudness: 0.08, ring: 0.6 },
    { at: 0.14, pitch: 659, loudness: 0.08, ring: 0.6 },
    { at: 0.28, pitch: 784, loudness: 0.08, ring: 0.7 },
    { at: 0.46, pitch: 1047, loudness: 0.08, ring: 1.2 },
  ],
};

/** Play a sound; `tune` raises or lowers all of it, since no two tiles sound quite alike. */
export function strike(context: BaseAudioContext, name: SoundName, tune = 1): void {
  for (const { at, pitch, loudness, ring } of SOUNDS[name])
    for (const [times, share, lasting] of PARTIALS)
      fade(context, context.currentTime + at, pitch * times * tune, loudness * share, ring * lasting);
}

function fade(context: BaseAudioContext, at: number, pitch: number, loudness: number, seconds: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(QUIET, at);
  volume.gain.exponentialRampToValueAtTime(loudness, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(QUIET, at + ATTACK + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + ATTACK + seconds);
}
