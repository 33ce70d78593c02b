/** What the parts of a table's page may ask for. */

import { getContext, setContext } from "svelte";
import type { Live } from "../net/live.svelte";

const KEY = Symbol("table");

export interface Talk {
  /** Ask the table; what it refuses is shown. Tells whether it was done. */
  ask(command: Parameters<Live["ask"]>[0]): Promise<boolean>;
  /** Take a free seat. */
  sit(seat: number): Promise<void>;
  /** Show a few words. */
  tell(words: string): void;
}

export function provideTable(talk: Talk): void {
  setContext(KEY, talk);
}

export function useTable(): Talk {
  return getContext<Talk>(KEY);
}
