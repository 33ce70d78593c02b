/** What is drawn in the classic game: tiles for the displays. */

import { drawForDisplays, type Drawing } from "../../draws/drawing";
import { apply } from "./apply";
import { KINDS } from "./places";
import type { ClassicPosition } from "./position";

const COLORS = "BYRKW";
/** Tiles of each color, and jokers, which take the place of some: more of them with three seats and with four. */
const STOCKS = { plain: [20, 0], few: [19, 5], many: [18, 10] } as const;
const EMPTY = ["", "", "", "", ""];
const BARE = [".....", ".....", ".....", ".....", "....."];

function stock(hasJokers: boolean, [tiles, jokers]: readonly [number, number]): Record<string, number> {
  const colors = Object.fromEntries([...COLORS].map((color) => [color, tiles]));
  return hasJokers ? { ...colors, J: jokers } : colors;
}

function bagOf({ jokers, boards }: ClassicPosition): Record<string, number> {
  return stock(jokers, STOCKS[!jokers ? "plain" : boards.length < 3 ? "few" : "many"]);
}

export const drawing: Drawing<ClassicPosition> = {
  kinds: ["drawn", "poured"],
  opening: (like, first) => ({
    ...like,
    round: 1,
    phase: "deal",
    turn: null,
    starter: first,
    marker: "center",
    bag: bagOf(like),
    lid: stock(like.jokers, [0, 0]),
    displays: like.displays.map(() => ""),
    center: "",
    boards: like.boards.map(() => ({ score: 0, lines: EMPTY, wall: BARE, floor: "" })),
    hand: null,
    end: null,
  }),
  next: (at, generator) => (at.phase === "deal" ? drawForDisplays(at, at.lid, KINDS, generator) : null),
  apply,
};
