/** The playthroughs are games played by the rules themselves; `python frontend/src/games/sintra/playthroughs.py` writes them. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import games from "./playthroughs.json";
import { advance, apply, undealt } from "./apply";
import type { SintraPosition } from "./position";

interface Step {
  move: string | null;
  happened: GameEvent[];
  changed: Partial<SintraPosition>;
}
interface Playthrough {
  name: string;
  start: SintraPosition;
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
    "bonus",
    "broke",
    "color",
    "drawn",
    "finished",
    "glass",
    "home",
    "indicated",
    "laid",
    "left",
    "marked",
    "moved",
    "ornament",
    "placed",
    "poured",
    "removed",
    "retired",
    "set",
    "started",
    "stepped",
    "took",
    "turned",
    "window",
    "wrapped",
  ]);
});

test("no pane is lost between two events", () => {
  const panes = (text: string) => text.replaceAll(".", "").length;
  const count = (at: SintraPosition) => {
    const boards = at.boards.map(({ strips, windows }) => strips.map((strip) => strip?.panes ?? "").join("") + windows.join(""));
    const stock = [...Object.values(at.bag), ...Object.values(at.tower)].reduce((sum, number) => sum + number, 0);
    return stock + panes(at.center + at.displays.join("") + boards.join("") + at.hand + at.indicator);
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
