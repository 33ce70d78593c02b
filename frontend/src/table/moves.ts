/** The list of moves: what stands in each row. */

import type { Board, Sign } from "../games/game";
import type { Position } from "../net/wire";
import type { Line } from "../words/narrator";

/** A line of the log, and the moment it tells of. */
export interface LogEntry extends Line {
  /** The table's event, or the step of a replay. */
  number: number;
  /** How things stood then, as far as it is told; nothing for what is no part of the game. */
  position: Position | null;
}

export interface MoveRow {
  entry: LogEntry;
  signs: Sign[];
  /** The round that begins here. */
  round: number | null;
}

/** Makes the row of a line, once; `begins` is the kind of event that begins a round. */
export function rowMaker(board: Pick<Board, "signs"> | undefined, begins: string): (entry: LogEntry) => MoveRow {
  const made = new WeakMap<LogEntry, MoveRow>();
  return (entry) => {
    const known = made.get(entry);
    if (known) return known;
    const begun = entry.events.find(({ kind }) => kind === begins);
    const round = begun ? Number(begun.facts.round) : null;
    const row = { entry, round, signs: board && entry.position && !begun ? board.signs(entry.events, entry.position) : [] };
    made.set(entry, row);
    return row;
  };
}
