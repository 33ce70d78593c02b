/** Keys for putting a move together: notation is typed, Escape lets go, and the focus goes on where the next choice is. */

import { watchKeys } from "../theme/keys.svelte";
import type { Picking } from "./picking.svelte";

const EDITABLE = "input, textarea, select, [contenteditable]";
const NEXT = { target: ".target.is-legal, .choice", source: ".group:enabled[tabindex='0']" };

export class Keyboard {
  #root: HTMLElement;
  #picking: Picking;
  /** Whether somebody walks about on the table with keys; what they stood on may have gone. */
  #isHere = false;
  /** Whether the last thing that was pressed was a pointer: what it puts the focus on was not walked to. */
  #isPointed = false;

  constructor(root: HTMLElement, picking: Picking) {
    this.#root = root;
    this.#picking = picking;
  }

  /** Listen until the returned function is called. */
  listen(): () => void {
    addEventListener("keydown", this.#press, { capture: true });
    addEventListener("pointerdown", this.#leave);
    addEventListener("focusin", this.#enter);
    this.#root.addEventListener("click", this.#click);
    const unwatch = watchKeys(this.#root);
    return () => {
      unwatch();
      removeEventListener("keydown", this.#press, { capture: true });
      removeEventListener("pointerdown", this.#leave);
      removeEventListener("focusin", this.#enter);
      this.#root.removeEventListener("click", this.#click);
    };
  }

  /** Another choice is open: go on there if the focus was lost with the last one. */
  resume(): void {
    const { activeElement } = document;
    if (this.#isHere && (!activeElement || activeElement === document.body)) this.#follow();
  }

  #follow(): void {
    requestAnimationFrame(() => {
      this.#root.querySelector<HTMLElement>(this.#picking.head ? NEXT.target : NEXT.source)?.focus();
    });
  }

  #press = (event: KeyboardEvent): void => {
    this.#isPointed = false;
    const picking = this.#picking;
    if (!picking.isOpen || isElsewhere(event)) return;
    const { key } = event;
    if (key === "Escape" && (picking.head || picking.typed)) {
      const chosen = this.#root.querySelector<HTMLElement>(".group.is-chosen");
      picking.cancel();
      if (this.#isHere) chosen?.focus();
    } else if (key === "Enter" && picking.typed) picking.enter();
    else if (!picking.type(key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A click without a pointer came from a key. */
  #click = (event: MouseEvent): void => {
    if (event.detail === 0 && (event.target as Element).closest(".group")) this.#follow();
  };

  #enter = (event: FocusEvent): void => {
    this.#isHere = !this.#isPointed && this.#root.contains(event.target as Node);
  };

  #leave = (): void => {
    this.#isPointed = true;
    this.#isHere = false;
  };
}

function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target as Element;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    at.closest(EDITABLE) !== null ||
    document.querySelector("dialog[open]") !== null
  );
}
