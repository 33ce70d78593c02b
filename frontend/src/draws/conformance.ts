/** What every game's draws are tested for: deals drawn by the rules themselves (`golden.py` writes them). */

import { expect, test } from "vitest";
import type { GameEvent } from "../net/wire";
import { differenceFrom, type Drawing } from "./drawing";
import { Generator } from "./generator";

export interface Drawn<At> {
  name: string;
  first: number;
  opening: At;
  deals: { words: number[]; before: At; happened: GameEvent[] }[];
}

type Words = [number, number, number, number];

/** Tests that what a game says is drawn is what its rules draw, and that nothing else passes for it. */
export function drawsAsTheRules<At extends object>(drawing: Drawing<At>, games: Drawn<At>[]): void {
  const deals = games.flatMap(({ name, deals }) => deals.map((deal, at) => ({ ...deal, name: `${name}, deal ${at}` })));
  const check = (before: At, happened: GameEvent[], words: number[]) =>
    differenceFrom(drawing, before, happened, new Generator(words as Words));
  const isDrawn = ({ kind, facts }: GameEvent) => drawing.kinds.includes(kind) && ("tile" in facts || "strip" in facts);

  test.each(games)("$name: it begins as the rules say, whatever came later", ({ first, opening, deals }) => {
    for (const like of [opening, deals.at(-1)?.before ?? opening]) expect(drawing.opening(like, first)).toEqual(opening);
  });

  test.each(deals)("$name: the generator draws what the rules draw", ({ before, happened, words }) => {
    expect(check(before, happened, words)).toBeNull();
  });

  test.each(deals)("$name: nothing else passes for it", ({ before, happened, words }) => {
    const draws = happened.flatMap((event, at) => (isDrawn(event) ? [at] : []));
    const changed = (at: number, facts: GameEvent["facts"]) =>
      happened.map((event, index) => (index === at ? { ...event, facts: { ...event.facts, ...facts } } : event));
    const [index, last] = [draws[Math.floor(draws.length / 2)]!, draws.at(-1)!];
    const isStrip = "strip" in happened[index]!.facts;
    const other: GameEvent["facts"] = isStrip ? { strip: "9a" } : { tile: happened[index]!.facts.tile === "B" ? "G" : "B" };
    expect(check(before, changed(index, other), words)).toEqual({ reason: "other", at: draws.indexOf(index) + 1 });
    expect(check(before, [...happened.slice(0, last + 1), happened[last]!, ...happened.slice(last + 1)], words)).not.toBeNull();
    expect(check(before, happened.slice(0, last), words)).toEqual({ reason: "missing", at: draws.length });
    expect(check(before, [{ kind: "poured", seat: null, points: 0, facts: {} }, ...happened], words)).not.toBeNull();
    const others = [1, 2, 3, 4, 5, 6].map((bit) => check(before, happened, words.map((word) => word ^ Math.imul(bit, 0x9e3779b9))));
    expect(others.filter(Boolean).length, "a single tile may be the same by chance").toBeGreaterThan(2);
  });
}
