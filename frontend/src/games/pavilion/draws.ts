/** What is drawn in Summer Pavilion: tiles for the supply, and for the displays. */

import { drawForDisplays, drawFrom, type Drawing } from "../../draws/drawing";
import { apply } from "./apply";
import { COLORS, FREE, SUPPLY_SPACES, type PavilionPosition } from "./position";

const TILES = 22;
const SCORE = 5;
const STARS = 7;
const SLOTS = 6;

function stock(tiles: number): Record<string, number> {
  return Object.fromEntries([...COLORS].map((color) => [color, tiles]));
}

/** Whether the supply is filled up before anything else. */
function isFilling({ phase, supply }: PavilionPosition): boolean {
  return (phase === "supply" || phase === "refill") && supply.length < SUPPLY_SPACES;
}

/** Whether tiles come on the displays: also right after the first supply, and after the refill that ended a round. */
function isDealing({ phase, boards }: PavilionPosition): boolean {
  return phase === "supply" || phase === "deal" || (phase === "refill" && boards.every(({ passed }) => passed));
}

export const drawing: Drawing<PavilionPosition> = {
  kinds: ["supplied", "drawn", "poured"],
  opening: (like, first) => ({
    ...like,
    round: 1,
    phase: "supply",
    turn: null,
    starter: first,
    marker: "center",
    bag: stock(TILES),
    tower: stock(0),
    supply: "",
    displays: like.displays.map(() => ""),
    center: "",
    boards: like.boards.map(() => ({
      score: SCORE,
      stars: Array<string>(STARS).fill(FREE.repeat(SLOTS)),
      hand: "",
      kept: "",
      passed: false,
    })),
    space: null,
    picks: 0,
    lowest: COLORS[0]!,
    refilled: null,
    end: null,
  }),
  next(at, generator) {
    const { bag, tower } = at;
    const tile = isFilling(at) && drawFrom(bag, tower, COLORS, generator, (tile) => ({ kind: "supplied", facts: { tile } }));
    if (tile) return tile;
    return isDealing(at) ? drawForDisplays(at, tower, COLORS, generator) : null;
  },
  apply,
};
