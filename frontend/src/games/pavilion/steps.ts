/** Pavilion: what happened as steps to show, with the way that every tile goes. */

import { ending, markerHome, refilled, type Flight, type Step } from "../../board/steps";
import type { GameEvent } from "../../net/wire";
import { apply, takenBy } from "./apply";
import { MARKER_IN_CENTER, SLOTS, STARS, place } from "./places";
import { count } from "../../board/places";
import { without } from "../../board/tiles";
import type { OrnamentKind, PavilionPosition } from "./position";
import { costsOf, runAt } from "./stars";

/** Events that are shown together with the one before them. */
const TOGETHER: Record<string, string[]> = {
  marked: ["took"],
  placed: ["paid"],
  picked: ["picked"],
  kept: ["passed", "kept"],
  discarded: ["passed"],
  supplied: ["supplied"],
  drawn: ["drawn"],
  returned: ["returned"],
};
const DEAL = new Set(["supplied", "drawn", "poured"]);
const SCORE = new Set(["star", "number", "corner"]);
const ORNAMENTS = new Set(["pillar", "statue", "window"]);

export function grouped(happened: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of happened) {
    const last = groups.at(-1);
    if (last && TOGETHER[event.kind]?.includes(last.at(-1)!.kind)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** What happened, one thing after the other, up to the position it leads to. */
export function steps(before: PavilionPosition, happened: GameEvent[], end: PavilionPosition): Step[] {
  const shown: Step[] = [];
  let at = before;
  for (const group of grouped(happened)) {
    const from = at;
    const after = group.reduce(apply, from);
    const flights = [...group.flatMap((event) => WAYS[event.kind]?.(from, event, after, group) ?? []), ...markerHome(from, after)];
    const pops = group.filter(({ points }) => points).map((event) => ({ at: popAt(event), points: event.points }));
    const glow = group.flatMap((event) => lit(after, event));
    const { kind } = group[0]!;
    shown.push({ flights, pops, glow, after, pace: DEAL.has(kind) ? "deal" : SCORE.has(kind) ? "score" : "move" });
    at = after;
  }
  return [...shown, ending(at, end)];
}

type Name = (kind: string, nth: number) => string;

/** Tiles from one place to another, each kind counted from a number on. */
function fly(tiles: string, from: Name, to: Name): Flight[] {
  return [...tiles].map((kind, index) => {
    const nth = count(tiles.slice(0, index), kind);
    return { kind, from: from(kind, nth), to: to(kind, nth) };
  });
}

const handOf = (seat: number): Name => (kind, nth) => place.hand(seat, kind, nth);
const tower: Name = () => place.tower;
const bag: Name = () => place.bag;

/** Count on from the tiles that lie there already. */
function after(tiles: string, name: Name): Name {
  return (kind, nth) => name(kind, count(tiles, kind) + nth);
}

/** The last ones of those that lie there. */
function last(tiles: string, name: Name): Name {
  return (kind, nth) => name(kind, count(tiles, kind) - 1 - nth);
}

type Way = (at: PavilionPosition, event: GameEvent, end: PavilionPosition, group: GameEvent[]) => Flight[];

/** Events of one kind are flown by the first of them. */
function once(fly: Way): Way {
  return (at, event, end, group) => (group.find(({ kind }) => kind === event.kind) === event ? fly(at, event, end, group) : []);
}

const tilesOf = (group: GameEvent[], kind: string) =>
  group.filter((event) => event.kind === kind).map(({ facts }) => String(facts.tile ?? facts.tiles)).join("");

const WAYS: Record<string, Way> = {
  drawn: once((_, __, ___, group) => {
    const seen: Record<string, number> = {};
    return group.map(({ facts }) => {
      const [kind, display] = [String(facts.tile), Number(facts.display)];
      const nth = seen[`${display}${kind}`] ?? 0;
      seen[`${display}${kind}`] = nth + 1;
      return { kind, from: place.bag, to: place.source(display, kind, nth) };
    });
  }),
  supplied: once((at, _, __, group) => fly(tilesOf(group, "supplied"), bag, after(at.supply, place.supply))),
  poured: (at) => refilled(at.tower, place.tower),
  took: (at, event) => {
    const source = Number(event.facts.source);
    const tiles = takenBy(event, at.round);
    const here: Name = (kind, nth) => place.source(source, kind, nth);
    const there = source === 0 ? at.center : at.displays[source - 1]!;
    const mine = fly(tiles, last(there, here), after(at.boards[event.seat! - 1]!.hand, handOf(event.seat!)));
    if (source === 0) return mine;
    const center: Name = (kind, nth) => place.source(0, kind, nth);
    return [...mine, ...fly(without(there, tiles), here, after(at.center, center))];
  },
  marked: (_, { seat }) => [{ kind: "M", from: MARKER_IN_CENTER, to: place.marker(seat!) }],
  paid: (at, { seat, facts }, _, group) => {
    const placed = group.find(({ kind }) => kind === "placed");
    const tiles = String(facts.tiles);
    const ways = fly(tiles, last(at.boards[seat! - 1]!.hand, handOf(seat!)), tower);
    const kept = ways.findLast(({ kind }) => kind === placed?.facts.tile);
    if (kept && placed) kept.to = place.slot(seat!, Number(placed.facts.star), Number(placed.facts.slot));
    return ways;
  },
  picked: once((at, { seat }, _, group) =>
    fly(tilesOf(group, "picked"), last(at.supply, place.supply), after(at.boards[seat! - 1]!.hand, handOf(seat!))),
  ),
  kept: once((at, { seat }, end, group) => {
    const { hand } = at.boards[seat! - 1]!;
    const corners = [...end.boards[seat! - 1]!.kept];
    const corner: Name = (kind, nth) => place.corner(seat!, cornerOf(corners, kind, nth));
    return fly(tilesOf(group, "kept"), last(hand, handOf(seat!)), corner);
  }),
  discarded: (at, { seat }, _, group) =>
    fly(without(at.boards[seat! - 1]!.hand, tilesOf(group, "kept")), handOf(seat!), tower),
  returned: (at, { seat }) => {
    const { kept, hand } = at.boards[seat! - 1]!;
    const corners = [...kept];
    return fly(kept, (kind, nth) => place.corner(seat!, cornerOf(corners, kind, nth)), after(hand, handOf(seat!)));
  },
  corner: (at, { seat }) => {
    const { kept } = at.boards[seat! - 1]!;
    return [...kept].map((kind, corner) => ({ kind, from: place.corner(seat!, corner), to: place.tower }));
  },
};

/** The corner with the nth tile of a kind. */
function cornerOf(corners: string[], kind: string, nth: number): number {
  return corners.indexOf(kind) + nth;
}

function popAt({ kind, seat, facts }: GameEvent): string {
  if (kind === "placed") return place.slot(seat!, Number(facts.star), Number(facts.slot));
  if (kind === "star") return place.star(seat!, Number(facts.star));
  if (kind === "number") return place.number(seat!, Number(facts.number));
  if (kind === "corner") return place.corner(seat!, 0);
  return place.score(seat!);
}

/** What gave the points or the tiles: the run a tile joins, a star, all spaces with a number, what was surrounded. */
function lit(after: PavilionPosition, { kind, seat, facts }: GameEvent): string[] {
  const [star, number] = [Number(facts.star), Number(facts.number)];
  if (kind === "placed")
    return runAt(after.boards[seat! - 1]!.stars[star - 1]!, Number(facts.slot)).map((slot) => place.slot(seat!, star, slot));
  if (kind === "star") return SLOTS.map((slot) => place.slot(seat!, star, slot));
  if (kind === "number")
    return STARS.flatMap((star) =>
      SLOTS.filter((slot) => costsOf(after.side, star)[slot - 1] === number).map((slot) => place.slot(seat!, star, slot)),
    );
  return ORNAMENTS.has(kind) ? [place.ornament(seat!, kind as OrnamentKind, number)] : [];
}
