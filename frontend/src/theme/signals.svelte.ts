/** Everything that tells somebody who may be looking elsewhere how things stand at their table. */

import { untrack } from "svelte";
import { dotIcon } from "./icon";
import { notifyTurn, resumeNotifying, withdrawTurn } from "./notifications.svelte";
import { preferences } from "./preferences.svelte";
import { sound } from "./sounds";
import { vibrate } from "./vibration";

export interface Called {
  table: string;
  game: string;
  status: string;
  /** The event that made it their turn; null while it is not theirs. */
  call: number | null;
}

/** Watch a table for as long as the component lives that calls this; `called` is null before anything is known. */
export function useSignals(called: () => Called | null): void {
  const table = $derived(called()?.table ?? "");
  const game = $derived(called()?.game ?? "");
  const status = $derived(called()?.status);
  const call = $derived(called()?.call ?? null);

  $effect(() => {
    void preferences.lang; // the worker speaks the language of the page
    void resumeNotifying();
  });

  $effect(() => {
    if (call === null) return;
    const at = table;
    untrack(() => ring(at, game)); // whoever changes a setting is not called again
    const look = () => {
      if (!document.hidden) withdrawTurn(at);
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      dotIcon(false);
      withdrawTurn(at);
    };
  });

  /** A game that was over when one came is no news. */
  let before: string | undefined;
  $effect(() => {
    if (status === "over" && before === "playing") sound("over");
    before = status;
  });
}

/** It is somebody's turn: let them hear, feel and see it. */
function ring(table: string, game: string): void {
  sound("turn");
  vibrate();
  dotIcon(true);
  notifyTurn(table, game);
}
