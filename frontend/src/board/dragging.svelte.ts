/** Taking tiles with mouse or finger and carrying them to a target. */

import { getContext, setContext } from "svelte";
import type { Picking } from "./picking.svelte";

const KEY = Symbol("dragging");
const FAR_ENOUGH = 6;

/** Tiles that were let go over a target: which places they came from, and where they are now. */
export interface Dropped {
  places: Set<string>;
  box: DOMRect;
}

export class Dragging {
  #picking: Picking;
  #start: { x: number; y: number; source: string; kind: string; pointer: number } | null = null;
  #wasDragged = false;
  #places: string[] = [];
  /** What is carried, or was let go over a target and waits for the table's answer. */
  head = $state("");
  tiles = $state("");
  x = $state(0);
  y = $state(0);

  constructor(picking: Picking) {
    this.#picking = picking;
  }

  begin(event: PointerEvent, source: string, kind: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#wasDragged = false;
    this.#start = { x: event.clientX, y: event.clientY, source, kind, pointer: event.pointerId };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#end);
    addEventListener("pointercancel", this.#stop);
  }

  /** Whether a click was one, and not the end of a drag. */
  isClick(): boolean {
    return !this.#wasDragged;
  }

  /** The answer is there: tiles that were let go are not held any more. */
  release(): Dropped | null {
    if (!this.head) return null;
    const size = 44;
    const dropped = {
      places: new Set(this.#places),
      box: new DOMRect(this.x - size / 2, this.y - size * 0.7, size, size),
    };
    this.#stop();
    return dropped;
  }

  #lift(source: string, kind: string): boolean {
    if (!this.#picking.grab(source, kind)) return false;
    this.#wasDragged = true;
    this.#places = [];
    this.head = this.#picking.head;
    this.tiles = this.#picking.held;
    return true;
  }

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (!start || event.pointerId !== start.pointer) return;
    if (!this.head) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR_ENOUGH) return;
      if (!this.#lift(start.source, start.kind)) return this.#stop();
    }
    this.x = event.clientX;
    this.y = event.clientY;
    this.#picking.point(targetAt(event) ?? "");
  };

  #end = (event: PointerEvent): void => {
    if (!this.head) return this.#stop();
    const target = targetAt(event);
    if (target !== undefined && this.#picking.tails.has(target)) {
      this.#places = [...document.querySelectorAll<HTMLElement>(".group.is-chosen [data-place]")].map(
        ({ dataset }) => dataset.place!,
      );
      this.#forget();
    } else this.#stop();
    if (target !== undefined) this.#picking.place(target);
    else this.#picking.cancel();
  };

  #stop = (): void => {
    this.head = "";
    this.tiles = "";
    this.#forget();
  };

  #forget(): void {
    this.#start = null;
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#end);
    removeEventListener("pointercancel", this.#stop);
  }
}

function targetAt({ clientX, clientY }: PointerEvent): string | undefined {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-target]")?.dataset.target;
}

export function provideDragging(picking: Picking): Dragging {
  return setContext(KEY, new Dragging(picking));
}

export function useDragging(): Dragging {
  return getContext<Dragging>(KEY);
}
