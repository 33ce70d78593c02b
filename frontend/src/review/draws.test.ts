import { beforeEach, expect, test, vi } from "vitest";
import { Generator } from "../draws/generator";
import { chainFrom, dealt, drawing, openingAt } from "../draws/playing";
import type { Replay } from "../net/wire";
import { checkDraws } from "./draws";

vi.mock("../games", () => ({ openedGame: () => ({ board: { drawing, motion: { advance: (before: unknown) => before } } }) }));

const [SERVER, ADA] = [chainFrom(1), chainFrom(2)];
const ENDS = [SERVER.end, ADA.end, "-"];
const linksOf = (number: number) => [SERVER.link(number), ADA.link(number), "-"];
const FIRST = Generator.of({ number: 0, ends: ENDS, links: linksOf(0) }).below(2) + 1;
const HAPPENED = dealt(openingAt(FIRST), Generator.of({ number: 1, ends: ENDS, links: linksOf(1) }));
const RECORD = `faience 2
game: azulejo
seats: 2
first: ${FIRST}
starter: drawn
commitment: ${SERVER.end}
end 1: ${ADA.end}
end 2: -

draw 0 ${linksOf(0).join(" ")}
draw 1 ${linksOf(1).join(" ")}
# round 1
`;

function replayOf(record = RECORD, happened = HAPPENED, undone = ""): Replay {
  const position = happened.reduce(drawing.apply, openingAt(FIRST));
  return { game: "azulejo", record, headers: { undone }, frames: [{ move: null, happened, position }] } as unknown as Replay;
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: () => {} });
});

function note(table: string, notes: unknown): void {
  kept.set("faience-draws-tables", JSON.stringify([table]));
  kept.set(`faience-draws-of-${table}`, JSON.stringify(notes));
}

test("the draws of a recorded game are worked out anew", () => {
  const { standing, isAsNoted } = checkDraws(replayOf(), "")!;
  expect(standing).toMatchObject({ draws: 1, right: 1, problems: [], again: [] });
  expect(standing.seats.map(({ hasEnd, tookPart }) => [hasEnd, tookPart])).toEqual([[true, 1], [false, 0]]);
  expect(isAsNoted).toBeNull();
});

test("what was altered in it is found", () => {
  const flaws = (replay: Replay) => checkDraws(replay, "")!.standing.problems.map(({ flaw }) => flaw);
  const tiles = HAPPENED.map((event, at) => (at === 3 ? { ...event, facts: { ...event.facts, tile: event.facts.tile === "B" ? "Y" : "B" } } : event));
  expect(flaws(replayOf(RECORD, tiles))).toEqual(["pieces"]);
  expect(flaws(replayOf(RECORD.replace(`first: ${FIRST}`, `first: ${3 - FIRST}`)))).toContain("first");
  expect(flaws(replayOf(RECORD.replace(`commitment: ${SERVER.end}`, `commitment: ${ADA.end}`)))).toContain("table-link");
  expect(flaws(replayOf(RECORD.replace(`end 1: ${ADA.end}`, `end 1: ${SERVER.end}`)))).toContain("seat-link");
  expect(flaws(replayOf(RECORD.replace(/draw 1 .*\n/, "")))).toContain("no-links");
});

test("new ends, and draws that were known before an undo, are told", () => {
  const record = RECORD.replace(`end 1: ${ADA.end}`, `end 1: ${ADA.end}, ${chainFrom(9).end} from 2`);
  const { standing } = checkDraws(replayOf(record, HAPPENED, "move 4 (1 3B2) past draws 1-2"), "")!;
  expect(standing.seats[0]!.newEnds).toEqual([2]);
  expect(standing).toMatchObject({ again: [1], problems: [] });
});

test("a device that took part holds it against what it noted", () => {
  const { marks } = { marks: { 1: checkDraws(replayOf(), "")!.marks.get(1)! } };
  note("abc", { promise: SERVER.end, given: {}, carried: {}, marks, problems: [] });
  expect(checkDraws(replayOf(), "abc")!.isAsNoted).toBe(true);
  expect(checkDraws(replayOf(), "")!.isAsNoted, "a file is found by its promise").toBe(true);
  note("abc", { promise: SERVER.end, given: {}, carried: {}, marks: { 1: "ff" }, problems: [] });
  expect(checkDraws(replayOf(), "abc")!.isAsNoted).toBe(false);
  note("abc", { promise: ADA.end, given: {}, carried: {}, marks: {}, problems: [] });
  expect(checkDraws(replayOf(), "abc")!.isAsNoted).toBe(false);
});

test("a record of the first version is left to the server", () => {
  expect(checkDraws(replayOf(RECORD.replace("faience 2", "faience 1")), "")).toBeNull();
});
