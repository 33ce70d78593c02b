/**
 * Where everything is on a board: seven stars of six rhombi, in units of a tenth of a rhombus's side.
 * The middle of the figure is the origin, x goes right and y goes down.
 * The tips of neighboring stars meet, so that pillars and statues stand in gaps of the shape of a rhombus.
 */

import { MIDDLE, type OrnamentKind } from "./position";
import { SLOTS, STARS } from "./places";

export interface Point {
  x: number;
  y: number;
}

/** The side of a rhombus, its long diagonal, and how far the middles of neighboring stars are apart. */
export const SIDE = 10;
export const LONG = SIDE * Math.sqrt(3);
const APART = SIDE * 3;
/** How far the middle of a window is from that of its star. */
const OUT = SIDE * 1.38;
/** The figure with windows, and a little air around it. */
export const FIGURE = { width: 96, height: 90 };
/** The largest circle that stands free in a gap. */
export const ORNAMENT_RADIUS: Record<OrnamentKind, number> = { pillar: 3.5, statue: 3.5, window: 3.1 };
/** A tap farther away than this from the middle of a space means none. */
const REACH = SIDE;

function polar(from: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** The direction of a slot from the middle of its star: clockwise from the top. */
export function slotAngle(slot: number): number {
  return -90 + 60 * (slot - 1);
}

/** The direction of a star from the middle of the board: clockwise from the upper left. */
function starAngle(star: number): number {
  return -120 + 60 * (star - 1);
}

export function starCenter(star: number): Point {
  return star === MIDDLE ? ORIGIN : polar(ORIGIN, starAngle(star), APART);
}

export function slotCenter(star: number, slot: number): Point {
  return polar(starCenter(star), slotAngle(slot), LONG / 2);
}

/** The corners of a space: the middle of its star first, then clockwise. */
export function rhombus(star: number, slot: number): Point[] {
  const [center, angle] = [starCenter(star), slotAngle(slot)];
  return [center, polar(center, angle - 30, SIDE), polar(center, angle, LONG), polar(center, angle + 30, SIDE)];
}

/** Pillars stand between a star and the middle, statues between two stars, windows outside. */
export function ornamentCenter(kind: OrnamentKind, number: number): Point {
  if (kind === "pillar") return polar(ORIGIN, starAngle(number), APART / 2);
  if (kind === "window") return polar(starCenter(number), starAngle(number), OUT);
  const [one, other] = [starCenter(number), starCenter((number % 6) + 1)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** The corners of the card, as one reads: where kept tiles lie. */
export function cornerCenter(corner: number): Point {
  return { x: corner % 2 ? 40.5 : -40.5, y: corner < 2 ? -36 : 36 };
}

export const ALL_SPACES = STARS.flatMap((star) => SLOTS.map((slot) => ({ star, slot, center: slotCenter(star, slot) })));

/** The space whose middle is nearest to a point, of those that may be meant. */
export function nearestSpace<Space extends { center: Point }>(point: Point, spaces: readonly Space[]): Space | null {
  let best: Space | null = null;
  let least = REACH;
  for (const space of spaces) {
    const far = Math.hypot(space.center.x - point.x, space.center.y - point.y);
    if (far < least) [best, least] = [space, far];
  }
  return best;
}
