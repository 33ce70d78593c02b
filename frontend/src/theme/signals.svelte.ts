/** Everything that tells somebody who may be looking elsewhere how things stand at their table. */

import { dotIcon } from "./icon";
import { notifyTurn, resumeNotifying, withdrawTurn } from "./notifications.svelte";
import { preferences } from "./preferences.svelte";
import { sound } from "./sounds";
import { vibrate } from "./vibration";

export interface Called {
  table: string;
  game: string;
  status: string;
  isYourTurn: boolean;
}

/** Watch a table for as long as the component lives that calls this; `called` is null before anything is known. */
export function useSignals(called: () => Called | null): void {
  const table = $derived(called()?.table ?? "");
  const game = $derived(called()?.game ?? "");
  const status = $derived(called()?.status);
  const isYourTurn = $derived(called()?.isYourTurn ?? false);

  $effect(() => {
    void preferences.lang; // the worker speaks the language of the page
    void resumeNotifying();
  });

  $effect(() => {
    if (!isYourTurn) return;
    const [at, played] = [table, game];
    sound("turn");
    vibrate();
    dotIcon(true);
    void notifyTurn(at, played);
    const look = () => void (document.hidden || withdrawTurn(at));
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      dotIcon(false);
      void withdrawTurn(at);
    };
  });

  /** A game that was over when one came is no news. */
  let before: string | undefined;
  $effect(() => {
    if (status === "over" && before === "playing") sound("over");
    before = status;
  });
}
