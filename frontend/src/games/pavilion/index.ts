/** Summer Pavilion on the page. */

import type { Board, Game } from "../game";
import { advance, undealt } from "./apply";
import { badge } from "./badge";
import Choices from "./Choices.svelte";
import { drawing } from "./draws";
import { hint } from "./hint";
import { headAfter, takes } from "../../board/taking";
import { held, isFollowUp, readTyped, split } from "./notation";
import { heading, prompt } from "./prompt";
import Rules from "./rules/Rules.svelte";
import SeatBoard from "./SeatBoard.svelte";
import Picture from "./Picture.svelte";
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
  Picture,
  Status,
  Choices,
  hint,
  prompt,
  heading,
  shape,
  holdsMarker,
  badge,
  signs,
  notation: { split, takes, headAfter, held, isFollowUp, readTyped },
  motion: { advance, undealt, steps },
  drawing,
  setup(picking) {
    provideTurn(picking);
  },
};

export default { letters: "ORBYGP", Rules, board } satisfies Game;
