/** The person in front of this browser: the name the server knows, and how strong the last opponent was. */

import { api } from "../net/api";
import { FIRST_LEVEL, LEVELS } from "./form";
import { store, stored } from "./storage";

export const NAME_LENGTH = 32;
/** As a field wants it: a name that is not only spaces. */
export const NAMED = ".*\\S.*";

export const me = $state({ name: "", isKnown: false });

/** Ask the server who we are, once. */
export async function meet(): Promise<void> {
  if (me.isKnown) return;
  me.name = (await api.me()).name;
  me.isKnown = true;
}

export async function rename(name: string): Promise<void> {
  const wanted = name.trim();
  if (!wanted || wanted === me.name) return;
  me.name = (await api.rename(wanted)).name;
  me.isKnown = true;
}

/** The level of the last opponent. */
export function lastLevel(): number {
  const level = stored("level");
  return typeof level === "number" && level >= 1 && level <= LEVELS ? Math.round(level) : FIRST_LEVEL;
}

export function keepLevel(level: number): void {
  store("level", level);
}
