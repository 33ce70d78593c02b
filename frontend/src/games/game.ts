/** What the page needs to know about a game: the contract that every folder beside this file fulfils. */

import type { Component } from "svelte";
import type { Picking } from "../board/picking.svelte";
import type { Room } from "../board/plates";
import type { Step } from "../board/steps";
import type { Drawing } from "../draws/drawing";
import type { GameEvent, MoveOption, Position, Printed } from "../net/wire";

/** Everything that tiles are taken from. What stands in an area of the table fills it, whatever its size. */
export interface SourcesProps {
  position: Position;
  /** What happened in the last move: what it touched is marked. */
  last: GameEvent[];
}

/** The board of a seat, without name and score, which stand above every board. */
export interface SeatBoardProps extends SourcesProps {
  printed: Printed;
  seat: number;
  /** Whether the person here decides for this seat now: then the board carries targets. */
  isChoosing: boolean;
  /** Whether it is a miniature, which shows only what can be seen at a glance. */
  isMini: boolean;
}

/** How the parts of a table share the room there is. */
export interface Shape {
  /** Width divided by height of a board. */
  board: number;
  /** What is in play now: where there is little room, the other part is smaller. */
  focus: "both" | "sources" | "board";
  /** What the sources need besides plates and center, in pixels. */
  room: Room;
  /** Whether the tray asks for so much that a phone keeps two full lines for it. */
  isAskedMuch?: boolean;
}

/** What a move would bring, as a mark on its target. */
export interface Badge {
  text: string;
  tone: "good" | "bad" | "plain";
}

/** One sign of a move that is told without words. */
export type Sign =
  | { tiles: string }
  /** A display, or 0 for the center. */
  | { source: number }
  /** An icon of `lobby/Icon.svelte`, with a short text such as a number. */
  | { icon: string; label?: string }
  /** What the game draws itself by a name, with a short text. */
  | { picture: string; label?: string }
  | { text: string }
  | { points: number };

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
  held(option: MoveOption, position: Position): string;
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
  Tile: Component<TileProps>;
  Sources: Component<SourcesProps>;
  SeatBoard: Component<SeatBoardProps>;
  /** What its signs need besides tiles and icons, so many pixels high. */
  Picture?: Component<{ name: string; size: number }>;
  /** What is always in view, beside whose turn it is. */
  Status?: Component<{ position: Position; printed: Printed }>;
  /** Choices about what is being decided, in the tray. */
  Choices: Component;
  /** What to do next, where there is more to say than for every game. */
  hint(picking: Picking, phase: string): Hint | null;
  /** What a player is asked, where it is not simply their turn. */
  prompt(position: Position, name: string): string | null;
  /** What is played, in a few words after the round. */
  heading(position: Position): string[];
  shape(position: Position): Shape;
  /** Whether the marker lies beside the name of a seat. */
  holdsMarker(position: Position, seat: number): boolean;
  /** What a move would bring; `outlook` is what would come later without it. */
  badge(option: MoveOption, outlook: readonly GameEvent[], position: Position): Badge | null;
  /** A move, or what was scored, in signs: what was taken, from where, where it went, what it brought. */
  signs(happened: readonly GameEvent[], position: Position): Sign[];
  /** Whether a line of the log goes on with the move that the line before it began. */
  isContinued?(happened: readonly GameEvent[]): boolean;
  /** How things stood, as far as lines of the log need it: the position with what was told since the game began. */
  recall?(position: Position, happened: readonly GameEvent[]): Position;
  notation: Notation;
  motion: Motion;
  /** How it draws; without it nobody here can check what was drawn. */
  drawing?: Drawing;
  /** Called once while a table is set up: what its parts share may be provided here. */
  setup?(picking: Picking): void;
}

export interface Game {
  /** The letters of the notation for its tiles. */
  letters: string;
  /** Its rules with drawn examples. */
  Rules?: Component;
  board?: Board;
}
