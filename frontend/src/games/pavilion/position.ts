/** A position of Summer Pavilion, and what is printed on its boards. */

import { count } from "../../board/places";
import { inOrder } from "../../board/tiles";
import type { Position } from "../../net/wire";

/** The letters of the notation, in the order in which tiles are told. */
export const COLORS = "ORBYGP";
/** The star that is surrounded by the others. */
export const MIDDLE = 7;
/** How many tiles the supply holds when it is full, and the corners of a board. */
export const SUPPLY_SPACES = 10;
export const CORNERS = 4;
/** Tiles that are lost take no score below this. */
export const LEAST_SCORE = 1;
/** A slot without a tile. */
export const FREE = ".";
const WILD = "PGOYBR";

export interface PavilionBoard {
  score: number;
  /** Seven stars of six slots clockwise from the top, `.` for a free one. */
  stars: string[];
  hand: string;
  /** Tiles in the corners. */
  kept: string;
  passed: boolean;
}

export interface PavilionPosition extends Position {
  side: "colored" | "free";
  tower: Record<string, number>;
  supply: string;
  boards: PavilionBoard[];
  /** What is being paid for, while a turn is put together. */
  space: { star: number; slot: number; color: string } | null;
  picks: number;
  lowest: string;
  /** Whose turn it was before the supply is filled up. */
  refilled: number | null;
  end: string | null;
}

export interface PrintedStar {
  name: string;
  /** The only color it takes, or nothing. */
  color: string;
  costs: number[];
  spaces: string[];
}

export type OrnamentKind = "pillar" | "statue" | "window";

export interface Ornament {
  kind: OrnamentKind;
  number: number;
  /** How many tiles it brings. */
  tiles: number;
  /** Star and slot of each space around it, from 1. */
  around: [star: number, slot: number][];
}

export interface PavilionPrinted {
  stars: PrintedStar[];
  /** The wild color of each round. */
  wild: string;
  ornaments: Ornament[];
  star_points: Record<string, number>;
  mixed_points: number;
  number_points: Record<string, number>;
}

/** The wild color of a round, which counts from 1; nothing after the last one. */
export function wildOf(round: number): string {
  return WILD[round - 1] ?? "";
}

/** Tiles sorted as positions have them. */
export function sorted(tiles: string): string {
  return inOrder(tiles, COLORS);
}

/** Tiles as moves are written: `4R1P`, or `-` for none. */
export function spell(tiles: string): string {
  const groups = [...COLORS].map((kind) => ({ kind, number: count(tiles, kind) })).filter(({ number }) => number);
  return groups.map(({ kind, number }) => `${number}${kind}`).join("") || "-";
}
