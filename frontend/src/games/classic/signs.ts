/** What happened in the classic game, without words: tiles, where they came from, where they went, and the points. */

import type { GameEvent } from "../../net/wire";
import type { Sign } from "../game";
import type { ClassicPosition } from "./position";

const TO: Sign = { icon: "arrow" };
const FLOOR: Sign = { icon: "floor" };
const LID: Sign = { icon: "lid" };

/** A move of one seat with all its points, or what was scored, one thing after the other. */
export function signs(happened: readonly GameEvent[], { wall }: ClassicPosition): Sign[] {
  const own = happened.filter(({ seat }) => seat !== null && seat === happened[0]?.seat);
  const moved = own.some(({ kind }) => kind === "took" || kind === "lined") ? moveSigns(own) : [];
  if (!moved.length) return own.flatMap((event) => SCORED[event.kind]?.(event, wall) ?? []);
  const scored = own.filter(({ points }) => points);
  const points = scored.reduce((sum, event) => sum + event.points, 0);
  return scored.length ? [...moved, { points }] : moved;
}

/** Tiles that were taken, or that waited in the hand, on their way to a line, the floor and the lid. */
function moveSigns(own: readonly GameEvent[]): Sign[] {
  const find = (kind: string) => own.find((event) => event.kind === kind)?.facts;
  const [took, lined] = [find("took"), find("lined")];
  const from: Sign[] = took
    ? [{ tiles: String(took.tiles) }, { source: Number(took.source) }]
    : [{ tiles: String(lined?.tiles ?? "") }];
  const marker: Sign[] = find("marked") ? [{ tiles: "M" }] : [];
  const line: Sign[] = lined ? [TO, { icon: "line", label: String(lined.line) }] : [];
  return [...from, ...marker, ...line, ...fallen(own, lined !== undefined)];
}

/** What found no room: named if some tiles did, and everything if none did. */
function fallen(own: readonly GameEvent[], isPart: boolean): Sign[] {
  const fell = own.slice(0, firstScore(own)).filter(({ kind }) => kind === "fell");
  const lost = (where: string) => fell.map(({ facts }) => String(facts.tile).repeat(Number(facts[where]))).join("");
  const way = (tiles: string, to: Sign, isRest: boolean): Sign[] => (tiles ? [isRest ? { tiles } : TO, to] : []);
  const floored = lost("floor");
  return [...way(floored, FLOOR, isPart), ...way(lost("lid"), LID, isPart || floored !== "")];
}

/** Lines that break while the wall is tiled drop tiles as well; those are no part of the move. */
function firstScore(own: readonly GameEvent[]): number {
  const at = own.findIndex(({ kind }) => kind in SCORED);
  return at < 0 ? own.length : at;
}

const SCORED: Record<string, (event: GameEvent, wall: ClassicPosition["wall"]) => Sign[]> = {
  tiled: ({ facts, points }, wall) => [
    { tiles: String(facts.tile) },
    // On the colored wall a tile has one place in its row; on the gray wall the place was chosen.
    ...(wall === "gray" ? [{ icon: "wall", label: `${facts.row}·${facts.column}` }] : []),
    { points },
  ],
  broken: ({ facts }) => [{ tiles: String(facts.tiles) }, TO, FLOOR],
  penalty: ({ points }) => [FLOOR, { points }],
  row: ({ facts, points }) => [{ icon: "row", label: String(facts.number) }, { points }],
  column: ({ facts, points }) => [{ icon: "column", label: String(facts.number) }, { points }],
  color: ({ facts, points }) => [{ tiles: String(facts.tile).repeat(5) }, { points }],
};

/** Jokers that stay on a line: what was taken was told before. */
export function isContinued(events: readonly GameEvent[]): boolean {
  return events.some(({ kind }) => kind === "lined") && !events.some(({ kind }) => kind === "took");
}
