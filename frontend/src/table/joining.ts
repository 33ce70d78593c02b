/** Taking a seat: which one a key may open, and the seat's share in the chance of the game. */

import type { View } from "../net/table";

/** 32 hexadecimal digits that nobody can know. */
export function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats that are ours and have no nonce yet, at a table whose draws follow from such. */
export function seatsWithoutNonce({ status, seats, you, draws }: View): number[] {
  if (status !== "waiting" || draws === 2) return [];
  return seats.filter(({ seat, has_nonce }) => you.includes(seat) && !has_nonce).map(({ seat }) => seat);
}

/** What a link to a seat carries behind the #: the key, and perhaps the seed of the seat's chain. */
export function readHash(hash: string): { key: string; seed: string } {
  const [key = "", seed = ""] = hash.split(".");
  return { key, seed };
}

/** What stands behind the # of a link that opens a seat on another device. */
export function hashOf(key: string, seed: string | null): string {
  return seed ? `${key}.${seed}` : key;
}

/** Whether nothing of a key was lost on the way: an invitation has 12 hexadecimal digits, the key of one's own seat 32. */
export function isWholeKey(key: string): boolean {
  return /^([0-9a-f]{12}|[0-9a-f]{32})$/.test(key);
}

/** The seats that a key opens: the one that it has shown to be ours, or those that it invites to; none once it was used. */
export function seatsForKey({ seats, keys }: View, key: string): number[] {
  return seats.filter(({ seat }) => keys[String(seat)] === key).map(({ seat }) => seat);
}
