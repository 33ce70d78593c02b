/** Names for everything on the table that a tile can lie on; elements carry them, and tiles fly from one to another. */

import type { GameEvent } from "../../net/wire";
import type { ClassicBoard, ClassicPosition } from "./position";

export const place = {
  bag: "bag",
  lid: "lid",
  /** The nth tile of a kind on a display, or in the center, which is source 0. */
  source: (source: number, kind: string, nth: number) => `s${source}.${kind}.${nth}`,
  /** A space of a pattern line, counted from the right, where the first tile is laid. */
  line: (seat: number, line: number, space: number) => `l${seat}.${line}.${space}`,
  wall: (seat: number, row: number, column: number) => `w${seat}.${row}.${column}`,
  floor: (seat: number, space: number) => `f${seat}.${space}`,
  /** Tiles taken for a line that cannot hold them all. */
  hand: (seat: number, kind: string, nth: number) => `h${seat}.${kind}.${nth}`,
  /** Where a seat keeps the marker when it is not on the floor line. */
  marker: (seat: number) => `m${seat}`,
  score: (seat: number) => `p${seat}`,
};

export const MARKER_IN_CENTER = place.source(0, "M", 0);

/** How many tiles of a kind there are. */
export function count(tiles: string, kind: string): number {
  return tiles.split(kind).length - 1;
}

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

/** Tiles of a source by kind, in the order they are shown: more of a kind first. */
export function groups(tiles: string): { kind: string; number: number }[] {
  return [...new Set(tiles)].map((kind) => ({ kind, number: count(tiles, kind) })).sort((a, b) => b.number - a.number);
}

/** The line that a move is about, for a board on which tiles wait for an answer. */
export function openRow(board: ClassicBoard): number {
  return board.lines.findIndex((tiles, row) => tiles.length === row + 1) + 1;
}

/** Every place that the last move touched, where its tiles still lie. */
export function touched(at: ClassicPosition, last: GameEvent[]): Set<string> {
  const places = new Set<string>();
  for (const { kind, seat, facts } of last) {
    if (kind === "took") places.add(`source ${facts.source}`);
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
