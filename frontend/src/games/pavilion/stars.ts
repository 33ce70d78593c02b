/** What can be read off the stars of a board: runs of tiles, what is still missing, what a star may become. */

import { COLORS, FREE, MIDDLE, type Ornament, type PavilionBoard, type PavilionPosition, type PavilionPrinted } from "./position";
import { SLOTS, STARS } from "./places";

const COLORED = [6, 1, 2, 3, 4, 5];
const FREE_SIDE = [6, 3, 2, 1, 4, 5];

/** What the spaces of a star cost, as it is printed: each star is the one before it turned by a slot. */
export function costsOf(side: PavilionPosition["side"], star: number): number[] {
  if (star === MIDDLE) return side === "free" ? SLOTS.map(() => 3) : SLOTS;
  const ring = side === "free" ? FREE_SIDE : COLORED;
  return SLOTS.map((slot) => ring[(slot - star + 6) % 6]!);
}

/** The slots that are connected with one that holds a tile, itself among them. */
export function runAt(slots: string, slot: number): number[] {
  const isFilled = (at: number) => slots[(at + 5) % 6] !== FREE;
  const run = [slot];
  for (const way of [1, -1])
    for (let at = slot + way; isFilled(at) && run.length < 6; at += way) run.push(((at + 5) % 6) + 1);
  return run.sort((a, b) => a - b);
}

/** What a star takes from now on: any color, one color only, or any that it does not hold. */
export interface Outlook {
  kind: "any" | "one" | "mixed";
  colors: string;
}

export function outlookOf(slots: string, printedColor: string, isMixed: boolean): Outlook {
  const held = slots.replaceAll(FREE, "");
  const kinds = [...new Set(held)];
  if (printedColor) return { kind: "one", colors: printedColor };
  if (isMixed || kinds.length > 1)
    return { kind: "mixed", colors: [...COLORS].filter((color) => !kinds.includes(color)).join("") };
  return held.length > 1 ? { kind: "one", colors: held[0]! } : { kind: "any", colors: COLORS };
}

/** What each star of a board takes from now on. */
export function outlooksOf(board: PavilionBoard, printed: PavilionPrinted, side: PavilionPosition["side"]): Outlook[] {
  return STARS.map((star) =>
    outlookOf(board.stars[star - 1]!, printed.stars[star - 1]!.color, side === "colored" && star === MIDDLE),
  );
}

/** How many spaces around something are still free. */
export function leftAround(board: PavilionBoard, { around }: Ornament): number {
  return around.filter(([star, slot]) => board.stars[star - 1]![slot - 1] === FREE).length;
}

export interface NumberCount {
  number: number;
  covered: number;
  all: number;
  points: number;
}

/** How many spaces of each number that gives points are covered. */
export function numbersOf(board: PavilionBoard, printed: PavilionPrinted): NumberCount[] {
  return Object.entries(printed.number_points).map(([number, points]) => {
    const spaces = printed.stars.flatMap(({ costs }, star) =>
      costs.flatMap((cost, slot) => (cost === Number(number) ? [board.stars[star]![slot] !== FREE] : [])),
    );
    return { number: Number(number), covered: spaces.filter(Boolean).length, all: spaces.length, points };
  });
}
