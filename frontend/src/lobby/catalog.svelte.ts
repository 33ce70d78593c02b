/** What the server offers: its games and its version. Asked once, and again after a failure. */

import { api } from "../net/api";
import { reasonOf } from "../words/refusals";
import type { Catalog, GameInfo } from "../net/wire";

export const offer = $state<{ catalog: Catalog | null; problem: string }>({ catalog: null, problem: "" });

let asked: Promise<void> | null = null;

async function ask(): Promise<void> {
  try {
    offer.catalog = await api.catalog();
    offer.problem = "";
  } catch (error) {
    offer.problem = reasonOf(error);
    asked = null;
  }
}

export function loadCatalog(): Promise<void> {
  asked ??= ask();
  return asked;
}

export function gameInfo(name: string): GameInfo | undefined {
  return offer.catalog?.games.find((game) => game.name === name);
}
