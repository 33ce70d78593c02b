/** A position of Sintra, and what is printed on its boards. */

import { count } from "../../board/places";
import type { GameEvent, Position } from "../../net/wire";

export interface Laid {
  /** The face that is up, such as `3a`. */
  strip: string;
  /** The panes on its five squares by letter, `.` for a free square. */
  panes: string;
}

export interface Palace {
  score: number;
  /** The place that the glazier stands above, from 1. */
  glazier: number;
  /** The space of the broken glass track, from 1. */
  glass: number;
  lost: number;
  /** Strips by place, null where there is none. */
  strips: (Laid | null)[];
  /** Panes of the eight windows, the upper space first. */
  windows: string[];
}

/** What is printed on the pieces, which anyone may replace. */
export interface StripSet {
  name: string;
  strips: { a: string; b: string }[];
  windows: { A: number[]; B: number[] };
  /** The two windows beside each ornament, from 1. */
  ornaments: [number, number][];
  /** What each space of the broken glass track costs. */
  track: number[];
}

export interface SintraPosition extends Position {
  side: "A" | "B";
  strips: StripSet;
  tower: Record<string, number>;
  /** The pieces of the round indicator, `.` for those that are gone. */
  indicator: string;
  boards: Palace[];
  /** Panes that were taken and wait for an answer. */
  hand: string;
  end: string | null;
}

export interface SintraPrinted {
  /** The points of an ornament with 0 to 4 panes around it. */
  ornament_points?: number[];
  /** The names of the rounds. */
  rounds?: string[];
}

export const COLORS = "BYOPG";
export const FREE = ".";
export const JOKER = "J";
export const SQUARES = 5;

/** The squares of a face by letter. */
export function faceOf({ strips }: StripSet, name: string): string {
  const strip = strips[Number(name[0]) - 1];
  return (name[1] === "b" ? strip?.b : strip?.a) ?? "";
}

/** The other face of the same strip. */
export function otherFace(name: string): string {
  return name[0] + (name[1] === "a" ? "b" : "a");
}

/** The points below the windows on the side that is played. */
export function valuesOf({ side, strips }: SintraPosition): number[] {
  return strips.windows[side];
}

/** Whether a strip is at a place whose every square is filled. */
export function isComplete(strip: Laid | null | undefined): strip is Laid {
  return !!strip && !strip.panes.includes(FREE);
}

/** Whether the window at a place, from 1, holds a pane. */
export function isGlazed({ windows }: Palace, place: number): boolean {
  return windows[place - 1]?.[0] !== FREE;
}

/** The windows that a strip at a place would score, from left to right: its own, and those to its right with a pane. */
export function scoredWindows(board: Palace, place: number): number[] {
  return board.windows.map((_, index) => index + 1).filter((at) => at === place || (at > place && isGlazed(board, at)));
}

/** What completing the strip at a place would score now, without the color of the round. */
export function runningValue(at: SintraPosition, board: Palace, place: number): number {
  const values = valuesOf(at);
  return scoredWindows(board, place).reduce((sum, window) => sum + (values[window - 1] ?? 0), 0);
}

/** The color of the round, or nothing when all rounds are over. */
export function bonusOf({ indicator, round }: SintraPosition): string {
  const color = indicator[round - 1];
  return color && color !== FREE ? color : "";
}

/** How many panes stand around an ornament. */
export function panesAround(board: Palace, windows: readonly number[]): number {
  return windows.reduce((sum, window) => sum + [...board.windows[window - 1]!].filter((pane) => pane !== FREE).length, 0);
}

/** The color that the windows hold most of, and how many; the first of equal ones. */
export function bestColor({ windows }: Palace): { color: string; panes: number } {
  const all = windows.join("");
  return [...COLORS]
    .map((color) => ({ color, panes: count(all, color) }))
    .reduce((best, one) => (one.panes > best.panes ? one : best));
}

/** How many windows hold two panes. */
export function completeWindows({ windows }: Palace): number {
  return windows.filter((window) => !window.includes(FREE)).length;
}

/** A position with all colors of the rounds, also of those that are over. */
export function recall(position: SintraPosition, happened: readonly GameEvent[]): SintraPosition {
  const pieces = [...position.indicator];
  for (const { kind, facts } of happened) if (kind === "indicated") pieces[Number(facts.round) - 1] = String(facts.tile);
  return { ...position, indicator: pieces.join("") };
}
