/** SHA-256 and what is made of it, in plain TypeScript: pages that come without TLS have no `crypto.subtle`. */

/** The first 32 bits of the fractional part of a root of the first primes: square roots to begin with, cube roots for the rounds. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    let isPrime = true;
    for (let by = 2; by * by <= number; by++) isPrime &&= number % by !== 0;
    if (isPrime) found.push(((root(number) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const START = Int32Array.from(fractions(8, Math.sqrt));
const ROUNDS = Int32Array.from(fractions(64, Math.cbrt));
const BLOCK = 64;
const LENGTH_BYTES = 8;

const schedule = new Int32Array(ROUNDS.length);

/** Work one block of 64 bytes into a state. */
function compress(state: Int32Array, bytes: Uint8Array, from: number): void {
  for (let at = 0; at < 16; at++) {
    const byte = from + 4 * at;
    schedule[at] = (bytes[byte]! << 24) | (bytes[byte + 1]! << 16) | (bytes[byte + 2]! << 8) | bytes[byte + 3]!;
  }
  for (let at = 16; at < ROUNDS.length; at++) {
    const early = schedule[at - 15]!;
    const late = schedule[at - 2]!;
    const spread = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const mixed = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16]! + spread + schedule[at - 7]! + mixed) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS.length; at++) {
    const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + high + ((e & f) ^ (~e & g)) + ROUNDS[at]! + schedule[at]!) | 0;
    const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/** The SHA-256 of bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK;
  const padded = new Uint8Array(whole);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(whole - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  const state = START.slice();
  for (let from = 0; from < whole; from += BLOCK) compress(state, padded, from);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, at) => view.setInt32(4 * at, word));
  return digest;
}

/** The HMAC of bytes with SHA-256 and a key of at most 64 bytes. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = (pad: number, content: Uint8Array): Uint8Array => {
    const all = new Uint8Array(BLOCK + content.length).fill(pad, 0, BLOCK);
    key.forEach((byte, at) => (all[at] = byte ^ pad));
    all.set(content, BLOCK);
    return all;
  };
  return sha256(padded(0x5c, sha256(padded(0x36, bytes))));
}

/** The bytes of a text of letters that are one byte each. */
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Bytes as hexadecimal digits, letters small. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for. */
export function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

/** Whether a text is 32 bytes in hexadecimal digits, letters small. */
export function isHash(text: unknown): text is string {
  return typeof text === "string" && /^[0-9a-f]{64}$/.test(text);
}
