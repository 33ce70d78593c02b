/** Tiles as letters, and positions that change: what every game's `apply` is made of. */

export type Stock = Record<string, number>;

/** Tiles in an order, as positions have them. */
export function inOrder(tiles: string, order: string): string {
  return [...tiles].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("");
}

/** Take some tiles out of others. */
export function without(tiles: string, taken: string): string {
  return [...taken].reduce((rest, tile) => rest.replace(tile, ""), tiles);
}

/** A stock with some tiles more, or less. */
export function added(stock: Stock, tiles: string, sign = 1): Stock {
  const sum = { ...stock };
  for (const tile of tiles) sum[tile] = (sum[tile] ?? 0) + sign;
  return sum;
}

/** All tiles of one stock poured into another, and what is left of the first: nothing. */
export function poured(into: Stock, from: Stock): [Stock, Stock] {
  const tiles = Object.entries(from).map(([tile, number]) => tile.repeat(number));
  return [added(into, tiles.join("")), Object.fromEntries(Object.keys(from).map((tile) => [tile, 0]))];
}

/** How many tiles there are. */
export function total(stock: Stock): number {
  return Object.values(stock).reduce((sum, number) => sum + number, 0);
}

/** Items with another one at an index. */
export function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((old, at) => (at === index ? item : old));
}

/** A text with another letter at an index. */
export function lettered(text: string, index: number, letter: string): string {
  return text.slice(0, index) + letter + text.slice(index + 1);
}

/** A position in which the board of a seat, which counts from 1, is different. */
export function onBoard<At extends { boards: object[] }>(
  at: At,
  seat: number | null,
  change: (board: At["boards"][number]) => Partial<At["boards"][number]>,
): At {
  const board = at.boards[seat! - 1]!;
  return { ...at, boards: replaced(at.boards, seat! - 1, { ...board, ...change(board) }) };
}
