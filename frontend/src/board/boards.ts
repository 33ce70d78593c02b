/** The tables of the games that can be shown, by name. */

import type { Component, Snippet } from "svelte";
import type { GameEvent, Position, Printed } from "../net/wire";
import Classic from "./classic/Classic.svelte";

/** What the table of a game gets to show. */
export interface TableProps {
  position: Position;
  printed: Printed;
  names: string[];
  you: number[];
  last: GameEvent[];
  /** What else stands beside a player's name. */
  extra?: Snippet<[number]>;
  /** What stands between the tiles to take and the boards. */
  hint?: Snippet;
}

export const BOARDS: Record<string, Component<TableProps>> = { classic: Classic };
