/** How the classic table shares its room, and who keeps the marker beside their name. */

import type { Room } from "../../board/plates";
import type { Shape } from "../game";
import type { ClassicPosition } from "./position";

export const ROOM: Room = { ring: 0, rows: 22, ends: 26 };

export const SHAPE: Shape = { board: 1.5, focus: "both", room: ROOM };

/** The marker lies on the floor line, unless that was full. */
export function holdsMarker({ marker, boards }: ClassicPosition, seat: number): boolean {
  return marker === seat && !boards[seat - 1]!.floor.includes("M");
}
