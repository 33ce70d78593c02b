/** Tells what happens in a game, from the table of words that the game brings; `docs/narration.md` says how it is written. */

import type { GameEvent, MoveOption, Position, Printed } from "../net/wire";
import { Expressions, isTrue, number, text, type Facts, type Scope, type Value } from "./expressions";
import type { SheetRules } from "./sheets";
import { join, say, signed } from "./words.svelte";

/** What happened in a line of text; `kind` is `round`, `move`, `score`, `supply`, `end` or `table`. */
export interface Line {
  text: string;
  kind: string;
  seat: number | null;
  /** What it tells of; nothing where it is no part of the game. */
  events: readonly GameEvent[];
}

interface Sentence {
  message?: string;
  text?: string;
  if?: string[];
  with?: Record<string, string>;
}

/** A sentence, or alternatives of which the first one that applies is said. */
type Said = Sentence | Sentence[];

interface LineRule {
  kind: string;
  events: string[];
  begin?: string[];
  say: Said[];
}

/** A game's `narration.json`. */
export interface Narration {
  lines: LineRule[];
  items: Record<string, Said>;
  reasons: Record<string, Said>;
  previews: Said[];
  sheet: SheetRules;
}

/** What a narrator needs to know of a game. */
interface Narrated {
  name: string;
  letters: string;
  narration: Narration;
}

type Around = Record<string, Value>;

/** The events of one kind: a fact is that of the last one, points are added up. */
class Kind implements Facts {
  constructor(readonly events: readonly GameEvent[]) {}

  get isThere(): boolean {
    return this.events.length > 0;
  }

  fact(name: string): Value {
    if (name === "points") return this.events.reduce((sum, { points }) => sum + points, 0);
    return this.events.at(-1)?.facts[name] ?? "";
  }
}

/** What a move changes in what is to come: a fact's sum after it less the sum without it. */
class Later implements Facts {
  readonly isThere = true;

  constructor(
    readonly after: readonly GameEvent[],
    readonly without: readonly GameEvent[],
    readonly kind = "",
  ) {}

  fact(name: string): Value {
    if (!this.kind) return new Later(this.after, this.without, name);
    return this.#sum(this.after, name) - this.#sum(this.without, name);
  }

  #sum(events: readonly GameEvent[], name: string): number {
    const found = events.filter(({ kind }) => kind === this.kind);
    return found.reduce((sum, event) => sum + number(new Kind([event]).fact(name)), 0);
  }
}

/** In a line, names stand for its events by their kinds, and for what lies around them. */
function together(events: readonly GameEvent[], around: Around): Scope {
  const ofKind = (name: string) => events.filter(({ kind }) => kind === name);
  return {
    named: (name) => (name in around ? around[name] : new Kind(ofKind(name))),
    narrowed: (name) => ofKind(name).map((event) => together([event], around)),
  };
}

/** For a single event, names stand for its facts. */
function single({ points, facts }: GameEvent, around: Around): Scope {
  const known: Around = { ...around, points, ...facts };
  const scope: Scope = { named: (name) => known[name] ?? "", narrowed: () => [scope] };
  return scope;
}

export class Narrator {
  #narration: Narration;
  #printed: Printed;
  #totals: number[];
  #expressions: Expressions;

  /** `start` are the scores before the first event that is told. */
  constructor({ name, letters, narration }: Narrated, printed: Printed, start: readonly number[] = []) {
    this.#narration = narration;
    this.#printed = printed;
    this.#totals = [...start];
    this.#expressions = new Expressions({
      tiles: (value) => join(tileWords(name, text(value))),
      tile: (value) => say(`${name}-tile-${text(value)}`),
      color: (value) => say(`${name}-color-${text(value)}`),
      source: (value) => say("from-source", { source: number(value) }),
      signed: (value) => signed(number(value)),
      sorted: (value) => (Array.isArray(value) ? [...value].sort() : sortedLetters(text(value), letters)),
      length: (value) => (Array.isArray(value) ? value.length : text(value).length),
      and: (value) => join((value as Value[]).map(text)),
    });
  }

  /** The lines for one batch, such as a deal or a move, with the seats' names as they were then. */
  tell(events: readonly GameEvent[], names: readonly string[], position: Position | null = null): Line[] {
    const lines: Line[] = [];
    for (let at = 0; at < events.length; ) {
      const first = events[at]!;
      const rule = this.#narration.lines.find((each) => each.events.includes(first.kind));
      const isJoining = ({ kind, seat }: GameEvent) =>
        seat === first.seat && rule?.events.includes(kind) && !rule.begin?.includes(kind);
      let end = at + 1;
      while (rule && end < events.length && isJoining(events[end]!)) end += 1;
      const group = events.slice(at, end);
      this.#count(group);
      const said = rule ? this.#line(rule, group, names, position) : "";
      if (rule && said) lines.push({ text: said, kind: rule.kind, seat: first.seat, events: group });
      at = end;
    }
    return lines;
  }

  /** What an event gave or took points for, in full. */
  reason(event: GameEvent): string {
    const rule = this.#narration.reasons[event.kind];
    return rule ? this.#said([rule], single(event, { printed: this.#printed }), {}).join(" ") : "";
  }

  /** What a move would do, in a few words: what happens, and what comes later with it and without it. */
  preview({ happened, later }: MoveOption, outlook: readonly GameEvent[], position: Position): string {
    const around: Around = { printed: this.#printed, position, later: new Later(later, outlook) };
    around.items = this.#items(happened, around);
    return this.#said(this.#narration.previews, together(happened, around), {}).join(", ");
  }

  #count(events: readonly GameEvent[]): void {
    for (const { seat, points } of events)
      if (seat !== null) this.#totals[seat - 1] = (this.#totals[seat - 1] ?? 0) + points;
  }

  #line(rule: LineRule, events: readonly GameEvent[], names: readonly string[], position: Position | null): string {
    const { seat } = events[0]!;
    const about: Around = seat === null ? {} : { name: names[seat - 1] ?? "", total: this.#totals[seat - 1] ?? 0 };
    const around: Around = { printed: this.#printed, position, points: new Kind(events).fact("points"), ...about };
    around.items = this.#items(events, around);
    return this.#said(rule.say, together(events, around), about).join(" ");
  }

  /** Each event that has an item, in as few words as possible. */
  #items(events: readonly GameEvent[], around: Around): string[] {
    return events.flatMap((event) => {
      const rule = this.#narration.items[event.kind];
      const said = rule ? this.#said([rule], single(event, around), around).join(" ") : "";
      return said ? [said] : [];
    });
  }

  /** Each sentence whose conditions hold; of alternatives, the first. */
  #said(sentences: readonly Said[], scope: Scope, about: Around): string[] {
    return sentences.flatMap((sentence) => {
      const holds = (rule: Sentence) => (rule.if ?? []).every((each) => isTrue(this.#expressions.value(each, scope)));
      const rule = (Array.isArray(sentence) ? sentence : [sentence]).find(holds);
      return rule ? [this.#sentence(rule, scope, about)] : [];
    });
  }

  #sentence(rule: Sentence, scope: Scope, { name, total }: Around): string {
    if (rule.text !== undefined) return text(this.#expressions.value(rule.text, scope));
    const facts: Record<string, string | number> = {};
    if (name !== undefined) Object.assign(facts, { name, total });
    for (const [key, source] of Object.entries(rule.with ?? {})) {
      const value = this.#expressions.value(source, scope);
      facts[key] = typeof value === "number" ? value : text(value);
    }
    return say(rule.message!, facts);
  }
}

function sortedLetters(tiles: string, letters: string): string {
  return [...tiles].sort((a, b) => letters.indexOf(a) - letters.indexOf(b)).join("");
}

/** Tiles by kind, in the order they first occur: `2 blue tiles`, `1 joker`. */
function tileWords(game: string, letters: string): string[] {
  return [...new Set(letters)].map((letter) => say(`${game}-tiles-${letter}`, { count: letters.split(letter).length - 1 }));
}
