import { expect, test, vi } from "vitest";
import { asRead, lettersOf } from "./letters";

const FRENCH: Record<string, string> = { B: "B", Y: "J", R: "R", K: "N", W: "W", J: "★" };
vi.mock("../i18n/words.svelte", () => ({ has: () => true, say: (message: string) => FRENCH[message.at(-1)!] }));

test("a game's tiles have the letters of the reader's language", () => {
  expect(lettersOf("classic")).toEqual(FRENCH);
  expect(lettersOf("chess")).toEqual({});
});

test("a reason names its move with the letters on the tiles", () => {
  expect(asRead("3K2 : la ligne 2 est pleine.", "3K2", "classic")).toBe("3N2 : la ligne 2 est pleine.");
  expect(asRead("« 3YJ » n’est pas un coup ; écrivez 3B2.", "3YJ", "classic")).toBe(
    "« 3J★ » n’est pas un coup ; écrivez 3B2.",
  );
  expect(asRead("La partie est finie.", "3K2", "classic")).toBe("La partie est finie.");
});
