/** What is read about the classic game and its options exists, also where a message's name is put together. */

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { CHAPTERS } from "./rules/chapters";

const FILES = import.meta.glob<string>("../../../../src/faience/locale/*en.ftl", { query: "?raw", import: "default", eager: true });
const ids = new Set(Object.values(FILES).flatMap((file) => new FluentResource(file).body.map(({ id }) => id)));

test("every chapter of the rules has its heading and its paragraphs", () => {
  const made = CHAPTERS.flatMap(({ title, texts }) => [title, ...texts]);
  expect(made.filter((id) => !ids.has(id))).toEqual([]);
});

test("every option has words", () => {
  const made = ["wall", "jokers", "jokers-hint"].map((option) => `option-classic-${option}`);
  const choices = ["colored", "gray"].map((choice) => `choice-classic-wall-${choice}`);
  expect([...made, ...choices].filter((id) => !ids.has(id))).toEqual([]);
});
