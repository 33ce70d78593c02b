import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOUNDS, type SoundName } from "./ceramics";

const preferences = { sounds: true };
vi.mock("./preferences.svelte", () => ({ preferences }));

/** A loudspeaker that notes when each tone begins and ends. */
class Loudspeaker {
  static all: Loudspeaker[] = [];
  state = "suspended";
  currentTime = 7;
  destination = {};
  tones: { start: number; stop: number; peak: number }[] = [];

  constructor() {
    Loudspeaker.all.push(this);
  }

  async resume() {
    this.state = "running";
  }

  createOscillator() {
    const tone = { start: NaN, stop: NaN, peak: 0 };
    this.tones.push(tone);
    return {
      frequency: { value: 0 },
      connect: (volume: unknown) => volume,
      start: (at: number) => (tone.start = at),
      stop: (at: number) => (tone.stop = at),
    };
  }

  createGain() {
    const tone = this.tones.at(-1)!;
    const reach = (level: number) => (tone.peak = Math.max(tone.peak, level));
    return { gain: { setValueAtTime: reach, exponentialRampToValueAtTime: reach }, connect: (on: unknown) => on };
  }
}

const browser = { hidden: false };
const touched = { hasBeenActive: true };
let gestures: (() => void)[] = [];
const tones = () => Loudspeaker.all.flatMap((speaker) => speaker.tones);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Loudspeaker);
  vi.stubGlobal("document", browser);
  vi.stubGlobal("navigator", { userActivation: touched });
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => gestures.push(listener));
  [browser.hidden, touched.hasBeenActive, preferences.sounds] = [false, true, true];
  Loudspeaker.all = [];
  gestures = [];
});

afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import("./sounds")).sound;

test.each(Object.keys(SOUNDS) as SoundName[])("%s is short and soft, and every tone of it ends", async (name) => {
  (await load())(name);
  expect(tones().length).toBeGreaterThanOrEqual(4);
  for (const { start, stop, peak } of tones()) {
    expect(start).toBeGreaterThanOrEqual(7);
    expect(stop).toBeGreaterThan(start);
    expect(stop).toBeLessThan(7 + 2);
    expect(peak).toBeLessThanOrEqual(0.12);
  }
});

test("behind other tabs only what calls somebody back is heard", async () => {
  const sound = await load();
  browser.hidden = true;
  for (const name of ["tile", "points", "loss"] as const) sound(name);
  expect(tones()).toEqual([]);
  sound("turn");
  const turn = tones().length;
  expect(turn).toBeGreaterThan(0);
  sound("over");
  expect(tones().length).toBeGreaterThan(turn);
});

test("nothing is tried before somebody has touched the page, and the first touch opens the loudspeaker", async () => {
  touched.hasBeenActive = false;
  const sound = await load();
  sound("turn");
  expect(Loudspeaker.all).toEqual([]);
  touched.hasBeenActive = true;
  for (const gesture of gestures) gesture();
  expect(Loudspeaker.all.map(({ state }) => state)).toEqual(["running"]);
  browser.hidden = true;
  sound("turn");
  expect(tones().length).toBeGreaterThan(0);
});

test("when muted there is neither a sound nor a loudspeaker", async () => {
  preferences.sounds = false;
  const sound = await load();
  for (const gesture of gestures) gesture();
  sound("tile");
  expect(Loudspeaker.all).toEqual([]);
});

test("tiles that land together make one sound", async () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1010).mockReturnValueOnce(1100);
  const sound = await load();
  sound("tile");
  const one = tones().length;
  sound("tile");
  expect(tones()).toHaveLength(one);
  sound("tile");
  expect(tones()).toHaveLength(2 * one);
});
