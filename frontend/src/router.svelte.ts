/** Which page is shown, and going elsewhere without a reload. */

import { parse, type Route } from "./routes";

export type { Route };

const base = new URL(document.baseURI).pathname;

/** Where we are below the base. */
function here(): string {
  const below = location.pathname.slice(base.length);
  try {
    return decodeURIComponent(below);
  } catch {
    return below;
  }
}

const place = $state({ path: here(), hash: location.hash.slice(1) });

function look(): void {
  place.path = here();
  place.hash = location.hash.slice(1);
}

export const router = {
  get path(): string {
    return place.path;
  },
  get route(): Route {
    return parse(place.path);
  },
  /** What the address names after a #: part of a page, or the key of a seat. */
  get hash(): string {
    return place.hash;
  },
};

/** What stood after the # has done its work and leaves the address; the same link can be opened again. */
export function dropHash(): void {
  history.replaceState(history.state, "", location.pathname + location.search);
  place.hash = "";
}

/** The address of a page, for links: `href("t/abc")`. */
export function href(path: string): string {
  return base + path;
}

/** Go to a page; the part named after a # comes into view there. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", href(path));
  look();
  scrollTo(0, 0);
}

/** Let ordinary clicks on links of this page be handled here. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link?.href || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api/`)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname.slice(base.length) + link.search + link.hash);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);
