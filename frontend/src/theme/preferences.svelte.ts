/** What a person likes, kept in this browser. */

import type { Lang } from "../net/wire";
import { isByKeys } from "./keys.svelte";
import { defaults, motionAt, remembered, speedOf, type Preferences, type Speed } from "./stored";

export type { Confirm, LettersShown, Motion, Preferences, Speed, Theme } from "./stored";

const KEY = "faience-preferences";

function spoken(): Lang {
  const lang = navigator.languages.map((language) => language.slice(0, 2)).find((two) => two === "fr" || two === "en");
  return lang === "fr" ? "fr" : "en";
}

function read(): Preferences {
  try {
    return { ...defaults(spoken()), ...remembered(localStorage.getItem(KEY)) };
  } catch {
    return defaults(spoken());
  }
}

export const preferences: Preferences = $state(read());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    /* private windows may refuse, and still play */
  }
}

/** Change one and keep it. */
export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value;
  keep();
}

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ isDark: night.matches, isReduced: calm.matches });
night.addEventListener("change", () => (system.isDark = night.matches));
calm.addEventListener("change", () => (system.isReduced = calm.matches));

/** How fast things move. */
export function speed(): Speed {
  return speedOf(preferences, system.isReduced);
}

export function preferSpeed(wanted: Speed): void {
  Object.assign(preferences, motionAt(wanted));
  keep();
}

/** Whether things should jump instead of move. */
export function isStill(): boolean {
  return speed() === "off";
}

/** Whether tiles carry their letters. */
export function lettersShown(): boolean {
  return preferences.letters === "on" || (preferences.letters === "auto" && isByKeys());
}

/** Whether a press shows what a move would do before another one makes it; `pointer` is the kind that pressed. */
export function isPreviewedFirst(pointer: string): boolean {
  return preferences.confirm === "always" || (preferences.confirm === "touch" && pointer === "touch");
}

/** The root element carries the theme and whether things are still, which style sheets ask for. */
$effect.root(() => {
  $effect(() => {
    const { theme } = preferences;
    document.documentElement.dataset.theme = theme === "auto" ? (system.isDark ? "dark" : "light") : theme;
  });
  $effect(() => void document.documentElement.toggleAttribute("data-still", isStill()));
});
