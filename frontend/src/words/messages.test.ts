/** What people read is complete in both languages, and nothing is said that does not exist. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const FILES = import.meta.glob<string>("../../../src/faience/locale/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const GAMES = Object.keys(SOURCES).flatMap((path) => /^\.\.\/games\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);
const RECORDS = import.meta.glob<string>("../../../src/faience/games/records.py", { query: "?raw", import: "default", eager: true });
const SERVER = import.meta.glob<string>("../../../src/faience/{table,server}/**/*.py", { query: "?raw", import: "default", eager: true });
const NARRATIONS = import.meta.glob<string>("../../../src/faience/games/*/narration.json", { query: "?raw", import: "default", eager: true });
const ASKED = Object.values(FILES).flatMap((text) => [...text.matchAll(/^((?!table)\w+-(?:turn|result)-[\w-]+|table-event-(?!planned)[\w-]+) =/gm)]);
/** Which rule forbids a move is told in the words of its game; nobody but the server is told the others. */
const TOLD_OTHERWISE = new Set(["illegal-move", "invalid-move", "no-clock", "too-early", "wrong-version"]);

function file(name: string): string {
  const text = Object.entries(FILES).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (text === undefined) throw new Error(`there is no ${name}`);
  return text;
}

interface Message {
  id: string;
  variables: string[];
  texts: string[];
  /** Attributes, such as the form for the reader. */
  forms: string[];
}

/** The variables and plain pieces of text of a pattern, at any depth. */
function walk(node: unknown, found: { variables: Set<string>; texts: string[] }): void {
  if (typeof node === "string") found.texts.push(node);
  else if (Array.isArray(node)) node.forEach((part) => walk(part, found));
  else if (typeof node === "object" && node !== null) {
    const { type, name, value, selector, variants } = node as Record<string, unknown>;
    if (type === "var") found.variables.add(String(name));
    if (type === "select") {
      walk(selector, found);
      for (const variant of variants as { value: unknown }[]) walk(variant.value, found);
    } else if (type !== "var" && type !== "num" && value !== undefined) walk(value, found);
  }
}

function messages(name: string): Message[] {
  return new FluentResource(file(name)).body.map(({ id, value, attributes }) => {
    const found = { variables: new Set<string>(), texts: [] as string[] };
    for (const pattern of [value, ...Object.values(attributes)]) walk(pattern, found);
    return { id, variables: [...found.variables].sort(), texts: found.texts, forms: Object.keys(attributes) };
  });
}

/** The areas that the page reads: those of the terminal are not for it. */
const AREAS = Object.keys(FILES).flatMap((path) => /([\w.]+)\.en\.ftl$/.exec(path)?.[1] ?? []);
const OURS = AREAS.filter((area) => /(^|\.)(page|table)$/.test(area));
const all = (lang: string) => AREAS.filter((area) => area !== "terminal").flatMap((area) => messages(`${area}.${lang}.ftl`));
const ids = new Set(all("en").map(({ id }) => id));

describe.each(OURS)("the files of %s", (area) => {
  test("have the same messages with the same variables in both languages", () => {
    const shape = (lang: string) => messages(`${area}.${lang}.ftl`).map(({ id, variables }) => `${id}(${variables.join(", ")})`);
    expect(shape("fr")).toEqual(shape("en"));
  });

  test("hold nothing that could not be read", () => {
    for (const lang of ["en", "fr"]) {
      const text = file(`${area}.${lang}.ftl`);
      const begun = text.split("\n").filter((line) => /^[a-z][\w-]* =/.test(line)).length;
      expect(messages(`${area}.${lang}.ftl`)).toHaveLength(begun);
    }
  });

  test("close an ellipsis up to the word before it", () => {
    for (const lang of ["en", "fr"])
      for (const { id, texts } of messages(`${area}.${lang}.ftl`)) expect(texts.join("|"), id).not.toMatch(/\s…/);
  });

  test("are set as French is set", () => {
    for (const { id, texts } of messages(`${area}.fr.ftl`)) {
      const text = texts.join("\u2026");
      expect(text, `${id}: a no-break space goes before :`).not.toMatch(/[^\u00a0\u2026]:(?!\/\/)/);
      expect(text, `${id}: a narrow no-break space goes before ; ! ?`).not.toMatch(/[^\u202f\u2026][;!?]/);
      expect(text, `${id}: quotes are « and » with no-break spaces`).not.toMatch(/["“”]|«[^\u00a0]|[^\u00a0]»/);
      expect(text, `${id}: an apostrophe is ’`).not.toContain("'");
    }
  });
});

/** What is told of a seat, and what a game asks whoever sits there. */
const TOLD = [...Object.values(NARRATIONS).flatMap((text) => [...text.matchAll(/"message": "([^"]+)"/g)]), ...ASKED].map(([, id = ""]) => id);

test.each(["en", "fr"])("whatever is told of a seat in %s can be told to whoever sits there", (lang) => {
  const known = new Map(all(lang).map((message) => [message.id, message]));
  const about = [...new Set(TOLD)].filter((id) => known.get(id)?.variables.includes("name"));
  expect(about.length).toBeGreaterThan(20);
  expect(about.filter((id) => !known.get(id)!.forms.includes("you"))).toEqual([]);
});

test.each(["en", "fr"])("no message of %s exists twice", (lang) => {
  const names = all(lang).map(({ id }) => id);
  expect(names.filter((id, index) => names.indexOf(id) !== index)).toEqual([]);
});

test("every message that the page says by name exists", () => {
  const missing: string[] = [];
  for (const [path, text] of Object.entries(SOURCES))
    for (const [, id = ""] of text.matchAll(/\bsay\(\s*"([^"]+)"/g)) if (!ids.has(id)) missing.push(`${path}: ${id}`);
  expect(missing).toEqual([]);
});

test("every game has a name and a few words about it", () => {
  const made = GAMES.flatMap((game) => [`game-${game}`, `game-${game}-about`]);
  expect(made.length).toBeGreaterThan(4);
  expect(made.filter((id) => !ids.has(id))).toEqual([]);
});

test("every refusal of the server has words of ours", () => {
  const code = Object.values(SERVER).join("\n");
  const codes = [...code.matchAll(/Refused\("([a-z-]+)"/g)].map(([, name = ""]) => name);
  const needs = codes.filter((name) => !TOLD_OTHERWISE.has(name));
  expect(needs.length).toBeGreaterThan(20);
  const more = ["too-many", "trouble", "not-json", "wrong-method", "not-found", "bad-request", "too-large", "refused"];
  expect([...new Set([...needs, ...more])].filter((name) => !ids.has(`error-${name}`))).toEqual([]);
});

test("everything that can be wrong with a record has words", () => {
  const code = Object.values(RECORDS).join("\n");
  const rules = [...code.matchAll(/\._wrong\(\s*"([a-z0-9-]+)"/g)].map(([, rule = ""]) => rule);
  expect(rules.length).toBeGreaterThan(15);
  expect(rules.filter((rule) => !ids.has(`open-wrong-${rule}`))).toEqual([]);
});

test("every message of the page is said somewhere", () => {
  const code = Object.values(SOURCES).join("\n");
  const isMade = (id: string) => /^(error|game|option|choice|open-wrong|table-(phrase|emote|seat))-/.test(id) || GAMES.some((game) => id.startsWith(`rules-${game}-`));
  const unsaid = OURS.flatMap((area) => messages(`${area}.en.ftl`)).filter(({ id }) => !isMade(id) && !code.includes(`"${id}"`));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});
