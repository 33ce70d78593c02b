/** What is read about Pavilion and its options exists, also where a message's name is put together. */

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { CHAPTERS } from "./rules/chapters";

const FILES = import.meta.glob<string>("../../../../src/faience/locale/*en.ftl", { query: "?raw", import: "default", eager: true });
const ids = new Set(Object.values(FILES).flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

test("every chapter of the rules has its heading and its paragraphs, and no paragraph is left out", () => {
  const made = CHAPTERS.flatMap(({ title, texts }) => [title, ...texts]);
  expect(made.filter((id) => !ids.has(id))).toEqual([]);
  expect([...ids].filter((id) => /^rules-pavilion-\w+-\d+$/.test(id) && !made.includes(id))).toEqual([]);
});

test("every option has words", () => {
  const switches = ["keep_all", "last_discard"].flatMap((name) => [name, `${name}-hint`]);
  const made = ["side", ...switches].map((option) => `option-pavilion-${option}`);
  const choices = ["colored", "free"].map((choice) => `choice-pavilion-side-${choice}`);
  expect([...made, ...choices].filter((id) => !ids.has(id))).toEqual([]);
});
