/** A move that is chosen before one's turn: kept on this device, made when the turn comes if it still does the same. */

import { store, stored } from "../lobby/storage";
import type { View } from "../net/table";
import type { GameEvent, MoveOption, Options } from "../net/wire";

const KEY = "ahead";
/** Others may be about to move: nobody chooses so soon. */
const PATIENCE = 350;
/** Milliseconds for which it is said that something was not done. */
const READING_TIME = 8_000;
/** So many tables are remembered, the newest ones. */
const MOST_TABLES = 50;

/** A move, and what it would do as the person saw it. */
interface Plan {
  move: string;
  happened: GameEvent[];
}

/** Why a plan was let go: it is not allowed any more, or it would do something else. */
export type Lost = "forbidden" | "changed";

type Ask = (seat: number) => Promise<Options>;

/** Whether a move does what was planned; that it ends the round now, or does not, is another matter. */
function isAsPlanned({ happened }: MoveOption, plan: Plan): boolean {
  return happened.every((event, at) => !plan.happened[at] || JSON.stringify(event) === JSON.stringify(plan.happened[at]));
}

export class Ahead {
  /** What could be chosen if it were one's turn. */
  options = $state.raw<Options | null>(null);
  lost = $state<Lost | null>(null);
  /** The move that was chosen with what it would do, as things stand. */
  readonly planned: MoveOption | null = $derived(this.options?.moves.find(({ move }) => move === this.#plan?.move) ?? null);
  #plan = $state.raw<Plan | null>(null);
  #ask: Ask;
  #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the person here has seen the table while others were to act. */
  #hasWaited = false;

  constructor(table: string, ask: Ask) {
    this.#table = table;
    this.#ask = ask;
    this.#plan = this.#read();
  }

  get move(): string {
    return this.#plan?.move ?? "";
  }

  choose(move: string): void {
    const option = this.options?.moves.find((each) => each.move === move);
    this.lost = null;
    this.#keep({ move, happened: option?.happened ?? [] });
  }

  cancel(): void {
    this.lost = null;
    this.#keep(null);
  }

  /** The table stands differently, and nobody is asked: find out what could be chosen now. */
  wait(seat: number): void {
    this.rest();
    this.#hasWaited = true;
    this.#timer = setTimeout(() => void this.#load(seat), PATIENCE);
  }

  /** Nothing can be chosen now. */
  rest(): void {
    clearTimeout(this.#timer);
    this.options = null;
  }

  /**
   * It is one's turn: the move to make, if one was chosen that still does what it did when it was.
   *
   * Whoever comes back to a table first sees what the others did: until they say so, nothing is made.
   */
  due({ moves }: Options): string | null {
    const plan = this.#read(); // another tab may have made it
    this.#plan = plan;
    if (!plan) return null;
    const option = moves.find(({ move }) => move === plan.move);
    const isGood = option && isAsPlanned(option, plan);
    if (isGood && !this.#hasWaited) return null;
    this.cancel();
    if (isGood) return plan.move;
    this.lost = option ? "changed" : "forbidden";
    setTimeout(() => (this.lost = null), READING_TIME);
    return null;
  }

  /** Follow what other tabs do; returns how to stop that. */
  listen(): () => void {
    const follow = () => (this.#plan = this.#read());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  async #load(seat: number): Promise<void> {
    const timer = this.#timer;
    const options = await this.#ask(seat).catch(() => null);
    if (timer === this.#timer) this.options = options;
  }

  #keep(plan: Plan | null): void {
    this.#plan = plan;
    const { [this.#table]: _, ...others } = plans();
    store(KEY, Object.fromEntries([...Object.entries(others), ...(plan ? [[this.#table, plan]] : [])].slice(-MOST_TABLES)));
  }

  #read(): Plan | null {
    const { move, happened } = plans()[this.#table] ?? {};
    return typeof move === "string" && Array.isArray(happened) ? { move, happened } : null;
  }
}

function plans(): Record<string, Partial<Plan> | undefined> {
  const kept = stored(KEY);
  return typeof kept === "object" && kept ? (kept as Record<string, Partial<Plan>>) : {};
}

/** The seat for which somebody here may choose ahead: their only one, while another is to act. */
export function seatAhead({ status, turn, you, seats }: View): number | null {
  const [seat] = you;
  if (status !== "playing" || seat === undefined || you.length !== 1 || turn === null || turn === seat) return null;
  return seats[seat - 1]?.stand_in === null ? seat : null;
}
