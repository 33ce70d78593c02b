/** Whoever wants no motion gets none: what moves takes its time from the tokens, which are nothing then. */

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });
const MOVING = /\b(?:animation|transition)(?:-duration|-delay)?:\s*([^;]*);/g;

const moving = Object.entries(SOURCES).flatMap(([path, text]) =>
  [...text.matchAll(MOVING)].map(([, value = ""]) => ({ path, value })),
);

test("every movement ends at once where things are still", () => {
  expect(moving.length).toBeGreaterThan(10);
  expect(moving.filter(({ value }) => /[\d.]m?s\b|infinite/.test(value))).toEqual([]);
});
