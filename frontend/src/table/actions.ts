/** What the parts of a table's page may ask for. */

import { getContext, setContext } from "svelte";
import type { Doing } from "../net/table";

const KEY = Symbol("table");

export interface TableActions {
  /** Do something at the table; what it refuses is shown. Tells whether it was done. */
  do(doing: Doing): Promise<boolean>;
  /** Show why a move is not allowed. */
  why(move: string): Promise<void>;
  /** Take a free seat. */
  sit(seat: number): Promise<void>;
}

export function provideActions(talk: TableActions): void {
  setContext(KEY, talk);
}

export function useActions(): TableActions {
  return getContext<TableActions>(KEY);
}
