/** A move of Sintra in signs. */

import type { GameEvent } from "../../net/wire";
import type { Sign } from "../game";
import { gainOf } from "./outlook";
import { lossOf, type SintraPosition } from "./position";

/** Where the panes went: to a place, into a window, or to pieces. */
function whereTo(happened: readonly GameEvent[]): Sign[] {
  const facts = (kind: string) => happened.find((event) => event.kind === kind)?.facts;
  const home = facts("home");
  if (home) return [{ text: `⌂ ${home.to}` }];
  const to = facts("moved")?.to ?? facts("placed")?.place;
  if (to !== undefined) return [{ icon: "arrow" }, { icon: "column", label: String(to) }];
  return facts("took") && facts("broke") ? [{ icon: "arrow" }, { text: "✕" }] : [];
}

/** What all the steps of the track cost together. */
function lossIn(happened: readonly GameEvent[], at: SintraPosition): number {
  return happened
    .filter(({ kind }) => kind === "stepped")
    .reduce((sum, { facts }) => sum + lossOf(at.strips, Number(facts.from), Number(facts.steps)), 0);
}

/** The final scoring, one thing after the other. */
const FINAL: Record<string, (event: GameEvent) => Sign[]> = {
  left: ({ facts, points }) => [{ icon: "column" }, { text: `${facts.panes} : 3` }, { points }],
  glass: ({ points }) => [{ text: "✕" }, { points }],
  ornament: ({ facts, points }) => [{ text: `✿ ${facts.number}` }, { points }],
  color: ({ facts, points }) => [{ tiles: String(facts.tile).repeat(Number(facts.panes)) }, { text: `× ${facts.windows}` }, { points }],
};

/** A move of one seat with all its points, or what it scored at the end. */
export function signs(events: readonly GameEvent[], at: SintraPosition): Sign[] {
  const happened = events.filter(({ seat }) => seat !== null && seat === events[0]?.seat);
  if (happened.every(({ kind }) => kind in FINAL)) return happened.flatMap((event) => FINAL[event.kind]!(event));
  const taken = happened.flatMap(({ kind, facts }): Sign[] => {
    if (kind === "took") return [{ tiles: String(facts.tiles) }, { source: Number(facts.source) }];
    return kind === "set" && !happened.some((event) => event.kind === "took") ? [{ tiles: String(facts.tile) }] : [];
  });
  const points = [gainOf({ move: "", happened: [...happened], later: [] }), -lossIn(happened, at)];
  return [...taken, ...whereTo(happened), ...points.filter(Boolean).map((each) => ({ points: each }))];
}
