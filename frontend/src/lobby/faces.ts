/** What a bot's face is made of: a glazed tile with a motif, and a medallion that looks at you. */

import { botNumber } from "../words/bots";

export interface FaceParts {
  /** The glaze of the tile and what is painted on it. */
  glaze: string;
  ink: string;
  /** A quarter of the tile, from its center to the upper right corner at 20 by 20; the others are turned. */
  motif: string;
  /** The shape of the medallion within a circle of radius 12. */
  medallion: string;
  eyes: string;
  mouth: string;
}

const GLAZES: readonly (readonly [glaze: string, ink: string])[] = [
  ["#1f66c9", "#cfe2fb"],
  ["#e2a21b", "#5a3a08"],
  ["#c4392f", "#ffd9c9"],
  ["#2c8a5d", "#d3f2df"],
  ["#8a46b4", "#ecd9fa"],
  ["#3c4656", "#c9d2de"],
  ["#1a8a96", "#d2f3f4"],
  ["#d9692a", "#ffe3cc"],
  ["#c14f86", "#ffdcec"],
  ["#7a5a3a", "#f0dfc8"],
];

const MOTIFS = [
  /* petals */ "M0 0C2-9 9-16 20-20C17-9 10-2 0 0z",
  /* squares within squares */ "M0-20L20 0V-6L6-20zM20-20V-14L14-20z",
  /* a pinwheel */ "M0 0V-20L20-20z",
  /* rings that meet */ "M20-8A12 12 0 0 1 8-20H12.5A7.5 7.5 0 0 0 20-12.5z",
  /* rays */ "M0 0L3-20H9zM0 0L20-9V-3zM0 0L14-20H20z",
  /* scales */ "M0-20A10 10 0 0 0 10-10A10 10 0 0 0 0-20M10-10A10 10 0 0 0 20 0A10 10 0 0 0 20-20V-10z",
];

const MEDALLIONS = [
  "M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12z",
  "M-6-11.5H6Q11.5-11.5 11.5-6V6Q11.5 11.5 6 11.5H-6Q-11.5 11.5-11.5 6V-6Q-11.5-11.5-6-11.5z",
  "M-5-12H5L12-5V5L5 12H-5L-12 5V-5z",
];

/** From wide awake to looking through you: the stronger, the narrower. */
const EYES = [
  "M-6.5-2.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0M1.9-2.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0",
  "M-6-2.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0M2.6-2.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0",
  "M-4.3-5L-2-2.5L-4.3 0L-6.6-2.5zM4.3-5L6.6-2.5L4.3 0L2-2.5z",
  "M-7-3.2H-1.8Q-2.2 0-4.4 0Q-6.6 0-7-3.2zM1.8-3.2H7Q6.6 0 4.4 0Q2.2 0 1.8-3.2z",
  "M-7.2-4.4L-1.6-2.2Q-2.4 0-4.5-.4Q-6.6-.8-7.2-4.4zM7.2-4.4L1.6-2.2Q2.4 0 4.5-.4Q6.6-.8 7.2-4.4z",
];

const MOUTHS = ["M-4 3.5Q0 8 4 3.5", "M-3 4.8Q0 6.3 3 4.8", "M-3.5 6Q0.5 6.5 4 3.6"];

/** The face of a bot by name; none for a person. Motif and glaze together are nobody else's. */
export function faceOf(name: string): FaceParts | null {
  const number = botNumber(name);
  if (number === null) return null;
  const level = Math.floor(number / 3);
  const which = number % 3;
  const [glaze, ink] = GLAZES[(level + 3 * which) % GLAZES.length]!;
  return {
    glaze,
    ink,
    motif: MOTIFS[(level + 2 * which) % MOTIFS.length]!,
    medallion: MEDALLIONS[(level + which) % MEDALLIONS.length]!,
    eyes: EYES[Math.floor(level / 2)]!,
    mouth: MOUTHS[(level + which) % MOUTHS.length]!,
  };
}
