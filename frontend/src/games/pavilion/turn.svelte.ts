/**
 * Putting a turn together: a space, the color of the tile for it, the tiles that pay, those from the supply; or a pass.
 * The rules are asked what may be answered next, and the whole turn is one move.
 */

import { getContext, setContext, untrack } from "svelte";
import type { Explored, MoveOption, Position } from "../../net/wire";
import {
  PASS,
  bestKept,
  keptIn,
  paidIn,
  pickedIn,
  placementsOf,
  tilesIn,
  writePass,
  writeTurn,
  type Placement,
} from "./choices";
import { without } from "../../board/tiles";
import { CORNERS, LEAST_SCORE, sorted, spell, wildOf, type PavilionPosition } from "./position";

const KEY = Symbol("turn");

/** What a turn needs of the table: the answers to the first question, where others lead, and how a turn is made. */
export interface Asked {
  readonly moves: readonly MoveOption[];
  explore(steps: string[]): Promise<Explored>;
  /** A position to show instead of the real one. */
  trial: Position | null;
  play(move: string): void;
  /** What is done with a text that was typed; tells whether something was. */
  answers: ((typed: string) => boolean) | null;
}

export type Question = "space" | "color" | "pay" | "pick" | "keep" | "sure";

export class Turn {
  #asked: Asked;
  /** Answers to older questions are of no use any more. */
  #asking = 0;
  /** Only what this color can pay for is offered. */
  filter = $state("");
  /** The space that was chosen. */
  space = $state.raw<{ star: number; slot: number } | null>(null);
  /** The tile that lies alone in the star of that space, where the second one decides what the star becomes. */
  first = $state("");
  color = $state("");
  /** The ways to pay, fewest wild tiles first, and which one is chosen. */
  ways = $state.raw<string[]>([]);
  way = $state(0);
  /** What the chosen placement led to, when it is asked which tiles come from the supply. */
  #rewarded = $state.raw<Explored | null>(null);
  picked = $state("");
  /** What a pass leads to. */
  #passing = $state.raw<Explored | null>(null);
  kept = $state("");
  /** The rules are being asked. */
  isWaiting = $state(false);

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  readonly placements: Placement[] = $derived.by(() => placementsOf(this.#asked.moves));
  readonly canPass: boolean = $derived.by(() => this.#asked.moves.some(({ move }) => move === PASS));
  /** Whether it is time to place tiles, and not to take them. */
  readonly isPlacing: boolean = $derived(this.canPass || this.placements.length > 0);
  readonly offered: Placement[] = $derived(
    this.placements.filter(({ color }) => !this.filter || color === this.filter),
  );
  /** The tiles that may be placed on the chosen space. */
  readonly colors: Placement[] = $derived.by(() => {
    const { star, slot } = this.space ?? {};
    return this.placements.filter((one) => one.star === star && one.slot === slot);
  });
  /** Whether the next tile decides what the star of the chosen space becomes. */
  readonly isDeciding: boolean = $derived(this.first !== "");
  readonly placement: Placement | undefined = $derived(this.colors.find(({ color }) => color === this.color));
  readonly payment: string = $derived(this.ways[this.way] ?? "");
  readonly question: Question | null = $derived.by(() => {
    if (!this.isPlacing) return null;
    if (this.#passing) return this.#passing.options && !this.isLastPass ? "keep" : "sure";
    if (this.#rewarded) return "pick";
    if (this.placement) return "pay";
    return this.space ? "color" : "space";
  });

  /** The supply to pick from, how many tiles are to be picked, and those that come without a choice. */
  readonly supply: string = $derived.by(() => (this.#rewarded?.position as PavilionPosition | undefined)?.supply ?? "");
  readonly picks: number = $derived.by(() => (this.#rewarded?.position as PavilionPosition | undefined)?.picks ?? 0);
  readonly forced: string = $derived.by(() => pickedIn(this.#rewarded?.happened ?? []));

  /** The tiles in hand when one passes, and how many of them are lost. */
  readonly hand: string = $derived.by(() => {
    const seen = this.#passing?.position as PavilionPosition | undefined;
    if (!seen?.turn) return "";
    return seen.boards[seen.turn - 1]!.hand;
  });
  readonly lost: number = $derived.by(() => {
    if (this.#passing?.options) return this.hand.length - this.kept.length;
    const discarded = this.#passing?.happened.find(({ kind }) => kind === "discarded")?.facts.tiles ?? 0;
    return Number(discarded) + (this.isLastPass ? this.kept.length : 0);
  });
  /** What that costs: a score never falls below its least. */
  readonly cost: number = $derived.by(() => {
    const { position, options, happened } = this.#passing ?? {};
    if (options) return Math.min(this.lost, position!.boards[position!.turn! - 1]!.score - LEAST_SCORE);
    const paid = happened?.find(({ kind }) => kind === "discarded")?.points ?? 0;
    return (this.isLastPass ? this.kept.length : 0) - paid;
  });
  /** After the last round a tile that was kept costs what a discarded one does, so there is nothing to choose. */
  readonly isLastPass: boolean = $derived.by(() => this.#passing !== null && !wildOf(this.#passing.position.round + 1));

  filterBy(color: string): void {
    if (this.question !== "space") this.reset();
    this.filter = this.filter === color ? "" : color;
  }

  /** Choose a space; where only one tile can go there, the tile as well. */
  choose(star: number, slot: number, first = ""): void {
    this.#forget();
    this.space = { star, slot };
    this.first = first;
    const colors = this.colors.filter(({ color }) => !this.filter || color === this.filter);
    if (colors.length === 1) void this.paint(colors[0]!.color);
  }

  /** Choose the color of the tile, and ask how it may be paid for. */
  async paint(color: string): Promise<void> {
    this.color = color;
    this.ways = [];
    this.way = 0;
    const { placement } = this;
    if (!placement) return;
    const found = await this.#ask([placement.move]);
    if (!found) return;
    const isAsked = found.options?.phase === "pay";
    this.ways = isAsked ? found.options!.moves.map(({ move }) => tilesIn(move)) : [paidIn(found.happened)];
  }

  /** One wild tile more or less. */
  payWith(more: number): void {
    this.way = Math.min(this.ways.length - 1, Math.max(0, this.way + more));
  }

  /** Pay; where that brings tiles from the supply, they are asked about before anything is made. */
  async place(): Promise<void> {
    const { placement, payment } = this;
    if (!placement || !payment) return;
    if (!placement.brings) return this.#play(writeTurn(placement.move, payment, ""));
    const found = await this.#ask(this.#steps(placement.move));
    if (!found) return;
    if (found.options?.phase !== "pick") return this.#play(writeTurn(placement.move, payment, pickedIn(found.happened)));
    this.#rewarded = found;
    this.picked = "";
    this.#asked.trial = found.position;
  }

  /** Take a tile from the supply, or put it back. */
  pick(kind: string): void {
    if (this.picked.length < this.picks) this.picked = sorted(this.picked + kind);
  }

  unpick(kind: string): void {
    this.picked = without(this.picked, kind);
  }

  take(): void {
    if (!this.placement || this.picked.length !== this.picks) return;
    this.#play(writeTurn(this.placement.move, this.payment, this.forced + this.picked));
  }

  /** Ask what a pass would leave. */
  async pass(): Promise<void> {
    this.reset();
    const found = await this.#ask([PASS]);
    if (!found) return;
    this.#passing = found;
    if (!found.options) this.kept = keptIn(found.happened);
    else this.kept = this.isLastPass ? "" : bestKept(this.hand, found.position.round);
  }

  /** Keep one tile more; when the corners are full, instead of the last one that is of another color. */
  keep(kind: string): void {
    const other = [...this.kept].findLast((tile) => tile !== kind) ?? kind;
    const rest = this.kept.length < CORNERS ? this.kept : without(this.kept, other);
    this.kept = sorted(rest + kind);
  }

  discard(kind: string): void {
    this.kept = without(this.kept, kind);
  }

  confirmPass(): void {
    if (this.#passing) this.#play(writePass(this.#passing.options ? this.kept : null));
  }

  /** A space that was typed is chosen like one that was tapped, so that it can be paid for; a pass asks what is kept. */
  answer(typed: string): boolean {
    const placement = this.placements.find(({ move }) => move === typed);
    if (typed === PASS.toUpperCase() && this.canPass) void this.pass();
    else if (placement) {
      this.reset();
      this.space = placement;
      void this.paint(placement.color);
    } else return false;
    return true;
  }

  /** Go back to the question before this one; tells whether there was one. */
  back(): boolean {
    const { question } = this;
    if (question === "pick") {
      this.#rewarded = null;
      this.#asked.trial = null;
    } else if (question === "pay" && this.colors.length > 1 && !this.filter) {
      this.color = "";
      this.ways = [];
    } else if (question !== "space" && question !== null) this.#forget();
    else if (this.filter) this.filter = "";
    else return false;
    return true;
  }

  reset(): void {
    this.#forget();
    this.filter = "";
  }

  #forget(): void {
    this.#asking += 1;
    this.isWaiting = false;
    this.space = null;
    this.first = "";
    this.color = "";
    this.ways = [];
    this.way = 0;
    this.#rewarded = null;
    this.picked = "";
    this.#passing = null;
    this.kept = "";
    if (this.#asked.trial) this.#asked.trial = null;
  }

  /** The placement, and the payment where there is a choice. */
  #steps(place: string): string[] {
    return this.ways.length > 1 ? [place, `:${spell(this.payment)}`] : [place];
  }

  async #ask(steps: string[]): Promise<Explored | null> {
    const mine = (this.#asking += 1);
    this.isWaiting = true;
    try {
      const found = await this.#asked.explore(steps);
      return mine === this.#asking ? found : null;
    } catch {
      return null;
    } finally {
      if (mine === this.#asking) this.isWaiting = false;
    }
  }

  #play(move: string): void {
    this.reset();
    this.#asked.play(move);
  }
}

const turns = new WeakMap<Asked, Turn>();

/** The turn that is put together at a table, which is begun anew with every question. */
export function provideTurn(asked: Asked): Turn {
  const turn = new Turn(asked);
  turns.set(asked, turn);
  asked.answers = (typed) => turn.answer(typed);
  $effect(() => {
    void asked.moves;
    untrack(() => turn.reset());
  });
  return setContext(KEY, turn);
}

/** Whatever turn is being put together here; none where a board is only looked at. */
export function useTurn(): Turn | undefined {
  return getContext<Turn | undefined>(KEY);
}

/** The turn that belongs to what is asked at a table. */
export function turnOf(asked: Asked): Turn | undefined {
  return turns.get(asked);
}
