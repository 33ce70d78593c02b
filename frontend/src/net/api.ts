/** Requests to the server; a refused one throws `Refused`. */

import { Refused, type View } from "./table";
import type { Catalog, Listed, Made, Me, PartsRead, Privacy, PushKey, PushSubscribed, Refusal, Replay, Settings, Standing, Turns } from "./wire";

/** The full address of something below the base. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function request<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused("offline");
  }
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply as Reply;
  const { code = "failed", message = response.statusText, rule, facts } = (reply ?? {}) as Partial<Refusal>;
  throw new Refused(code, message, rule, facts);
}

export const api = {
  catalog: () => request<Catalog>("GET", "api/catalog"),
  parts: (game: string, text: string) => request<PartsRead>("POST", `api/games/${game}/parts`, { text }),
  me: () => request<Me>("GET", "api/me"),
  rename: (name: string) => request<Me>("PUT", "api/me", { name }),
  signOutOthers: () => request<Me>("POST", "api/me/sign-out", {}),
  privacy: () => request<Privacy>("GET", "api/privacy"),
  pushKey: () => request<PushKey>("GET", "api/push"),
  startPush: (subscription: PushSubscribed) => request<PushKey>("PUT", "api/push", subscription),
  stopPush: (endpoint: string) => request<PushKey>("POST", "api/push/stop", { endpoint }),
  make: (settings: Settings) => request<Made>("POST", "api/tables", settings),
  listed: () => request<Listed[]>("GET", "api/tables"),
  turns: () => request<Turns>("GET", "api/turns"),
  /** The newest ones, or those that were touched before a time. */
  mine: (before?: number) => request<Listed[]>("GET", before === undefined ? "api/tables/mine" : `api/tables/mine?before=${before}`),
  view: async (table: string): Promise<View> => {
    const { shared, own } = await request<Standing>("GET", `api/tables/${table}`);
    return { ...shared.table, ...own };
  },
  replay: (table: string) => request<Replay>("GET", `api/tables/${table}/replay`),
  open: (record: string) => request<Replay>("POST", "api/replay", { record }),
  rematch: (table: string) => request<Made>("POST", `api/tables/${table}/rematch`, {}),
};
