/** What is drawn in the classic game: tiles for the displays. */

import { drawForDisplays, type Drawing } from "../../draws/drawing";
import { apply } from "./apply";
import { KINDS } from "./places";
import type { ClassicPosition } from "./position";

const COLORS = "BYRKW";
const TILES = 20;
/** With jokers there are fewer of each color. */
const TILES_WITH_JOKERS = 18;
const JOKERS = 10;
const EMPTY = ["", "", "", "", ""];
const BARE = [".....", ".....", ".....", ".....", "....."];

function stock(hasJokers: boolean, tiles: number, jokers: number): Record<string, number> {
  const colors = Object.fromEntries([...COLORS].map((color) => [color, tiles]));
  return hasJokers ? { ...colors, J: jokers } : colors;
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
    bag: stock(like.jokers, like.jokers ? TILES_WITH_JOKERS : TILES, JOKERS),
    lid: stock(like.jokers, 0, 0),
    displays: like.displays.map(() => ""),
    center: "",
    boards: like.boards.map(() => ({ score: 0, lines: EMPTY, wall: BARE, floor: "" })),
    hand: null,
    end: null,
  }),
  next: (at, generator) => (at.phase === "deal" ? drawForDisplays(at, at.lid, KINDS, generator) : null),
  apply,
};
