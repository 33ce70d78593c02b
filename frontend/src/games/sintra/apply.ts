/** What each event does to a position, so that the page can show a move step by step. It follows the log and knows no rules. */

import { added, inOrder, lettered, onBoard, poured, replaced, without } from "../../board/tiles";
import type { GameEvent } from "../../net/wire";
import { panesAfter } from "./places";
import { COLORS, FREE, SQUARES, faceOf, isComplete, type SintraPosition } from "./position";

const BARE = FREE.repeat(SQUARES);

function laid(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  const strip = { strip: String(facts.strip), panes: BARE };
  return onBoard(at, seat, ({ strips }) => ({ strips: replaced(strips, Number(facts.place) - 1, strip) }));
}

function indicated(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  const pane = String(facts.tile);
  return { ...at, bag: added(at.bag, pane, -1), indicator: lettered(at.indicator, Number(facts.round) - 1, pane) };
}

function drawn(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  const pane = String(facts.tile);
  const display = Number(facts.display) - 1;
  const displays = replaced(at.displays, display, inOrder(at.displays[display]! + pane, COLORS));
  return { ...at, bag: added(at.bag, pane, -1), displays };
}

function pouredBack(at: SintraPosition): SintraPosition {
  const [bag, tower] = poured(at.bag, at.tower);
  return { ...at, bag, tower };
}

function started(at: SintraPosition, { seat }: GameEvent): SintraPosition {
  return { ...at, phase: "draft", turn: seat };
}

function took(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  const source = Number(facts.source);
  const hand = String(facts.tiles);
  if (source === 0) return { ...at, hand, center: without(at.center, hand) };
  const rest = without(at.displays[source - 1]!, hand);
  return { ...at, hand, displays: replaced(at.displays, source - 1, ""), center: inOrder(at.center + rest, COLORS) };
}

function marked(at: SintraPosition, { seat }: GameEvent): SintraPosition {
  return { ...at, marker: seat! };
}

function walked(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  return onBoard(at, seat, () => ({ glazier: Number(facts.to) }));
}

function placed(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  const panes = String(facts.tiles);
  const index = Number(facts.place) - 1;
  const jokers = Number(facts.jokers);
  const after = onBoard(at, seat, ({ strips }) => {
    const strip = strips[index]!;
    const face = faceOf(at.strips, strip.strip);
    const filled = panesAfter(face, strip.panes, panes[0]!, panes.length - jokers, jokers);
    return { strips: replaced(strips, index, { ...strip, panes: filled }) };
  });
  return { ...after, hand: without(after.hand, panes) };
}

function broke(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  const panes = String(facts.tiles);
  return { ...at, hand: without(at.hand, panes), tower: added(at.tower, panes) };
}

function stepped(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  return onBoard(at, seat, () => ({ glass: Number(facts.to) }));
}

function paid(at: SintraPosition, { seat, points, facts }: GameEvent): SintraPosition {
  return onBoard(at, seat, ({ score, lost }) => ({ score: score + points, lost: lost + Number(facts.loss) }));
}

function scored(at: SintraPosition, { seat, points }: GameEvent): SintraPosition {
  return onBoard(at, seat, ({ score }) => ({ score: score + points }));
}

function set(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  const pane = String(facts.tile);
  const index = Number(facts.place) - 1;
  const space = facts.space === "lower" ? 1 : 0;
  const strip = at.boards[seat! - 1]!.strips[index]!;
  const after = onBoard(at, seat, ({ strips, windows }) => ({
    strips: replaced(strips, index, { ...strip, panes: BARE }),
    windows: replaced(windows, index, lettered(windows[index]!, space, pane)),
  }));
  return { ...after, tower: added(after.tower, without(strip.panes, pane)) };
}

function removed(at: SintraPosition, { seat, facts }: GameEvent): SintraPosition {
  return onBoard(at, seat, ({ strips }) => ({ strips: replaced(strips, Number(facts.place) - 1, null) }));
}

function retired(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  const pane = String(facts.tile);
  return { ...at, tower: added(at.tower, pane), indicator: lettered(at.indicator, Number(facts.round) - 1, FREE) };
}

function finished(at: SintraPosition, { facts }: GameEvent): SintraPosition {
  return { ...at, phase: "over", turn: null, end: String(facts.reason) };
}

const STEPS: Record<string, (at: SintraPosition, event: GameEvent) => SintraPosition> = {
  laid,
  indicated,
  drawn,
  poured: pouredBack,
  started,
  took,
  marked,
  home: walked,
  moved: walked,
  placed,
  broke,
  stepped,
  wrapped: paid,
  bonus: scored,
  set,
  removed,
  turned: laid,
  window: scored,
  retired,
  left: scored,
  glass: paid,
  ornament: scored,
  color: scored,
  finished,
};

/** The position after one event. */
export function apply(at: SintraPosition, event: GameEvent): SintraPosition {
  return STEPS[event.kind]?.(at, event) ?? at;
}

/** The position after a whole move or deal: its events, and then who is to do what. */
export function advance(before: SintraPosition, happened: GameEvent[], move: string | null): SintraPosition {
  const after = happened.reduce(apply, before);
  return move === null || after.phase === "over" ? after : decide(after, before);
}

function decide(at: SintraPosition, before: SintraPosition): SintraPosition {
  const turn = before.turn!;
  if (at.hand) return { ...at, phase: "jokers" };
  const { strips, glazier } = at.boards[turn - 1]!;
  if (isComplete(strips[glazier - 1])) return { ...at, phase: "pane" };
  if (at.center || at.displays.some((panes) => panes))
    return { ...at, phase: "draft", turn: (turn % at.boards.length) + 1 };
  const starter = at.marker === "center" ? at.starter : at.marker;
  return { ...at, phase: "deal", turn: null, round: at.round + 1, starter, marker: "center" };
}

/** The position before a deal: what was drawn is in the bag, and before the first one no strip lies anywhere. */
export function undealt(after: SintraPosition, happened: GameEvent[]): SintraPosition {
  const drawnBefore = happened.filter(({ kind }) => kind === "drawn" || kind === "indicated");
  const bag = added(after.bag, drawnBefore.map(({ facts }) => String(facts.tile)).join(""));
  const at = { ...after, phase: "deal", turn: null, bag, displays: after.displays.map(() => "") };
  if (!happened.some(({ kind }) => kind === "laid")) return at;
  return {
    ...at,
    phase: "strips",
    indicator: FREE.repeat(at.indicator.length),
    boards: at.boards.map((board) => ({ ...board, strips: board.strips.map(() => null) })),
  };
}
