/** A table for tests: it makes draws as a server does, fairly unless a test says otherwise. */

import type { View } from "../net/table";
import type { GameEvent, Position, TableEvent } from "../net/wire";
import { Chain, NONE } from "./chains";
import { drawForDisplays, type Drawing } from "./drawing";
import { Generator } from "./generator";

const LETTERS = "ABCDE";
const TILES = 20;
const DISPLAYS = 5;

/** A game that has nothing but tiles and displays. */
export const drawing: Drawing = {
  kinds: ["drawn"],
  opening: (like, first) => ({
    ...like,
    round: 1,
    phase: "deal",
    turn: null,
    starter: first,
    bag: Object.fromEntries([...LETTERS].map((letter) => [letter, TILES])),
    displays: Array<string>(DISPLAYS).fill(""),
  }),
  next: (at, generator) => (at.phase === "deal" ? drawForDisplays(at, {}, LETTERS, generator) : null),
  apply(at, { seat, facts }) {
    if (!("display" in facts)) return { ...at, phase: "draft", turn: seat };
    const tile = String(facts.tile);
    const displays = at.displays.map((tiles, index) => (index + 1 === facts.display ? tiles + tile : tiles));
    return { ...at, bag: { ...at.bag, [tile]: (at.bag[tile] ?? 0) - 1 }, displays };
  },
};

/** The way from a position to the next: every move ends a round. */
export function advance(before: Position, happened: readonly GameEvent[], move: string | null): Position {
  if (move) return { ...before, phase: "deal", turn: null, displays: before.displays.map(() => "") };
  return happened.reduce(drawing.apply, before);
}

/** A chain that follows from a number. */
export function chainFrom(number: number): Chain {
  return new Chain(new Uint8Array(32).fill(number));
}

/** How everything lies before the first draw. */
export function openingAt(first: number): Position {
  return drawing.opening({ game: "azulejo" } as Position, first);
}

/** What a generator deals. */
export function dealt(before: Position, generator: Generator): GameEvent[] {
  const happened: GameEvent[] = [];
  const add = (event: GameEvent) => (happened.push(event), drawing.apply(at, event));
  let at = before;
  for (let due = drawing.next(at, generator); due; due = drawing.next(at, generator))
    at = add({ kind: due.kind, seat: null, points: 0, facts: due.facts });
  add({ kind: "started", seat: before.starter, points: 0, facts: { round: before.round } });
  return happened;
}

/** A table of two: what it says happened, event by event. */
export class TestTable {
  readonly server = chainFrom(1);
  events: TableEvent[] = [];
  position: Position | null = null;
  /** The ends of both seats. */
  ends: (string | null)[] = [null, null];
  draws = 0;

  say(event: Omit<TableEvent, "number" | "at" | "names">): TableEvent {
    const said = { number: this.events.length + 1, at: 0, names: ["Ada", "Ben"], ...event };
    this.events.push(said);
    return said;
  }

  end(seat: number, end: string, since = 0): TableEvent {
    this.ends[seat - 1] = end;
    return this.say({ kind: "end-given", seat, end, since });
  }

  link(seat: number, draw: number, link: string): TableEvent {
    return this.say({ kind: "link", seat, draw, link });
  }

  /** Draw who begins. */
  start(shown: readonly string[]): TableEvent {
    const links = [this.server.link(0), ...shown];
    const first = this.#generator(0, links).below(2) + 1;
    this.position = openingAt(first);
    return this.say({ kind: "started", first, links });
  }

  /** Make a draw with what the seats showed. */
  deal(shown: readonly string[], number = this.draws + 1): TableEvent {
    this.draws = number;
    const links = [this.server.link(number), ...shown];
    const happened = dealt(this.position!, this.#generator(number, links));
    this.position = happened.reduce(drawing.apply, this.position!);
    return this.say({ kind: "dealt", happened, links });
  }

  /** A move, which ends a round. */
  endRound(): TableEvent {
    const at = this.position!;
    this.position = advance(at, [], "all");
    return this.say({ kind: "moved", seat: at.turn!, move: "all", happened: [] });
  }

  undo(to: number, draws: number, position: Position): TableEvent {
    this.draws = draws;
    this.position = position;
    return this.say({ kind: "undone", seat: 1, back_to: to });
  }

  view(more: Partial<View> = {}): View {
    return {
      draws: 2,
      draw: null,
      table: "abc",
      commitment: this.server.end,
      status: this.position ? "playing" : "waiting",
      settings: { game: "azulejo", first: "random", clock: null },
      seats: this.ends.map((end, index) => ({ seat: index + 1, kind: "person", end, stand_in: null })),
      position: this.position,
      turn: this.position?.turn ?? null,
      you: [],
      keys: {},
      ...more,
    } as unknown as View;
  }

  #generator(number: number, links: string[]): Generator {
    return Generator.of({ number, ends: [this.server.end, ...this.ends.map((end) => end ?? NONE)], links });
  }
}
