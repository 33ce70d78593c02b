/** A table in words, for those who come to it. */

import { gameName, variantWords } from "../lobby/listing";
import type { View } from "../net/table";
import type { Seat } from "../net/wire";
import { seatNames } from "../words/seats";

/** The game and its variant: its name, then `Gray wall · Jokers`. */
export function playedWords({ settings }: View): string {
  return [gameName(settings.game), variantWords(settings.game, settings.options)].filter(Boolean).join(" · ");
}

/** Whoever made the table, if they sit at it under a name: the seats planned for `me` are theirs. */
export function hostName({ settings, seats }: View): string {
  const seat = seats[settings.seats.findIndex(({ kind }) => kind === "me")];
  return seat?.kind === "person" ? seat.name : "";
}

/** Who sits there already, people and bots. */
export function seatedNames({ seats, players }: View): string[] {
  return seatNames(players).filter((_, index) => isTaken(seats[index]));
}

function isTaken(seat: Seat | undefined): boolean {
  return seat?.kind === "person" || seat?.kind === "bot";
}
