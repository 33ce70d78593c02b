/** What a narration says about facts: the small language of `docs/narration.md`, read as `faience.words` reads it. */

/** A number, a text, a list, plain data, or something that is asked for its facts. */
export type Value = unknown;

/** What names stand for. */
export interface Scope {
  named(name: string): Value;
  /** The same scope once for each event of a kind, with only that one in it. */
  narrowed(name: string): Scope[];
}

/** Something that knows what follows a dot after it. */
export interface Facts {
  fact(name: string): Value;
  /** Whether there is anything to know. */
  readonly isThere: boolean;
}

export type Filter = (value: Value) => Value;
type Term = (scope: Scope) => Value;

const TOKENS = /\d+|'[^']*'|\w+|!=|\S/g;
const NAME = /^[A-Za-z_]\w*$/;

/** A value as it stands in a sentence. */
export function text(value: Value): string {
  return Array.isArray(value) ? value.map(text).join(", ") : String(value);
}

/** A value to calculate with; nothing counts as 0. */
export function number(value: Value): number {
  return typeof value === "number" ? value : 0;
}

function isFacts(value: Value): value is Facts {
  return typeof value === "object" && value !== null && "fact" in value;
}

/** False for 0, for nothing, and for a kind of event that did not happen. */
export function isTrue(value: Value): boolean {
  if (isFacts(value)) return value.isThere;
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Numbers are added; where there is a text among them, all are written one after the other. */
function sum(values: Value[]): Value {
  if (values.some((value) => typeof value === "string")) return values.map(text).join("");
  return values.reduce<number>((total, value) => total + number(value), 0);
}

function times(left: Value, right: Value): Value {
  return typeof left === "string" ? left.repeat(Math.max(0, number(right))) : number(left) * number(right);
}

function factOf(value: Value, name: string): Value {
  if (isFacts(value)) return value.fact(name);
  return (typeof value === "object" && value !== null && (value as Record<string, Value>)[name]) || "";
}

/** An item of a list or a letter of a text, from 1, or an entry by its name. */
function itemOf(value: Value, index: Value): Value {
  if (Array.isArray(value) || typeof value === "string") return value[number(index) - 1] ?? "";
  return (value as Record<string, Value> | null)?.[text(index)] ?? "";
}

/** Reads expressions and works them out; what filters do is said by the narrator. */
export class Expressions {
  #known = new Map<string, Term>();

  constructor(readonly filters: Record<string, Filter>) {}

  value(source: string, scope: Scope): Value {
    const term = this.#known.get(source) ?? new Reader(source, this.filters).condition();
    this.#known.set(source, term);
    return term(scope);
  }
}

/** One expression, token by token. */
class Reader {
  #tokens: string[];
  #at = 0;

  constructor(
    readonly source: string,
    readonly filters: Record<string, Filter>,
  ) {
    this.#tokens = source.match(TOKENS) ?? [];
  }

  /** `!a`, `a=b`, `a!=b` or `a`; nothing may follow. */
  condition(): Term {
    if (this.#skip("!")) {
      const term = this.condition();
      return (scope) => !isTrue(term(scope));
    }
    const left = this.#filtered();
    for (const sign of ["=", "!="])
      if (this.#skip(sign)) {
        const right = this.#filtered();
        return this.#end((scope) => (text(left(scope)) === text(right(scope))) === (sign === "="));
      }
    return this.#end(left);
  }

  #end(term: Term): Term {
    if (this.#at < this.#tokens.length) throw this.#problem();
    return term;
  }

  #problem(): Error {
    return new Error(`${this.source} cannot be read at ${this.#tokens.slice(this.#at).join("")}`);
  }

  #skip(token: string): boolean {
    const isFound = this.#tokens[this.#at] === token;
    if (isFound) this.#at += 1;
    return isFound;
  }

  #next(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw this.#problem();
    this.#at += 1;
    return token;
  }

  #closed(term: Term, sign: string): Term {
    if (!this.#skip(sign)) throw this.#problem();
    return term;
  }

  #filtered(): Term {
    let term = this.#sum();
    while (this.#skip("|")) {
      const [value, filter] = [term, this.filters[this.#next()]];
      if (!filter) throw this.#problem();
      term = (scope) => filter(value(scope));
    }
    return term;
  }

  #sum(): Term {
    let term = this.#product();
    for (let sign = this.#tokens[this.#at]; sign === "+" || sign === "-"; sign = this.#tokens[this.#at]) {
      const isAdded = this.#next() === "+";
      const [left, right] = [term, this.#product()];
      term = (scope) => (isAdded ? sum([left(scope), right(scope)]) : number(left(scope)) - number(right(scope)));
    }
    return term;
  }

  #product(): Term {
    let term = this.#unary();
    while (this.#skip("*")) {
      const [left, right] = [term, this.#unary()];
      term = (scope) => times(left(scope), right(scope));
    }
    return term;
  }

  #unary(): Term {
    if (this.#skip("-")) {
      const term = this.#unary();
      return (scope) => -number(term(scope));
    }
    if (this.#skip("(")) return this.#closed(this.#filtered(), ")");
    const token = this.#next();
    if (/^\d/.test(token)) return () => Number(token);
    if (token.startsWith("'")) return () => token.slice(1, -1);
    if (!NAME.test(token)) throw this.#problem();
    if ((token === "all" || token === "each") && this.#skip("(")) {
      const kind = this.#tokens[this.#at] ?? "";
      const term = this.#closed(this.#filtered(), ")");
      const values = (scope: Scope) => scope.narrowed(kind).map(term);
      return token === "each" ? values : (scope) => sum(values(scope));
    }
    return this.#steps((scope) => scope.named(token));
  }

  /** What follows a name: `.fact` and `[index]`. */
  #steps(first: Term): Term {
    let term = first;
    for (;;) {
      const value = term;
      if (this.#skip(".")) {
        const name = this.#next();
        term = (scope) => factOf(value(scope), name);
      } else if (this.#skip("[")) {
        const index = this.#closed(this.#filtered(), "]");
        term = (scope) => itemOf(value(scope), index(scope));
      } else return term;
    }
  }
}
