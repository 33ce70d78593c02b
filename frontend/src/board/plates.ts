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
}

/** What is kept free below the plates, for the bag and its like. */
export interface Room {
  ring: number;
  rows: number;
}

export const GAP = 6;
/** A tile's share of a round plate, and of a plate with corners. */
const SHARE = { ring: 0.335, rows: 0.42 };
const LARGEST_TILE = 52;
/** The center in rows is as high as a tile and the air around it, and has room for a pile of every kind, in tiles. */
const CENTER = { height: 1.55, width: 9.5 };
/** A ring is how a table looks: it is preferred to rows with slightly larger tiles, and always where its tiles are large enough. */
const RING_IS_WORTH = 1.15;
const LARGE_ENOUGH = 34;

function inRing(width: number, height: number, displays: number): Plates {
  const size = Math.max(0, Math.min(width, height));
  const { plate, middle } = ring(displays);
  const across = (plate / 100) * size;
  const wide = (middle / 100) * size;
  return {
    form: "ring",
    plate: across,
    tile: across * SHARE.ring,
    size,
    columns: displays,
    center: { width: wide, height: wide },
  };
}

function inRows(width: number, height: number, displays: number, columns: number): Plates {
  const rows = Math.ceil(displays / columns);
  const free = height - rows * GAP;
  const plate = Math.min(
    (width - (columns - 1) * GAP) / columns,
    free / (rows + SHARE.rows * CENTER.height),
    Math.min(LARGEST_TILE, width / CENTER.width) / SHARE.rows,
  );
  const tile = Math.max(0, plate) * SHARE.rows;
  return {
    form: "rows",
    plate: Math.max(0, plate),
    tile,
    size: columns,
    columns,
    center: { width, height: tile * CENTER.height },
  };
}

/** The best way to lay out displays in a box. */
export function layPlates(width: number, height: number, displays: number, room: Room = { ring: 0, rows: 0 }): Plates {
  const around = inRing(width, height - room.ring, displays);
  const ways = Array.from({ length: displays }, (_, nth) => inRows(width, height - room.rows, displays, nth + 1));
  const rows = ways.reduce((best, way) => (way.tile > best.tile ? way : best));
  return around.tile >= LARGE_ENOUGH || around.tile * RING_IS_WORTH >= rows.tile ? around : rows;
}
