/** Whose devices had no part in a draw, although they take part in others. */

import type { TableEvent } from "../net/wire";
import { NONE } from "./chains";

export interface Missing {
  draw: number;
  seats: number[];
  /** Whether no device at all had a part in it. */
  isAll: boolean;
}

/** The end that holds for a draw in the seat that events are about; who sits down anew has given none. */
function endIn(events: readonly TableEvent[], draw: number): string {
  const found = events.findLast(({ kind, since = 0, is_again }) =>
    (kind === "end-given" && since <= draw) || kind === "stood" || kind === "planned" || (kind === "sat" && !is_again),
  );
  return found?.end ?? NONE;
}

/** Who is missing in a draw, as the events up to it tell; bots play for some people and add nothing. */
export function missingIn(deal: TableEvent, events: readonly TableEvent[]): Missing {
  const before = events.filter(({ number }) => number <= deal.number);
  const draw = before.filter(({ kind }) => kind === "dealt").length;
  const [, ...links] = deal.links ?? [];
  const ends = links.map((_, index) => endIn(before.filter(({ seat }) => seat === index + 1), draw));
  const isAway = ({ kind }: TableEvent) => kind === "stand-in" || kind === "returned";
  const isAbsent = (at: number) => before.findLast((event) => event.seat === at && isAway(event))?.kind === "stand-in";
  const seats = links.flatMap((link, index) => (link === NONE && ends[index] !== NONE && !isAbsent(index + 1) ? [index + 1] : []));
  return { draw, seats, isAll: seats.length > 0 && links.every((link) => link === NONE) };
}
