/** A move of Pavilion in signs. */

import type { GameEvent, Position } from "../../net/wire";
import { say } from "../../words/words.svelte";
import type { Sign } from "../game";
import { takenBy } from "./apply";
import { STARS } from "./places";
import { MIDDLE, COLORS, type PavilionPosition } from "./position";
import { costsOf } from "./stars";

/** The star that a space belongs to, and the number that stands on it. */
function space(side: PavilionPosition["side"], star: number, slot: number): Sign {
  const color = side === "free" || star === MIDDLE ? "" : COLORS[star - 1]!;
  return { picture: `star ${star} ${color}`, label: String(costsOf(side, star)[slot - 1]) };
}

/** How many spaces have a number: on the free side there are twelve with a 3. */
function spacesWith(side: PavilionPosition["side"], number: number): number {
  return STARS.flatMap((star) => costsOf(side, star)).filter((cost) => cost === number).length;
}

const earned = ({ kind }: GameEvent): Sign[] => [{ picture: kind }];

/** What an event of a move adds. */
const SIGNS: Record<string, (event: GameEvent, at: PavilionPosition) => Sign[]> = {
  took: (event, at) => [{ tiles: takenBy(event, at.round) }, { source: Number(event.facts.source) }],
  marked: ({ points }) => [{ tiles: "M" }, ...(points ? [{ points }] : [])],
  paid: ({ facts }) => [{ tiles: String(facts.tiles) }],
  placed: ({ facts, points }, { side }) => [
    { icon: "arrow" },
    space(side, Number(facts.star), Number(facts.slot)),
    { points },
  ],
  pillar: earned,
  statue: earned,
  window: earned,
  picked: ({ facts }) => [{ tiles: String(facts.tile) }],
  passed: () => [{ text: say("pavilion-page-passed") }],
  kept: ({ facts }) => [{ tiles: String(facts.tiles) }],
  discarded: ({ points }) => (points ? [{ points }] : []),
  supplied: ({ facts }) => [{ tiles: String(facts.tile) }],
  star: ({ facts, points }) => [{ picture: `whole ${facts.tile === "mixed" ? "" : facts.tile}` }, { points }],
  number: ({ facts, points }, { side }) => [
    { picture: `number ${facts.number}`, label: `×${spacesWith(side, Number(facts.number))}` },
    { points },
  ],
  corner: ({ facts, points }) => [{ icon: "close", label: String(facts.tiles) }, { points }],
};

/** Tiles that follow each other lie together. */
function joined(signs: Sign[]): Sign[] {
  return signs.reduce<Sign[]>((all, sign) => {
    const last = all.at(-1);
    if (last && "tiles" in last && "tiles" in sign && sign.tiles !== "M") return [...all.slice(0, -1), { tiles: last.tiles + sign.tiles }];
    return [...all, sign];
  }, []);
}

export function signs(happened: readonly GameEvent[], position: Position): Sign[] {
  const at = position as PavilionPosition;
  const first = happened.find(({ kind }) => kind in SIGNS)?.seat;
  const told = happened.filter(({ seat }) => seat === first).flatMap((event) => SIGNS[event.kind]?.(event, at) ?? []);
  return joined(first === null && told.length ? [{ icon: "supply" }, ...told] : told); // nobody's: the supply is filled
}
