/** What the parts of a table's page may ask for. */

import { getContext, setContext } from "svelte";
import type { Doing } from "../net/table";
import type { Explored, Options } from "../net/wire";

const KEY = Symbol("table");

export interface TableActions {
  /** Do something at the table; what it refuses is shown. Tells whether it was done. */
  do(doing: Doing): Promise<boolean>;
  /** Why a move is not allowed, in words. */
  why(move: string): Promise<string>;
  /** What steps that are not made yet would lead to. */
  explore(version: number, steps: string[]): Promise<Explored>;
  /** What a seat of ours could do if it were its turn already. */
  ahead(seat: number): Promise<Options>;
  /** The seed of a seat's chain, for a link that opens it on another device; null where this one has none. */
  seedOf(seat: number): string | null;
  /** Take a free seat. */
  sit(seat: number): Promise<void>;
}

export function provideActions(talk: TableActions): void {
  setContext(KEY, talk);
}

export function useActions(): TableActions {
  return getContext<TableActions>(KEY);
}
