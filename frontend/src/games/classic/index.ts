/** The classic game on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { drawing } from "./draws";
import { headAfter, held, isFollowUp, readTyped, split, takes } from "./notation";
import { hint } from "./hint";
import { heading, prompt } from "./prompt";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { SHAPE, holdsMarker } from "./shape";
import { isContinued, signs } from "./signs";
import Sources from "./Sources.svelte";
import { steps } from "./steps";
import Tile from "./Tile.svelte";

const board: Board = {
  Tile,
  Sources,
  SeatBoard,
  Choices,
  hint,
  prompt,
  heading,
  shape: () => SHAPE,
  holdsMarker,
  badge,
  signs,
  isContinued,
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: { advance, undealt, steps },
  drawing,
};

export default { letters: "BYRKWJ", Rules, board } satisfies Game;
