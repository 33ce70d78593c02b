import { describe, expect, test } from "vitest";
import { defaults, motionAt, remembered, speedOf } from "./stored";

const read = (stored: unknown) => ({ ...defaults("en"), ...remembered(JSON.stringify(stored)) });

describe("what older pages stored", () => {
  test("letters that were off stay off, and those that were on by default follow the keys", () => {
    expect(read({ letters: false }).letters).toBe("off");
    expect(read({ letters: true }).letters).toBe("auto");
  });

  test("sounds that somebody turned on stay on, and those that were off by default are as new", () => {
    expect(read({ letters: true, sounds: true }).sounds).toBe(true);
    expect(read({ letters: true, sounds: false }).sounds).toBe(defaults("en").sounds);
  });

  test("language, theme, motion and pace are kept", () => {
    const kept = { lang: "fr", theme: "dark", motion: "none", pace: 0.5 };
    expect(read({ ...kept, letters: true, sounds: true })).toMatchObject(kept);
  });
});

test("sounds that are muted now stay muted", () => {
  expect(read({ ...defaults("en"), sounds: false }).sounds).toBe(false);
});

test("everything that is stored is read again", () => {
  const changed = {
    ...{ lang: "fr", theme: "dark", motion: "full", pace: 2, letters: "on", confirm: "always" },
    ...{ sectors: true, sounds: false, vibration: false, notifications: true },
  };
  expect(Object.keys(changed)).toEqual(Object.keys(defaults("en")));
  expect(read(changed)).toEqual(changed);
});

test.each(["", "{", "null", "[1]", '"text"', '{"theme": "pink", "pace": 0, "sounds": 1, "confirm": null, "other": 1}'])(
  "%j is as if nothing were stored",
  (text) => expect(remembered(text)).toEqual({}),
);

test("nothing stored is nothing remembered", () => {
  expect(remembered(null)).toEqual({});
});

describe("the speed of animations", () => {
  test.each(["slow", "normal", "fast", "off"] as const)("%s stays what was chosen, whatever the system wishes", (speed) => {
    const chosen = { motion: "auto" as const, pace: 1, ...motionAt(speed) };
    expect(speedOf(chosen, false)).toBe(speed);
    expect(speedOf(chosen, true)).toBe(speed);
  });

  test("is what the system wishes before anybody chooses", () => {
    expect(speedOf(defaults("en"), true)).toBe("off");
    expect(speedOf(defaults("en"), false)).toBe("normal");
    expect(speedOf({ motion: "auto", pace: 2 }, false)).toBe("fast");
  });
});
