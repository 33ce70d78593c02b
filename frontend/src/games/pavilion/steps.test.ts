/** Every way a tile goes must begin where a tile lies and end where it lies afterwards. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import { advance } from "./apply";
import { MARKER_IN_CENTER, place, takenFrom, touched } from "./places";
import { PLAYED } from "./playthroughs";
import { count } from "../../board/places";
import { type PavilionPosition } from "./position";
import { grouped, steps } from "./steps";

const STOCK = [place.bag, place.tower];

function name(found: Map<string, string>, tiles: string, at: (kind: string, nth: number) => string): void {
  [...tiles].forEach((kind, index) => found.set(at(kind, count(tiles.slice(0, index), kind)), kind));
}

/** The places of all tiles, and what lies there. */
function laid(at: PavilionPosition): Map<string, string> {
  const found = new Map<string, string>();
  [at.center, ...at.displays].forEach((tiles, source) => name(found, tiles, (kind, nth) => place.source(source, kind, nth)));
  name(found, at.supply, place.supply);
  at.boards.forEach(({ stars, hand, kept }, index) => {
    const seat = index + 1;
    name(found, hand, (kind, nth) => place.hand(seat, kind, nth));
    [...kept].forEach((kind, corner) => found.set(place.corner(seat, corner), kind));
    stars.forEach((slots, star) =>
      [...slots].forEach((kind, slot) => kind !== "." && found.set(place.slot(seat, star + 1, slot + 1), kind)),
    );
    if (at.marker === seat) found.set(place.marker(seat), "M");
  });
  if (at.marker === "center") found.set(MARKER_IN_CENTER, "M");
  return found;
}

test.each(PLAYED)("$name: tiles fly from where they lie to where they lie", ({ start, steps: played }) => {
  let position = start;
  for (const { move, happened } of played) {
    const end = advance(position, happened, move);
    let before = position;
    for (const { flights, after } of steps(position, happened, end)) {
      const [from, to] = [laid(before), laid(after as PavilionPosition)];
      for (const flight of flights) {
        if (!STOCK.includes(flight.from)) expect(from.get(flight.from), `${flight.from} before ${move}`).toBe(flight.kind);
        if (!STOCK.includes(flight.to)) expect(to.get(flight.to), `${flight.to} after ${move}`).toBe(flight.kind);
      }
      const apart = (names: string[]) => names.filter((name) => !STOCK.includes(name));
      const [begins, ends] = [apart(flights.map(({ from }) => from)), apart(flights.map(({ to }) => to))];
      expect(new Set(begins).size).toBe(begins.length);
      expect(new Set(ends).size).toBe(ends.length);
      const moved = [...from.keys()].filter((name) => !to.has(name));
      expect(begins, `all that leaves flies, in ${move}`).toEqual(expect.arrayContaining(moved));
      before = after as PavilionPosition;
    }
    expect(before).toEqual(end);
    position = end;
  }
});

test("a payment and its tile are one step, what is surrounded, what is picked and every score another", () => {
  const event = (kind: string): GameEvent => ({ kind, seat: 1, points: 0, facts: {} });
  const kinds = ["paid", "placed", "statue", "pillar", "picked", "picked", "supplied", "supplied", "passed", "kept", "kept", "star", "star"];
  expect(grouped(kinds.map(event)).map((group) => group.map(({ kind }) => kind).join(" "))).toEqual([
    "paid placed",
    "statue",
    "pillar",
    "picked picked",
    "supplied supplied",
    "passed kept kept",
    "star",
    "star",
  ]);
});

test("points pop up where they were won, with as many places lit as a tile scores", () => {
  let seen = 0;
  for (const { start, steps: played } of PLAYED) {
    let position = start;
    for (const { move, happened } of played) {
      const end = advance(position, happened, move);
      for (const { pops, glow, pace } of steps(position, happened, end)) {
        for (const pop of pops) {
          if (!pop.at.startsWith("t") || pace === "score") continue;
          seen += 1;
          expect(glow).toHaveLength(pop.points);
          expect(glow).toContain(pop.at);
        }
      }
      position = end;
    }
  }
  expect(seen).toBeGreaterThan(20);
});

test("what the last move touched is pointed out", () => {
  const happened: GameEvent[] = [
    { kind: "placed", seat: 2, points: 3, facts: { star: 7, slot: 1, tile: "R", cost: 1 } },
    { kind: "pillar", seat: 2, points: 0, facts: { number: 4, tiles: 1 } },
  ];
  expect(touched(happened)).toEqual(new Set([place.slot(2, 7, 1), place.ornament(2, "pillar", 4)]));
  expect(takenFrom([{ kind: "took", seat: 1, points: 0, facts: { source: 0, tiles: "R", wild: 0 } }])).toEqual([0]);
});
