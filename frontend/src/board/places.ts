/** Names for what all tables have in common that a tile can lie on; elements carry them, and tiles fly from one to another. */

export const BAG = "bag";

/** The nth tile of a kind on a display, or in the center, which is source 0. */
export function sourcePlace(source: number, kind: string, nth: number): string {
  return `s${source}.${kind}.${nth}`;
}

export const MARKER_IN_CENTER = sourcePlace(0, "M", 0);

/** Where a seat keeps the marker, beside its name. */
export function markerPlace(seat: number): string {
  return `m${seat}`;
}

export function scorePlace(seat: number): string {
  return `p${seat}`;
}

/** How many tiles of a kind there are. */
export function count(tiles: string, kind: string): number {
  return tiles.split(kind).length - 1;
}

/** Tiles of a source by kind, in the order they are shown: more of a kind first. */
export function groups(tiles: string): { kind: string; number: number }[] {
  return [...new Set(tiles)].map((kind) => ({ kind, number: count(tiles, kind) })).sort((a, b) => b.number - a.number);
}
