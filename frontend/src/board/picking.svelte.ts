/** How a person puts a move together: first what is taken, the head of a move, then where it goes, its tail. */

import { getContext, setContext } from "svelte";
import type { Explored, GameEvent, MoveOption, Options, Position } from "../net/wire";
import type { Badge, Notation, Sign } from "../games/game";
import { isPreviewedFirst } from "../theme/preferences.svelte";
import { asOnTiles } from "./letters";
import type { TileLetters } from "./typed";

const KEY = Symbol("picking");
/** Milliseconds until a reason that was given goes away. */
const READING_TIME = 5_000;

interface Source {
  notation: Notation;
  /** What is asked, with its answers. */
  options: () => Options | null;
  position: () => Position;
  isDisabled: () => boolean;
  /** A move that was chosen before its time. */
  planned: () => MoveOption | null;
  /** What a move would do, in words and as a mark on its target. */
  preview: (option: MoveOption) => string;
  badge: (option: MoveOption) => Badge | null;
  signs: (option: MoveOption) => Sign[];
  /** What stands on the tiles, which is what people type. */
  letters: () => TileLetters;
  /** What steps that are not made yet would lead to. */
  explore: (steps: string[]) => Promise<Explored>;
  onmove: (move: string) => void;
  /** Why a move is not allowed, in words. */
  why: (move: string) => Promise<string>;
}

/** A legal move by its two halves. */
interface Choice extends MoveOption {
  head: string;
  tail: string;
}

export class Picking {
  #from: Source;
  #chosen = $state("");
  /** The tail that is pointed at, and the one whose next press makes the move. */
  #pointed = $state("");
  #armed = $state<string | null>(null);
  /** What was typed so far, in notation. */
  typed = $state("");
  /** Why the last press was not allowed; no tail where it was typed. */
  refusal = $state.raw<{ tail: string | null; text: string } | null>(null);
  /** What is shown instead of the position while a turn of several steps is put together. */
  trial = $state.raw<Position | null>(null);
  /** What a game does itself with a text that was typed; tells whether it did. */
  answers: ((typed: string) => boolean) | null = null;

  constructor(from: Source) {
    this.#from = from;
  }

  readonly moves: Choice[] = $derived.by(() => {
    if (this.#from.isDisabled()) return [];
    const moves = this.#from.options()?.moves ?? [];
    return moves.map((option) => ({ ...option, ...this.#from.notation.split(option.move) }));
  });
  readonly heads: Set<string> = $derived.by(() => new Set(this.moves.map(({ head }) => head)));
  readonly head: string = $derived.by(() => {
    if (this.#isFollowUp) return this.moves[0]?.head ?? "";
    return this.heads.has(this.#chosen) ? this.#chosen : "";
  });
  readonly tails: Map<string, Choice> = $derived.by(
    () => new Map(this.moves.filter(({ head }) => head === this.head).map((option) => [option.tail, option])),
  );
  /** The tail that is looked at. */
  readonly tail: string = $derived(this.#pointed || (this.#armed ?? ""));
  /** The move that is looked at. */
  readonly option: Choice | undefined = $derived.by(() => this.tails.get(this.tail));
  /** The move that needs no more than a yes: it was pressed once, or there is no other for what was taken. */
  readonly ready: Choice | undefined = $derived.by(() => {
    if (this.#armed !== null) return this.tails.get(this.#armed);
    return this.head && this.canCancel && this.tails.size === 1 ? [...this.tails.values()][0] : undefined;
  });
  /** The tiles that the head takes. */
  readonly held: string = $derived.by(() => {
    const [option] = this.tails.values();
    return option ? this.#from.notation.held(option, this.#from.position()) : "";
  });
  /** What was typed so far, with the letters on the tiles. */
  readonly written: string = $derived.by(() => asOnTiles(this.typed, this.#from.letters()));
  readonly ghosts: GameEvent[] = $derived.by(() => (this.option ?? (this.head ? undefined : this.planned))?.happened ?? []);

  /** The move that was chosen before its time, and what it takes. */
  get planned(): MoveOption | null {
    return this.#from.planned();
  }

  /** Whether a kind of tile is taken from a source by what was chosen, now or before its time. */
  isTaken(source: string, kind: string): boolean {
    const { takes, split } = this.#from.notation;
    const head = this.head || (this.planned ? split(this.planned.move).head : "");
    return takes(head, source, kind);
  }

  preview(option: MoveOption): string {
    return this.#from.preview(option);
  }

  badge(option: MoveOption): Badge | null {
    return this.#from.badge(option);
  }

  /** A move as a line of signs, with all that it would bring at the end. */
  signs(option: MoveOption): Sign[] {
    const told = this.#from.signs(option).filter((sign) => !("points" in sign));
    const badge = this.badge(option);
    return badge ? [...told, { text: badge.text }] : told;
  }

  explore(steps: string[]): Promise<Explored> {
    return this.#from.explore(steps);
  }

  /** Whether something was taken that can be put back. */
  get canCancel(): boolean {
    return !this.#isFollowUp;
  }

  get #isFollowUp(): boolean {
    return this.#from.notation.isFollowUp(this.#from.position().phase);
  }

  get isOpen(): boolean {
    return this.moves.length > 0;
  }

  /** Whether tiles are to be taken. */
  get canTake(): boolean {
    return this.isOpen && !this.#isFollowUp;
  }

  /** What would come later as things stand, to compare a move with. */
  get outlook(): GameEvent[] {
    return this.#from.options()?.outlook ?? [];
  }

  /** Take all tiles of a kind from a source, or put them back; jokers may go along with a color. */
  choose(source: string, kind: string): void {
    this.take(this.#from.notation.headAfter(this.head, source, kind, this.heads));
  }

  /** Take tiles to carry them away: what was chosen stays chosen. Tells whether they may be taken. */
  grab(source: string, kind: string): boolean {
    const { takes } = this.#from.notation;
    if (!takes(this.head, source, kind)) this.choose(source, kind);
    return takes(this.head, source, kind);
  }

  /** Take exactly this. */
  take(head: string): void {
    this.#forget();
    this.#chosen = head;
  }

  point(tail: string): void {
    this.#pointed = tail;
  }

  /** Let go of a target; another one may be pointed at already. */
  leave(tail: string): void {
    if (this.#pointed === tail) this.#pointed = "";
  }

  cancel(): void {
    this.#forget();
    this.#chosen = "";
  }

  #forget(): void {
    this.#pointed = "";
    this.#armed = null;
    this.typed = "";
    this.refusal = null;
  }

  /** A press on a target: it makes the move, or first shows it to whoever wants that, by the kind of pointer. */
  press(tail: string, pointer: string): void {
    if (this.tails.has(tail) && this.#armed !== tail && isPreviewedFirst(pointer)) {
      this.refusal = null;
      this.#armed = tail;
    } else this.place(tail);
  }

  /** Make the move that is ready. */
  confirm(): void {
    if (this.ready) this.play(this.ready.move);
  }

  /** Lay what was taken on a target, or tell why that is not allowed. */
  place(tail: string): void {
    if (!this.head) return;
    const option = this.tails.get(tail);
    if (option) this.play(option.move);
    else void this.refuse(this.head + tail, tail);
  }

  play(move: string): void {
    this.cancel();
    this.#from.onmove(move);
  }

  /** Tell why a move is not allowed, beside its target. */
  async refuse(move: string, tail: string | null = null): Promise<void> {
    this.#armed = null;
    this.refusal = null;
    const text = await this.#from.why(move);
    if (!text) return;
    const refusal = { tail, text };
    this.refusal = refusal;
    setTimeout(() => this.refusal === refusal && (this.refusal = null), READING_TIME);
  }

  /** Take a key of the notation; tells whether it was one. */
  type(key: string): boolean {
    if (!this.isOpen) return false;
    const typed = this.#from.notation.readTyped(this.typed, key, this.#from.letters());
    if (typed === null) return false;
    const option = this.#typedOption(typed);
    this.take(option?.head ?? (this.heads.has(typed) ? typed : ""));
    this.#pointed = option?.tail ?? "";
    this.typed = typed;
    return true;
  }

  /** Play what was typed; what is no move is asked about. */
  enter(): void {
    const typed = this.typed;
    this.cancel();
    if (this.answers?.(typed)) return;
    const option = this.#typedOption(typed);
    if (option) this.play(option.move);
    else void this.#tryTyped(typed);
  }

  #typedOption(typed: string): Choice | undefined {
    return this.moves.find(({ move }) => move.toUpperCase() === typed);
  }

  /** Whether what was typed goes on after an answer, so that it may be a whole turn. */
  get isBegun(): boolean {
    return this.moves.some(({ move }) => this.typed.startsWith(move.toUpperCase()));
  }

  /** A turn of several steps is none of the answers, but may be made all the same. */
  async #tryTyped(typed: string): Promise<void> {
    const text = await this.#from.why(typed);
    if (text) this.refusal = { tail: null, text };
    else this.play(typed);
  }
}

export function providePicking(from: Source): Picking {
  return setContext(KEY, new Picking(from));
}

export function usePicking(): Picking {
  return getContext<Picking>(KEY);
}
