/** Every way a pane goes must begin where a pane lies and end where it lies afterwards. */

import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import games from "./playthroughs.json";
import { advance } from "./apply";
import { groups } from "../../board/places";
import { GLAZIER, MARKER_IN_CENTER, SHARD, newSquares, panesAfter, place, touched } from "./places";
import { grouped, steps } from "./steps";
import type { SintraPosition } from "./position";

interface Playthrough {
  name: string;
  start: SintraPosition;
  steps: { move: string | null; happened: GameEvent[] }[];
}

const PLAYED = games as unknown as Playthrough[];
const isStock = (name: string) => name === place.bag || name === place.tower || /^b\d/.test(name);

/** The places of all panes, and what lies there. */
function laid(at: SintraPosition): Map<string, string> {
  const found = new Map<string, string>();
  const put = (name: string, kind: string) => kind !== "." && found.set(name, kind);
  [at.center, ...at.displays].forEach((panes, source) => {
    for (const { kind, number } of groups(panes))
      for (let nth = 0; nth < number; nth++) put(place.source(source, kind, nth), kind);
  });
  at.boards.forEach(({ strips, windows, glazier, glass }, index) => {
    const seat = index + 1;
    strips.forEach((strip, where) =>
      [...(strip?.panes ?? "")].forEach((kind, square) => put(place.square(seat, where + 1, square), kind)),
    );
    windows.forEach((window, where) =>
      [...window].forEach((kind, space) => put(place.window(seat, where + 1, space), kind)),
    );
    put(place.rail(seat, glazier), GLAZIER);
    put(place.glass(seat, glass), SHARD);
    if (at.marker === seat) put(place.marker(seat), "M");
  });
  [...at.hand].forEach((kind, nth) => put(place.hand(at.turn!, nth), kind));
  [...at.indicator].forEach((kind, round) => put(place.round(round + 1), kind));
  if (at.marker === "center") put(MARKER_IN_CENTER, "M");
  return found;
}

test.each(PLAYED)("$name: panes fly from where they lie to where they lie", ({ start, steps: played }) => {
  let position = start;
  for (const { move, happened } of played) {
    const end = advance(position, happened, move);
    let before = position;
    for (const { flights, after } of steps(position, happened, end)) {
      const [from, to] = [laid(before), laid(after as SintraPosition)];
      for (const flight of flights) {
        if (!isStock(flight.from)) expect(from.get(flight.from), `${flight.from} before ${move}`).toBe(flight.kind);
        if (!isStock(flight.to)) expect(to.get(flight.to), `${flight.to} after ${move}`).toBe(flight.kind);
      }
      const ends = flights.map((flight) => flight.to).filter((name) => !isStock(name));
      expect(new Set(ends).size).toBe(ends.length);
      before = after as SintraPosition;
    }
    expect(before).toEqual(end);
    position = end;
  }
});

test.each(PLAYED)("$name: points pop up where they were won, and add up to the score", ({ start, steps: played }) => {
  let position = start;
  for (const { move, happened } of played) {
    const end = advance(position, happened, move);
    const pops = steps(position, happened, end).flatMap((step) => step.pops);
    for (const { at } of pops) expect(at).toMatch(/^[kvgboc]\d/);
    const won = pops.reduce((sum, { points }) => sum + points, 0);
    const scores = (at: SintraPosition) => at.boards.reduce((sum, { score }) => sum + score, 0);
    expect(won, `after ${move}`).toBe(scores(end) - scores(position));
    position = end;
  }
});

test("a move is one step, a strip that gives its pane away another, and every score one of its own", () => {
  const event = (kind: string): GameEvent => ({ kind, seat: 1, points: 0, facts: {} });
  const kinds = "took marked stepped moved placed broke stepped bonus set turned window retired drawn drawn started";
  expect(grouped(kinds.split(" ").map(event)).map((group) => group.map(({ kind }) => kind).join(" "))).toEqual([
    "took marked stepped moved placed broke stepped",
    "bonus",
    "set turned",
    "window",
    "retired",
    "drawn drawn",
    "started",
  ]);
});

test("windows that score light up one by one from the left", () => {
  const [{ start }] = PLAYED as [Playthrough];
  const windows = ["..", "..", "B.", "..", "OG", "..", "..", ".."];
  const at = { ...start, boards: start.boards.map((board) => ({ ...board, windows })) };
  const happened: GameEvent[] = [{ kind: "window", seat: 1, points: 7, facts: { place: 3, own: 3, beyond: 4 } }];
  const shown = steps(at, happened, advance(at, happened, null));
  expect(shown.flatMap(({ pops }) => pops)).toEqual([
    { at: place.value(1, 3), points: 3 },
    { at: place.value(1, 5), points: 4 },
  ]);
});

test.each(PLAYED)("$name: what appears in a window, on the rail and on the track came flying", ({ start, steps: played }) => {
  let position = start;
  for (const { move, happened } of played) {
    const end = advance(position, happened, move);
    let before = position;
    for (const { flights, after } of steps(position, happened, end)) {
      const [from, to] = [laid(before), laid(after as SintraPosition)];
      const landed = new Set(flights.map((flight) => flight.to));
      for (const [name, kind] of to)
        if (/^[wzg]/.test(name) && from.get(name) !== kind) expect(landed, `${name} after ${move}`).toContain(name);
      before = after as SintraPosition;
    }
    position = end;
  }
});

test("panes fill squares of their color from the top, and joker squares in the order of colors", () => {
  expect(panesAfter("OOGGY", "O....", "G", 1, 0)).toBe("O.G..");
  expect(panesAfter("BYOJJ", "...O.", "B", 1, 1)).toBe("B..BO");
  expect(newSquares("BYOJJ", "B..BO", "B", 1, 1)).toEqual([0, 3]);
  expect(newSquares("OOGGY", "OOG..", "O", 1, 0)).toEqual([1]);
});

test("the last move is pointed out where its panes lie", () => {
  const [{ start }] = PLAYED as [Playthrough];
  const strips = start.boards[0]!.strips.map((_, index) => (index === 1 ? { strip: "1b", panes: "OO..." } : null));
  const at = { ...start, boards: start.boards.map((board) => ({ ...board, strips })) };
  const last: GameEvent[] = [
    { kind: "took", seat: 1, points: 0, facts: { source: 3, tiles: "OO" } },
    { kind: "moved", seat: 1, points: 0, facts: { from: 1, to: 2 } },
    { kind: "placed", seat: 1, points: 0, facts: { place: 2, tiles: "O", jokers: 0 } },
    { kind: "stepped", seat: 1, points: 0, facts: { steps: 1, from: 1, to: 2 } },
  ];
  expect(touched(at, last)).toEqual(new Set([place.rail(1, 2), place.square(1, 2, 1), place.glass(1, 2)]));
});
