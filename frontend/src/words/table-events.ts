/** What is said of events of a table that are no part of the game itself. */

import type { Missing } from "../draws/missing";
import type { TableEvent } from "../net/wire";
import { standInName } from "./seats";
import { readerName, say } from "./words.svelte";

const HOUR = 3_600_000;

/** One sentence, with the names of all seats as the reader knows them; or nothing where nothing is told. */
export function tableEventWords(event: TableEvent, names: readonly string[]): string {
  const seat = event.seat ?? 0;
  const called = names[seat - 1] ?? "";
  const own = event.name || say("seat-person", { seat });
  const person = called === readerName() ? called : own;
  const bot = event.kind === "stand-in" ? standInName(event.names, seat, event.level ?? 0) : called;
  switch (event.kind) {
    case "sat":
      return event.is_again ? "" : say("table-event-sat", { name: person });
    case "stood":
      return say("table-event-stood", { name: person });
    case "planned":
      return event.level === undefined ? "" : say("table-event-planned", { name: bot, seat });
    case "renamed":
      return say("table-event-renamed", { name: person, called: own, before: event.before || say("seat-person", { seat }) });
    case "undo-asked":
      return say(event.is_stand_in ? "table-event-asked-stand-in" : "table-event-asked", { name: called });
    case "undo-declined":
      return say("table-event-declined", { name: called });
    case "undone":
      return say(event.is_stand_in ? "table-event-undone-stand-in" : "table-event-undone", { name: called });
    case "stand-in":
      return say(event.by === undefined ? "table-event-out-of-time" : "table-event-stand-in", { name: called, bot });
    case "returned":
      return say("table-event-returned", { name: called });
    case "resumed":
      if ((event.lost ?? 0) >= HOUR) return say("table-event-resumed-hours", { hours: Math.round((event.lost ?? 0) / HOUR) });
      return say("table-event-resumed", { seconds: Math.max(1, Math.round((event.lost ?? 0) / 1000)) });
    case "end-given":
      return event.since ? say("table-event-new-end", { name: called, draw: event.since }) : "";
    case "rematch":
      return say("table-event-rematch", { name: called });
    default:
      return "";
  }
}

/** Whose devices had no part in a draw; where one has days, links come with moves, and only a draw without any is told. */
export function missingWords({ draw, seats, isAll }: Missing, names: readonly string[], isOverDays: boolean): string[] {
  if (isAll) return [say("table-event-without-links", { draw })];
  return isOverDays ? [] : seats.map((seat) => say("table-event-without-link", { draw, name: names[seat - 1] ?? "" }));
}
