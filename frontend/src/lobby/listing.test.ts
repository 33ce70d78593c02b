import { expect, test, vi } from "vitest";
import { BOTS } from "../words/bots";
import { listedNames } from "./listing";

vi.mock("../words/words.svelte", () => ({ say: (message: string) => message, has: () => true }));
vi.mock("../theme/preferences.svelte", () => ({ preferences: { lang: "en" } }));

const seat = (kind: string, name = "", level: number | null = null) => ({ kind, name, level, score: null, place: null, stand_in: null });

test("everyone in a list is called as at the table", () => {
  const seats = [seat("person", "Ada"), seat("bot", "", 3), seat("bot", "", 3), seat("open")];
  expect(listedNames(seats)).toEqual(["Ada", BOTS[2]![0], BOTS[2]![1], "list-free"]);
  expect(listedNames([seat("person"), seat("friend")])).toEqual(["seat-person", "list-free"]);
});
