/** Verdicts in both languages: whoever reads is told "you", and in the right form. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Lang, Result } from "../net/wire";
import { verdict } from "./verdict";
import { prepare, prepareGame, readerName } from "./words.svelte";
import { namesFor } from "./you";

/** A game whose ties are broken by something that can be counted. */
const [GAME = ""] = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2]!);

function told(scores: number[], places: number[], names: string[], ties: number[] = scores.map(() => 0)): string {
  return verdict(GAME, { scores, places, ties, tie_break: "rows", reason: "row" } satisfies Result, names);
}

const CASES: Record<Lang, [what: string, said: () => string, expected: string][]> = {
  en: [
    ["you won against one", () => told([52, 31], [1, 2], ["You", "Bo"]), "You win 52 to 31"],
    ["you lost against one", () => told([31, 52], [2, 1], ["You", "Bo"]), "Bo wins 52 to 31"],
    ["you won against several", () => told([52, 31, 40], [1, 3, 2], ["You", "Bo", "Di"]), "You win with 52 points."],
    ["you and another share", () => told([40, 40], [1, 1], ["Bo", "You"]), "You and Bo share the victory: 40 points and the same number of complete rows each."],
    ["others share", () => told([40, 40, 3], [1, 1, 3], ["Bo", "youth", "You"]), "Bo and youth share the victory: 40 points and the same number of complete rows each."],
    ["you win a tie", () => told([40, 40], [2, 1], ["Bo", "You"], [1, 2]), "You and Bo are tied at 40 points; you win on complete rows (2)."],
    ["you lose a tie", () => told([40, 40], [1, 2], ["Bo", "You"], [1, 0]), "You and Bo are tied at 40 points; Bo wins on complete rows (1)."],
  ],
  fr: [
    ["you won against one", () => told([52, 31], [1, 2], ["Vous", "Bo"]), "Vous gagnez 52 à 31"],
    ["you lost against one", () => told([31, 52], [2, 1], ["Vous", "Bo"]), "Bo gagne 52 à 31"],
    ["you and another share", () => told([40, 40], [1, 1], ["Bo", "Vous"]), "Vous et Bo partagez la victoire, à égalité de score (40) et de lignes complètes."],
    ["you win a tie", () => told([40, 40], [2, 1], ["Bo", "Vous"], [1, 2]), "Égalité à 40 entre vous et Bo\u202f; vous l’emportez au nombre de lignes complètes (2)."],
    ["you lose a tie", () => told([40, 40], [1, 2], ["Bo", "Vous"], [1, 0]), "Égalité à 40 entre vous et Bo\u202f; Bo l’emporte au nombre de lignes complètes (1)."],
  ],
};

describe.each<Lang>(["en", "fr"])("in %s", (lang) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await prepare(lang);
    await prepareGame(GAME);
  });

  test.each(CASES[lang])("%s", (_, said, expected) => expect(said()).toBe(expected));

  test("whoever has one seat is called so, whoever has several or none reads names", () => {
    expect(namesFor([2], ["Ada", "Bo"])).toEqual(["Ada", readerName()]);
    expect(namesFor([1, 2], ["Ada", "Bo"])).toEqual(["Ada", "Bo"]);
    expect(namesFor([], ["Ada", "Bo"])).toEqual(["Ada", "Bo"]);
  });
});
