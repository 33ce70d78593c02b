import { beforeEach, expect, test, vi } from "vitest";
import type { Doing, View } from "../net/table";
import { NONE } from "./chains";
import { TestTable, advance, chainFrom, drawing } from "./playing";

const kept = new Map<string, string>();
const BEN = chainFrom(3);
let table: TestTable;
let said: Doing[];
/** Whether the table refuses whatever is said. */
let refuse = false;

vi.mock("../games", () => ({
  boardOf: () => Promise.resolve({ drawing, motion: { advance } }),
}));

beforeEach(() => {
  kept.clear();
  table = new TestTable();
  said = [];
  refuse = false;
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** A page that was just opened at the table. */
async function opened() {
  vi.resetModules();
  const { TableDraws } = await import("./table-draws.svelte");
  return new TableDraws("abc", (doing) => (said.push(doing), refuse ? Promise.reject(new Error("not-due")) : Promise.resolve()));
}

const seatOf = (view: View, seat: number) => view.seats[seat - 1]!;

/** Ada's page at a table where both have given their ends; what it has said so far is forgotten. */
async function sat(more: Partial<View> = {}) {
  const page = await opened();
  await page.receive([], table.view({ you: [1], ...more }));
  const { end } = said.pop() as Doing & { do: "end" };
  table.end(1, end);
  table.end(2, BEN.end);
  await page.receive(table.events, table.view({ you: [1], ...more }));
  said = [];
  return page;
}

const due = (number: number) => ({ number, waits_for: [1, 2], until: 5_000 });

/** Ada's page shows its link for a draw; what it showed. */
async function shown(page: Awaited<ReturnType<typeof opened>>, draw: number): Promise<string> {
  await page.receive([], table.view({ you: [1], draw: due(draw) }));
  const { link } = said.pop() as Doing & { do: "link" };
  return link;
}

test("whoever sits down gives an end, once", async () => {
  const page = await opened();
  await page.receive([], table.view({ you: [1] }));
  await page.receive([], table.view({ you: [1] }));
  expect(said).toEqual([{ do: "end", seat: 1, end: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
  expect(page.shareOf(table.view(), 1)).toEqual({ end: (said[0] as Doing & { do: "end" }).end });
});

test("all seats of one device have ends of their own", async () => {
  const page = await opened();
  await page.receive([], table.view({ you: [1, 2] }));
  const ends = said.map((doing) => (doing as Doing & { do: "end" }).end);
  expect(new Set(ends).size).toBe(2);
});

test("a link is shown when its draw is due, and not before", async () => {
  const page = await sat();
  await page.receive([], table.view({ you: [1] }));
  expect(said).toEqual([]);
  const link = await shown(page, 1);
  expect(link).toMatch(/^[0-9a-f]{64}$/);
  await page.receive([], table.view({ you: [1], draw: due(1) }));
  expect(said, "it is not said twice").toEqual([]);
});

test("no link is shown because a table says that it is time", async () => {
  const page = await sat();
  await page.receive([], table.view({ you: [1], draw: due(2) }));
  expect(said, "draw 2 comes after draw 1").toEqual([]);
  const view = table.view({ you: [1], draw: due(1) });
  view.seats[1] = { ...seatOf(view, 2), end: null };
  await page.receive([], view);
  expect(said, "somebody has not given an end").toEqual([]);
  view.seats[1] = { ...seatOf(view, 2), end: chainFrom(9).end };
  await page.receive([], view);
  expect(said, "nobody has told of this end").toEqual([]);
  const link = await shown(page, 1);
  const { link: before } = await import("./sha256").then(({ fromHex, sha256, toHex }) => ({ link: toHex(sha256(fromHex(link))) }));
  const start = table.events.length;
  table.start([before, BEN.link(0)]);
  table.deal([link, BEN.link(1)]);
  await page.receive(table.events.slice(start), table.view({ you: [1] }));
  await page.receive([], table.view({ you: [1], draw: due(2) }));
  expect(said, "no move led to draw 2").toEqual([]);
  await page.receive([table.endRound()], table.view({ you: [1], draw: due(2) }));
  expect(said).toMatchObject([{ do: "link", seat: 1, draw: 2 }]);
  expect(page.standing).toMatchObject({ draws: 1, right: 1, problems: [] });
});

test("a bot that plays for somebody adds nothing for them", async () => {
  const page = await sat();
  const view = table.view({ you: [1], draw: due(1) });
  view.seats[0] = { ...seatOf(view, 1), stand_in: 5 };
  await page.receive([], view);
  expect(said).toEqual([]);
});

test("a device that lost its key gives a new end, once", async () => {
  await sat();
  const start = table.events.length;
  kept.clear();
  table.start([NONE, BEN.link(0)]);
  table.deal([NONE, BEN.link(1)]);
  const page = await opened();
  await page.receive(table.events, table.view({ you: [1] }));
  expect(said).toMatchObject([{ do: "end", seat: 1 }]);
  const { end } = said[0] as Doing & { do: "end" };
  await page.receive([table.end(1, end, 2)], table.view({ you: [1] }));
  await page.receive([table.endRound()], table.view({ you: [1], draw: due(2) }));
  expect(said).toMatchObject([{ do: "end" }, { do: "link", draw: 2 }]);
  expect(page.standing!.problems).toEqual([]);
  expect(table.events.length).toBeGreaterThan(start);
});

test("an end in the place of one's own is told, and no other one is given", async () => {
  const page = await sat();
  table.end(1, chainFrom(9).end);
  await page.receive(table.events.slice(-1), table.view({ you: [1] }));
  expect(page.standing).toMatchObject({ foreign: [1], problems: [] });
  await page.receive([], table.view({ you: [1], draw: due(1) }));
  expect(said).toEqual([]);
});

test("a table that names another chain than before gets nothing any more", async () => {
  await sat();
  const page = await opened();
  await page.receive(table.events, table.view({ you: [1], commitment: chainFrom(9).end, draw: due(1) }));
  expect(page.standing!.problems).toContainEqual({ flaw: "other-promise", draw: 0, seat: 0 });
  expect(page.shareOf(table.view({ commitment: chainFrom(9).end }), 2)).toEqual({});
  expect(said).toEqual([]);
});

test("what was wrong is told again by a page that is opened anew, whatever it hears then", async () => {
  const page = await sat();
  const start = table.events.length;
  table.start([NONE, BEN.link(0)]);
  const right = table.deal([NONE, BEN.link(1)]);
  const wrong = { ...right, happened: right.happened!.slice(1) };
  await page.receive([...table.events.slice(start, -1), wrong], table.view({ you: [1] }));
  expect(page.standing!.problems.map(({ flaw }) => flaw)).toEqual(["pieces"]);
  const later = await opened();
  await later.receive(table.events, table.view({ you: [1] }));
  expect(later.standing!.problems.map(({ flaw }) => flaw)).toEqual(["pieces"]);
});

test("a draw that is told otherwise later is noticed by whoever saw it", async () => {
  const page = await sat();
  table.start([NONE, BEN.link(0)]);
  const [before, events] = [table.position!, [...table.events]];
  table.deal([NONE, BEN.link(1)]);
  await page.receive(table.events.slice(2), table.view({ you: [1] }));
  table.events = events;
  table.position = before;
  table.deal([NONE, NONE], 1);
  const later = await opened();
  await later.receive(table.events, table.view({ you: [1] }));
  expect(later.standing!.problems).toContainEqual({ flaw: "seen-otherwise", draw: 1, seat: 0 });
});

test("with days for a move, the next link goes along with it", async () => {
  const days = { game: "azulejo", first: "random", clock: { days: 3 } } as unknown as View["settings"];
  const page = await opened();
  expect(page.shareOf(table.view({ settings: days }), 1)).toEqual({});
  await page.receive([], table.view({ you: [1], settings: days }));
  expect(said).toMatchObject([{ do: "end", seat: 1, link: { draw: 1 } }]);
  const { end, link } = said[0] as Doing & { do: "end" };
  table.end(1, end);
  table.end(2, BEN.end);
  const { fromHex, sha256, toHex } = await import("./sha256");
  table.start([toHex(sha256(fromHex(link!.link))), BEN.link(0)]);
  table.deal([link!.link, BEN.link(1)]);
  const view = table.view({ you: [1], settings: days, turn: 1 });
  await page.receive(table.events, view);
  expect(page.standing!.problems).toEqual([]);
  expect(page.along(view)).toMatchObject({ draw: 2 });
  expect(page.along({ ...view, turn: 2 })).toBeNull();
  expect(page.along(table.view({ you: [1], turn: 1 }))).toBeNull();
});

test("a link to the seat brings its chain, and no new end is given", async () => {
  const page = await sat();
  const view = table.view({ you: [1], keys: { 1: "k" } });
  const seed = page.seedOf(view, 1)!;
  const link = await shown(page, 1);
  kept.clear();
  const other = await opened();
  other.bring("k", seed);
  await other.receive(table.events, { ...view, draw: due(1) });
  expect(said).toEqual([{ do: "link", seat: 1, draw: 1, link }]);
});

test("at a table of the first version there is nothing to say", async () => {
  const page = await opened();
  await page.receive([], table.view({ you: [1], draws: 1 }));
  expect([said, page.standing]).toEqual([[], null]);
});

test("a table that had chains and says that it never did is found out", async () => {
  await sat();
  const page = await opened();
  await page.receive([], table.view({ you: [1], draws: 1 }));
  expect(page.standing!.problems).toEqual([{ flaw: "other-version", draw: 0, seat: 0 }]);
});

test("a link that the table took, but did not use, is told", async () => {
  const page = await sat();
  await shown(page, 1);
  const start = table.events.length;
  table.start([NONE, BEN.link(0)]);
  table.deal([NONE, BEN.link(1)]);
  await page.receive(table.events.slice(start), table.view({ you: [1] }));
  expect(page.standing!.problems).toEqual([{ flaw: "left-out", draw: 1, seat: 1 }]);
});

test("a link that came too late is told, and is nobody's fault", async () => {
  const page = await sat();
  refuse = true;
  await shown(page, 1);
  const start = table.events.length;
  table.start([NONE, BEN.link(0)]);
  table.deal([NONE, BEN.link(1)]);
  await page.receive(table.events.slice(start), table.view({ you: [1] }));
  expect(page.standing).toMatchObject({ problems: [], unused: [1] });
});

test("a device whose place another one took takes part again once that is gone, with the end it gave before", async () => {
  const page = await sat();
  const [own, start] = [table.ends[0]!, table.events.length];
  table.start([NONE, BEN.link(0)]);
  table.deal([NONE, BEN.link(1)]);
  table.end(1, chainFrom(9).end, 2);
  table.endRound();
  vi.useFakeTimers();
  await page.receive(table.events.slice(start), table.view({ you: [1], draw: due(2) }));
  expect(said, "the other device may be there").toEqual([]);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(said).toEqual([{ do: "end", seat: 1, end: own }]);
});
