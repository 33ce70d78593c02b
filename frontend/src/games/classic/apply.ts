/** What each event does to a position, so that the page can show a move step by step. It follows the log and knows no rules. */

import { added, inOrder, lettered, onBoard, poured, replaced, without } from "../../board/tiles";
import type { GameEvent } from "../../net/wire";
import { KINDS } from "./places";
import type { ClassicBoard, ClassicPosition } from "./position";

const MARKER = "M";

function took(at: ClassicPosition, { facts }: GameEvent): ClassicPosition {
  const source = Number(facts.source);
  const tiles = String(facts.tiles);
  const hand = { line: 0, tiles };
  if (source === 0) return { ...at, hand, center: without(at.center, tiles) };
  const rest = without(at.displays[source - 1]!, tiles);
  return { ...at, hand, displays: replaced(at.displays, source - 1, ""), center: inOrder(at.center + rest, KINDS) };
}

function marked(at: ClassicPosition, { seat, facts }: GameEvent): ClassicPosition {
  const held = { ...at, marker: seat! };
  return facts.space ? onBoard(held, seat, ({ floor }) => ({ floor: floor + MARKER })) : held;
}

function fromHand(at: ClassicPosition, tiles: string): ClassicPosition {
  const rest = without(at.hand?.tiles ?? "", tiles);
  return { ...at, hand: rest ? { line: at.hand!.line, tiles: rest } : null };
}

function lined(at: ClassicPosition, { seat, facts }: GameEvent): ClassicPosition {
  const tiles = String(facts.tiles);
  const line = Number(facts.line) - 1;
  return onBoard(fromHand(at, tiles), seat, ({ lines }) => ({
    lines: replaced(lines, line, inOrder(lines[line]! + tiles, KINDS)),
  }));
}

function fell(at: ClassicPosition, { seat, facts }: GameEvent): ClassicPosition {
  const tile = String(facts.tile);
  const [floored, lidded] = [tile.repeat(Number(facts.floor)), tile.repeat(Number(facts.lid))];
  const after = onBoard(fromHand(at, floored + lidded), seat, ({ floor }) => ({ floor: floor + floored }));
  return { ...after, lid: added(after.lid, lidded) };
}

function tiled(at: ClassicPosition, { seat, points, facts }: GameEvent): ClassicPosition {
  const tile = String(facts.tile);
  const [row, column] = [Number(facts.row) - 1, Number(facts.column) - 1];
  const rest = without(at.boards[seat! - 1]!.lines[row]!, tile);
  const after = onBoard(at, seat, ({ score, lines, wall }) => ({
    score: score + points,
    lines: replaced(lines, row, ""),
    wall: replaced(wall, row, lettered(wall[row]!, column, tile)),
  }));
  return { ...after, lid: added(after.lid, rest) };
}

function broken(at: ClassicPosition, { seat, facts }: GameEvent): ClassicPosition {
  const line = Number(facts.line);
  const after = onBoard(at, seat, ({ lines }) => ({ lines: replaced(lines, line - 1, "") }));
  return { ...after, hand: { line, tiles: String(facts.tiles) } };
}

function penalty(at: ClassicPosition, { seat, points }: GameEvent): ClassicPosition {
  const fallen = at.boards[seat! - 1]!.floor.replace(MARKER, "");
  const after = onBoard(at, seat, ({ score }) => ({ score: score + points, floor: "" }));
  return { ...after, lid: added(after.lid, fallen) };
}

function drawn(at: ClassicPosition, { facts }: GameEvent): ClassicPosition {
  const tile = String(facts.tile);
  const display = Number(facts.display) - 1;
  return { ...at, bag: added(at.bag, tile, -1), displays: replaced(at.displays, display, inOrder(at.displays[display]! + tile, KINDS)) };
}

function pouredBack(at: ClassicPosition): ClassicPosition {
  const [bag, lid] = poured(at.bag, at.lid);
  return { ...at, bag, lid };
}

function started(at: ClassicPosition, { seat }: GameEvent): ClassicPosition {
  return { ...at, phase: "draft", turn: seat };
}

function rewarded(at: ClassicPosition, { seat, points }: GameEvent): ClassicPosition {
  return onBoard(at, seat, ({ score }) => ({ score: score + points }));
}

function finished(at: ClassicPosition, { facts }: GameEvent): ClassicPosition {
  return { ...at, phase: "over", turn: null, end: String(facts.reason) };
}

const STEPS: Record<string, (at: ClassicPosition, event: GameEvent) => ClassicPosition> = {
  drawn,
  poured: pouredBack,
  started,
  took,
  marked,
  lined,
  fell,
  tiled,
  broken,
  penalty,
  finished,
  row: rewarded,
  column: rewarded,
  color: rewarded,
};

/** The position after one event. */
export function apply(at: ClassicPosition, event: GameEvent): ClassicPosition {
  return STEPS[event.kind]?.(at, event) ?? at;
}

/** The position after a whole move or deal: its events, and then who is to do what. */
export function advance(before: ClassicPosition, happened: GameEvent[], move: string | null): ClassicPosition {
  return decide(happened.reduce(apply, before), before, move);
}

function decide(at: ClassicPosition, before: ClassicPosition, move: string | null): ClassicPosition {
  const seats = at.boards.length;
  if (move === null || at.phase === "over") return at;
  if (at.hand) return { ...at, phase: "jokers", hand: { ...at.hand, line: Number(move.slice(-1)) } };
  if (at.center || at.displays.some((tiles) => tiles))
    return { ...at, phase: "draft", turn: (before.turn! % seats) + 1 };
  const isTiling = ({ lines }: ClassicBoard) => lines.some((tiles, row) => tiles.length === row + 1);
  for (let place = 0; place < seats; place++) {
    const seat = ((at.starter - 1 + place) % seats) + 1;
    if (isTiling(at.boards[seat - 1]!)) return { ...at, phase: "wall", turn: seat };
  }
  const starter = at.marker === "center" ? at.starter : at.marker;
  return { ...at, phase: "deal", turn: null, round: at.round + 1, starter, marker: "center" };
}

/** The position before a deal: the tiles that were drawn are in the bag. */
export function undealt(after: ClassicPosition, happened: GameEvent[]): ClassicPosition {
  const tiles = happened.filter(({ kind }) => kind === "drawn").map(({ facts }) => String(facts.tile));
  return {
    ...after,
    phase: "deal",
    turn: null,
    bag: added(after.bag, tiles.join("")),
    displays: after.displays.map(() => ""),
  };
}
