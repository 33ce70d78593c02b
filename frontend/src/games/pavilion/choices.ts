/** What a turn can be made of, read from the options that the rules give. */

import type { GameEvent, MoveOption } from "../../net/wire";
import { count } from "../../board/places";
import { COLORS, CORNERS, sorted, spell, wildOf } from "./position";

export const PASS = "pass";
const ORNAMENTS = ["pillar", "statue", "window"];

/** A tile that may be placed on a space. */
export interface Placement extends MoveOption {
  star: number;
  slot: number;
  color: string;
  cost: number;
  points: number;
  /** How many tiles it brings from the supply. */
  brings: number;
}

export function placementsOf(moves: readonly MoveOption[]): Placement[] {
  return moves.flatMap((option) => {
    const placed = option.happened.find(({ kind }) => kind === "placed");
    if (!placed) return [];
    const { star, slot, tile, cost } = placed.facts;
    const earned = option.happened.filter(({ kind }) => ORNAMENTS.includes(kind));
    const brings = earned.reduce((sum, { facts }) => sum + Number(facts.tiles), 0);
    const facts = { star: Number(star), slot: Number(slot), color: String(tile), cost: Number(cost) };
    return [{ ...option, ...facts, points: placed.points, brings }];
  });
}

/** What is said later of a move that is not said without it: a star or a number that it completes. */
export function completedBy(option: MoveOption, outlook: readonly GameEvent[]): GameEvent[] {
  const name = ({ kind, facts }: GameEvent) => `${kind} ${kind === "star" ? facts.star : facts.number}`;
  const known = new Set(outlook.map(name));
  return option.later.filter((event) => !known.has(name(event)));
}

/** The tiles that pay, written in a step such as `:4R1P`. */
export function tilesIn(step: string): string {
  return [...step.matchAll(/(\d+)([A-Z])/g)].map(([, number, kind]) => kind!.repeat(Number(number))).join("");
}

/** The tiles that were paid, or taken from the supply, or kept, as far as that is known. */
export function paidIn(happened: readonly GameEvent[]): string {
  return String(happened.find(({ kind }) => kind === "paid")?.facts.tiles ?? "");
}

export function pickedIn(happened: readonly GameEvent[]): string {
  return happened.filter(({ kind }) => kind === "picked").map(({ facts }) => String(facts.tile)).join("");
}

export function keptIn(happened: readonly GameEvent[]): string {
  return happened.filter(({ kind }) => kind === "kept").map(({ facts }) => String(facts.tiles)).join("");
}

/** A good choice of tiles to keep: those that are wild next, then the colors of which there are most. */
export function bestKept(hand: string, round: number): string {
  const next = wildOf(round + 1);
  const worth = (kind: string) => (kind === next ? 100 : count(hand, kind)) * 10 - COLORS.indexOf(kind);
  return sorted([...hand].sort((a, b) => worth(b) - worth(a)).slice(0, CORNERS).join(""));
}

/** A whole turn as one move. */
export function writeTurn(place: string, paid: string, picked: string): string {
  return `${place}:${spell(paid)}${picked ? `+${spell(picked)}` : ""}`;
}

export function writePass(kept: string | null): string {
  return kept === null ? PASS : `${PASS}:${spell(kept)}`;
}
