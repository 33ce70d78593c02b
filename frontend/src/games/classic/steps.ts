/** Classic: what happened as steps to show, with the way that every tile goes. */

import type { GameEvent } from "../../net/wire";
import { dealt, ending, leftOver, lifted, refilled, type Flight, type Held, type Step } from "../../board/steps";
import { apply } from "./apply";
import { MARKER_IN_CENTER, newSpaces, place } from "./places";
import type { ClassicPosition } from "./position";

const MOVE = new Set(["took", "marked", "lined", "fell"]);
const DEAL = new Set(["drawn", "poured"]);

/** Events that are shown together: a move, a deal, a line that breaks; every score is a step of its own. */
export function grouped(happened: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let open: "move" | "deal" | null = null;
  for (const event of happened) {
    const kind = MOVE.has(event.kind) || event.kind === "broken" ? "move" : event.kind === "drawn" ? "deal" : null;
    const isFirst = event.kind === "took" || event.kind === "broken";
    if (kind && kind === open && !isFirst) groups.at(-1)!.push(event);
    else groups.push([event]);
    open = kind;
  }
  return groups;
}

/** What happened, one thing after the other, up to the position it leads to. */
export function steps(before: ClassicPosition, happened: GameEvent[], end: ClassicPosition): Step[] {
  const shown: Step[] = [];
  let at = before;
  for (const group of grouped(happened)) {
    const { flights, after } = flown(at, group);
    const pops = group
      .filter(({ points }) => points)
      .map((event) => ({ at: popAt(after, event), points: event.points }));
    const pace = DEAL.has(group[0]!.kind) ? "deal" : MOVE.has(group[0]!.kind) ? "move" : "score";
    shown.push({ flights, pops, glow: group.flatMap((event) => glow(after, event)), after, pace });
    at = after;
  }
  return [...shown, ending(at, end)];
}

/** The ways of all tiles: first what was taken, then what is left of a display. */
function flown(before: ClassicPosition, events: GameEvent[]): { flights: Flight[]; after: ClassicPosition } {
  const flights: Flight[] = [];
  const rest: Flight[] = [];
  let at = before;
  let hand = inHand(before);
  for (const event of events) {
    const after = apply(at, event);
    if (event.kind === "took") hand = lifted(event);
    if (event.kind === "broken")
      hand = [...String(event.facts.tiles)].map((kind, space) => ({
        kind,
        from: place.line(event.seat!, Number(event.facts.line), space),
      }));
    (event.kind === "took" ? rest : flights).push(...(WAYS[event.kind]?.(at, event, after, hand) ?? []));
    at = after;
  }
  const left =
    at.hand && at.turn
      ? hand.map(({ kind, from }, nth) => ({ kind, from, to: place.hand(at.turn!, kind, nthOf(hand, kind, nth)) }))
      : [];
  return { flights: [...flights, ...left, ...rest], after: at };
}

function nthOf(hand: Held[], kind: string, index: number): number {
  return hand.slice(0, index).filter((held) => held.kind === kind).length;
}

function inHand({ hand, turn }: ClassicPosition): Held[] {
  const tiles = [...(hand?.tiles ?? "")].map((kind) => ({ kind, from: "" }));
  return tiles.map(({ kind }, index) => ({ kind, from: place.hand(turn!, kind, nthOf(tiles, kind, index)) }));
}

/** Take a tile of a kind out of the hand and send it somewhere. */
function send(hand: Held[], kind: string, to: string): Flight {
  const index = hand.findIndex((held) => held.kind === kind);
  const [held] = index < 0 ? [] : hand.splice(index, 1);
  return { kind, from: held?.from ?? place.bag, to };
}

type Way = (at: ClassicPosition, event: GameEvent, after: ClassicPosition, hand: Held[]) => Flight[];

const WAYS: Record<string, Way> = {
  drawn: dealt,
  poured: (at) => refilled(at.lid, place.lid),
  took: leftOver,
  marked: (_, { seat, facts }) => [
    {
      kind: "M",
      from: MARKER_IN_CENTER,
      to: facts.space ? place.floor(seat!, Number(facts.space) - 1) : place.marker(seat!),
    },
  ],
  lined: (_, { seat, facts }, after, hand) => {
    const line = Number(facts.line);
    const spaces = newSpaces(after.boards[seat! - 1]!.lines[line - 1]!, String(facts.tiles));
    return spaces.map(({ kind, space }) => send(hand, kind, place.line(seat!, line, space)));
  },
  fell: (at, { seat, facts }, _, hand) => {
    const kind = String(facts.tile);
    const used = at.boards[seat! - 1]!.floor.length;
    const onFloor = Array.from({ length: Number(facts.floor) }, (_, nth) => place.floor(seat!, used + nth));
    const inLid = Array.from({ length: Number(facts.lid) }, () => place.lid);
    return [...onFloor, ...inLid].map((to) => send(hand, kind, to));
  },
  tiled: (at, { seat, facts }) => {
    const [row, column, kind] = [Number(facts.row), Number(facts.column), String(facts.tile)];
    const tiles = [...at.boards[seat! - 1]!.lines[row - 1]!];
    const moved = tiles.indexOf(kind);
    return tiles.map((tile, space) => ({
      kind: tile,
      from: place.line(seat!, row, space),
      to: space === moved ? place.wall(seat!, row, column) : place.lid,
    }));
  },
  penalty: (at, { seat }) =>
    [...at.boards[seat! - 1]!.floor].map((kind, space) => ({
      kind,
      from: place.floor(seat!, space),
      to: kind === "M" ? place.marker(seat!) : place.lid,
    })),
};

function popAt(after: ClassicPosition, { kind, seat, facts }: GameEvent): string {
  if (kind === "tiled") return place.wall(seat!, Number(facts.row), Number(facts.column));
  if (kind === "penalty") return place.floor(seat!, Math.max(0, Math.floor((Number(facts.spaces) - 1) / 2)));
  if (kind === "row") return place.wall(seat!, Number(facts.number), 3);
  if (kind === "column") return place.wall(seat!, 3, Number(facts.number));
  return place.wall(seat!, 3, after.boards[seat! - 1]!.wall[2]!.indexOf(String(facts.tile)) + 1);
}

/** What gave the points: the run a tile joins, a complete row, column or color. */
function glow(after: ClassicPosition, { kind, seat, facts }: GameEvent): string[] {
  if (!["tiled", "row", "column", "color"].includes(kind)) return [];
  const wall = after.boards[seat! - 1]!.wall;
  const [row, column, number] = [Number(facts.row), Number(facts.column), Number(facts.number)];
  const isLit = (r: number, c: number): boolean => {
    if (kind === "row") return r === number;
    if (kind === "column") return c === number;
    if (kind === "color") return wall[r - 1]![c - 1] === facts.tile;
    return (
      (r === row && isRun(wall[row - 1]!, column, c)) ||
      (c === column && isRun(wall.map((cells) => cells[c - 1]).join(""), row, r))
    );
  };
  const five = [1, 2, 3, 4, 5];
  return five.flatMap((r) => five.filter((c) => isLit(r, c)).map((c) => place.wall(seat!, r, c)));
}

/** Whether no free cell lies between two cells of a row or column, which count from 1. */
function isRun(cells: string, one: number, other: number): boolean {
  return !cells.slice(Math.min(one, other) - 1, Math.max(one, other)).includes(".");
}
