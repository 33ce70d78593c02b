/** What is drawn in Sintra: strips and the indicator for the set-up, then panes for the displays. */

import { drawForDisplays, drawFrom, type Chance, type Drawing, type Due } from "../../draws/drawing";
import { apply } from "./apply";
import { COLORS, FREE, JOKER, faceOf, otherFace, type SintraPosition } from "./position";

const PANES = 20;
const ROUNDS = 6;
const STRIPS = 8;
const NO_WINDOWS = "..";

function stock(panes: number): Record<string, number> {
  return Object.fromEntries([...COLORS].map((color) => [color, panes]));
}

/** A strip that the next seat has not laid yet, either face up; the face with joker squares is always laid face down. */
function nextStrip({ boards, strips: set }: SintraPosition, generator: Chance): Due {
  const index = boards.findIndex(({ strips }) => strips.includes(null));
  const { strips } = boards[index]!;
  const laid = strips.flatMap((strip) => (strip ? [Number(strip.strip[0])] : []));
  const left = strips.map((_, at) => at + 1).filter((strip) => !laid.includes(strip));
  const drawn = generator.below(2 * left.length);
  const face = `${left[drawn >> 1]}${drawn % 2 ? "b" : "a"}`;
  const strip = faceOf(set, face).includes(JOKER) ? otherFace(face) : face;
  return { kind: "laid", seat: index + 1, facts: { place: laid.length + 1, strip } };
}

/** The pieces for the rounds II to VI, each of another color, then one from the bag for round I. */
function nextPiece({ indicator, bag, tower }: SintraPosition, generator: Chance): Due | null {
  const round = indicator.slice(1).indexOf(FREE) + 2;
  const piece = (round: number) => (tile: string) => ({ kind: "indicated", facts: { round, tile } });
  if (round === 1) return drawFrom(bag, tower, COLORS, generator, piece(1));
  const left = [...COLORS].filter((color) => !indicator.includes(color));
  return piece(round)(left[generator.below(left.length)]!);
}

function isSetUp({ boards }: SintraPosition): boolean {
  return boards.every(({ strips }) => !strips.includes(null));
}

export const drawing: Drawing<SintraPosition> = {
  kinds: ["laid", "indicated", "drawn", "poured"],
  opening: (like, first) => ({
    ...like,
    round: 1,
    phase: "strips",
    turn: null,
    starter: first,
    marker: "center",
    bag: stock(PANES),
    tower: stock(0),
    indicator: FREE.repeat(ROUNDS),
    displays: like.displays.map(() => ""),
    center: "",
    boards: like.boards.map(() => ({
      score: 0,
      glazier: 1,
      glass: 1,
      lost: 0,
      strips: Array<null>(STRIPS).fill(null),
      windows: Array<string>(STRIPS).fill(NO_WINDOWS),
    })),
    hand: "",
    end: null,
  }),
  next(at, generator) {
    if (at.phase === "strips" && !isSetUp(at)) return nextStrip(at, generator);
    if (at.phase === "strips" && at.indicator.includes(FREE)) return nextPiece(at, generator);
    const isDealt = at.phase !== "strips" && at.phase !== "deal";
    return isDealt ? null : drawForDisplays(at, at.tower, COLORS, generator);
  },
  apply,
};
