import { expect, test } from "vitest";
import { total } from "../../board/tiles";
import { followsTheRules, type Playthrough } from "../conformance";
import games from "./playthroughs.json";
import { advance, apply, undealt } from "./apply";
import type { ClassicPosition } from "./position";

const PLAYED = games as unknown as Playthrough<ClassicPosition>[];

followsTheRules({
  played: PLAYED,
  apply,
  advance,
  count: (at) => {
    const boards = at.boards.map(
      ({ lines, wall, floor }) => lines.join("") + wall.join("").replaceAll(".", "") + floor.replace("M", ""),
    );
    return total(at.bag) + total(at.lid) + (at.center + at.displays.join("") + boards.join("") + (at.hand?.tiles ?? "")).length;
  },
  tiles: 100,
  kinds: "broken color column drawn fell finished lined marked penalty poured row started tiled took",
});

test("before a deal all its tiles are in the bag", () => {
  for (const { start, steps } of PLAYED) {
    let position = start;
    for (const { move, happened } of steps) {
      const after = advance(position, happened, move);
      const isPoured = happened.some(({ kind }) => kind === "poured");
      if (move === null && !isPoured) expect(undealt(after, happened)).toEqual(position);
      position = after;
    }
  }
});
