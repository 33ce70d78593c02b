/** How Pavilion's table shares its room: what is in play is large, and the hand stands where there is room for it. */

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import type { Room } from "../../board/plates";
import type { Shape } from "../game";
import type { PavilionPosition } from "./position";

/** Width divided by height of a board, with the hand below the figure and beside it. */
export const TALL = 96 / 112;
export const WIDE = 123 / 90;
/** In a lower window the hand stands beside the figure. */
const LOW = 700;
const DRAFTING = new Set(["supply", "deal", "draft"]);

/** The supply needs a line below the plates. */
export const ROOM: Room = { ring: 44, rows: 44 };

export function isDrafting({ phase }: { phase: string }): boolean {
  return DRAFTING.has(phase);
}

export function shape(position: PavilionPosition): Shape {
  const [width, height] = [innerWidth.current ?? 1440, innerHeight.current ?? 900];
  const isPhone = width < height && width < LOW;
  const isWide = isPhone ? isDrafting(position) : height < LOW;
  const isDraft = isDrafting(position);
  return { board: isWide ? WIDE : TALL, focus: isDraft ? "sources" : "board", room: ROOM, isAskedMuch: !isDraft };
}

export function holdsMarker({ marker }: PavilionPosition, seat: number): boolean {
  return marker === seat;
}
