import { beforeEach, expect, test, vi } from "vitest";
import { chainFrom } from "./playing";

const PROMISE = chainFrom(1).end;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** A device as a page that was just opened has it. */
async function opened(table = "abc", promise = PROMISE) {
  vi.resetModules();
  const { Device } = await import("./device");
  return new Device(table, promise);
}

test("a device gives the same end for a seat whenever it is asked, and others for other seats and tables", async () => {
  const end = (await opened()).give(1);
  expect(end).toMatch(/^[0-9a-f]{64}$/);
  expect((await opened()).give(1)).toBe(end);
  expect((await opened()).given(1)).toBe(end);
  expect((await opened()).give(2)).not.toBe(end);
  expect((await opened("xyz", chainFrom(2).end)).give(1)).not.toBe(end);
});

test("the end that was given is noted, so that another key never brings another one", async () => {
  const end = (await opened()).give(1);
  kept.set("faience-draws-key", JSON.stringify("ab".repeat(32)));
  const device = await opened();
  expect(device.given(1)).toBe(end);
  expect(device.give(1)).toBe(end);
  expect(device.chainOf(1, end)).toBeNull();
});

test("whoever lost everything has another key and gives a new end", async () => {
  const end = (await opened()).give(1);
  kept.clear();
  const device = await opened();
  expect(device.given(1)).toBeNull();
  expect(device.give(1)).not.toBe(end);
});

test("a browser that stores nothing keeps a key as long as the page", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("private");
    },
  });
  const device = await opened();
  const end = device.give(1);
  expect(device.give(1)).toBe(end);
  expect(device.chainOf(1, end)!.end).toBe(end);
});

test("a link to a seat brings its chain to another device", async () => {
  const first = await opened();
  const end = first.give(1);
  const [seed, link] = [first.seedOf(1, end)!, first.chainOf(1, end)!.link(5)];
  expect(first.seedOf(1, PROMISE)).toBeNull();
  kept.clear();
  const second = await opened();
  expect(second.chainOf(1, end)).toBeNull();
  second.carry(1, "nonsense");
  second.carry(1, seed);
  expect(second.chainOf(1, end)!.link(5)).toBe(link);
  expect((await opened()).seedOf(1, end)).toBe(seed);
  expect(JSON.stringify([...kept.values()])).toContain(seed);
});

test("links that were shown at one table say nothing about another one that names the same end", async () => {
  const end = (await opened()).give(1);
  const second = await opened("xyz");
  expect(second.chainOf(1, end)).toBeNull();
  expect(second.give(1)).not.toBe(end);
  expect((await opened("xyz")).give(1)).toBe(second.given(1));
  expect((await opened()).give(1)).toBe(end);
});

test("a table keeps its word, or this device notices", async () => {
  (await opened()).give(1);
  const other = await opened("abc", chainFrom(2).end);
  expect(other.isPromiseOf(chainFrom(2).end)).toBe(false);
  expect(other.isPromiseOf(PROMISE)).toBe(true);
});

test("a draw that was made otherwise before is noticed", async () => {
  expect((await opened()).saw(3, "aa")).toBe(true);
  expect((await opened()).saw(3, "aa")).toBe(true);
  expect((await opened()).saw(3, "bb")).toBe(false);
  expect((await opened()).saw(4, "bb")).toBe(true);
});

test("what was wrong is not forgotten", async () => {
  (await opened()).remember([{ flaw: "pieces", draw: 3, seat: 0, at: 2 }]);
  expect((await opened()).problems).toEqual([{ flaw: "pieces", draw: 3, seat: 0, at: 2 }]);
});

test("so many tables are remembered, the newest ones", async () => {
  for (let table = 0; table < 63; table++) (await opened(`t${table}`)).saw(1, "aa");
  const { notesOf, notesFor } = await import("./device");
  expect([notesOf("t0"), notesOf("t2")]).toEqual([null, null]);
  expect(notesOf("t3")!.marks).toEqual({ 1: "aa" });
  expect(notesFor(PROMISE)).not.toBeNull();
  expect(notesFor(chainFrom(9).end)).toBeNull();
});

test("what cannot be read is as good as nothing", async () => {
  kept.set("faience-draws-of-abc", '{"promise": 7}');
  kept.set("faience-draws-key", "nonsense");
  kept.set("faience-draws-tables", "{}");
  const device = await opened();
  expect(device.given(1)).toBeNull();
  expect(device.give(1)).toMatch(/^[0-9a-f]{64}$/);
});
