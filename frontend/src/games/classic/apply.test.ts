/** The playthroughs are games played by the rules themselves; `python frontend/src/games/classic/playthroughs.py` writes them. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import games from "./playthroughs.json";
import { advance, apply, undealt } from "./apply";
import type { ClassicPosition } from "./position";

interface Step {
  move: string | null;
  happened: GameEvent[];
  changed: Partial<ClassicPosition>;
}
interface Playthrough {
  name: string;
  start: ClassicPosition;
  steps: Step[];
}

const PLAYED = games as unknown as Playthrough[];

test.each(PLAYED)("$name: what happened leads to the position that the rules have", ({ start, steps }) => {
  let position = start;
  for (const { move, happened, changed } of steps) {
    const expected = { ...position, ...changed };
    position = advance(position, happened, move);
    expect(position, `after ${move ?? "the deal"}`).toEqual(expected);
  }
});

test("every kind of event is in one of the games", () => {
  const kinds = new Set(
    PLAYED.flatMap(({ steps }) => steps.flatMap(({ happened }) => happened.map(({ kind }) => kind))),
  );
  expect([...kinds].sort()).toEqual([
    "broken",
    "color",
    "column",
    "drawn",
    "fell",
    "finished",
    "lined",
    "marked",
    "penalty",
    "poured",
    "row",
    "started",
    "tiled",
    "took",
  ]);
});

test("no tile is lost between two events", () => {
  const count = (at: ClassicPosition) => {
    const boards = at.boards.map(
      ({ lines, wall, floor }) => lines.join("") + wall.join("").replaceAll(".", "") + floor.replace("M", ""),
    );
    const stock = [...Object.values(at.bag), ...Object.values(at.lid)].reduce((sum, tiles) => sum + tiles, 0);
    return stock + (at.center + at.displays.join("") + boards.join("") + (at.hand?.tiles ?? "")).length;
  };
  for (const { start, steps } of PLAYED) {
    let position = start;
    for (const { move, happened } of steps) {
      let between = position;
      for (const event of happened) {
        between = apply(between, event);
        expect(count(between)).toBe(100);
      }
      position = advance(position, happened, move);
    }
  }
});

test("an event that nobody knows changes nothing", () => {
  const { start } = PLAYED[0]!;
  expect(apply(start, { kind: "sneezed", seat: 1, points: 0, facts: {} })).toBe(start);
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
