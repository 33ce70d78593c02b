/** A game lives in its own folder: nothing else on the page names it. */

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte,css}", "../../index.html"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const NAMES = Object.keys(SOURCES).flatMap((path) => /^\.\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
/** The one list of games. */
const LIST = "./index.ts";

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
