/** Plays steps on the elements of a table: tiles fly between named places, points pop up, places glow. */

import { signed } from "../words/words.svelte";
import { isStill, preferences } from "../theme/preferences.svelte";
import { sound } from "../theme/sounds";
import type { Dropped } from "./dragging.svelte";
import type { Flight, Pop, Step } from "./steps";

/** Milliseconds at the normal pace. */
const FLIGHT = { deal: 380, move: 460, score: 340 };
const STAGGER = { deal: 55, move: 50, score: 18 };
const POP = 900;
const POP_SHOWN = 420;
const GLOW = 650;
const STILL_HOLD = { deal: 150, move: 350, score: 450 };

interface Seen {
  box: DOMRect;
  tile: Element | null;
}

export class Performer {
  #root: HTMLElement;
  #layer: HTMLElement;
  #running = new Set<Animation>();
  #isHurried = false;
  #wake: () => void = () => {};

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /** Show steps one after the other, as long as they are wanted. */
  async perform(
    steps: Step[],
    dropped: Dropped | null,
    show: (step: Step) => Promise<void>,
    isWanted: () => boolean,
  ): Promise<void> {
    this.#isHurried = document.hidden;
    for (const step of steps) {
      if (this.#isHurried || !isWanted()) return;
      const seen = new Map(step.flights.map(({ from }) => [from, this.#see(from, dropped)]));
      await show(step);
      const wait = isStill() ? this.#highlight(step) : this.#animate(step, seen);
      if (wait) await this.#hold(wait / preferences.pace);
    }
  }

  /** Jump to the end. */
  hurry(): void {
    this.#isHurried = true;
    for (const animation of this.#running) animation.finish();
    this.#wake();
  }

  #hold(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** A place; where a board is shown twice, small and large, the larger one. */
  #find(name: string): HTMLElement | null {
    const [first = null, ...others] = this.#root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
    return others.reduce((best, other) => (other.offsetWidth > (best?.offsetWidth ?? 0) ? other : best), first);
  }

  /** Where a place is; tiles that were carried are where they were let go. */
  #see(name: string, dropped: Dropped | null = null): Seen | null {
    const element = this.#find(name);
    const box = dropped?.places.has(name) ? dropped.box : element?.getBoundingClientRect();
    return element && box ? { box, tile: element.querySelector(".tile") } : null;
  }

  /** Tiles are where they belong at once; a short light shows where that is. */
  #highlight({ flights, pops, glow, pace }: Step): number {
    if (!flights.length && !pops.length && !glow.length) return 0;
    for (const place of new Set([...flights.map(({ to }) => to), ...glow])) this.#glow(place, 0);
    for (const pop of pops) this.#pop(pop, 0);
    if (flights.length) sound("tile");
    return STILL_HOLD[pace];
  }

  /** Returns how long the step takes. */
  #animate({ flights, pops, glow, pace }: Step, seen: Map<string, Seen | null>): number {
    const starts = flights.map((flight, nth) =>
      this.#fly(flight, seen.get(flight.from) ?? null, nth * STAGGER[pace], FLIGHT[pace]),
    );
    const landed = starts.length ? (starts.length - 1) * STAGGER[pace] + FLIGHT[pace] : 0;
    for (const place of glow) this.#glow(place, landed);
    for (const pop of pops) this.#pop(pop, landed);
    return landed + (pops.length || (glow.length && !flights.length) ? POP_SHOWN : flights.length ? 60 : 0);
  }

  #fly({ kind, to }: Flight, from: Seen | null, delay: number, duration: number): void {
    const end = this.#see(to);
    const sample = end?.tile ?? from?.tile;
    if (!from || !end || !sample || !end.box.width) return;
    const isKept = end.tile !== null;
    const size = isKept ? end.box.width : from.box.width;
    const node = document.createElement("div");
    node.className = "flying";
    node.append(sample.cloneNode(true));
    node.dataset.kind = kind;
    this.#layer.append(node);
    const origin = this.#layer.getBoundingClientRect();
    node.style.width = node.style.height = `${size}px`;
    const at = (box: DOMRect, scale: number) =>
      `translate(${box.x + box.width / 2 - size / 2 - origin.x}px, ${box.y + box.height / 2 - size / 2 - origin.y}px) scale(${scale})`;
    const first = Math.min(1.6, (from.tile ? from.box.width : size * 0.5) / size);
    const frames: Keyframe[] = [
      { transform: at(from.box, first), opacity: from.tile ? 1 : 0 },
      { opacity: 1, offset: 0.15 },
      { transform: at(end.box, isKept ? 1 : 0.35), opacity: isKept ? 1 : 0 },
    ];
    const timing = {
      delay: delay / preferences.pace,
      duration: duration / preferences.pace,
      easing: "cubic-bezier(0.3, 0.1, 0.25, 1)",
      fill: "both" as const,
    };
    this.#run(node.animate(frames, timing), () => {
      node.remove();
      if (isKept) sound("tile");
    });
    if (isKept) {
      const hidden = { duration: timing.delay + timing.duration };
      this.#run(end.tile!.animate([{ visibility: "hidden" }, { visibility: "hidden" }], hidden));
    }
  }

  #pop({ at, points }: Pop, delay: number): void {
    const place = this.#see(at);
    if (!place) return;
    const node = document.createElement("div");
    node.className = points < 0 ? "pop is-loss" : "pop";
    node.textContent = signed(points);
    this.#layer.append(node);
    const origin = this.#layer.getBoundingClientRect();
    const [x, y] = [place.box.x + place.box.width / 2 - origin.x, place.box.y + place.box.height / 2 - origin.y];
    const rise = isStill() ? 0 : 26;
    const to = (dy: number, scale: number) => `translate(${x}px, ${y + dy}px) translate(-50%, -50%) scale(${scale})`;
    const frames = [
      { transform: to(4, rise ? 0.5 : 1), opacity: 0 },
      { transform: to(-rise * 0.3, rise ? 1.15 : 1), opacity: 1, offset: 0.2 },
      { transform: to(-rise * 0.5, 1), opacity: 1, offset: 0.7 },
      { transform: to(-rise, 1), opacity: 0 },
    ];
    const timing = { delay: delay / preferences.pace, duration: POP / preferences.pace, fill: "both" as const };
    this.#run(node.animate(frames, timing), () => node.remove());
    setTimeout(() => this.#isHurried || sound(points < 0 ? "loss" : "points"), timing.delay);
  }

  /** A box lights up around its edge; what lies in a box of another shape lights up along its own outline. */
  #glow(name: string, delay: number): void {
    const element = this.#find(name);
    const box = "0 0 0 3px var(--glow), 0 0 14px 4px var(--glow)";
    const outline = "drop-shadow(0 0 2px var(--glow)) drop-shadow(0 0 5px var(--glow))";
    const frames: Keyframe[] =
      element?.dataset.glow === "shape"
        ? [{ filter: outline, zIndex: 2 }, { filter: outline, offset: 0.6 }, { filter: "none" }]
        : [{ boxShadow: box, zIndex: 2 }, { boxShadow: box, offset: 0.6 }, { boxShadow: "0 0 0 3px transparent" }];
    const animation = element?.animate(frames, {
      delay: delay / preferences.pace,
      duration: GLOW / preferences.pace,
    });
    if (animation) this.#run(animation);
  }

  #run(animation: Animation, done: () => void = () => {}): void {
    this.#running.add(animation);
    animation.finished.then(done, done).finally(() => this.#running.delete(animation));
  }
}
