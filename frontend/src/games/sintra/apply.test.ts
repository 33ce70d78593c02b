import { expect, test } from "vitest";
import { total } from "../../board/tiles";
import { followsTheRules, type Playthrough } from "../conformance";
import games from "./playthroughs.json";
import { advance, apply, undealt } from "./apply";
import type { SintraPosition } from "./position";

const PLAYED = games as unknown as Playthrough<SintraPosition>[];

followsTheRules({
  played: PLAYED,
  apply,
  advance,
  count: (at) => {
    const boards = at.boards.map(({ strips, windows }) => strips.map((strip) => strip?.panes ?? "").join("") + windows.join(""));
    const panes = at.center + at.displays.join("") + boards.join("") + at.hand + at.indicator;
    return total(at.bag) + total(at.tower) + panes.replaceAll(".", "").length;
  },
  tiles: 100,
  kinds: "bonus broke color drawn finished glass home indicated laid left marked moved ornament placed poured removed retired set started stepped took turned window wrapped",
});

test("before a deal all its panes are in the bag, and before the first one no strip is laid", () => {
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
