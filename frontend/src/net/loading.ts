/** Parts of the page that come when they are needed may be gone: the line is cut, or the server has a newer page. */

const KEY = "faience-reloaded";
/** Milliseconds in which the page is not loaded anew by itself a second time. */
const PATIENCE = 30_000;

/** Load the page anew, unless that was tried a moment ago or there is no server to load it from. */
async function reload(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PATIENCE) return;
  const { ok } = await fetch(document.baseURI, { cache: "no-store" });
  if (!ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** From now on a part that cannot be loaded is had with a fresh page, as soon as there is one. */
export function watchLoading(): void {
  addEventListener("vite:preloadError", () => void reload().catch(() => undefined));
}
