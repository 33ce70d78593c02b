/** What each event does to a position, so that the page can show a move step by step. It follows the log and knows no rules. */

import { added, lettered, onBoard, poured, replaced, total, without } from "../../board/tiles";
import type { GameEvent } from "../../net/wire";
import { SUPPLY_SPACES, sorted, wildOf, type PavilionPosition } from "./position";

/** The tiles that an event takes: those of a color, and a wild one that comes along. */
export function takenBy({ facts }: GameEvent, round: number): string {
  return String(facts.tiles) + wildOf(round).repeat(Number(facts.wild));
}

/** Nobody has passed, and the marker is in the center again; whoever held it starts. */
function nextRound(at: PavilionPosition): PavilionPosition {
  if (!at.boards.every(({ passed }) => passed)) return at;
  return {
    ...at,
    round: at.round + 1,
    phase: "deal",
    turn: null,
    refilled: null,
    starter: at.marker === "center" ? at.starter : at.marker,
    marker: "center",
    boards: at.boards.map((board) => ({ ...board, passed: false })),
  };
}

function took(at: PavilionPosition, event: GameEvent): PavilionPosition {
  const source = Number(event.facts.source);
  const tiles = takenBy(event, at.round);
  const after = onBoard(at, event.seat, ({ hand }) => ({ hand: sorted(hand + tiles) }));
  const turn = (event.seat! % at.boards.length) + 1;
  if (source === 0) return { ...after, turn, center: without(at.center, tiles) };
  const rest = without(at.displays[source - 1]!, tiles);
  return { ...after, turn, displays: replaced(at.displays, source - 1, ""), center: sorted(at.center + rest) };
}

function marked(at: PavilionPosition, event: GameEvent): PavilionPosition {
  return { ...scored(at, event), marker: event.seat! };
}

function placing(at: PavilionPosition, { seat }: GameEvent): PavilionPosition {
  return { ...at, phase: "place", starter: seat!, boards: at.boards.map((board) => ({ ...board, passed: false })) };
}

/** The tile that will lie on the space is still among those that were paid. */
function paid(at: PavilionPosition, { seat, facts }: GameEvent): PavilionPosition {
  const tiles = String(facts.tiles);
  const after = onBoard(at, seat, ({ hand }) => ({ hand: without(hand, tiles) }));
  return { ...after, tower: added(after.tower, tiles) };
}

function placed(at: PavilionPosition, { seat, points, facts }: GameEvent): PavilionPosition {
  const [star, slot, tile] = [Number(facts.star) - 1, Number(facts.slot) - 1, String(facts.tile)];
  const after = onBoard(at, seat, ({ score, stars }) => ({
    score: score + points,
    stars: replaced(stars, star, lettered(stars[star]!, slot, tile)),
  }));
  return { ...after, tower: added(after.tower, tile, -1) };
}

function picked(at: PavilionPosition, { seat, facts }: GameEvent): PavilionPosition {
  const tile = String(facts.tile);
  const after = onBoard(at, seat, ({ hand }) => ({ hand: sorted(hand + tile) }));
  return { ...after, supply: without(at.supply, tile) };
}

function passed(at: PavilionPosition, { seat }: GameEvent): PavilionPosition {
  return onBoard(at, seat, () => ({ passed: true }));
}

function kept(at: PavilionPosition, { seat, facts }: GameEvent): PavilionPosition {
  const tiles = String(facts.tiles);
  return onBoard(at, seat, ({ hand, kept }) => ({ hand: without(hand, tiles), kept: sorted(kept + tiles) }));
}

function discarded(at: PavilionPosition, event: GameEvent): PavilionPosition {
  const { hand } = at.boards[event.seat! - 1]!;
  const after = onBoard(scored(at, event), event.seat, () => ({ hand: "" }));
  return { ...after, tower: added(after.tower, hand) };
}

function returned(at: PavilionPosition, { seat }: GameEvent): PavilionPosition {
  return onBoard(nextRound(at), seat, ({ hand, kept }) => ({ hand: sorted(hand + kept), kept: "" }));
}

function corner(at: PavilionPosition, event: GameEvent): PavilionPosition {
  const { kept } = at.boards[event.seat! - 1]!;
  const after = onBoard(scored(at, event), event.seat, () => ({ kept: "" }));
  return { ...after, tower: added(after.tower, kept) };
}

function scored(at: PavilionPosition, { seat, points }: GameEvent): PavilionPosition {
  return onBoard(at, seat, ({ score }) => ({ score: score + points }));
}

function supplied(at: PavilionPosition, { facts }: GameEvent): PavilionPosition {
  const tile = String(facts.tile);
  return { ...at, bag: added(at.bag, tile, -1), supply: sorted(at.supply + tile) };
}

function drawn(before: PavilionPosition, { facts }: GameEvent): PavilionPosition {
  const at = nextRound(before);
  const tile = String(facts.tile);
  const display = Number(facts.display) - 1;
  return { ...at, bag: added(at.bag, tile, -1), displays: replaced(at.displays, display, sorted(at.displays[display]! + tile)) };
}

function pouredBack(at: PavilionPosition): PavilionPosition {
  const [bag, tower] = poured(at.bag, at.tower);
  return { ...at, bag, tower };
}

function started(at: PavilionPosition, { seat }: GameEvent): PavilionPosition {
  return { ...nextRound(at), phase: "draft", turn: seat };
}

function finished(at: PavilionPosition, { facts }: GameEvent): PavilionPosition {
  return { ...at, phase: "over", turn: null, refilled: null, end: String(facts.reason) };
}

const EFFECTS: Record<string, (at: PavilionPosition, event: GameEvent) => PavilionPosition> = {
  drawn,
  supplied,
  poured: pouredBack,
  started,
  took,
  marked,
  placing,
  paid,
  placed,
  picked,
  passed,
  kept,
  discarded,
  returned,
  corner,
  finished,
  star: scored,
  number: scored,
};

/** The position after one event. */
export function apply(at: PavilionPosition, event: GameEvent): PavilionPosition {
  return EFFECTS[event.kind]?.(at, event) ?? at;
}

/** The position after a whole turn or deal: its events, and then who is to do what. */
export function advance(before: PavilionPosition, happened: GameEvent[], move: string | null): PavilionPosition {
  const at = happened.reduce(apply, before);
  const placing = happened.findLast(({ kind }) => kind === "placing");
  if (at.phase === "over" || at.phase === "draft" || at.phase === "deal") return at;
  if (placing) return nextTurn(at, placing.seat! - 1);
  const isTurn = move !== null && at.supply.length < SUPPLY_SPACES;
  if (isTurn && total(at.bag) + total(at.tower)) return { ...at, phase: "refill", turn: null, refilled: before.turn };
  return nextTurn(at, (before.refilled ?? before.turn)!);
}

/** The next seat after one that has not passed; when there is none, the next round. */
function nextTurn(at: PavilionPosition, after: number): PavilionPosition {
  const seats = at.boards.map((_, index) => ((after + index) % at.boards.length) + 1);
  const turn = seats.find((seat) => !at.boards[seat - 1]!.passed);
  return turn ? { ...at, phase: "place", turn, refilled: null } : nextRound(at);
}

/** The position before the first deal: everything that was drawn is in the bag. */
export function undealt(after: PavilionPosition, happened: GameEvent[]): PavilionPosition {
  const tiles = happened
    .filter(({ kind }) => kind === "drawn" || kind === "supplied")
    .map(({ facts }) => String(facts.tile))
    .join("");
  return {
    ...after,
    phase: "supply",
    turn: null,
    bag: added(after.bag, tiles),
    supply: "",
    displays: after.displays.map(() => ""),
  };
}
