/** A position of the classic game, and what is printed on its boards. */

import type { Position } from "../../net/wire";

export interface ClassicBoard {
  score: number;
  /** Five pattern lines, tiles by letter. */
  lines: string[];
  /** Five wall rows of five letters, `.` for a free cell. */
  wall: string[];
  /** Tiles from the left, `M` for the marker. */
  floor: string;
}

export interface ClassicPosition extends Position {
  wall: "colored" | "gray";
  jokers: boolean;
  lid: Record<string, number>;
  boards: ClassicBoard[];
  hand: { line: number; tiles: string } | null;
  end: string | null;
}

export interface ClassicPrinted {
  /** The wall's colors row by row; none on the gray wall. */
  wall?: string[];
  /** What each space of the floor line costs. */
  floor?: number[];
}
