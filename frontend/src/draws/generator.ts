/** The generator of a draw, which follows from what the table and every seat showed: xoshiro128++ (Blackman and Vigna). */

import { ascii, sha256 } from "./sha256";

/** What a draw is made of. */
export interface Composition {
  number: number;
  /** The end of the table's chain, then the end of each seat's that holds for this draw, or `-`. */
  ends: readonly string[];
  /** The table's link, then each seat's, or `-`. */
  links: readonly string[];
}

/** What a draw is made of, as it is hashed. */
export function compositionText({ number, ends, links }: Composition): string {
  return ["faience 2", ...ends, number, ...links].join("\n");
}

function rotated(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

export class Generator {
  #state: [number, number, number, number];

  constructor(words: readonly [number, number, number, number]) {
    this.#state = words.some((word) => word !== 0) ? [...words] : [0, 0, 0, 1];
  }

  /** The generator of a draw. */
  static of(composition: Composition): Generator {
    const digest = new DataView(sha256(ascii(compositionText(composition))).buffer);
    return new Generator([digest.getUint32(0), digest.getUint32(4), digest.getUint32(8), digest.getUint32(12)]);
  }

  /** The next 32 bits. */
  step(): number {
    let [a, b, c, d] = this.#state;
    const result = (rotated((a + d) | 0, 7) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    this.#state = [a, b, c ^ shifted, rotated(d, 11)];
    return result;
  }

  /** A number below a bound, each equally likely (Lemire). */
  below(bound: number): number {
    const least = 2 ** 32 % bound;
    for (;;) {
      const product = this.step() * bound; // exact: bounds are small
      if (product % 2 ** 32 >= least) return Math.floor(product / 2 ** 32);
    }
  }
}
