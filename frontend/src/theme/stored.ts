/** What a person likes, as it is stored in the browser; what older pages stored is read as they meant it. */

import type { Lang } from "../net/wire";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";
/** Motion and pace as one choice, which is how people think of it. */
export type Speed = "slow" | "normal" | "fast" | "off";
/** Letters on tiles; `auto` shows them to somebody who plays by keys. */
export type LettersShown = "auto" | "on" | "off";
/** When the first press only shows what a move would do. */
export type Confirm = "touch" | "always" | "never";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** How fast animations run: 1 is normal, 2 is twice as fast. */
  pace: number;
  letters: LettersShown;
  confirm: Confirm;
  /** Tiles arranged by color: a fixed sector for each on every display. */
  sectors: boolean;
  sounds: boolean;
  vibration: boolean;
  notifications: boolean;
}

/** Sounds are on: they are soft, they wait for a first touch, mute is in the bar, and what is off nobody ever finds. */
export function defaults(lang: Lang): Preferences {
  return {
    lang,
    theme: "auto",
    motion: "auto",
    pace: 1,
    letters: "auto",
    confirm: "touch",
    sectors: false,
    sounds: true,
    vibration: true,
    notifications: false,
  };
}

const PACES = { slow: 0.5, normal: 1, fast: 2 } as const;

/** The choice that stands for motion and pace; the system's wish for less motion counts until somebody chooses. */
export function speedOf({ motion, pace }: Pick<Preferences, "motion" | "pace">, isReduced: boolean): Speed {
  if (motion === "none" || (motion === "auto" && isReduced)) return "off";
  return pace < 1 ? "slow" : pace > 1 ? "fast" : "normal";
}

/** What a choice of speed means. A pace that was chosen before is kept while animations are off. */
export function motionAt(speed: Speed): Partial<Pick<Preferences, "motion" | "pace">> {
  return speed === "off" ? { motion: "none" } : { motion: "full", pace: PACES[speed] };
}

/**
 * What was stored, without what makes no sense. Older pages stored everything with the first change, so their letters
 * that were on and sounds that were off were nobody's wish; the opposite was.
 */
export function remembered(text: string | null): Partial<Preferences> {
  const found = parsed(text);
  if (typeof found.letters === "boolean") {
    found.letters = found.letters ? "auto" : "off";
    if (found.sounds === false) delete found.sounds;
  }
  return Object.fromEntries(Object.entries(found).filter(([name, value]) => isSensible(name, value)));
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

const CHOICES: Record<string, readonly unknown[]> = {
  lang: ["en", "fr"],
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "none"],
  letters: ["auto", "on", "off"],
  confirm: ["touch", "always", "never"],
};
const SWITCHES = ["sectors", "sounds", "vibration", "notifications"];

function isSensible(name: string, value: unknown): boolean {
  if (name === "pace") return typeof value === "number" && value > 0;
  if (SWITCHES.includes(name)) return typeof value === "boolean";
  return CHOICES[name]?.includes(value) ?? false;
}
