/** Plays steps on the elements of a table: tiles fly between named places, points pop up, places glow. */

import { signed } from "../words/words.svelte";
import { isStill, preferences } from "../theme/preferences.svelte";
import { sound } from "../theme/sounds";
import type { Dropped } from "./dragging.svelte";
import { painted } from "./painting";
import type { Pop, Step } from "./steps";

/** Milliseconds at the normal pace. */
const FLIGHT = { deal: 380, move: 460, score: 340 };
const STAGGER = { deal: 55, move: 50, score: 18 };
const POP = 900;
const POP_SHOWN = 420;
const GLOW = 650;
const STILL_HOLD = { deal: 150, move: 350, score: 450 };

type Places = Map<string, HTMLElement>;
type Show = (step: Step) => Promise<void>;

type Tile = HTMLElement | SVGElement;

interface Seen {
  box: DOMRect;
  tile: Tile | null;
}

export class Performer {
  #root: HTMLElement;
  #layer: HTMLElement;
  #running = new Set<Animation>();
  /** Tiles that are still in flight, and not yet seen where they land. */
  #landing = new Set<Tile>();
  /** Counts performances and their ends: what is left of an older one is not shown any more. */
  #current = 0;
  #wake: () => void = () => {};

  constructor(root: HTMLElement, layer: HTMLElement) {
    this.#root = root;
    this.#layer = layer;
  }

  /** Show steps one after the other, until another performance begins or somebody is in a hurry. */
  async perform(steps: Step[], dropped: Dropped | null, show: Show): Promise<void> {
    this.#current += 1;
    if (document.hidden) return;
    const isOn = this.#watch();
    for (const step of steps) {
      await painted();
      if (!isOn()) return;
      const wait = isStill() ? await this.#put(step, show) : await this.#fly(step, dropped, show);
      if (wait && isOn()) await this.#hold(wait / preferences.pace);
    }
  }

  /** Tells whether what is performed now still is. */
  #watch(): () => boolean {
    const now = this.#current;
    return () => now === this.#current;
  }

  /** Tiles are where they belong at once; a short light shows where that is. Returns for how long. */
  async #put(step: Step, show: Show): Promise<number> {
    await show(step);
    return this.#highlight(step);
  }

  /** Tiles fly. Where they land nothing is seen before they do, while all is laid out and drawn. Returns how long it takes. */
  async #fly(step: Step, dropped: Dropped | null, show: Show): Promise<number> {
    const isOn = this.#watch();
    const places = this.#places(step.flights.map(({ from }) => from));
    const seen = new Map(step.flights.map(({ from }) => [from, this.#see(places, from, dropped)]));
    await show(step);
    const tiles = step.flights.flatMap(({ to }) => this.#tilesIn(to));
    for (const tile of tiles) conceal(tile, true);
    if (step.flights.length) await painted();
    const duration = isOn() ? this.#animate(step, seen) : 0;
    for (const tile of tiles) if (!this.#landing.has(tile)) conceal(tile, false);
    return duration;
  }

  /** The tiles in a place, on the small and on the large board. */
  #tilesIn(name: string): Tile[] {
    return [...this.#root.querySelectorAll<Tile>(`[data-place="${CSS.escape(name)}"] .tile`)];
  }

  /** Jump to the end. */
  hurry(): void {
    this.#current += 1;
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

  /** Places by name; where a board is shown twice, small and large, the larger one. */
  #places(names: string[]): Places {
    const found: Places = new Map();
    const wanted = new Set(names);
    for (const element of wanted.size ? this.#root.querySelectorAll<HTMLElement>("[data-place]") : []) {
      const name = element.dataset.place!;
      if (!wanted.has(name)) continue;
      const other = found.get(name);
      if (!other || element.offsetWidth > other.offsetWidth) found.set(name, element);
    }
    return found;
  }

  /** Where a place is; tiles that were carried are where they were let go. */
  #see(places: Places, name: string, dropped: Dropped | null = null): Seen | null {
    const element = places.get(name) ?? null;
    const box = dropped?.places.has(name) ? dropped.box : element?.getBoundingClientRect();
    return element && box ? { box, tile: element.querySelector<Tile>(".tile") } : null;
  }

  /** What was moved lights up; returns for how long. */
  #highlight({ flights, pops, glow, pace }: Step): number {
    if (!flights.length && !pops.length && !glow.length) return 0;
    const lit = [...new Set([...flights.map(({ to }) => to), ...glow])];
    this.#mark(this.#places([...lit, ...pops.map(({ at }) => at)]), lit, pops, 0);
    if (flights.length) sound("tile");
    return STILL_HOLD[pace];
  }

  /** Returns how long the step takes. */
  #animate({ flights, pops, glow, pace }: Step, seen: Map<string, Seen | null>): number {
    if (!flights.length && !pops.length && !glow.length) return 0;
    const places = this.#places([...flights.map(({ to }) => to), ...glow, ...pops.map(({ at }) => at)]);
    const ends = flights.map(({ to }) => this.#see(places, to));
    const origin = this.#layer.getBoundingClientRect();
    const landed = flights.length ? (flights.length - 1) * STAGGER[pace] + FLIGHT[pace] : 0;
    this.#mark(places, glow, pops, landed);
    flights.forEach(({ kind, from }, nth) =>
      this.#send(kind, seen.get(from) ?? null, ends[nth]!, origin, nth * STAGGER[pace], FLIGHT[pace]),
    );
    return landed + (pops.length || (glow.length && !flights.length) ? POP_SHOWN : flights.length ? 60 : 0);
  }

  /** What lights up, and points; all is measured before anything is changed, so that it is laid out once. */
  #mark(places: Places, glow: string[], pops: Pop[], delay: number): void {
    const origin = this.#layer.getBoundingClientRect();
    const lit = glow.map((name) => this.#light(places.get(name), origin));
    const popped = pops.map(({ at, points }) => ({ points, place: this.#see(places, at) }));
    for (const node of lit) if (node) this.#glow(node, delay);
    for (const { points, place } of popped) if (place) this.#pop(points, place.box, origin, delay);
  }

  #send(kind: string, from: Seen | null, end: Seen | null, origin: DOMRect, delay: number, duration: number): void {
    const sample = end?.tile ?? from?.tile;
    if (!from || !end || !sample || !end.box.width) return;
    const isKept = end.tile !== null;
    const size = isKept ? end.box.width : from.box.width;
    const node = document.createElement("div");
    node.className = "flying";
    node.append(copyOf(sample));
    node.dataset.kind = kind;
    this.#layer.append(node);
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
    const { tile } = end;
    if (tile) this.#landing.add(tile);
    this.#run(node.animate(frames, timing), () => {
      node.remove();
      if (tile) this.#land(tile);
      if (isKept) sound("tile");
    });
  }

  #land(tile: Tile): void {
    this.#landing.delete(tile);
    conceal(tile, false);
  }

  #pop(points: number, box: DOMRect, origin: DOMRect, delay: number): void {
    const node = document.createElement("div");
    node.className = points < 0 ? "pop is-loss" : "pop";
    node.textContent = signed(points);
    this.#layer.append(node);
    const [x, y] = [box.x + box.width / 2 - origin.x, box.y + box.height / 2 - origin.y];
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
    const isOn = this.#watch();
    setTimeout(() => isOn() && sound(points < 0 ? "loss" : "points"), timing.delay);
  }

  /** The light around a place: around the edge of its box, or of the tile in it where that has another shape. */
  #light(element: HTMLElement | undefined, origin: DOMRect): HTMLElement | null {
    const isShape = element?.dataset.glow === "shape";
    const tile = isShape ? element.querySelector<SVGElement>(".tile") : null;
    if (!element || (isShape && !tile)) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const node = document.createElement("div");
    node.className = isShape ? "glow is-shape" : "glow";
    node.style.cssText = `translate:${x - origin.x}px ${y - origin.y}px;width:${width}px;height:${height}px`;
    if (tile) node.append(copyOf(tile));
    else node.style.borderRadius = getComputedStyle(element).borderRadius;
    return node;
  }

  /** It shines and fades above the place, which itself is not drawn anew. */
  #glow(node: HTMLElement, delay: number): void {
    this.#layer.append(node);
    const timing = { delay: delay / preferences.pace, duration: GLOW / preferences.pace };
    const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
    this.#run(node.animate(frames, timing), () => node.remove());
  }

  #run(animation: Animation, done: () => void): void {
    this.#running.add(animation);
    animation.finished.then(done, done).finally(() => this.#running.delete(animation));
  }
}

/** A tile is not seen where it will land; its place knows that, too. */
function conceal(tile: Tile, isFlying: boolean): void {
  tile.style.visibility = isFlying ? "hidden" : "";
  tile.parentElement?.toggleAttribute("data-flying", isFlying);
}

/** A tile as it looks when it is seen. */
function copyOf(tile: Tile): Tile {
  const copy = tile.cloneNode(true) as Tile;
  copy.style.visibility = "";
  return copy;
}
