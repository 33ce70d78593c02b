/** How the table of Sintra shares its room. */

import type { Room } from "../../board/plates";
import type { Shape } from "../game";

/** A board is so many units wide and high; everything on it is drawn in these. */
export const UNITS = { width: 364, height: 348 };

export const ROOM: Room = { ring: 0, rows: 22, ends: 26 };

export const SHAPE: Shape = { board: UNITS.width / UNITS.height, focus: "both", room: ROOM };
