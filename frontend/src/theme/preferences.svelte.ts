/** What a person likes, kept in this browser. */

import type { Lang } from "../net/wire";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "none";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** How fast animations run: 1 is normal, 2 is twice as fast. */
  pace: number;
  letters: boolean;
  sounds: boolean;
}

const KEY = "faience-preferences";

function defaults(): Preferences {
  const lang = navigator.languages.map((language) => language.slice(0, 2)).find((two) => two === "fr" || two === "en");
  return { lang: lang === "fr" ? "fr" : "en", theme: "auto", motion: "auto", pace: 1, letters: true, sounds: false };
}

function read(): Preferences {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return defaults();
  }
}

export const preferences: Preferences = $state(read());

/** Change one and keep it; a browser that keeps nothing still plays. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    /* private windows may refuse */
  }
}

/** Whether things should jump instead of move. */
export function isStill(): boolean {
  if (preferences.motion !== "auto") return preferences.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The root element carries theme and motion, which style sheets ask for. */
const night = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ isDark: night.matches });
night.addEventListener("change", () => (system.isDark = night.matches));

$effect.root(() => {
  $effect(() => {
    const { theme, motion } = preferences;
    document.documentElement.dataset.theme = theme === "auto" ? (system.isDark ? "dark" : "light") : theme;
    document.documentElement.dataset.motion = motion;
  });
});
