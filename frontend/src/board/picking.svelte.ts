/** How a person puts a move together: first what is taken, the head of a move, then where it goes, its tail. */

import { getContext, setContext } from "svelte";
import type { GameEvent, MoveOption } from "../net/wire";
import type { Notation } from "../games/game";
import { asOnTiles, type Letters } from "./letters";

const KEY = Symbol("picking");

interface Source {
  notation: Notation;
  moves: () => MoveOption[];
  /** What is asked. */
  phase: () => string;
  isDisabled: () => boolean;
  /** What a move would do, in words. */
  preview: (option: MoveOption) => string;
  /** What stands on the tiles, which is what people type. */
  letters: () => Letters;
  onmove: (move: string) => void;
  onrefused: (move: string) => void;
}

/** A legal move by its two halves. */
interface Choice extends MoveOption {
  head: string;
  tail: string;
}

export class Picking {
  #from: Source;
  #chosen = $state("");
  /** The tail that is pointed at. */
  tail = $state("");
  /** What was typed so far, in notation. */
  typed = $state("");

  constructor(from: Source) {
    this.#from = from;
  }

  readonly #moves: Choice[] = $derived.by(() => {
    if (this.#from.isDisabled()) return [];
    return this.#from.moves().map((option) => ({ ...option, ...this.#from.notation.split(option.move) }));
  });
  readonly heads: Set<string> = $derived.by(() => new Set(this.#moves.map(({ head }) => head)));
  readonly head: string = $derived.by(() => {
    if (this.#isFollowUp) return this.#moves[0]?.head ?? "";
    return this.heads.has(this.#chosen) ? this.#chosen : "";
  });
  readonly tails: Map<string, Choice> = $derived.by(
    () => new Map(this.#moves.filter(({ head }) => head === this.head).map((option) => [option.tail, option])),
  );
  /** The move that is pointed at. */
  readonly option: Choice | undefined = $derived.by(() => this.tails.get(this.tail));
  /** The tiles that the head takes. */
  readonly held: string = $derived.by(() => {
    const [option] = this.tails.values();
    return option ? this.#from.notation.held(option) : "";
  });
  /** What was typed so far, with the letters on the tiles. */
  readonly written: string = $derived.by(() => asOnTiles(this.typed, this.#from.letters()));
  readonly ghosts: GameEvent[] = $derived(this.option?.happened ?? []);

  /** What a move would do, in words. */
  preview(option: MoveOption): string {
    return this.#from.preview(option);
  }

  /** Whether something was taken that can be put back. */
  get canCancel(): boolean {
    return !this.#isFollowUp;
  }

  get #isFollowUp(): boolean {
    return this.#from.notation.isFollowUp(this.#from.phase());
  }

  get isOpen(): boolean {
    return this.#moves.length > 0;
  }

  /** Take all tiles of a kind from a source, or put them back; jokers may go along with a color. */
  choose(source: string, kind: string): void {
    this.#chosen = this.#from.notation.headAfter(this.head, source, kind, this.heads);
    this.tail = "";
    this.typed = "";
  }

  /** Take tiles to carry them away: what was chosen stays chosen. Tells whether they may be taken. */
  grab(source: string, kind: string): boolean {
    const { takes } = this.#from.notation;
    if (!takes(this.head, source, kind)) this.choose(source, kind);
    return takes(this.head, source, kind);
  }

  /** Take exactly this. */
  take(head: string): void {
    this.#chosen = head;
    this.tail = "";
    this.typed = "";
  }

  point(tail: string): void {
    this.tail = tail;
  }

  /** Let go of a target; another one may be pointed at already. */
  leave(tail: string): void {
    if (this.tail === tail) this.tail = "";
  }

  cancel(): void {
    this.#chosen = "";
    this.tail = "";
    this.typed = "";
  }

  /** Lay what was taken on a target, or ask why that is not allowed. */
  place(tail: string): void {
    const head = this.head;
    if (!head) return;
    const option = this.tails.get(tail);
    if (!option) return this.#from.onrefused(head + tail);
    this.cancel();
    this.#from.onmove(option.move);
  }

  /** Take a key of the notation; tells whether it was one. */
  type(key: string): boolean {
    if (!this.isOpen) return false;
    const typed = this.#from.notation.readTyped(this.typed, key, this.#from.letters());
    if (typed === null) return false;
    const option = this.#moves.find(({ move }) => move === typed);
    this.#chosen = option?.head ?? (this.heads.has(typed) ? typed : "");
    this.tail = option?.tail ?? "";
    this.typed = typed;
    return true;
  }

  /** Play what was typed; what is no move is asked about. */
  enter(): void {
    const typed = this.typed;
    const option = this.#moves.find(({ move }) => move === typed);
    this.cancel();
    if (option) this.#from.onmove(option.move);
    else this.#from.onrefused(typed);
  }
}

export function providePicking(from: Source): Picking {
  return setContext(KEY, new Picking(from));
}

export function usePicking(): Picking {
  return getContext<Picking>(KEY);
}
