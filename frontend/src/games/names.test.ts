/** A game lives in its own folder: nothing else on the page names it. */

import { expect, test } from "vitest";
import type { Narration } from "../words/narrator";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "../../index.html"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = Object.keys(SOURCES).flatMap((path) => /^\.\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
/** The one list of games. */
const LIST = "./index.ts";

const NARRATIONS = import.meta.glob<Narration>("../../../src/faience/games/*/narration.json", { import: "default", eager: true });
const KINDS = new Set(Object.values(NARRATIONS).flatMap(({ lines }) => lines.flatMap(({ events }) => events)));
/** Events of a table have kinds of their own, some with the same names. */
const TABLE_KINDS = /export type EventKind =(.*?);/s.exec(SOURCES["../net/wire.ts"]!)![1]!;

const isOwn = (path: string) => NAMES.some((name) => path.startsWith(`./${name}/`));
const others = Object.entries(SOURCES).filter(([path]) => path !== LIST && !isOwn(path));

test("there are games, and sources that are of none", () => {
  expect(NAMES.length).toBeGreaterThan(2);
  expect(others.length).toBeGreaterThan(100);
});

test.each(NAMES)("%s is named nowhere but in its folder and in the list of games", (name) => {
  const naming = others.filter(([, text]) => new RegExp(name, "i").test(text)).map(([path]) => path);
  expect(naming).toEqual([]);
});

test.each(NAMES)("the colors of %s are named nowhere but there", (name) => {
  const [, letters = ""] = /letters: "(\w+)"/.exec(SOURCES[`./${name}/index.ts`]!)!;
  const naming = others.filter(([path, text]) => !path.endsWith(".test.ts") && text.includes(letters.slice(0, 5)));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test("no event of a game is asked for by its kind outside of it", () => {
  expect(KINDS.size).toBeGreaterThan(20);
  const asked = others.flatMap(([path, text]) =>
    [...text.matchAll(/\bkind [=!]== "(\w+)"/g)].map(([, kind = ""]) => ({ path, kind })),
  );
  const wrong = asked.filter(({ kind, path }) => KINDS.has(kind) && !TABLE_KINDS.includes(`"${kind}"`) && !path.endsWith(".test.ts"));
  expect(wrong).toEqual([]);
});
