import { beforeAll, describe, expect, test, vi } from "vitest";
import { clockWords, daysText, leftWords } from "./time";
import { prepare } from "./words.svelte";

vi.stubGlobal("document", { documentElement: {} });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("in English", () => {
  beforeAll(() => prepare("en"));

  test("a clock is told as it is played with", () => {
    expect(clockWords(null)).toBe("No clock");
    expect(clockWords({ minutes: 10, increment: 5 })).toBe("10 min + 5 s");
    expect(clockWords({ days: 1 })).toBe("1 day per move");
    expect(clockWords({ days: 3 })).toBe("3 days per move");
  });

  test.each([
    [3 * DAY, "3 days left"],
    [3 * DAY - 1, "3 days left"],
    [2 * DAY - HOUR, "1 day left"],
    [DAY - HOUR, "23 hours left"],
    [HOUR - 1, "1 hour left"],
    [59 * MINUTE - 1, "58 minutes left"],
    [MINUTE, "1 minute left"],
    [-5, "0 minutes left"],
  ])("%i milliseconds are told as %s", (left, text) => {
    expect(leftWords(left)).toBe(text);
  });

  test.each([
    [3 * DAY, "3 d"],
    [3 * DAY - 1, "3 d"],
    [2 * DAY + 4 * HOUR + 59 * MINUTE, "2 d 4 h"],
    [4 * HOUR + 12 * MINUTE, "4 h 12 min"],
    [12 * MINUTE, "12 min"],
    [0, "0 min"],
  ])("on the face of a clock %i milliseconds are %s", (left, text) => {
    expect(daysText(left)).toBe(text);
  });
});

describe("in French", () => {
  beforeAll(() => prepare("fr"));

  test("days are days", () => {
    expect([clockWords({ days: 1 }), clockWords({ days: 3 })]).toEqual(["1 jour par coup", "3 jours par coup"]);
    expect(leftWords(2 * DAY)).toBe("encore 2 jours");
    expect(daysText(2 * DAY + 4 * HOUR)).toBe("2\u00a0j 4\u00a0h");
  });
});
