/** Sintra on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { hint } from "./hint";
import { headAfter, takes } from "../../board/taking";
import { held, isFollowUp, readTyped, split } from "./notation";
import type { SintraPosition } from "./position";
import { heading, prompt } from "./prompt";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { SHAPE } from "./shape";
import { signs } from "./signs";
import Sources from "./Sources.svelte";
import Status from "./Status.svelte";
import { steps } from "./steps";
import Tile from "./Tile.svelte";

const board: Board = {
  Tile,
  Sources,
  SeatBoard,
  Status,
  Choices,
  hint,
  prompt: (position, name) => prompt(position as SintraPosition, name),
  heading: (position) => heading(position as SintraPosition),
  shape: () => SHAPE,
  holdsMarker: ({ marker }, seat) => marker === seat,
  badge: (option, _, position) => badge(option, position as SintraPosition),
  signs: (happened, position) => signs(happened, position as SintraPosition),
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: {
    advance: (before, happened, move) => advance(before as SintraPosition, happened, move),
    undealt: (after, happened) => undealt(after as SintraPosition, happened),
    steps: (before, happened, after) => steps(before as SintraPosition, happened, after as SintraPosition),
  },
};

export default { letters: "BYOPG", Rules, board } satisfies Game;
