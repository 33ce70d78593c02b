/** Follows the events of a table and enters every draw in the book, with the position that it was made in. */

import type { Board } from "../games/game";
import type { View } from "../net/table";
import type { Position, TableEvent } from "../net/wire";
import type { Problem, Ledger } from "./ledger";

/** What is needed to follow a game: how it draws, and the way from a position to the next. */
export type Followed = Pick<Board, "drawing" | "motion">;

/** A moment of the game as it stands: what was undone is not in it. */
interface Moment {
  number: number;
  /** Nothing where it cannot be known: after a draw that brought something else than it had to. */
  position: Position | null;
  /** How many draws there were. */
  draws: number;
}

export class Follower {
  #ledger: Ledger;
  #game: Followed | null;
  #moments: Moment[] = [];
  /** Whether somebody has shown a link while the game had not begun. */
  #isFirstShown = false;

  constructor(ledger: Ledger, game: Followed | null) {
    this.#ledger = ledger;
    this.#game = game;
  }

  /** The number of the next draw in the game as it stands. */
  get next(): number {
    return (this.#moments.at(-1)?.draws ?? 0) + 1;
  }

  get hasBegun(): boolean {
    return this.#moments.length > 0;
  }

  /** Whether the game as it stands waits for a draw: nobody is to move, and it is not over. */
  get isDrawDue(): boolean {
    const position = this.#moments.at(-1)?.position;
    return this.hasBegun && (!position || (position.turn === null && position.phase !== "over"));
  }

  follow(event: TableEvent, view: View): void {
    const { kind, seat = 0, number, end, link, links = [], happened = [] } = event;
    if (kind === "end-given" && end) this.#ledger.give(seat, end, event.since ?? 0, this.#reached(view));
    else if (kind === "link" && link) this.#show(seat, event.draw ?? 0, link);
    else if (kind === "stood" || kind === "planned" || (kind === "sat" && !event.is_again)) this.#ledger.clear(seat);
    else if (kind === "started") this.#start(event, view);
    else if (kind === "undone") this.#goBack(event.back_to ?? 0);
    else if (kind === "moved" || kind === "dealt") {
      const { position = null } = this.#moments.at(-1) ?? {};
      const draws = kind === "dealt" ? this.next : this.next - 1;
      const { drawing, motion } = this.#game ?? {};
      const isDraw = kind === "dealt";
      const isLost = isDraw && this.#ledger.draw(draws, links, happened, { drawing, before: position }).fits === false;
      const after = position && motion && !isLost ? motion.advance(position, happened, event.move ?? null) : null;
      this.#moments.push({ number, position: after, draws });
    }
  }

  #start({ number, first = 1, links = [] }: TableEvent, { position, settings }: View): void {
    if (settings.first === "random") this.#ledger.begin(first, links);
    else if (settings.first !== first) this.#ledger.blame({ flaw: "first", draw: 0, seat: 0 } satisfies Problem);
    const opening = (position && this.#game?.drawing?.opening(position, first)) ?? null;
    this.#moments.push({ number, position: opening, draws: 0 });
  }

  /** A draw for which links were shown already is known, also where it was not made. */
  #goBack(to: number): void {
    const isKnown = this.isDrawDue && this.#ledger.seats.some((seat) => this.#ledger.hasShown(seat, this.next));
    if (isKnown) this.#ledger.again.add(this.next);
    this.#moments = this.#moments.filter(({ number }) => number <= to);
  }

  #show(seat: number, draw: number, link: string): void {
    this.#isFirstShown ||= !this.hasBegun;
    this.#ledger.announce(seat, draw, link);
  }

  /** The last draw that was made or is due, also where it was undone; -1 while there is none. */
  #reached({ settings }: View): number {
    if (this.hasBegun) return Math.max(this.isDrawDue ? this.next : 0, this.#ledger.last);
    return this.#isFirstShown && settings.clock?.days === undefined ? 0 : -1;
  }
}
