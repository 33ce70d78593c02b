/** Small things that this browser remembers between visits; one that stores nothing still plays. */

const PREFIX = "faience-";

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* private windows may refuse */
  }
}

/** What was stored under a name, unread and unchecked, or null. */
export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null");
  } catch {
    return null;
  }
}
