/** What the page needs to know about a game: the contract that every folder beside this file fulfils. */

import type { Component, Snippet } from "svelte";
import type { Picking } from "../board/picking.svelte";
import type { Step } from "../board/steps";
import type { GameEvent, MoveOption, Position, Printed } from "../net/wire";

/** What the table of a game gets to show. */
export interface TableProps {
  position: Position;
  printed: Printed;
  names: string[];
  you: number[];
  last: GameEvent[];
  /** What else stands beside a player's name. */
  extra?: Snippet<[number]>;
  /** What stands between the tiles to take and the boards. */
  hint?: Snippet;
}

export interface TileProps {
  /** A letter of the notation, or `M` for the marker. */
  kind: string;
  /** Pixels across; a tile without a size fills what it stands in. */
  size?: number;
  /** How it stands there: as a tile, as print on the board, or as what a move would bring. */
  as?: "tile" | "print" | "ghost";
}

/** What to do next, in words, and the tile it is about. */
export interface Hint {
  text: string;
  tile?: string;
}

/** How a move is put together: its head says what is taken (`3B`), its tail where it goes (`2`). */
export interface Notation {
  split(move: string): { head: string; tail: string };
  /** Whether a head takes a kind of tile from a source. */
  takes(head: string, source: string, kind: string): boolean;
  /** The head after all tiles of a kind were clicked: clicking again lets go of them. */
  headAfter(head: string, source: string, kind: string, heads: Set<string>): string;
  /** The tiles that a move takes. */
  held(option: MoveOption): string;
  /** Whether the question is about something that was taken before, so that nothing is taken first. */
  isFollowUp(phase: string): boolean;
  /** What was typed after one more key, in notation, or null if the key is none of it. */
  readTyped(typed: string, key: string, letters: Record<string, string>): string | null;
}

/** The way from a position to the next. */
export interface Motion {
  /** The position after a move, or after a deal, which has no move. */
  advance(before: Position, happened: GameEvent[], move: string | null): Position;
  /** The position before the first deal. */
  undealt(after: Position, happened: GameEvent[]): Position;
  /** The way there, one thing after the other. */
  steps(before: Position, happened: GameEvent[], after: Position): Step[];
}

/** A game that can be played on the page. */
export interface Board {
  Table: Component<TableProps>;
  Tile: Component<TileProps>;
  /** Choices about what is being taken, beside the hint. */
  Choices: Component;
  /** What to do next, where there is more to say than for every game. */
  hint(picking: Picking, phase: string): Hint | null;
  /** What a player is asked, where it is not simply their turn. */
  prompt(position: Position, name: string): string | null;
  /** What is played, in a few words after the round. */
  heading(position: Position): string[];
  notation: Notation;
  motion: Motion;
}

export interface Game {
  /** The letters of the notation for its tiles. */
  letters: string;
  /** Its rules with drawn examples. */
  Rules?: Component;
  board?: Board;
}
