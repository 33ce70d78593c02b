/** Names for everything on the table that a tile can lie on; elements carry them, and tiles fly from one to another. */

import type { GameEvent } from "../../net/wire";
import { BAG, count, markerPlace, sourcePlace } from "../../board/places";
import type { ClassicBoard, ClassicPosition } from "./position";

export { MARKER_IN_CENTER, count } from "../../board/places";

/** Tiles in the order in which they lie. */
export const KINDS = "BYRKWJ";

export const place = {
  bag: BAG,
  lid: "lid",
  source: sourcePlace,
  /** A space of a pattern line, counted from the right, where the first tile is laid. */
  line: (seat: number, line: number, space: number) => `l${seat}.${line}.${space}`,
  wall: (seat: number, row: number, column: number) => `w${seat}.${row}.${column}`,
  floor: (seat: number, space: number) => `f${seat}.${space}`,
  /** Tiles taken for a line that cannot hold them all. */
  hand: (seat: number, kind: string, nth: number) => `h${seat}.${kind}.${nth}`,
  /** Where a seat keeps the marker when it is not on the floor line. */
  marker: markerPlace,
};

/** The spaces of a line where new tiles lie, given the tiles that lie there afterwards. */
export function newSpaces(after: string, added: string): { kind: string; space: number }[] {
  const spaces: { kind: string; space: number }[] = [];
  for (const kind of new Set(added)) {
    const end = after.lastIndexOf(kind) + 1;
    const number = count(added, kind);
    for (let nth = 0; nth < number; nth++) spaces.push({ kind, space: end - number + nth });
  }
  return spaces;
}

/** The line that a move is about, for a board on which tiles wait for an answer. */
export function openRow(board: ClassicBoard): number {
  return board.lines.findIndex((tiles, row) => tiles.length === row + 1) + 1;
}

/** The sources that tiles were taken from, 0 for the center. */
export function takenFrom(last: readonly GameEvent[]): number[] {
  return last.filter(({ kind }) => kind === "took").map(({ facts }) => Number(facts.source));
}

/** Every place that the last move touched, where its tiles still lie. */
export function touched(at: ClassicPosition, last: GameEvent[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, seat, facts } of last) {
    const board = seat === null ? undefined : at.boards[seat - 1];
    if (seat === null || !board) continue;
    if (kind === "lined") {
      const line = Number(facts.line);
      const spaces = newSpaces(board.lines[line - 1]!, String(facts.tiles));
      for (const { space } of spaces) if (space >= 0) places.add(place.line(seat, line, space));
    }
    if (kind === "tiled") places.add(place.wall(seat, Number(facts.row), Number(facts.column)));
    if (kind === "marked" && facts.space) places.add(place.floor(seat, Number(facts.space) - 1));
    if (kind === "fell") {
      const onFloor = board.floor.lastIndexOf(String(facts.tile)) + 1;
      for (let nth = 1; nth <= Number(facts.floor); nth++) places.add(place.floor(seat, onFloor - nth));
    }
  }
  return places;
}
