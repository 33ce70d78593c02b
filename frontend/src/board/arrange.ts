/** Where everything on a table stands, so that all of it is in view at once: the best of a few arrangements for the room there is. */

import { layPlates, type Room } from "./plates";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is to be arranged. */
export interface Wanted {
  width: number;
  height: number;
  /** How many boards there are, and whether one of them stands in front. */
  seats: number;
  hasFront: boolean;
  displays: number;
  /** Width divided by height of a board. */
  board: number;
  /** What is in play: where there is little room, the other part is smaller. */
  focus: "both" | "sources" | "board";
  /** What sources need besides plates and center. */
  room: Room;
  /** Whether there is a tray, and a line that tells the last move. */
  hasTray: boolean;
  hasStrip: boolean;
  /** Whether the tray asks for so much that a phone keeps two full lines for it. */
  isAskedMuch?: boolean;
  /** Whether every kind has a sector of its own on each plate. */
  isSorted?: boolean;
}

export interface Arrangement {
  strip: Box;
  sources: Box;
  /** The board in front; with none in front, the first of equal boards. */
  front: Box;
  /** The others, in the order of their seats. */
  others: Box[];
  /** Whether the others are chips: a name, a score and a miniature. */
  isChips: boolean;
  tray: Box;
  /** The height of the line with the name above a board. */
  head: number;
}

export const GAP = 8;
const CHIP = 64;
const STRIP = 28;
/** The frame around a board. */
const PADDING = 8;

/** What things should be like: boards by the side of a square as large, tiles across; less of it counts against an arrangement. */
const GOOD = { front: 450, tile: 42, other: 300 };
/** What the own board should be like while it alone is in play in an upright window. */
const GOOD_ALONE = 570;
/** A smaller tile is hard to touch. */
const TOUCHABLE = 26;
/** A chip tells as much as a board so wide; a smaller board tells less. */
const CHIP_IS_LIKE = 110;
/** A column of chips is so wide. */
const CHIPS_ASIDE = 150;
/** What a ring of plates is worth beside rows of them. */
const RING = 0.25;
const LARGEST_BOARD = 760;
/** The own board is seen to be the larger one. */
const MOST_OF_OWN = 0.9;
/** Of something that is not in play, this share of its size is enough. */
const ENOUGH = 0.45;
const FOLDED = 60;
const FOLDED_LOW = 36;
/** In less width, two boards beside each other are too small to follow. */
const PHONE = 480;
/** A window as low as that has no room for anything else than tiles. */
const LOW = 420;
/** The height of two lines with buttons in the tray. */
const TWO_LINES = 104;

interface Sketch {
  sources: Box;
  front: Box;
  others: Box[];
  isChips: boolean;
}

function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/** Boxes of one size side by side. */
function row({ x, y, width, height }: Box, number: number, most = Infinity): Box[] {
  const each = Math.min(most, (width - (number - 1) * GAP) / number);
  const start = x + (width - number * each - (number - 1) * GAP) / 2;
  return Array.from({ length: number }, (_, nth) => box(start + nth * (each + GAP), y, each, height));
}

/** Boxes of one size below each other. */
function column({ x, y, width, height }: Box, number: number): Box[] {
  const each = (height - (number - 1) * GAP) / number;
  return Array.from({ length: number }, (_, nth) => box(x, y + nth * (each + GAP), width, each));
}

/** How wide a board is drawn in a box. */
function boardWidth({ width, height }: Box, head: number, ratio: number): number {
  return Math.max(1, Math.min(width - 2 * PADDING, (height - head - PADDING) * ratio, LARGEST_BOARD));
}

/** How high a box must be for a board of a width. */
function heightFor(width: number, head: number, ratio: number): number {
  return (Math.min(width, LARGEST_BOARD + 2 * PADDING) - 2 * PADDING) / ratio + head + PADDING;
}

/** What little is on the table while nothing can be taken needs no more than such a share of the height. */
const LINES = [0.12, 0.18, 0.24];
const SHARES = [0.3, 0.34, 0.38, 0.42, 0.46, 0.5, 0.54, 0.58, 0.62];

/** Every arrangement that is worth a look, for the room between strip and tray. */
function* sketches(at: Box, wanted: Wanted, head: number): Generator<Sketch> {
  const others = wanted.seats - 1;
  const { board } = wanted;
  const top = (height: number) => box(at.x, at.y, at.width, height);
  const below = (height: number) => box(at.x, at.y + height + GAP, at.width, at.height - height - GAP);

  if (!wanted.hasFront) {
    yield* equal(at, wanted);
    return;
  }
  // The others as chips in a row on top; sources above the board, or beside it.
  const chips = row(top(CHIP), others);
  const rest = others ? below(CHIP) : at;
  for (const share of SHARES) {
    yield { ...stacked(rest, share), others: chips, isChips: true };
    yield { ...beside(rest, share), others: chips, isChips: true };
    if (others * (CHIP + GAP) > at.height) continue;
    const left = box(at.x, at.y, at.width - CHIPS_ASIDE - GAP, at.height);
    const right = box(at.x + at.width - CHIPS_ASIDE, at.y, CHIPS_ASIDE, others * (CHIP + GAP) - GAP);
    yield { ...beside(left, share), others: column(right, others), isChips: true };
  }
  if (!others || (others > 1 && at.width < PHONE)) return;
  for (const share of SHARES) {
    // The others as boards: in a row above or below, under the sources or the own board, or in a column of their own.
    for (const part of [0.18, 0.22, 0.26, 0.3, 0.34, 0.38]) {
      const height = Math.min(at.height * part, heightFor((at.width - (others - 1) * GAP) / others, head, board));
      yield { ...stacked(below(height), share), others: row(top(height), others), isChips: false };
      const upper = box(at.x, at.y, at.width, at.height - height - GAP);
      const lower = box(at.x, at.y + at.height - height, at.width, height);
      yield { ...beside(upper, share), others: row(lower, others), isChips: false };
      const aside = at.width * part * 0.9;
      const left = box(at.x, at.y, at.width - aside - GAP, at.height);
      const right = box(at.x + at.width - aside, at.y, aside, at.height);
      yield { ...beside(left, share), others: column(right, others), isChips: false };
      const { sources, front } = beside(at, share);
      const beneath = box(sources.x, at.y + at.height - height, sources.width, height);
      const above = { ...sources, height: at.height - height - GAP };
      yield { sources: above, front, others: row(beneath, others), isChips: false };
    }
    const { sources, front } = beside(at, share);
    const own = Math.min(heightFor(front.width, head, board), at.height * 0.66);
    const under = box(front.x, front.y + own + GAP, front.width, at.height - own - GAP);
    yield { sources, front: { ...front, height: own }, others: row(under, others), isChips: false };
  }
}

function stacked(at: Box, share: number): { sources: Box; front: Box } {
  const upper = at.height * share;
  return {
    sources: box(at.x, at.y, at.width, upper),
    front: box(at.x, at.y + upper + GAP, at.width, at.height - upper - GAP),
  };
}

function beside(at: Box, share: number): { sources: Box; front: Box } {
  const left = at.width * share;
  return {
    sources: box(at.x, at.y, left, at.height),
    front: box(at.x + left + GAP, at.y, at.width - left - GAP, at.height),
  };
}

/** Nobody sits here: all boards alike, beside or below the sources. */
function* equal(at: Box, { seats }: Wanted): Generator<Sketch> {
  const halves = [...SHARES.map((share) => beside(at, share)), ...[...LINES, ...SHARES].map((share) => stacked(at, share))];
  for (const { sources, front } of halves)
    for (const columns of [1, 2, seats]) {
      const rows = column(front, Math.ceil(seats / columns)).flatMap((line) => row(line, columns));
      const [first, ...others] = rows.slice(0, seats);
      yield { sources: { ...sources }, front: first!, others, isChips: false };
    }
}

function worth({ sources, front, others, isChips }: Sketch, wanted: Wanted, head: number, focus: Wanted["focus"], goodFront: number): number {
  const { board, displays, room } = wanted;
  const own = boardWidth(front, head, board);
  const { tile, form } = layPlates(sources.width, sources.height, displays, room, wanted.isSorted);
  const shown = others[0] ? boardWidth(others[0], head, board) : 0;
  if (!isChips && shown > own * MOST_OF_OWN && wanted.hasFront) return -Infinity;
  const side = Math.sqrt(board);
  const other = isChips ? CHIP_IS_LIKE : shown < 1.2 * CHIP_IS_LIKE ? shown / 2 / side : shown / side;
  const like = (size: number, good: number) => Math.log(Math.min(Math.max(size, 1), good * 1.1) / good);
  const weight = { both: [1.6, 1], sources: [0.35, 1], board: [1.6, 0.05] }[focus];
  return (
    weight[0]! * like(own / side, goodFront) +
    weight[1]! * (like(tile, GOOD.tile) + Math.min(0, like(tile, TOUCHABLE)) + (form === "ring" ? RING : 0)) +
    (others.length ? (wanted.hasFront ? 0.52 : 1) * like(other, GOOD.other) : 0)
  );
}

/** Whether a table has so much room that both parts are large whatever is in play. */
function isRoomy(sketch: Sketch, wanted: Wanted, head: number): boolean {
  const { tile } = layPlates(sketch.sources.width, sketch.sources.height, wanted.displays, wanted.room, wanted.isSorted);
  return boardWidth(sketch.front, head, wanted.board) / Math.sqrt(wanted.board) >= 375 && tile >= 32;
}

function best(from: Iterable<Sketch>, wanted: Wanted, head: number, focus: Wanted["focus"], goodFront = GOOD.front): Sketch {
  let found: Sketch | undefined;
  let most = -Infinity;
  for (const sketch of from) {
    const value = worth(sketch, wanted, head, focus, goodFront);
    if (found && value <= most) continue;
    [found, most] = [sketch, value];
  }
  return found!;
}

/** The plates fold into a line and the board takes their room. */
function folded(at: Box, { seats }: Wanted): Sketch {
  const others = row(box(at.x, at.y, at.width, CHIP), seats - 1);
  const y = others.length ? at.y + CHIP + GAP : at.y;
  const line = at.height < 520 ? FOLDED_LOW : FOLDED;
  const sources = box(at.x, y, at.width, line);
  const lower = y + line + GAP;
  return { sources, front: box(at.x, lower, at.width, at.y + at.height - lower), others, isChips: true };
}

/** The same where the others may be boards, too: in a row below the own one, or in a column beside it. */
function* placing(at: Box, wanted: Wanted, head: number): Generator<Sketch> {
  yield folded(at, wanted);
  const others = wanted.seats - 1;
  if (!others) return;
  const end = at.y + at.height;
  const most = at.height - FOLDED - GAP;
  for (const part of [0.14, 0.18, 0.22, 0.26, 0.3, 0.34, 0.38]) {
    const low = Math.min(at.height * part, heightFor((at.width - (others - 1) * GAP) / others, head, wanted.board));
    const own = Math.min(heightFor(at.width, head, wanted.board), most - low - GAP);
    yield {
      sources: box(at.x, at.y, at.width, at.height - own - low - 2 * GAP),
      front: box(at.x, end - low - GAP - own, at.width, own),
      others: row(box(at.x, end - low, at.width, low), others),
      isChips: false,
    };
    const aside = at.width * part;
    const width = at.width - aside - GAP;
    const height = Math.min(heightFor(width, head, wanted.board), most);
    yield {
      sources: box(at.x, at.y, at.width, at.height - height - GAP),
      front: box(at.x, end - height, width, height),
      others: column(box(at.x + width + GAP, end - height, aside, height), others),
      isChips: false,
    };
  }
}

/** The whole board at the least size that is enough, and the plates above it. */
function drafting(at: Box, wanted: Wanted, head: number): Sketch {
  const all = folded(at, wanted);
  const large = boardWidth(all.front, head, wanted.board);
  const least = (large * ENOUGH) / wanted.board + head + PADDING;
  const room = box(at.x, all.sources.y, at.width, at.y + at.height - all.sources.y);
  const height = Math.max(least, room.height * 0.42);
  return {
    ...all,
    sources: { ...room, height: room.height - height - GAP },
    front: { ...room, y: room.y + room.height - height, height },
  };
}

/** As much of a box as a board needs, in its middle. */
function hugged(area: Box, head: number, ratio: number): Box {
  const width = Math.min(area.width, boardWidth(area, head, ratio) + 2 * PADDING);
  const height = Math.min(area.height, heightFor(width, head, ratio));
  return box(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
}

/** Below sources, boards take only the height they need; the plates get the rest. */
function settle({ sources, front, others }: Sketch, { hasFront, board }: Wanted, head: number): void {
  const boards = hasFront ? [front] : [front, ...others];
  if (boards.some(({ y }) => y < sources.y + sources.height)) return;
  const spare = front.height - hugged(front, head, board).height;
  const rows = [...new Set(boards.map(({ y }) => y))];
  for (const each of boards) {
    each.y += spare * (rows.length - rows.indexOf(each.y));
    each.height -= spare;
  }
  sources.height += spare * rows.length;
}

/** What is asked and the answers stand in one line; on a phone in two, as far as it is high enough for them. */
function trayHeight({ width, height, isAskedMuch }: Wanted): number {
  if (height < LOW) return 52;
  if (width >= PHONE) return 64;
  return isAskedMuch ? TWO_LINES : Math.max(64, Math.min(96, 0.12 * height));
}

/** The best arrangement of a table. */
export function arrange(wanted: Wanted): Arrangement {
  const { width, height, hasTray, hasStrip } = wanted;
  const head = height < LOW || width < PHONE ? 28 : 34;
  const strip = hasStrip ? STRIP : 0;
  const tray = hasTray ? trayHeight(wanted) : 0;
  const at = box(0, strip, width, height - strip - (tray ? tray + GAP : 0));
  const isUpright = width < height;
  let sketch: Sketch;
  if (wanted.hasFront && wanted.focus === "board" && isUpright) {
    sketch = width < PHONE ? folded(at, wanted) : best(placing(at, wanted, head), wanted, head, "board", GOOD_ALONE);
  } else {
    sketch = best(sketches(at, wanted, head), wanted, head, wanted.hasFront || wanted.focus === "sources" ? "both" : wanted.focus);
    if (wanted.focus !== "both" && wanted.hasFront && !isRoomy(sketch, wanted, head))
      sketch = isUpright ? drafting(at, wanted, head) : best(sketches(at, wanted, head), wanted, head, wanted.focus);
  }
  settle(sketch, wanted, head);
  const hug = (area: Box) => (sketch.isChips && area !== sketch.front ? area : hugged(area, head, wanted.board));
  return {
    ...sketch,
    front: hug(sketch.front),
    others: sketch.others.map(hug),
    strip: box(0, 0, width, strip),
    tray: box(0, height - tray, width, tray),
    head,
  };
}
