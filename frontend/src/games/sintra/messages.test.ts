/** What is read about Sintra and its options exists, also where a message's name is put together. */

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { CHAPTERS } from "./rules/chapters";

const FILES = import.meta.glob<string>("../../../../src/faience/locale/*en.ftl", { query: "?raw", import: "default", eager: true });
const STRIPS = import.meta.glob<string>("../../../../src/faience/games/sintra/strips.py", { query: "?raw", import: "default", eager: true });
const ids = new Set(Object.values(FILES).flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

test("every chapter of the rules has its heading and its paragraphs", () => {
  const made = CHAPTERS.flatMap(({ title, texts }) => [title, ...texts]);
  expect(made.filter((id) => !ids.has(id))).toEqual([]);
});

test("every option has words", () => {
  const choices = ["A", "B"].map((choice) => `choice-sintra-side-${choice}`);
  const strips = ["", "-standard", "-choose", "-remove", "-hint"].map((part) => `option-sintra-strips${part}`);
  expect(["option-sintra-side", ...choices, ...strips].filter((id) => !ids.has(id))).toEqual([]);
});

test("everything that can be wrong with a set of strips has words", () => {
  const code = Object.values(STRIPS).join("\n");
  const rules = [...code.matchAll(/(?:problem|InvalidOption)\(\s*"([a-z0-9-]+)"|: "(field-[a-z]+)"|else "(field)"|"(field)"\)/g)];
  const named = new Set(rules.map((found) => found.slice(1).find(Boolean)!));
  named.delete("parts-file"); // there is no path of a file on the page
  expect(named.size).toBeGreaterThan(16);
  expect([...named].filter((rule) => !ids.has(`option-sintra-strips-wrong-${rule}`))).toEqual([]);
});
