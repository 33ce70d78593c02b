/** Taking a seat: which one a key may open, and the seat's share in the chance of the game. */

import type { View } from "../net/wire";

/** 32 hexadecimal digits that nobody can know. */
export function freshNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seats that are ours and have no nonce yet. */
export function seatsWithoutNonce({ status, seats, you }: View): number[] {
  if (status !== "waiting") return [];
  return seats.filter(({ seat, has_nonce }) => you.includes(seat) && !has_nonce).map(({ seat }) => seat);
}

/** The seats that a key may be for: those that wait for a friend, then those of people, on another device. */
export function seatsForKey({ seats, you }: View): number[] {
  const of = (kind: string) =>
    seats.filter((seat) => seat.kind === kind && !you.includes(seat.seat)).map(({ seat }) => seat);
  return [...of("friend"), ...of("person")];
}
