/** Which pages there are, read from the part of an address below the base. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "game"; table: string }
  | { page: "open" }
  | { page: "mine" }
  | { page: "privacy" }
  | { page: "rules"; game: string }
  | { page: "lost" };

const CODE = /^[A-Za-z0-9_-]{1,64}$/;

export function parse(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/\/$/, "").split("/");
  if (rest.length) return { page: "lost" };
  if (first === "" && !second) return { page: "home" };
  if (first === "t" && CODE.test(second)) return { page: "table", table: second };
  if (first === "g" && CODE.test(second)) return { page: "game", table: second };
  if (first === "rules") return { page: "rules", game: second };
  if ((first === "open" || first === "mine" || first === "privacy") && !second) return { page: first };
  return { page: "lost" };
}

/** Where a link or a code that somebody was sent leads to: `t/ID#KEY`, `g/ID`, or nowhere. */
export function destination(text: string): string | null {
  const given = text.trim();
  const link = /(?:^|\/)([tg])\/([A-Za-z0-9_-]{1,64})\/?(?:\?[^#]*)?(#[A-Za-z0-9_.-]*)?$/.exec(given);
  if (link) return `${link[1]}/${link[2]}${link[3] ?? ""}`;
  return CODE.test(given) ? `t/${given.toLowerCase()}` : null; // codes have small letters; a phone may begin with a capital
}
