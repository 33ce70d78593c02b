import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { BOTS, botName, botNumber } from "./bots";
import { levelOf, playerOf, seatNames, standInName } from "./seats";

vi.mock("./words.svelte", () => ({
  say: (message: string, { level, name, seat }: Record<string, string | number> = {}) =>
    message === "seat-numbered" ? `${name} (${seat})` : [message, level ?? seat].filter((part) => part !== undefined).join(" "),
}));

const ALL = BOTS.flat();

function distance(one: string, other: string): number {
  const row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    let before = row[0]!;
    row[0] = i + 1;
    for (const [j, another] of [...other].entries()) {
      const here = row[j + 1]!;
      row[j + 1] = Math.min(here + 1, row[j]! + 1, before + Number(letter !== another));
      before = here;
    }
  }
  return row[other.length]!;
}

test("ten levels have three names each, and none is close to another", () => {
  expect(BOTS).toHaveLength(10);
  const close = ALL.flatMap((one, at) => ALL.slice(at + 1).filter((other) => distance(one.toLowerCase(), other.toLowerCase()) < 3).map((other) => [one, other]));
  expect(close).toEqual([]);
  expect(ALL.filter((name) => name.length > 7)).toEqual([]);
});

test("who sits on a seat follows from its number, so everyone sees the same", () => {
  expect(seatNames(["Ada", "level:3"])).toEqual(["Ada", BOTS[2]![0]]);
  expect(seatNames(["Ada", "Bob", "level:3"])).toEqual(["Ada", "Bob", BOTS[2]![1]]);
});

test.each(BOTS.map((_, at) => at + 1))("bots of level %i at one table are never called alike", (level) => {
  for (const seats of [2, 3, 4]) {
    const bots = seatNames(["Ada", ...Array<string>(seats - 1).fill(`level:${level}`)]);
    expect(new Set(bots).size).toBe(seats);
    expect(bots.slice(1).every((name) => BOTS[level - 1]!.includes(name))).toBe(true);
  }
  expect(new Set(seatNames(Array<string>(4).fill(`level:${level}`))).size).toBe(4);
});

test("a bot is not called like a person at the table", () => {
  const [rosa, hugo] = BOTS[2]!;
  expect(seatNames([rosa, "level:3"])).toEqual([rosa, hugo]);
  expect(seatNames([` ${rosa.toUpperCase()}`, "level:3"])[1]).toBe(hugo);
});

test("a stand-in is called like nobody else at the table", () => {
  expect(standInName(["Ada", "Bob"], 2, 5)).toBe(BOTS[4]![0]);
  expect(standInName(["Ada", "Bob", "Cleo", "level:5"], 1, 5)).not.toBe(seatNames(["Ada", "Bob", "Cleo", "level:5"])[3]);
});

test("people, programs and levels that nobody named are called as before", () => {
  expect(seatNames(["", "greedy", "level:11", "level:7,time=0.1"])).toEqual([
    "seat-person 1",
    "seat-greedy",
    "seat-level 11",
    botName(7, 4),
  ]);
  expect(seatNames(["greedy", "greedy"])).toEqual(["seat-greedy (1)", "seat-greedy (2)"]);
  expect(levelOf("level:7,time=0.1")).toBe(7);
  expect(levelOf("Ada")).toBeNull();
  expect(seatNames([playerOf({ name: "level:3", level: null })])).toEqual(["“level:3”"]);
});

test("a bot is known by its name, a person is not", () => {
  expect(ALL.map(botNumber)).toEqual(ALL.map((_, at) => at));
  expect(botNumber("Ada")).toBeNull();
});

const FILES = import.meta.glob<string>("../../../src/faience/locale/page.*.ftl", { query: "?raw", import: "default", eager: true });

test.each(["en", "fr"])("every level is explained in %s, each in its own way", (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(Object.entries(FILES).find(([path]) => path.endsWith(`page.${lang}.ftl`))![1]));
  const pattern = bundle.getMessage("bot-line")!.value!;
  expect(new Set(BOTS.map((_, at) => bundle.formatPattern(pattern, { level: at + 1 }))).size).toBe(BOTS.length);
});
