/** Summer Pavilion on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { hint } from "./hint";
import { headAfter, takes } from "../../board/taking";
import { held, isFollowUp, readTyped, split } from "./notation";
import { heading, prompt } from "./prompt";
import type { PavilionPosition } from "./position";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { holdsMarker, shape } from "./shape";
import { signs } from "./signs";
import Sources from "./Sources.svelte";
import Status from "./Status.svelte";
import { steps } from "./steps";
import Tile from "./Tile.svelte";
import { provideTurn } from "./turn.svelte";

const board: Board = {
  Tile,
  Sources,
  SeatBoard,
  Status,
  Choices,
  hint,
  prompt: (position, name) => prompt(position as PavilionPosition, name),
  heading: (position) => heading(position as PavilionPosition),
  shape: (position) => shape(position as PavilionPosition),
  holdsMarker: (position, seat) => holdsMarker(position as PavilionPosition, seat),
  badge,
  signs,
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: {
    advance: (before, happened, move) => advance(before as PavilionPosition, happened, move),
    undealt: (after, happened) => undealt(after as PavilionPosition, happened),
    steps: (before, happened, after) => steps(before as PavilionPosition, happened, after as PavilionPosition),
  },
  setup(picking) {
    provideTurn(picking);
  },
};

export default { letters: "ORBYGP", Rules, board } satisfies Game;
