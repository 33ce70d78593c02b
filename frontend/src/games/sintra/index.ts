/** Sintra on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { drawing } from "./draws";
import { hint } from "./hint";
import { headAfter, takes } from "../../board/taking";
import { held, isFollowUp, readTyped, split } from "./notation";
import { recall, type SintraPosition } from "./position";
import { heading, prompt } from "./prompt";
import Picture from "./Picture.svelte";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import { SHAPE } from "./shape";
import { isContinued, signs } from "./signs";
import Sources from "./Sources.svelte";
import Status from "./Status.svelte";
import { steps } from "./steps";
import Tile from "./Tile.svelte";

const board: Board = {
  Tile,
  Sources,
  SeatBoard,
  Picture,
  Status,
  Choices,
  hint,
  prompt,
  heading,
  shape: () => SHAPE,
  recall: (position, happened) => recall(position as SintraPosition, happened),
  holdsMarker: ({ marker }, seat) => marker === seat,
  badge: (option, _, position) => badge(option, position as SintraPosition),
  signs,
  isContinued,
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: { advance, undealt, steps },
  drawing,
};

export default { letters: "BYOPG", Rules, board } satisfies Game;
