/** Sintra: what happened as steps to show, with the way that every pane goes. */

import type { GameEvent } from "../../net/wire";
import { dealt, ending, leftOver, lifted, refilled, type Flight, type Held, type Step } from "../../board/steps";
import { apply } from "./apply";
import { GLAZIER, MARKER_IN_CENTER, SHARD, place, placedSquares } from "./places";
import { FREE, scoredWindows, valuesOf, type SintraPosition } from "./position";

const MOVE = new Set(["took", "marked", "home", "moved", "placed", "broke", "stepped", "wrapped"]);
const GLAZE = new Set(["set", "turned", "removed"]);
const LAY = new Set(["laid", "indicated"]);
const DEAL = new Set(["drawn", "poured"]);

/** What an event is shown together with; a score is shown alone. */
function together({ kind }: GameEvent): string | null {
  if (MOVE.has(kind)) return "move";
  if (GLAZE.has(kind)) return "glaze";
  if (LAY.has(kind)) return "lay";
  return kind === "drawn" ? "deal" : null;
}

/** Events that are shown together: a move, a strip that gives its pane away, a deal; every score is a step of its own. */
export function grouped(happened: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  let open: string | null = null;
  for (const event of happened) {
    const kind = together(event);
    if (kind && kind === open && event.kind !== "took") groups.at(-1)!.push(event);
    else groups.push([event]);
    open = kind;
  }
  return groups;
}

/** What happened, one thing after the other, up to the position it leads to. */
export function steps(before: SintraPosition, happened: GameEvent[], end: SintraPosition): Step[] {
  const shown: Step[] = [];
  let at = before;
  for (const group of grouped(happened)) {
    const next = group[0]!.kind === "window" ? windowSteps(at, group[0]!) : [groupStep(at, group)];
    shown.push(...next);
    at = next.at(-1)!.after as SintraPosition;
  }
  return [...shown, ending(at, end)];
}

function groupStep(at: SintraPosition, group: GameEvent[]): Step {
  const { flights, after } = flown(at, group);
  const pops = group.filter(({ points }) => points).map((event) => ({ at: popAt(event), points: event.points }));
  const { kind } = group[0]!;
  const pace = DEAL.has(kind) || LAY.has(kind) ? "deal" : MOVE.has(kind) ? "move" : "score";
  return { flights, pops, glow: group.flatMap((event) => glow(after, event)), after, pace };
}

/** The windows that score light up one by one to the right, each with its own points. */
function windowSteps(before: SintraPosition, event: GameEvent): Step[] {
  const { seat, facts } = event;
  const values = valuesOf(before);
  let at = before;
  const lit = scoredWindows(before.boards[seat! - 1]!, Number(facts.place)).filter((window) => values[window - 1]);
  if (!lit.length) return [groupStep(before, [event])];
  return lit.map((window) => {
    const points = values[window - 1]!;
    at = apply(at, { ...event, points });
    const glow = [place.value(seat!, window), place.window(seat!, window, 0), place.window(seat!, window, 1)];
    return { flights: [], pops: [{ at: place.value(seat!, window), points }], glow, after: at, pace: "score" as const };
  });
}

/** The ways of all panes: first what was taken, then what is left of a display. */
function flown(before: SintraPosition, events: GameEvent[]): { flights: Flight[]; after: SintraPosition } {
  const flights: Flight[] = [];
  const rest: Flight[] = [];
  let at = before;
  let hand: Held[] = [...before.hand].map((kind, nth) => ({ kind, from: place.hand(before.turn!, nth) }));
  for (const event of events) {
    const after = apply(at, event);
    if (event.kind === "took") hand = lifted(event);
    (event.kind === "took" ? rest : flights).push(...(WAYS[event.kind]?.(at, event, after, hand) ?? []));
    at = after;
  }
  const left = at.hand ? hand.map(({ kind, from }, nth) => ({ kind, from, to: place.hand(at.turn!, nth) })) : [];
  return { flights: [...joined(flights), ...left, ...rest], after: at };
}

/** A shard that steps twice in one move goes its whole way at once. */
function joined(flights: Flight[]): Flight[] {
  const steps = flights.filter(({ kind }) => kind === SHARD);
  const others = flights.filter(({ kind }) => kind !== SHARD);
  const [from, to] = [steps[0]?.from, steps.at(-1)?.to];
  return from && to && from !== to ? [...others, { kind: SHARD, from, to }] : others;
}

/** Take a pane out of the hand and send it somewhere. */
function send(hand: Held[], kind: string, to: string): Flight {
  const held = hand.shift();
  return { kind, from: held?.from ?? place.bag, to };
}

type Way = (at: SintraPosition, event: GameEvent, after: SintraPosition, hand: Held[]) => Flight[];

const walk: Way = (_, { seat, facts }) => [
  { kind: GLAZIER, from: place.rail(seat!, Number(facts.from)), to: place.rail(seat!, Number(facts.to)) },
];

const WAYS: Record<string, Way> = {
  indicated: (_, { facts }) => [{ kind: String(facts.tile), from: place.bag, to: place.round(Number(facts.round)) }],
  drawn: dealt,
  poured: (at) => refilled(at.tower, place.tower),
  retired: (_, { facts }) => [{ kind: String(facts.tile), from: place.round(Number(facts.round)), to: place.tower }],
  took: leftOver,
  marked: (_, { seat }) => [{ kind: "M", from: MARKER_IN_CENTER, to: place.marker(seat!) }],
  home: walk,
  moved: walk,
  placed: (_, event, after, hand) => {
    const { seat, facts } = event;
    const kind = String(facts.tiles)[0] ?? "";
    const squares = placedSquares(after, event);
    return squares.map((square) => send(hand, kind, place.square(seat!, Number(facts.place), square)));
  },
  broke: (_, { seat, facts }, __, hand) => [...String(facts.tiles)].map((kind) => send(hand, kind, place.broken(seat!))),
  stepped: (_, { seat, facts }) => [
    { kind: SHARD, from: place.glass(seat!, Number(facts.from)), to: place.glass(seat!, Number(facts.to)) },
  ],
  set: (at, { seat, facts }) => {
    const where = Number(facts.place);
    const panes = [...at.boards[seat! - 1]!.strips[where - 1]!.panes];
    const chosen = panes.indexOf(String(facts.tile));
    const window = place.window(seat!, where, facts.space === "lower" ? 1 : 0);
    return panes.map((kind, square) => ({
      kind,
      from: place.square(seat!, where, square),
      to: square === chosen ? window : place.tower,
    }));
  },
};

function popAt({ kind, seat, facts }: GameEvent): string {
  if (kind === "wrapped") return place.broken(seat!);
  if (kind === "glass") return place.glass(seat!, Number(facts.space));
  if (kind === "ornament") return place.ornament(seat!, Number(facts.number));
  if (kind === "color") return place.color(seat!);
  if (kind === "window") return place.value(seat!, Number(facts.place));
  return place.strip(seat!, kind === "bonus" ? Number(facts.place) : 4);
}

/** What gave the points: panes in the color of the round, all that are left, panes around an ornament or of one color. */
function glow(after: SintraPosition, { kind, seat, facts }: GameEvent): string[] {
  const board = after.boards[seat! - 1];
  if (!board) return [];
  if (kind === "bonus") return squaresWith(after, seat!, Number(facts.place), (pane) => pane === facts.tile);
  if (kind === "left")
    return board.strips.flatMap((_, index) => squaresWith(after, seat!, index + 1, (pane) => pane !== FREE));
  if (kind === "ornament") {
    const around: readonly number[] = after.strips.ornaments[Number(facts.number) - 1] ?? [];
    return panesIn(after, seat!, (window) => around.includes(window));
  }
  return kind === "color" ? panesIn(after, seat!, (_, pane) => pane === facts.tile) : [];
}

function squaresWith(at: SintraPosition, seat: number, where: number, is: (pane: string) => boolean): string[] {
  const panes = at.boards[seat - 1]!.strips[where - 1]?.panes ?? "";
  return [...panes].flatMap((pane, square) => (is(pane) ? [place.square(seat, where, square)] : []));
}

function panesIn(at: SintraPosition, seat: number, is: (window: number, pane: string) => boolean): string[] {
  return at.boards[seat - 1]!.windows.flatMap((window, index) =>
    [...window].flatMap((pane, space) =>
      pane !== FREE && is(index + 1, pane) ? [place.window(seat, index + 1, space)] : [],
    ),
  );
}
