/**
 * What this device adds to draws: chains that follow from a key it keeps, and notes of what it gave and saw.
 *
 * The key never leaves the device. It gives one end for a seat under one end of a table's chain, and never another.
 */

import { store, stored } from "../lobby/storage";
import { Chain, seedOf } from "./chains";
import type { Problem } from "./ledger";
import { fromHex, isHash, toHex } from "./sha256";

const KEY = "draws-key";
const TABLES = "draws-tables";
const NOTES = "draws-of-";
/** So many tables are remembered, the newest ones. */
const MOST_TABLES = 60;

/** What this device noted of a table. */
export interface Notes {
  /** The end of the table's chain, as it was first seen. */
  promise: string;
  /** Whether another table named the same end before: then no chain is used that was used there. */
  isSecond: boolean;
  /** The ends that this device gave, by seat. */
  given: Record<string, string>;
  /** Seeds that came with a link to a seat, by seat. */
  carried: Record<string, string>;
  /** The marks of draws as they were when they were made. */
  marks: Record<string, string>;
  /** What was found to be wrong, which is told from then on. */
  problems: Problem[];
}

let memory: string | null = null;

/** The key of this device: 32 random bytes; where nothing can be stored, it lasts as long as the page. */
function deviceKey(): Uint8Array<ArrayBuffer> {
  const found = stored(KEY);
  if (isHash(found)) memory = found;
  else if (memory === null) {
    memory = toHex(crypto.getRandomValues(new Uint8Array(32)));
    store(KEY, memory);
  }
  return fromHex(memory);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function texts(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** What was noted of a table; nothing for one that this device took no part in. */
export function notesOf(table: string): Notes | null {
  const found = stored(NOTES + table);
  if (!isRecord(found) || !isHash(found.promise)) return null;
  return {
    promise: found.promise,
    isSecond: found.isSecond === true,
    given: texts(found.given),
    carried: texts(found.carried),
    marks: texts(found.marks),
    problems: Array.isArray(found.problems) ? (found.problems as Problem[]) : [],
  };
}

/** What was noted of the table with this end of its chain, whatever it is called. */
export function notesFor(promise: string): Notes | null {
  return tables().map(notesOf).find((notes) => notes?.promise === promise) ?? null;
}

function tables(): string[] {
  const found = stored(TABLES);
  return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
}

function keep(table: string, notes: Notes): void {
  const others = tables().filter((name) => name !== table);
  for (const old of others.slice(0, Math.max(0, others.length + 1 - MOST_TABLES))) store(NOTES + old, null);
  store(TABLES, [...others, table].slice(-MOST_TABLES));
  store(NOTES + table, notes);
}

/** The part of this device at one table. */
export class Device {
  #table: string;
  #notes: Notes;
  #chains = new Map<string, Chain>();

  constructor(table: string, promise: string) {
    this.#table = table;
    const isSecond = notesFor(promise) !== null;
    this.#notes = notesOf(table) ?? { promise, isSecond, given: {}, carried: {}, marks: {}, problems: [] };
  }

  /** Whether the table still names the end that this device saw first. */
  isPromiseOf(promise: string): boolean {
    return this.#notes.promise === promise;
  }

  get problems(): readonly Problem[] {
    return this.#notes.problems;
  }

  /** The end that this device gave for a seat, if it gave one. */
  given(seat: number): string | null {
    return this.#notes.given[seat] ?? null;
  }

  /** The end to give for a seat; it is noted before it is given. */
  give(seat: number): string {
    const { end } = this.#chain(this.#ownSeed(seat));
    this.#note((notes) => (notes.given[seat] ??= end));
    return this.#notes.given[seat]!;
  }

  /** The seed of a seat's chain came with a link to the seat. */
  carry(seat: number, seed: string): void {
    if (isHash(seed)) this.#note((notes) => (notes.carried[seat] = seed));
  }

  /** The chain with this end, if this device has it. */
  chainOf(seat: number, end: string | null): Chain | null {
    const seed = this.seedOf(seat, end);
    return seed ? this.#chain(fromHex(seed)) : null;
  }

  /** The seed of the chain with this end, for a link that opens the seat on another device. */
  seedOf(seat: number, end: string | null): string | null {
    const { carried } = this.#notes;
    const seeds = [toHex(this.#ownSeed(seat)), ...(carried[seat] ? [carried[seat]] : [])];
    return seeds.find((seed) => this.#chain(fromHex(seed)).end === end) ?? null;
  }

  /** Note how a draw was made; whether that is how it was made when this device saw it first. */
  saw(draw: number, mark: string): boolean {
    const before = this.#notes.marks[draw];
    if (before === undefined && mark) this.#note((notes) => (notes.marks[draw] = mark));
    return before === undefined || before === mark;
  }

  /** Something is wrong; that is not forgotten. */
  remember(problems: readonly Problem[]): void {
    const isNew = JSON.stringify(problems) !== JSON.stringify(this.#notes.problems);
    if (isNew) this.#note((notes) => (notes.problems = [...problems]));
  }

  #ownSeed(seat: number): Uint8Array<ArrayBuffer> {
    const { promise, isSecond } = this.#notes;
    return seedOf(deviceKey(), promise, isSecond ? `${seat}\n${this.#table}` : seat);
  }

  #chain(seed: Uint8Array<ArrayBuffer>): Chain {
    const name = toHex(seed);
    const chain = this.#chains.get(name) ?? new Chain(seed);
    this.#chains.set(name, chain);
    return chain;
  }

  /** Another page of this device may have noted something meanwhile. */
  #note(change: (notes: Notes) => void): void {
    const now = notesOf(this.#table);
    if (now && now.promise === this.#notes.promise) this.#notes = now;
    change(this.#notes);
    keep(this.#table, this.#notes);
  }
}
