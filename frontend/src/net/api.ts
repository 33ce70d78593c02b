/** Requests to the server; a refused one throws a `Refused` with words for the person. */

import { has, say } from "../words/words.svelte";
import { preferences } from "../theme/preferences.svelte";
import type { Catalog, Listed, Made, Me, Refusal, Replay, Settings, SheetLine, View } from "./wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    /** The server's own words where ours are less exact, such as the line of a record that cannot be read. */
    readonly said = "",
  ) {
    super(message);
  }
}

/** Words for a refusal: ours where we have them, the server's otherwise. */
export function wordsFor(code: string, message: string): string {
  return has(`error-${code}`) ? say(`error-${code}`) : message;
}

/** Words for anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Refused ? error.message : wordsFor("failed", String(error));
}

/** The full address of something below the base. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function request<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const url = new URL(address(path));
  url.searchParams.set("lang", preferences.lang);
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline", wordsFor("offline", "The server cannot be reached."));
  }
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply as Reply;
  const { code = "failed", message = response.statusText } = (reply ?? {}) as Partial<Refusal>;
  const words = wordsFor(code, message);
  throw new Refused(code, words, response.status, words === message ? "" : message);
}

export const api = {
  catalog: () => request<Catalog>("GET", "api/catalog"),
  me: () => request<Me>("GET", "api/me"),
  rename: (name: string) => request<Me>("PUT", "api/me", { name }),
  make: (settings: Settings) => request<Made>("POST", "api/tables", settings),
  listed: () => request<Listed[]>("GET", "api/tables"),
  mine: () => request<Listed[]>("GET", "api/tables/mine"),
  view: (table: string) => request<View>("GET", `api/tables/${table}`),
  sheet: (table: string) => request<SheetLine[]>("GET", `api/tables/${table}/sheet`),
  replay: (table: string) => request<Replay>("GET", `api/tables/${table}/replay`),
  open: (record: string) => request<Replay>("POST", "api/replay", { record }),
  rematch: (table: string) => request<Made>("POST", `api/tables/${table}/rematch`, {}),
};
