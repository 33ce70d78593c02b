/** Printed parts of one's own: a file becomes parts that a table is played with, or it is told what is wrong with it. */

import { api } from "../net/api";
import { Refused } from "../net/table";
import type { Parts } from "../net/wire";
import { reasonOf } from "../words/refusals";
import { has, prepareGame, say } from "../words/words.svelte";

/** No file of parts is longer. */
const LARGEST = 1 << 16;

/** The parts in a file; throws what is wrong with it in the reader's words. */
export async function readParts(game: string, name: string, file: Blob): Promise<Parts> {
  await prepareGame(game);
  if (file.size > LARGEST) throw new Error(say(`option-${game}-${name}-wrong-parts-size`, { most: LARGEST }));
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error(say(`option-${game}-${name}-wrong-utf-8`));
  }
  try {
    return (await api.parts(game, text)).parts;
  } catch (error) {
    throw new Error(partsWords(error, game, name));
  }
}

/** What is wrong with parts, by the rule that they break. */
export function partsWords(error: unknown, game: string, name: string): string {
  if (!(error instanceof Refused) || !error.rule) return reasonOf(error);
  const id = `option-${game}-${name}-wrong-${error.rule}`;
  if (!has(id)) return reasonOf(error);
  const { color } = error.facts;
  return say(id, { ...error.facts, ...(color ? { color: say(`${game}-color-${color}`) } : {}) });
}
