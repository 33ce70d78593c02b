/** What a record tells about moves that were taken back although tiles had been drawn since. */

export interface TakenBack {
  /** Which move of the game it was, who made it, and the move itself. */
  number: number;
  seat: number;
  move: string;
  /** The last deal that had been seen. */
  deal: number;
}

/** Each of them, written `move 21 (1 CB5) past deal 3` or `past deals 3-4`; what is written otherwise stays as it is. */
export function readUndone(header: string): (TakenBack | string)[] {
  return header.split("; ").map((text) => {
    const found = /^move (\d+) \((\d+) (\S+)\) past (?:deal|draw)s? (\d+)(?:-(\d+))?$/.exec(text);
    if (!found) return text;
    const [, number = "", seat = "", move = "", first = "", last = first] = found;
    return { number: Number(number), seat: Number(seat), move, deal: Number(last) };
  });
}
