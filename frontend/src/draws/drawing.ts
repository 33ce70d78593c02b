/** How a game draws: what everybody can draw again once they know the generator. A game's own part is in its `draws.ts`. */

import { total, type Stock } from "../board/tiles";
import type { GameEvent, Position } from "../net/wire";
import type { Generator } from "./generator";

/** What is to be drawn next, in the terms of the event that will tell it. */
export interface Due {
  kind: string;
  seat?: number;
  facts: Record<string, string | number>;
  /** Whether nothing is drawn yet, since the bag has to be filled up first. */
  isFilling?: boolean;
}

/** What draws numbers. */
export type Chance = Pick<Generator, "below">;

export interface Drawing<At = Position> {
  /** The kinds of events that tell of chance, or of what it draws from. */
  kinds: readonly string[];
  /** How everything lay before the first draw, in a game like the one of some position. */
  opening(like: At, first: number): At;
  /** What the generator draws next; nothing where no draw is due. */
  next(at: At, generator: Chance): Due | null;
  /** The position after one event. */
  apply(at: At, event: GameEvent): At;
}

/** Why what was drawn is not what follows from a generator, and where: the first draw is 1. */
export interface Difference {
  reason: "other" | "surplus" | "missing";
  at: number;
}

/** The tile that a generator draws from a bag, whose tiles are lined up in the order of the letters. */
export function tileFrom(bag: Stock, letters: string, generator: Chance): string {
  let left = generator.below(total(bag));
  return [...letters].find((letter) => (left -= bag[letter] ?? 0) < 0)!;
}

/** A tile drawn from a bag; an empty one is filled up first, and nothing is drawn where nothing is left. */
export function drawFrom(bag: Stock, spare: Stock, letters: string, generator: Chance, of: (tile: string) => Due): Due | null {
  if (total(bag)) return of(tileFrom(bag, letters, generator));
  return total(spare) ? { kind: "poured", facts: {}, isFilling: true } : null;
}

/** The next tile for the displays, which are filled one after the other; nothing once they are full. */
export function drawForDisplays(
  { bag, displays }: Pick<Position, "bag" | "displays">,
  spare: Stock,
  letters: string,
  generator: Chance,
): Due | null {
  const display = displays.findIndex((tiles) => tiles.length < 4) + 1;
  return display ? drawFrom(bag, spare, letters, generator, (tile) => ({ kind: "drawn", facts: { display, tile } })) : null;
}

/** How what was drawn differs from what had to be; nothing where it does not. */
export function differenceFrom<At>(
  drawing: Drawing<At>,
  before: At,
  happened: readonly GameEvent[],
  generator: Generator,
): Difference | null {
  let at = before;
  let place = 0;
  for (const event of happened) {
    if (drawing.kinds.includes(event.kind)) {
      const due = drawing.next(at, generator);
      if (!due?.isFilling) place += 1;
      if (!due) return { reason: "surplus", at: place };
      if (!isTold(due, event)) return { reason: "other", at: Math.max(1, place) };
    }
    at = drawing.apply(at, event);
  }
  return drawing.next(at, generator) ? { reason: "missing", at: place + 1 } : null;
}

function isTold({ kind, seat, facts }: Due, event: GameEvent): boolean {
  const isSame = Object.entries(facts).every(([name, value]) => event.facts[name] === value);
  return isSame && kind === event.kind && (seat === undefined || seat === event.seat);
}
