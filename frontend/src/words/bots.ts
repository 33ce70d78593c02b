/** Who the bots are: every level has three names, so that a table never shows two alike. Records keep `level:3`. */

import { say } from "./words.svelte";

/** The names of levels 1 to 10, the same in every language and none close to another. */
export const BOTS: readonly (readonly [string, string, string])[] = [
  ["Pim", "Lulu", "Gus"],
  ["Cleo", "Arlo", "Mila"],
  ["Rosa", "Hugo", "Bianca"],
  ["Otto", "Frida", "Jules"],
  ["Iris", "Ruben", "Basile"],
  ["Oscar", "Wanda", "Tomas"],
  ["Felix", "Zelda", "Diego"],
  ["Greta", "Simon", "Akiko"],
  ["Victor", "Elena", "Kenji"],
  ["Aurora", "Magnus", "Safira"],
];

/** Where somebody stands in the list, counted from 0 over all levels; none for a person. */
export function botNumber(name: string): number | null {
  const found = BOTS.flat().indexOf(name);
  return found < 0 ? null : found;
}

/** The name of a bot by its level and seat, both counted from 1: the seat's own, or the next that is not taken. */
export function botName(level: number, seat: number, taken: readonly string[] = []): string {
  const names = BOTS[level - 1];
  if (!names) return say("seat-level", { level });
  const own = (seat + 1) % names.length;
  const inTurn = [...names.slice(own), ...names.slice(0, own)];
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  return inTurn.find((name) => !used.has(name.toLowerCase())) ?? say("seat-numbered", { name: names[own]!, seat });
}

/** How a level plays, in a line. */
export function botLine(level: number): string {
  return say("bot-line", { level });
}
