/** Whose device is waited for, once that takes longer than anybody would overlook. */

import type { View } from "../net/table";
import { join, readerName, say } from "../words/words.svelte";

/** Milliseconds after which somebody is named. */
const PATIENCE = 1_000;

export class Lateness {
  #late = $state(0);

  /** Follow a table; to be called as a component is made. */
  constructor(view: () => View) {
    const due = $derived(view().draw?.number ?? 0);
    $effect(() => {
      const number = due;
      if (!number) return;
      const timer = setTimeout(() => (this.#late = number), PATIENCE);
      return () => {
        clearTimeout(timer);
        this.#late = 0;
      };
    });
  }

  /** Who is waited for, in words; nothing where nobody is, or not for long. */
  words({ draw }: View, names: readonly string[]): string {
    const late = draw && draw.number === this.#late ? draw.waits_for.map((seat) => names[seat - 1] ?? "") : [];
    if (!late.length) return "";
    const name = late.length === 1 ? late[0]! : join(late.map((each) => (each === readerName() ? say("table-you") : each)));
    return say("table-draws-waits", { name });
  }
}
