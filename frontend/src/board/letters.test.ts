import { expect, test, vi } from "vitest";
import { asOnTiles, asRead, lettersOf } from "./letters";

const FRENCH: Record<string, string> = { B: "B", Y: "J", R: "R", K: "N", W: "W", J: "★" };
vi.mock("../games", () => ({ openedGame: () => ({ letters: "BYRKWJ" }) }));
vi.mock("../words/words.svelte", () => ({ has: () => true, say: (message: string) => FRENCH[message.at(-1)!] }));

test("a game's tiles have the letters of the reader's language", () => {
  expect(lettersOf("azulejo")).toEqual(FRENCH);
  expect(asOnTiles("3KJ2", FRENCH)).toBe("3N★2");
});

test("a reason names its move with the letters on the tiles", () => {
  expect(asRead("3K2 : la ligne 2 est pleine.", "3K2", "azulejo")).toBe("3N2 : la ligne 2 est pleine.");
  expect(asRead("« 3YJ » n’est pas un coup ; écrivez 3B2.", "3YJ", "azulejo")).toBe(
    "« 3J★ » n’est pas un coup ; écrivez 3B2.",
  );
  expect(asRead("La partie est finie.", "3K2", "azulejo")).toBe("La partie est finie.");
});
