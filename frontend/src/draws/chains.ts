/** Chains of hashes: each link is the hash of the next one, so showing one shows all before it and none after it. */

import { ascii, fromHex, hmac, sha256, toHex } from "./sha256";

/** How many links a chain has: one for each draw, from 0. */
export const LENGTH = 4096;
/** What stands in the place of a link that nobody showed, or of the end of a seat that takes no part. */
export const NONE = "-";
/** Every so many hashes are remembered, so that no link is far away. */
const RUNG = 64;

function hashed(bytes: Uint8Array<ArrayBuffer>, times: number): Uint8Array<ArrayBuffer> {
  for (let time = 0; time < times; time++) bytes = sha256(bytes);
  return bytes;
}

/** The chain that follows from a seed of 32 bytes. */
export class Chain {
  /** What everybody is told before the first link. */
  readonly end: string;
  #rungs: Uint8Array<ArrayBuffer>[];

  constructor(seed: Uint8Array<ArrayBuffer>) {
    this.#rungs = [seed];
    for (let at = RUNG; at <= LENGTH; at += RUNG) this.#rungs.push(hashed(this.#rungs.at(-1)!, RUNG));
    this.end = toHex(this.#rungs.at(-1)!);
  }

  /** The link of a draw. */
  link(draw: number): string {
    const hashes = LENGTH - 1 - draw;
    if (!Number.isInteger(draw) || hashes < 0 || draw < 0) throw new RangeError(`there is no link ${draw}`);
    return toHex(hashed(this.#rungs[Math.floor(hashes / RUNG)]!, hashes % RUNG));
  }
}

/** Whether a link leads back to what was shown of its chain so many draws before; the end comes before draw 0. */
export function leadsTo(link: string, draws: number, earlier: string): boolean {
  return draws >= 0 && draws <= LENGTH && toHex(hashed(fromHex(link), draws)) === earlier;
}

/** The link of an earlier draw, which a link shows too. */
export function earlierLink(link: string, draws: number): string {
  return toHex(hashed(fromHex(link), draws));
}

/** The seed of a seat's chain at a table, from the key of a device. */
export function seedOf(key: Uint8Array, serverEnd: string, seat: number | string): Uint8Array<ArrayBuffer> {
  return hmac(key, ascii(`faience 2\n${serverEnd}\n${seat}`));
}
