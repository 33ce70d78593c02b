import { describe, expect, test, vi } from "vitest";
import type { GameInfo } from "../net/wire";
import { countOf, freshForm, optionsOf, readForm, settingsOf } from "./form";

vi.mock("../games", () => ({ FIRST_GAME: "azulejo" }));

const GAME: GameInfo = {
  name: "azulejo",
  seats: [2, 3, 4],
  options: [
    { name: "wall", choices: ["colored", "gray"], is_switch: false },
    { name: "jokers", choices: [false, true], is_switch: false },
  ],
  letters: "BYRKW",
  has_page: true,
};

test("each kind of seat sends only what belongs to it", () => {
  const form = freshForm();
  form.count = 4;
  form.seats = [
    { kind: "me", name: "old", level: 9 },
    { kind: "person", name: " Bo ", level: 9 },
    { kind: "friend", name: "Cy", level: 9 },
    { kind: "open", name: "Di", level: 9 },
  ];
  expect(settingsOf(form, GAME, "Ada").seats).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "me", name: "Bo" },
    { kind: "friend" },
    { kind: "open" },
  ]);
});

test("seats beyond the number chosen are kept but not sent", () => {
  const form = freshForm();
  form.first = 4;
  const settings = settingsOf(form, GAME, "");
  expect(settings.seats).toHaveLength(2);
  expect(settings.first).toBe("random");
});

test("a game gets as many seats as wanted, or as near as it allows", () => {
  expect([1, 2, 4, 6].map((wanted) => countOf(GAME, wanted))).toEqual([2, 2, 4, 4]);
  expect(countOf({ ...GAME, seats: [1, 5] }, 4)).toBe(5);
  expect(settingsOf({ ...freshForm(), count: 6 }, GAME, "").seats).toHaveLength(4);
});

test("a clock that is off is not sent", () => {
  expect(settingsOf({ ...freshForm(), pace: "minutes" }, GAME, "").clock).toEqual({ minutes: 10, increment: 10 });
  expect(settingsOf({ ...freshForm(), pace: "days" }, GAME, "").clock).toEqual({ days: 3 });
  expect(settingsOf(freshForm(), GAME, "").clock).toBeNull();
});

test("options that a game does not have are left out, others take their first choice", () => {
  expect(optionsOf(GAME, { wall: "gray", side: "B" })).toEqual({ wall: "gray", jokers: false });
  expect(optionsOf(GAME, { wall: "pink" })).toEqual({ wall: "colored", jokers: false });
});

describe("what a browser kept", () => {
  test("comes back as it was", () => {
    const form = { ...freshForm(), count: 3, first: 2 as const, undo: "off" as const, is_listed: true, pace: "days" as const, days: 5 };
    form.seats[1] = { kind: "friend", name: "", level: 8 };
    expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  test.each([null, 7, "x", [], {}, { seats: 3, clock: "now", pace: "slow", days: 99, count: 99, first: 9, undo: 1, speed: null, options: 5 }])(
    "gives a table that can be made, whatever it is: %j",
    (kept) => {
      const settings = settingsOf(readForm(kept), GAME, "");
      expect(settings.seats.length).toBeGreaterThanOrEqual(2);
      expect(settings.seats.length).toBeLessThanOrEqual(4);
      expect(settings.seats[0]).toEqual({ kind: "me" });
      expect(settings.first).toBe("random");
      expect(settings.clock).toBe(null);
    },
  );
});
