/** Boards for drawn examples, with everything that is printed on them. */

import { ALL_SPACES, ornamentCenter } from "../geometry";
import { SLOTS, STARS } from "../places";
import {
  COLORS,
  FREE,
  MIDDLE,
  type Ornament,
  type OrnamentKind,
  type PavilionPosition,
  type PavilionPrinted,
} from "../position";
import { costsOf } from "../stars";

type Side = PavilionPosition["side"];

/** How many spaces are around each, and how many tiles it brings. */
const ORNAMENTS: Record<OrnamentKind, { spaces: number; tiles: number }> = {
  pillar: { spaces: 4, tiles: 1 },
  statue: { spaces: 4, tiles: 2 },
  window: { spaces: 2, tiles: 3 },
};

/** The spaces around an ornament are the nearest ones. */
function ornament(kind: OrnamentKind, number: number): Ornament {
  const { x, y } = ornamentCenter(kind, number);
  const far = ({ center }: (typeof ALL_SPACES)[number]) => Math.hypot(center.x - x, center.y - y);
  const near = [...ALL_SPACES].sort((a, b) => far(a) - far(b)).slice(0, ORNAMENTS[kind].spaces);
  return { kind, number, tiles: ORNAMENTS[kind].tiles, around: near.map(({ star, slot }) => [star, slot]) };
}

export const STAR_POINTS: Record<string, number> = { O: 17, R: 14, B: 15, Y: 16, G: 18, P: 20 };
export const MIXED_POINTS = 12;
export const NUMBER_POINTS: Record<string, number> = { 1: 4, 2: 8, 3: 12, 4: 16 };

/** What is printed on a side of the boards, as a table tells it. */
export function printedOn(side: Side): PavilionPrinted {
  return {
    stars: STARS.map((star) => {
      const color = side === "colored" && star !== MIDDLE ? COLORS[star - 1]! : "";
      const name = star === MIDDLE ? "C" : color || String(star);
      const costs = costsOf(side, star);
      const spaces = SLOTS.map((slot) => (side === "colored" ? `${name}${costs[slot - 1]}` : `${name}.${slot}`));
      return { name, color, costs, spaces };
    }),
    wild: "PGOYBR",
    ornaments: (Object.keys(ORNAMENTS) as OrnamentKind[]).flatMap((kind) => SLOTS.map((number) => ornament(kind, number))),
    star_points: STAR_POINTS,
    mixed_points: MIXED_POINTS,
    number_points: NUMBER_POINTS,
  };
}

/** A position with one board: stars by number, the others empty. */
export function boardWith(stars: Record<number, string>, more: { hand?: string; kept?: string; side?: Side; round?: number } = {}): PavilionPosition {
  const { hand = "", kept = "", side = "colored", round = 1 } = more;
  const slots = STARS.map((star) => stars[star] ?? FREE.repeat(6));
  return {
    game: "pavilion",
    side,
    round,
    phase: "over",
    turn: null,
    starter: 1,
    marker: "center",
    bag: {},
    tower: {},
    supply: "",
    displays: [],
    center: "",
    boards: [{ score: 5, stars: slots, hand, kept, passed: false }],
    space: null,
    picks: 0,
    lowest: "O",
    refilled: null,
    end: null,
  };
}
