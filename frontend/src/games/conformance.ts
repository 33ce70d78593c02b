/** What every game's pictures of events are tested for: games played by the rules themselves (`playthroughs.py` writes them). */

import { expect, test } from "vitest";
import type { GameEvent } from "../net/wire";

export interface Playthrough<At> {
  name: string;
  start: At;
  steps: { move: string | null; happened: GameEvent[]; changed: Partial<At> }[];
}

interface Tested<At> {
  played: Playthrough<At>[];
  apply(at: At, event: GameEvent): At;
  advance(at: At, happened: readonly GameEvent[], move: string | null): At;
  /** How many tiles lie anywhere in a position, and how many there are. */
  count(at: At): number;
  tiles: number;
  /** The kinds of events, each of which is in one of the games. */
  kinds: string;
}

/** Tests that what a game shows is what its rules have. */
export function followsTheRules<At extends object>({ played, apply, advance, count, tiles, kinds }: Tested<At>): void {
  test.each(played)("$name: what happened leads to the position that the rules have", ({ start, steps }) => {
    let position = start;
    for (const { move, happened, changed } of steps) {
      const expected = { ...position, ...changed };
      position = advance(position, happened, move);
      expect(position, `after ${move ?? "the deal"}`).toEqual(expected);
    }
  });

  test("every kind of event is in one of the games", () => {
    const found = new Set(played.flatMap(({ steps }) => steps.flatMap(({ happened }) => happened.map(({ kind }) => kind))));
    expect([...found].sort()).toEqual(kinds.split(" ").sort());
  });

  test("no tile is lost between two events", () => {
    for (const { start, steps } of played) {
      let position = start;
      for (const { move, happened } of steps) {
        let between = position;
        for (const event of happened) {
          between = apply(between, event);
          expect(count(between), `${event.kind} in ${move}`).toBe(tiles);
        }
        position = advance(position, happened, move);
      }
    }
  });

  test("an event that nobody knows changes nothing", () => {
    const { start } = played[0]!;
    expect(apply(start, { kind: "sneezed", seat: 1, points: 0, facts: {} })).toBe(start);
  });
}
