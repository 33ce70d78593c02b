/** What people read, in their language, from the same files as the rest of Faience. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../net/wire";

const FILES = import.meta.glob<string>("../../../src/faience/locale/*.ftl", { query: "?raw", import: "default" });
/** The files that every page needs; those of a game are loaded when it is opened. */
const AREAS = ["common", "page", "table"];

const games = new Set<string>();
const resources = new Map<string, Promise<FluentResource>>();
let spoken = $state.raw(new FluentBundle("en"));

/** The file of an area in a language: `page.en.ftl`. */
async function read(area: string, lang: Lang): Promise<FluentResource | null> {
  const [path, load] = Object.entries(FILES).find(([name]) => name.endsWith(`/${area}.${lang}.ftl`)) ?? [];
  if (!path || !load) return null;
  const found = resources.get(path) ?? load().then((text) => new FluentResource(text));
  resources.set(path, found);
  return found;
}

/** Load a language and speak it from now on. */
export async function prepare(lang: Lang): Promise<void> {
  const areas = [...AREAS, ...[...games].flatMap((game) => [game, `${game}.page`])];
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of await Promise.all(areas.map((area) => read(area, lang)))) if (file) bundle.addResource(file);
  spoken = bundle;
  document.documentElement.lang = lang;
}

/** Load the words of a game, in this and in every language that is spoken later. */
export async function prepareGame(game: string): Promise<void> {
  if (games.has(game)) return;
  games.add(game);
  await prepare(language());
}

/** The language that is spoken. */
export function language(): Lang {
  return spoken.locales[0] as Lang;
}

/**
 * A message with its facts; one that does not exist shows its name, which a test finds.
 * A message about somebody may have a form for the reader, `.you`, which is said where `name` is what readers are called.
 */
export function say(message: string, facts: Record<string, FluentVariable> = {}, form?: string): string {
  const found = spoken.getMessage(message);
  const wanted = form ?? (facts.name !== undefined && facts.name === readerName() ? "you" : "");
  const pattern = found?.attributes[wanted] ?? found?.value;
  if (!pattern) return message;
  const below = Object.values(facts).filter((fact) => typeof fact === "number" && fact < 0) as number[];
  return below.reduce((text, fact) => text.replaceAll(`${fact}`, written(fact)), spoken.formatPattern(pattern, facts));
}

/** What the reader is called among the names of all seats. */
export function readerName(): string {
  return say("table-you", {}, "name");
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return spoken.hasMessage(message);
}

/** A list as people say it: `a, b and c`. */
export function join(parts: readonly string[]): string {
  const [first = "", ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return first;
  const most = rest.reduce((said, next) => say("list-comma", { first: said, next }), first);
  return say("list-and", { first: most, last });
}

/** A number as people read it: with a minus sign, which is as wide as a plus, not with a hyphen. */
export function written(number: number): string {
  return `${number}`.replace("-", "−");
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : written(points);
}
