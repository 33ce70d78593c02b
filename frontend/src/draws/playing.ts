/** A table for tests: it makes draws as a server does, fairly unless a test says otherwise. */

import { drawing } from "../games/classic/draws";
import golden from "../games/classic/draws.json";
import type { ClassicPosition } from "../games/classic/position";
import type { View } from "../net/table";
import type { GameEvent, TableEvent } from "../net/wire";
import { Chain, NONE } from "./chains";
import { Generator } from "./generator";

const LIKE = golden[0]!.opening as unknown as ClassicPosition;

/** A chain that follows from a number. */
export function chainFrom(number: number): Chain {
  return new Chain(new Uint8Array(32).fill(number));
}

/** How everything lies before the first draw. */
export function openingAt(first: number): ClassicPosition {
  return drawing.opening(LIKE, first);
}

/** What a generator deals. */
export function dealt(before: ClassicPosition, generator: Generator): GameEvent[] {
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
  position: ClassicPosition | null = null;
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

  /** A move that ends a round, as far as draws are concerned: everything goes to the lid. */
  endRound(): TableEvent {
    const at = this.position!;
    this.position = { ...at, phase: "deal", turn: null, displays: at.displays.map(() => ""), center: "" };
    return this.say({ kind: "moved", seat: at.turn!, move: "1B-", happened: [] });
  }

  undo(to: number, draws: number, position: ClassicPosition): TableEvent {
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
      settings: { game: "classic", first: "random", clock: null },
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
