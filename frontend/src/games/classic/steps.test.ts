/** Every way a tile goes must begin where a tile lies and end where it lies afterwards. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import games from "./playthroughs.json";
import { advance } from "./apply";
import { groups } from "../../board/places";
import { MARKER_IN_CENTER, count, newSpaces, openRow, place, takenFrom, touched } from "./places";
import { grouped, steps } from "./steps";
import type { ClassicPosition } from "./position";

interface Playthrough {
  name: string;
  start: ClassicPosition;
  steps: { move: string | null; happened: GameEvent[] }[];
}

const PLAYED = games as unknown as Playthrough[];
const STOCK = [place.bag, place.lid];

/** The places of all tiles, and what lies there. */
function laid(at: ClassicPosition): Map<string, string> {
  const found = new Map<string, string>();
  [at.center, ...at.displays].forEach((tiles, source) => {
    for (const { kind, number } of groups(tiles))
      for (let nth = 0; nth < number; nth++) found.set(place.source(source, kind, nth), kind);
  });
  at.boards.forEach(({ lines, wall, floor }, index) => {
    const seat = index + 1;
    lines.forEach((tiles, line) =>
      [...tiles].forEach((kind, space) => found.set(place.line(seat, line + 1, space), kind)),
    );
    wall.forEach((cells, row) =>
      [...cells].forEach((kind, column) => kind !== "." && found.set(place.wall(seat, row + 1, column + 1), kind)),
    );
    [...floor].forEach((kind, space) => found.set(place.floor(seat, space), kind));
    if (at.marker === seat && !floor.includes("M")) found.set(place.marker(seat), "M");
  });
  [...(at.hand?.tiles ?? "")].forEach((kind, index, all) => {
    found.set(place.hand(at.turn!, kind, count(all.slice(0, index).join(""), kind)), kind);
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
      const [from, to] = [laid(before), laid(after as ClassicPosition)];
      for (const flight of flights) {
        if (!STOCK.includes(flight.from))
          expect(from.get(flight.from), `${flight.from} before ${move}`).toBe(flight.kind);
        if (!STOCK.includes(flight.to)) expect(to.get(flight.to), `${flight.to} after ${move}`).toBe(flight.kind);
      }
      const ends = flights.map((flight) => flight.to).filter((name) => !STOCK.includes(name));
      expect(new Set(ends).size).toBe(ends.length);
      before = after as ClassicPosition;
    }
    expect(before).toEqual(end);
    position = end;
  }
});

test("every score is a step of its own, a move and a deal are one", () => {
  const event = (kind: string): GameEvent => ({ kind, seat: 1, points: 0, facts: {} });
  const kinds = ["took", "lined", "fell", "tiled", "tiled", "broken", "fell", "penalty", "drawn", "drawn", "started"];
  expect(grouped(kinds.map(event)).map((group) => group.map(({ kind }) => kind).join(" "))).toEqual([
    "took lined fell",
    "tiled",
    "tiled",
    "broken fell",
    "penalty",
    "drawn drawn",
    "started",
  ]);
});

test("points pop up where they were won, and the run lights up", () => {
  const { start, steps: played } = PLAYED[0]!;
  let position = start;
  let seen = 0;
  for (const { move, happened } of played) {
    const end = advance(position, happened, move);
    for (const { pops, glow } of steps(position, happened, end)) {
      for (const pop of pops) {
        seen += 1;
        expect(pop.at).toMatch(/^[wf]\d/);
        if (pop.at.startsWith("w") && glow.length) expect(glow).toContain(pop.at);
      }
    }
    position = end;
  }
  expect(seen).toBeGreaterThan(5);
});

test("new tiles lie where their color ends", () => {
  expect(newSpaces("BBBJ", "BB")).toEqual([
    { kind: "B", space: 1 },
    { kind: "B", space: 2 },
  ]);
  expect(newSpaces("BBJ", "J")).toEqual([{ kind: "J", space: 2 }]);
});

test("the last move is pointed out where its tiles lie", () => {
  const board = {
    score: 0,
    lines: ["", "RR", "", "", ""],
    wall: [".....", ".....", ".....", ".....", "....."],
    floor: "MR",
  };
  const at = { ...PLAYED[0]!.start, boards: [board, board] };
  const happened: GameEvent[] = [
    { kind: "took", seat: 1, points: 0, facts: { source: 3, tiles: "RRR" } },
    { kind: "lined", seat: 1, points: 0, facts: { line: 2, tiles: "RR" } },
    { kind: "fell", seat: 1, points: 0, facts: { tile: "R", floor: 1, lid: 0 } },
  ];
  expect(touched(at, happened)).toEqual(
    new Set([place.line(1, 2, 0), place.line(1, 2, 1), place.floor(1, 1)]),
  );
  expect(takenFrom(happened)).toEqual([3]);
});

test("the row that waits for an answer is the first complete line", () => {
  const board = { score: 0, lines: ["", "RR", "BBB", "", ""], wall: [], floor: "" };
  expect(openRow(board)).toBe(2);
});
