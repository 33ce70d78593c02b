/** Boards for the drawn examples: what is said of them, on a set of strips like that of the house. */

import type { Palace, SintraPosition, StripSet } from "../position";

const SET: StripSet = {
  name: "house",
  strips: [
    { a: "BBBYY", b: "OOGGY" },
    { a: "YYYOO", b: "PPBBO" },
    { a: "OOOPP", b: "GGYYP" },
    { a: "PPPGG", b: "BBOOG" },
    { a: "GGGBB", b: "YYPPB" },
    { a: "BBBOP", b: "OOOGB" },
    { a: "YYYPG", b: "PPPBY" },
    { a: "GGGYO", b: "BYOJJ" },
  ],
  windows: { A: [1, 2, 3, 4, 4, 3, 2, 1], B: [1, 2, 3, 4, 4, 3, 2, 1] },
  ornaments: [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ],
  track: [0, 1, 2, 4, 6, 8, 11, 14, 18],
};

/** The points of an ornament by the panes around it. */
export const ORNAMENT_POINTS = [0, 0, 3, 6, 10];

const FACES = ["1a", "3b", "5a", "2b", "8a", "4b", "7a", "6b"];

/** A board with these panes on strips and in windows, by place; above a complete window there is no strip. */
export function board(strips: Record<number, string>, windows: Record<number, string> = {}, more: Partial<Palace> = {}): Palace {
  return {
    score: 0,
    glazier: 1,
    glass: 1,
    lost: 0,
    strips: FACES.map((strip, index) => {
      const isDone = windows[index + 1]?.includes(".") === false;
      return isDone ? null : { strip, panes: strips[index + 1] ?? "....." };
    }),
    windows: FACES.map((_, index) => windows[index + 1] ?? ".."),
    ...more,
  };
}

export function position(palace: Palace, side: "A" | "B" = "A"): SintraPosition {
  return {
    game: "sintra",
    round: 1,
    phase: "draft",
    turn: null,
    starter: 1,
    marker: "center",
    bag: {},
    tower: {},
    displays: [],
    center: "",
    indicator: "OGPYBO",
    side,
    strips: SET,
    boards: [palace],
    hand: "",
    end: null,
  };
}
