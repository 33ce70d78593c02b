/** The draws of a recorded game of the second version, worked out anew from what the record says. */

import { notesFor, notesOf, type Notes } from "../draws/device";
import { Ledger } from "../draws/ledger";
import { standingOf, type Standing } from "../draws/standing";
import { openedGame } from "../games";
import type { Replay } from "../net/wire";

/** What a record says about its draws. */
interface Told {
  commitment: string;
  isFirstDrawn: boolean;
  /** By seat: the ends of its chains, and the first draw that each holds for. */
  ends: { end: string; since: number }[][];
  /** The links of each draw, by its number. */
  links: Map<number, string[]>;
}

export interface Checked {
  standing: Standing;
  /** Whether it agrees with what this device noted as it took part; null where it did not. */
  isAsNoted: boolean | null;
  /** The fingerprint of each draw. */
  marks: Map<number, string>;
}

/** What a record of the second version says; null for any other. */
function read(record: string): Told | null {
  const [first, ...lines] = record.split("\n");
  if (first?.trim() !== "faience 2") return null;
  const headers = new Map<string, string>();
  const body = lines.findIndex((line) => !line.trim());
  for (const line of lines.slice(0, body)) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const links = new Map<number, string[]>();
  for (const line of lines.slice(body)) {
    const [word, number, ...shown] = line.trim().split(/ +/);
    if (word === "draw") links.set(Number(number), shown);
  }
  const ends = Array.from({ length: Number(headers.get("seats")) }, (_, index) =>
    (headers.get(`end ${index + 1}`) ?? "").split(", ").map((text) => {
      const [end = "", since = "0"] = text.split(" from ");
      return { end, since: Number(since) };
    }),
  );
  return { commitment: headers.get("commitment") ?? "", isFirstDrawn: headers.get("starter") === "drawn", ends, links };
}

/** Draws that were known before an undo, as a record tells of them: `past draws 3-4`. */
function metAgain(undone: string): number[] {
  return [...undone.matchAll(/past draws? (\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
}

/** Whether everything is as this device noted it when it was made; what is not is told. */
function compare(ledger: Ledger, notes: Notes, commitment: string): boolean {
  if (notes.promise !== commitment) ledger.blame({ flaw: "other-promise", draw: 0, seat: 0 });
  const others = [...ledger.made.values()].filter(({ number, mark }) => (notes.marks[number] ?? mark) !== mark);
  for (const { number } of others) ledger.blame({ flaw: "seen-otherwise", draw: number, seat: 0 });
  return notes.promise === commitment && !others.length;
}

/** Whether the draws of a game are right; null where its record is of another version. */
export function checkDraws(replay: Replay, table: string): Checked | null {
  const told = read(replay.record);
  if (!told) return null;
  const ledger = new Ledger(told.commitment, told.ends.length);
  told.ends.forEach((ends, index) => ends.forEach(({ end, since }) => ledger.give(index + 1, end, since, -1)));
  const { drawing, motion } = openedGame(replay.game).board ?? {};
  const first = Number(/^first: *(\d+)/m.exec(replay.record)?.[1] ?? 1);
  if (told.isFirstDrawn) ledger.begin(first, told.links.get(0) ?? []);
  let position = drawing?.opening(replay.frames[0]!.position, first) ?? null;
  let draws = 0;
  for (const { move, happened } of replay.frames) {
    if (move === null) {
      draws += 1;
      const { fits } = ledger.draw(draws, told.links.get(draws) ?? [], happened, { drawing, before: position });
      if (fits === false) position = null;
    }
    position = position && motion ? motion.advance(position, happened, move) : null;
  }
  for (const number of metAgain(replay.headers.undone ?? "")) ledger.again.add(number);
  const notes = notesOf(table) ?? notesFor(told.commitment);
  const marks = new Map([...ledger.made].map(([number, { mark }]) => [number, mark]));
  const isAsNoted = notes && compare(ledger, notes, told.commitment);
  return { standing: standingOf(ledger, draws), isAsNoted, marks };
}
