import { beforeEach, expect, test } from "vitest";
import type { TableEvent } from "../net/wire";
import type { Board } from "../games/game";
import { NONE } from "./chains";
import { Follower } from "./follower";
import { Ledger } from "./ledger";
import { TestTable, advance, chainFrom, drawing } from "./playing";
import { standingOf } from "./standing";

const [ADA, BEN, OTHER] = [chainFrom(2), chainFrom(3), chainFrom(4)];
const GAME = { drawing, motion: { advance } } as unknown as Pick<Board, "drawing" | "motion">;

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

/** What somebody finds who hears everything. */
function found(events: readonly TableEvent[] = table.events) {
  const ledger = new Ledger(table.server.end, 2);
  const follower = new Follower(ledger, GAME);
  for (const event of events) follower.follow(event, table.view());
  return standingOf(ledger, follower.next - 1);
}

/** The start of a game, and its first draws; a seat without a link is away. */
function play(draws: number, isThere: (seat: number, draw: number) => boolean = () => true): void {
  table.end(1, ADA.end);
  table.end(2, BEN.end);
  const shown = (draw: number) => [ADA, BEN].map((chain, index) => (isThere(index + 1, Math.max(1, draw)) ? chain.link(draw) : NONE));
  table.start(shown(0));
  for (let draw = 1; draw <= draws; draw++) {
    if (draw > 1) table.endRound();
    [ADA, BEN].forEach((chain, index) => isThere(index + 1, draw) && table.link(index + 1, draw, chain.link(draw)));
    table.deal(shown(draw));
  }
}

/** The events with one of them changed. */
function changed(kind: TableEvent["kind"], change: (event: TableEvent) => Partial<TableEvent>): TableEvent[] {
  const at = table.events.findLastIndex((event) => event.kind === kind);
  return table.events.map((event, index) => (index === at ? { ...event, ...change(event) } : event));
}

const flaws = (events: readonly TableEvent[]) => found(events).problems.map(({ flaw, draw, seat }) => [flaw, draw, seat]);

test("draws to which all devices added something are right", () => {
  play(3);
  const standing = found();
  expect(standing).toMatchObject({ draws: 3, right: 3, problems: [], again: [] });
  expect(standing.seats).toEqual([1, 2].map((seat) => ({ seat, hasEnd: true, tookPart: 3, missing: [], newEnds: [] })));
});

test("who is away is missing in a draw, and what they show later still has to follow", () => {
  play(4, (seat, draw) => seat === 1 || draw === 1 || draw === 4);
  const standing = found();
  expect(standing.problems).toEqual([]);
  expect(standing.seats[1]).toEqual({ seat: 2, hasEnd: true, tookPart: 2, missing: [2, 3], newEnds: [] });
});

test("a bot adds nothing and is not missing", () => {
  table.end(1, ADA.end);
  table.start([ADA.link(0), NONE]);
  table.deal([ADA.link(1), NONE]);
  expect(found().seats[1]).toEqual({ seat: 2, hasEnd: false, tookPart: 0, missing: [], newEnds: [] });
  expect(found().problems).toEqual([]);
});

test("a tile that does not follow is found, with its place", () => {
  play(2);
  const tampered = changed("dealt", ({ happened }) => ({
    happened: happened!.map((event, index) => (index === 6 ? { ...event, facts: { ...event.facts, tile: event.facts.tile === "B" ? "Y" : "B" } } : event)),
  }));
  expect(found(tampered).problems).toEqual([{ flaw: "pieces", draw: 2, seat: 0, at: 7 }]);
  expect(found(tampered)).toMatchObject({ draws: 2, right: 1 });
});

test("after a draw that is not right, nobody here knows what the next ones had to bring", () => {
  play(3);
  const at = table.events.findIndex(({ kind }) => kind === "dealt");
  const tampered = table.events.map((event, index) => (index === at ? { ...event, happened: event.happened!.slice(1) } : event));
  expect(found(tampered)).toMatchObject({ draws: 3, right: 0, unchecked: [2, 3] });
  expect(flaws(tampered)).toEqual([["pieces", 1, 0]]);
});

test.each([
  ["the table's link", 0, "table-link", 0],
  ["a seat's link", 2, "seat-link", 2],
])("%s that does not belong to its chain is found", (_, at, flaw, seat) => {
  play(2);
  const tampered = changed("dealt", ({ links }) => ({ links: links!.map((link, index) => (index === at ? OTHER.link(2) : link)) }));
  expect(flaws(tampered)).toContainEqual([flaw, 2, seat]);
});

test("a link that was shown and then left out is found", () => {
  play(2);
  const tampered = changed("dealt", ({ links }) => ({ links: [links![0]!, links![1]!, NONE] }));
  expect(flaws(tampered)).toContainEqual(["left-out", 2, 2]);
});

test("a draw without links is found", () => {
  play(2);
  expect(flaws(changed("dealt", () => ({ links: [] })))).toEqual([["no-links", 2, 0]]);
});

test("another first player than the one who was drawn is found", () => {
  play(1);
  const tampered = table.events.map((event) => (event.kind === "started" ? { ...event, first: 3 - event.first! } : event));
  expect(flaws(tampered)).toContainEqual(["first", 0, 0]);
});

test("after an undo the same draw comes again, and no other one", () => {
  play(1);
  const [before, { position }] = [table.events.length, table];
  const ends = () => {
    table.endRound();
    return table.deal([ADA.link(2), BEN.link(2)]);
  };
  ends();
  table.undo(before, 1, position!);
  ends();
  expect(found()).toMatchObject({ draws: 2, right: 2, again: [2], problems: [] });
  table.undo(before, 1, position!);
  table.endRound();
  table.deal([ADA.link(2), NONE]);
  expect(flaws(table.events)).toEqual([["made-anew", 2, 0]]);
});

test("a draw for which links were shown before an undo was known, too", () => {
  play(1);
  const [before, { position }] = [table.events.length, table];
  table.endRound();
  table.link(1, 2, ADA.link(2));
  table.undo(before, 1, position!);
  table.endRound();
  table.deal([ADA.link(2), BEN.link(2)]);
  expect(found()).toMatchObject({ again: [2], problems: [] });
});

test("a new end holds for draws that are still to come, and is told", () => {
  play(2);
  table.end(2, OTHER.end, 3);
  table.endRound();
  table.deal([ADA.link(3), OTHER.link(3)]);
  expect(found()).toMatchObject({ draws: 3, right: 3, problems: [] });
  expect(found().seats[1]!.newEnds).toEqual([3]);
});

test("a new end for a draw that is due or made is found", () => {
  play(2);
  table.end(2, OTHER.end, 2);
  expect(flaws(table.events)).toEqual([["late-end", 2, 2]]);
  table.events.pop();
  table.endRound();
  table.end(2, OTHER.end, 3);
  expect(flaws(table.events)).toEqual([["late-end", 3, 2]]);
});

test("nobody gives an end after somebody has shown a link for the first draw", () => {
  table.end(1, ADA.end);
  table.end(2, BEN.end);
  table.link(1, 1, ADA.link(1));
  table.end(2, OTHER.end);
  expect(flaws(table.events)).toEqual([["late-end", 1, 2]]);
});

test("who sits down in a seat that was left gives an end of their own", () => {
  table.end(1, ADA.end);
  table.end(2, BEN.end);
  table.say({ kind: "stood", seat: 2, name: "Ben" });
  table.say({ kind: "sat", seat: 2, name: "Cleo" });
  table.end(2, OTHER.end);
  table.start([ADA.link(0), OTHER.link(0)]);
  table.deal([ADA.link(1), OTHER.link(1)]);
  expect(found()).toMatchObject({ draws: 1, right: 1, problems: [] });
});
