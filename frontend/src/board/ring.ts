/** Where plates stand around the center of a table, in percent of a square. */

export interface Spot {
  x: number;
  y: number;
  /** The way out, from the middle of the plate to its rim. */
  out: { x: number; y: number };
}

export interface Ring {
  /** Diameter of a plate. */
  plate: number;
  /** Diameter of what is free in the middle. */
  middle: number;
  spots: Spot[];
}

const GAP = 1.5;
const LARGEST = 27;

/** The nth of some places on a circle, the first at the top, clockwise: the way to it from the middle, which is one long. */
export function around(nth: number, places: number): { x: number; y: number } {
  const angle = (nth / places) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Plates of one size side by side on a circle, the first at the top, clockwise; few plates leave room in the middle. */
export function ring(plates: number): Ring {
  const half = Math.sin(Math.PI / plates);
  // A plate of diameter d stands on a circle of radius 50 - d/2; neighbors are 2 r sin(pi / n) apart.
  const plate = Math.min(LARGEST, (100 * half - GAP) / (1 + half));
  const radius = 50 - plate / 2;
  const spots = Array.from({ length: plates }, (_, nth) => {
    const out = around(nth, plates);
    return { x: 50 + radius * out.x, y: 50 + radius * out.y, out };
  });
  return { plate, middle: 2 * (radius - plate / 2) - GAP, spots };
}
