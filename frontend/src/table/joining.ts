/** Taking a seat: which one a key may open, and the seat's share in the chance of the game. */

import type { View } from "../net/table";

/** 32 hexadecimal digits that nobody can know. */
export function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats that are ours and have no nonce yet. */
export function seatsWithoutNonce({ status, seats, you }: View): number[] {
  if (status !== "waiting") return [];
  return seats.filter(({ seat, has_nonce }) => you.includes(seat) && !has_nonce).map(({ seat }) => seat);
}

/** The seats that a key may be for: the one that it has shown to be ours, or those that wait for a friend. */
export function seatsForKey({ seats, keys }: View, key: string): number[] {
  const known = seats.filter(({ seat }) => keys[String(seat)] === key);
  return (known.length ? known : seats.filter(({ kind }) => kind === "friend")).map(({ seat }) => seat);
}
