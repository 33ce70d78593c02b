/** Whether somebody plays by keys: typing moves, or walking about on a board. A pointer ends it. */

const EDITABLE = "input, textarea, select, [contenteditable]";
const state = $state({ isByKeys: false });

/** Letters and numbers are for those who type; others need not look at them. */
export function isByKeys(): boolean {
  return state.isByKeys;
}

/** Notice keys that are meant for a board, until the returned function is called. */
export function watchKeys(board: HTMLElement): () => void {
  let isTabbing = false;
  const onkeydown = (event: KeyboardEvent): void => {
    isTabbing = event.key === "Tab";
    const at = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || at.closest(EDITABLE)) return;
    if (isTyped(event.key) || (isWalked(event.key) && board.contains(at))) state.isByKeys = true;
  };
  const onfocusin = (event: FocusEvent): void => {
    if (isTabbing && board.contains(event.target as Node)) state.isByKeys = true;
  };
  const onpointerdown = (): void => {
    isTabbing = false;
    state.isByKeys = false;
  };
  addEventListener("keydown", onkeydown, { capture: true });
  addEventListener("focusin", onfocusin);
  addEventListener("pointerdown", onpointerdown, { capture: true });
  return () => {
    removeEventListener("keydown", onkeydown, { capture: true });
    removeEventListener("focusin", onfocusin);
    removeEventListener("pointerdown", onpointerdown, { capture: true });
    state.isByKeys = false;
  };
}

function isTyped(key: string): boolean {
  return /^[\p{L}\d]$/u.test(key);
}

function isWalked(key: string): boolean {
  return key.startsWith("Arrow") || key === "Home" || key === "End" || key === "Enter" || key === " ";
}
