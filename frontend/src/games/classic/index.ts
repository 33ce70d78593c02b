/** The classic game on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { headAfter, held, isFollowUp, readTyped, split, takes } from "./notation";
import { hint } from "./hint";
import { heading, prompt } from "./prompt";
import type { ClassicPosition } from "./position";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { SHAPE, holdsMarker } from "./shape";
import { signs } from "./signs";
import Sources from "./Sources.svelte";
import { steps } from "./steps";
import Tile from "./Tile.svelte";

const board: Board = {
  Tile,
  Sources,
  SeatBoard,
  Choices,
  hint,
  prompt: (position, name) => prompt(position as ClassicPosition, name),
  heading: (position) => heading(position as ClassicPosition),
  shape: () => SHAPE,
  holdsMarker: (position, seat) => holdsMarker(position as ClassicPosition, seat),
  badge,
  signs: (happened, position) => signs(happened, position as ClassicPosition),
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: {
    advance: (before, happened, move) => advance(before as ClassicPosition, happened, move),
    undealt: (after, happened) => undealt(after as ClassicPosition, happened),
    steps: (before, happened, after) => steps(before as ClassicPosition, happened, after as ClassicPosition),
  },
};

export default { letters: "BYRKWJ", Rules, board } satisfies Game;
