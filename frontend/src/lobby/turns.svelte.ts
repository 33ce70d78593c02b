/** How many tables wait for you: asked whenever another page is opened, and once a minute while somebody looks. */

import { api } from "../net/api";

export const turns = $state({ count: 0 });

const EVERY = 60_000;

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    turns.count = (await api.turns()).count;
  } catch {
    // what was known still stands, and it is asked again soon
  }
}

/** Ask now and from now on; returns how to stop. */
export function watchTurns(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY);
  const look = () => void ask();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
