/** A move of Sintra in signs. */

import type { GameEvent } from "../../net/wire";
import type { Sign } from "../game";
import { AGAIN, breakage, gainOf } from "./outlook";
import type { SintraPosition } from "./position";

/** Where the panes went: to a place, into a window, or to pieces. */
function whereTo(happened: readonly GameEvent[]): Sign[] {
  const facts = (kind: string) => happened.find((event) => event.kind === kind)?.facts;
  const home = facts("home");
  if (home) return [{ icon: "home", label: String(home.to) }];
  const placed = facts("placed");
  const to = facts("moved")?.to ?? placed?.place;
  const jokers: Sign[] = placed?.jokers ? [{ text: `★${placed.jokers}` }] : [];
  if (to !== undefined) return [{ icon: "arrow" }, { icon: "column", label: String(to) }, ...jokers];
  return facts("took") && facts("broke") ? [{ icon: "arrow" }, { picture: "glass" }] : [];
}

/** The final scoring, one thing after the other. */
const FINAL: Record<string, (event: GameEvent) => Sign[]> = {
  left: ({ facts, points }) => [{ icon: "column", label: String(facts.panes) }, { points }],
  glass: ({ points }) => [{ picture: "glass" }, { points }],
  ornament: ({ facts, points }) => [{ picture: "ornament", label: String(facts.number) }, { points }],
  color: ({ facts, points }) => [
    { tiles: String(facts.tile).repeat(Number(facts.panes)) },
    { text: "×" },
    { picture: "window", label: String(facts.windows) },
    { points },
  ],
};

/** A move of one seat with all its points, or what it scored at the end. */
export function signs(events: readonly GameEvent[], at: SintraPosition): Sign[] {
  const happened = events.filter(({ seat }) => seat !== null && seat === events[0]?.seat);
  if (happened.every(({ kind }) => kind in FINAL)) return happened.flatMap((event) => FINAL[event.kind]!(event));
  const isTaken = happened.some(({ kind }) => kind === "took");
  const taken = happened.flatMap(({ kind, facts }): Sign[] => {
    if (kind === "took") return [{ tiles: String(facts.tiles) }, { source: Number(facts.source) }];
    if (kind === "marked") return [{ tiles: "M" }];
    if (isTaken) return [];
    if (kind === "placed") return [{ tiles: String(facts.tiles) }];
    return kind === "set" ? [{ tiles: String(facts.tile) }] : [];
  });
  const { loss, isWrapped } = breakage(at, happened);
  const points = [gainOf({ move: "", happened: [...happened], later: [] }), -loss].filter(Boolean);
  const again: Sign[] = isWrapped ? [{ text: AGAIN }] : [];
  return [...taken, ...whereTo(happened), ...points.map((each) => ({ points: each })), ...again];
}

/** Panes on joker squares, or the pane for a window: what was taken was told before. */
export function isContinued(events: readonly GameEvent[]): boolean {
  return !events.some(({ kind }) => kind === "took" || kind === "home");
}
