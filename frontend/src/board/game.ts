/** The game on the table, for everything that stands there. */

import { getContext, setContext } from "svelte";
import type { Board } from "../games/game";

const KEY = Symbol("game");

/** A game with its name, and what the page needs to show it. */
export interface OnTheTable {
  name: string;
  board: Board;
}

export function provideGame(game: OnTheTable): OnTheTable {
  return setContext(KEY, game);
}

export function useGame(): OnTheTable {
  return getContext<OnTheTable>(KEY);
}
