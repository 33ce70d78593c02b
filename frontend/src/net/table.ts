/** A table as the page knows it, wherever it is kept: everything on the page talks to this interface only. */

import type { Ahead, Command, Explored, Own, Public, TableEvent, Why } from "./wire";

export type Connection = "connecting" | "open" | "lost" | "refused";

/** A command without the number that finds its answer. */
export type Asked = Command extends infer Each ? (Each extends { do: string } ? Omit<Each, "id"> : never) : never;
/** Commands that change something; their answer is what happens. */
export type Doing = Exclude<Asked, { do: "have" | "ping" | "explore" | "why" | "ahead" }>;

/** How a table stands, for the person here: what everyone sees, and what is only for them. */
export type View = Public & Own;

export interface TableListener {
  /** Events that were not heard before, and how things stand after them; `options` come with the view. */
  onevents: (events: TableEvent[], view: View) => void;
  onpresence: (here: number[], spectators: number) => void;
}

export interface TableLink {
  readonly connection: Connection;
  /** Why this table is closed to us. */
  readonly refusal: Refused | null;
  open(): void;
  close(): void;
  /** Come again from the beginning, as somebody with these keys. */
  restart(keys: string[]): void;
  /** Do something; what it changes is heard as events before this is done. Throws `Refused`. */
  do(doing: Doing): Promise<void>;
  /** What steps that are not made yet would lead to. */
  explore(version: number, steps: string[]): Promise<Explored>;
  /** What a seat of ours could do if it were its turn already; `Refused` where that cannot be said before it is. */
  ahead(seat: number): Promise<Ahead>;
  /** Why a move is not allowed. */
  why(move: string, steps?: string[]): Promise<Why>;
}

/** Something was refused; `words/refusals` tells people why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    /** English, for programmers. */
    message = code,
    readonly rule?: string,
    readonly facts: Record<string, string | number> = {},
  ) {
    super(message);
  }
}
