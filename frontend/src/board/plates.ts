/** How displays and the center share a box: around the center in a ring, or in rows with the center below, whichever shows larger tiles. */

import { ring } from "./ring";

/** All in pixels. */
export interface Plates {
  form: "ring" | "rows";
  plate: number;
  tile: number;
  /** The side of the square around a ring, or the plates of a row. */
  size: number;
  columns: number;
  /** What the center always has, however little lies there. */
  center: { width: number; height: number };
  /** Whether the bag and its like stand at the ends of the last row, and take no height. */
  hasEnds: boolean;
}

/** What is kept free below the plates, for the bag and its like. */
export interface Room {
  ring: number;
  rows: number;
  /** If they may stand at the ends of the last row: how wide an end must be. */
  ends?: number;
}

export const GAP = 6;
/** A tile's share of a round plate, and of a plate with corners; less where every kind has a sector of its own. */
const SHARE = { ring: 0.335, rows: 0.42 };
const SECTOR = { ring: 0.26, rows: 0.29 };
const LARGEST_TILE = 52;
/** The center in rows is as high as a tile and the air around it, and has room for a pile of every kind, in tiles. */
const CENTER = { height: 1.55, width: 9.5 };
/** A ring is how a table looks: it is preferred to rows with slightly larger tiles, and always where its tiles are large enough. */
const RING_IS_WORTH = 1.15;
const LARGE_ENOUGH = 34;

function inRing(width: number, height: number, displays: number, share: number): Plates {
  const size = Math.max(0, Math.min(width, height));
  const { plate, middle } = ring(displays);
  const across = (plate / 100) * size;
  const wide = (middle / 100) * size;
  return {
    form: "ring",
    plate: across,
    tile: across * share,
    size,
    columns: displays,
    center: { width: wide, height: wide },
    hasEnds: false,
  };
}

/** Rows with the rest at the ends of the last one, if there is room, or else below. */
function inRows(width: number, height: number, displays: number, columns: number, share: number, { rows, ends }: Room): Plates {
  const alone = rowsIn(width, height, displays, columns, share);
  const inLast = displays - (Math.ceil(displays / columns) - 1) * columns;
  const hasEnds = ends !== undefined && (width - inLast * (alone.plate + GAP)) / 2 >= ends;
  return hasEnds ? { ...alone, hasEnds } : rowsIn(width, height - rows, displays, columns, share);
}

function rowsIn(width: number, height: number, displays: number, columns: number, share: number): Plates {
  const rows = Math.ceil(displays / columns);
  const free = height - rows * GAP;
  const plate = Math.min(
    (width - (columns - 1) * GAP) / columns,
    free / (rows + share * CENTER.height),
    Math.min(LARGEST_TILE, width / CENTER.width) / share,
  );
  const tile = Math.max(0, plate) * share;
  return {
    form: "rows",
    plate: Math.max(0, plate),
    tile,
    size: columns,
    columns,
    center: { width, height: tile * CENTER.height },
    hasEnds: false,
  };
}

/** The best way to lay out displays in a box. */
export function layPlates(width: number, height: number, displays: number, room: Room = { ring: 0, rows: 0 }, isSorted = false): Plates {
  const share = isSorted ? SECTOR : SHARE;
  const around = inRing(width, height - room.ring, displays, share.ring);
  const ways = Array.from({ length: displays }, (_, nth) => inRows(width, height, displays, nth + 1, share.rows, room));
  const rows = ways.reduce((best, way) => (way.tile > best.tile ? way : best));
  return around.tile >= LARGE_ENOUGH || around.tile * RING_IS_WORTH >= rows.tile ? around : rows;
}
