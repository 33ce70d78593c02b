/** A move that is chosen before one's turn: kept on this device, made when the turn comes if it is still allowed. */

import type { View } from "../net/table";
import type { MoveOption, Options } from "../net/wire";

const KEY = "faience-ahead";
/** Others may be about to move: nobody chooses so soon. */
const PATIENCE = 350;

interface Kept {
  table: string;
  move: string;
}

type Ask = (seat: number) => Promise<Options>;

export class Ahead {
  /** What could be chosen if it were one's turn. */
  options = $state.raw<Options | null>(null);
  /** What was chosen. */
  move = $state("");
  /** Whether what was chosen is not allowed any more. */
  isLost = $state(false);
  /** The move that was chosen with what it would do, as things stand. */
  readonly planned: MoveOption | null = $derived(this.options?.moves.find(({ move }) => move === this.move) ?? null);
  #ask: Ask;
  #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
    this.move = this.#read();
  }

  choose(move: string): void {
    this.move = move;
    this.isLost = false;
    this.#write();
  }

  cancel(): void {
    this.choose("");
  }

  /** The table stands differently, and nobody is asked: find out what could be chosen now. */
  wait(seat: number): void {
    this.rest();
    this.#timer = setTimeout(() => void this.#load(seat), PATIENCE);
  }

  /** Nothing can be chosen now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.options = null;
  }

  /** It is one's turn: the move to make, if one was chosen that is still allowed. */
  due({ moves }: Options): string | null {
    const chosen = this.move;
    if (!chosen) return null;
    this.cancel();
    const isAllowed = moves.some(({ move }) => move === chosen);
    this.isLost = !isAllowed;
    return isAllowed ? chosen : null;
  }

  async #load(seat: number): Promise<void> {
    const timer = this.#timer;
    const options = await this.#ask(seat).catch(() => null);
    if (timer === this.#timer) this.options = options;
  }

  #read(): string {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
      return kept?.table === this.#table && typeof kept.move === "string" ? kept.move : "";
    } catch {
      return "";
    }
  }

  #write(): void {
    try {
      if (this.move) localStorage.setItem(KEY, JSON.stringify({ table: this.#table, move: this.move } satisfies Kept));
      else localStorage.removeItem(KEY);
    } catch {
      /* a browser that keeps nothing forgets it with the page */
    }
  }
}

/** The seat for which somebody here may choose ahead: their only one, while another is to act. */
export function seatAhead({ status, turn, you, seats }: View): number | null {
  const [seat] = you;
  if (status !== "playing" || seat === undefined || you.length !== 1 || turn === null || turn === seat) return null;
  return seats[seat - 1]?.stand_in === null ? seat : null;
}
