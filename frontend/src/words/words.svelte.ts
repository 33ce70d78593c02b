/** What people read, in their language, from the same files as the rest of Faience. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "../net/wire";

const FILES: Record<Lang, (() => Promise<{ default: string }>)[]> = {
  en: [
    () => import("../../../src/faience/locale/common.en.ftl?raw"),
    () => import("../../../src/faience/locale/classic.en.ftl?raw"),
    () => import("../../../src/faience/locale/sintra.en.ftl?raw"),
    () => import("../../../src/faience/locale/pavilion.en.ftl?raw"),
    () => import("../../../src/faience/locale/page.en.ftl?raw"),
    () => import("../../../src/faience/locale/table.en.ftl?raw"),
  ],
  fr: [
    () => import("../../../src/faience/locale/common.fr.ftl?raw"),
    () => import("../../../src/faience/locale/classic.fr.ftl?raw"),
    () => import("../../../src/faience/locale/sintra.fr.ftl?raw"),
    () => import("../../../src/faience/locale/pavilion.fr.ftl?raw"),
    () => import("../../../src/faience/locale/page.fr.ftl?raw"),
    () => import("../../../src/faience/locale/table.fr.ftl?raw"),
  ],
};

let spoken = $state.raw(new FluentBundle("en"));

/** Load a language and speak it from now on. */
export async function prepare(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of await Promise.all(FILES[lang].map((load) => load()))) bundle.addResource(new FluentResource(file.default));
  spoken = bundle;
  document.documentElement.lang = lang;
}

/** A message with its facts; one that does not exist shows its name, which a test finds. */
export function say(message: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = spoken.getMessage(message)?.value;
  return pattern ? spoken.formatPattern(pattern, facts) : message;
}

/** Whether there is such a message. */
export function has(message: string): boolean {
  return spoken.hasMessage(message);
}

/** A number of points with its sign, with the minus that is as wide as a plus. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
