/** The book of all draws at a table: who showed what, and whether everything that was drawn follows from it. */

import type { GameEvent } from "../net/wire";
import { LENGTH, NONE, earlierLink, leadsTo } from "./chains";
import { differenceFrom, type Drawing } from "./drawing";
import { Generator, compositionText, type Composition } from "./generator";
import { ascii, isHash, sha256, toHex } from "./sha256";

/** What is wrong with a draw; `draws-problem-...` is how each is told. */
export type Flaw =
  | "no-links" | "table-link" | "seat-link" | "left-out" | "pieces" | "too-many" | "too-few" | "first" | "made-anew"
  | "late-end" | "other-promise" | "other-version" | "seen-otherwise";

export interface Problem {
  flaw: Flaw;
  draw: number;
  /** Whose link or end it is about, from 1; 0 for the table's. */
  seat: number;
  /** The piece that is not what it had to be, from 1. */
  at?: number;
}

/** A draw as it was made, and found to be right or not. */
export interface MadeDraw {
  number: number;
  /** The seats that showed their link, and those whose end was known, but not the link. */
  with: number[];
  without: number[];
  /** Whether what it brought is what it had to bring; null where that could not be worked out. */
  fits: boolean | null;
  /** Whether everything about it was checked, and is right. */
  isRight: boolean;
  /** Its fingerprint: that of everything it follows from. */
  mark: string;
}

interface End {
  end: string;
  since: number;
  /** The last link that was shown of it, and for which draw; before the first one it is the end itself. */
  last: { draw: number; link: string };
  /** Links that were announced, by draw. */
  announced: Map<number, string>;
}

function freshEnd(end: string, since: number): End {
  return { end, since, last: { draw: -1, link: end }, announced: new Map() };
}

/** Whether a link belongs to the chain of an end; what it shows beyond what was known is kept. */
function belongs(link: string, draw: number, of: End): boolean {
  const { last } = of;
  if (!isHash(link) || draw >= LENGTH || of.end === NONE) return false;
  if (draw <= last.draw) return earlierLink(last.link, last.draw - draw) === link;
  if (!leadsTo(link, draw - last.draw, last.link)) return false;
  of.last = { draw, link };
  return true;
}

/** The fingerprint of what a draw follows from. */
export function markOf(composition: Composition): string {
  return toHex(sha256(ascii(compositionText(composition)))).slice(0, 32);
}

export class Ledger {
  /** Every draw that was made, as it was made last, by its number. */
  readonly made = new Map<number, MadeDraw>();
  /** Draws that were met again after an undo. */
  readonly again = new Set<number>();
  /** Ends that took the place of others during the game. */
  readonly newEnds: { seat: number; since: number }[] = [];
  readonly problems: Problem[] = [];
  #server: End;
  #ends: End[][];

  constructor(serverEnd: string, seats: number) {
    this.#server = freshEnd(serverEnd, 0);
    this.#ends = Array.from({ length: seats }, () => []);
  }

  /** All seats, from 1. */
  get seats(): number[] {
    return this.#ends.map((_, index) => index + 1);
  }

  /** Whether a seat ever gave the end of a chain. */
  takesPart(seat: number): boolean {
    return this.#ends[seat - 1]?.some(({ end }) => end !== NONE) ?? false;
  }

  /** The end of a seat that holds for a draw. */
  endFor(seat: number, draw: number): string {
    return this.#endFor(seat, draw)?.end ?? NONE;
  }

  /** The last end that a seat gave, perhaps for later draws. */
  lastEnd(seat: number): string | null {
    return this.#ends[seat - 1]?.at(-1)?.end ?? null;
  }

  /** Whether a seat has shown its link for a draw. */
  hasShown(seat: number, draw: number): boolean {
    return this.#endFor(seat, draw)?.announced.has(draw) ?? false;
  }

  /** The last draw that was ever made. */
  get last(): number {
    return Math.max(0, ...this.made.keys());
  }

  /** Somebody else is to sit in a seat, before the game: what was given there counts no more. */
  clear(seat: number): void {
    if (this.#ends[seat - 1]) this.#ends[seat - 1] = [];
  }

  /** A seat gave an end, while so many draws were made or due; 0 is the draw that is due before the game. */
  give(seat: number, end: string, since: number, reached: number): void {
    const ends = this.#ends[seat - 1];
    if (!ends) return;
    if (since > 0) this.newEnds.push({ seat, since });
    if (since <= reached) this.#blame({ flaw: "late-end", draw: Math.max(1, since), seat });
    ends.push(freshEnd(end, since));
  }

  /** A seat showed its link before a draw is made. */
  announce(seat: number, draw: number, link: string): void {
    const end = this.#endFor(seat, draw);
    if (!end || !belongs(link, draw, end)) this.#blame({ flaw: "seat-link", draw, seat });
    else end.announced.set(draw, link);
  }

  /** The first seat was drawn, or should have been. */
  begin(first: number, links: readonly string[]): void {
    const composition = this.#compose(0, links);
    if (composition && Generator.of(composition).below(this.#ends.length) + 1 !== first) this.#blame({ flaw: "first", draw: 0, seat: 0 });
  }

  /**
   * A draw was made: whether it is right.
   *
   * Without a drawing and a position, what it brought cannot be told, only that it was made of the right links.
   */
  draw<At>(
    number: number,
    links: readonly string[],
    happened: readonly GameEvent[],
    { drawing, before }: { drawing?: Drawing<At> | undefined; before?: At | null } = {},
  ): MadeDraw {
    const known = this.problems.length;
    const composition = this.#compose(number, links);
    const mark = composition ? markOf(composition) : "";
    const earlier = this.made.get(number);
    if (earlier) this.again.add(number);
    if (earlier && earlier.mark !== mark) this.#blame({ flaw: "made-anew", draw: number, seat: 0 });
    const isKnown = composition !== null && drawing !== undefined && !!before;
    const difference = isKnown ? differenceFrom(drawing, before, happened, Generator.of(composition)) : null;
    const fits = isKnown ? !difference : null;
    if (difference) {
      const flaw = ({ other: "pieces", surplus: "too-many", missing: "too-few" } as const)[difference.reason];
      this.#blame({ flaw, draw: number, seat: 0, at: difference.at });
    }
    const shares = this.#ends.map((_, index) => ({ seat: index + 1, link: links[index + 1] ?? NONE }));
    const made = {
      number,
      with: shares.filter(({ link }) => link !== NONE).map(({ seat }) => seat),
      without: shares.filter(({ seat, link }) => link === NONE && this.endFor(seat, number) !== NONE).map(({ seat }) => seat),
      fits,
      isRight: fits === true && this.problems.length === known,
      mark,
    };
    this.made.set(number, made);
    return made;
  }

  /** Something else that is wrong is told once. */
  blame(problem: Problem): void {
    const told = ({ flaw, draw, seat }: Problem) => `${flaw} ${draw} ${seat}`;
    if (!this.problems.some((each) => told(each) === told(problem))) this.#blame(problem);
  }

  #blame(problem: Problem): void {
    this.problems.push(problem);
  }

  #endFor(seat: number, draw: number): End | undefined {
    return this.#ends[seat - 1]?.findLast(({ since }) => since <= draw);
  }

  /** What a draw is made of, if its links are those of the chains. */
  #compose(number: number, links: readonly string[]): Composition | null {
    if (links.length !== this.#ends.length + 1) {
      this.#blame({ flaw: "no-links", draw: number, seat: 0 });
      return null;
    }
    if (!belongs(links[0]!, number, this.#server)) this.#blame({ flaw: "table-link", draw: number, seat: 0 });
    this.#ends.forEach((_, index) => {
      const [seat, link] = [index + 1, links[index + 1]!];
      const end = this.#endFor(seat, number);
      if (link !== NONE && (!end || !belongs(link, number, end))) this.#blame({ flaw: "seat-link", draw: number, seat });
      if (link === NONE && end?.announced.has(number)) this.#blame({ flaw: "left-out", draw: number, seat });
    });
    const ends = this.#ends.map((_, index) => this.endFor(index + 1, number));
    return { number, ends: [this.#server.end, ...ends], links };
  }
}

