import { expect, test, vi } from "vitest";
import { asOnTiles, lettersOf } from "./letters";

const FRENCH: Record<string, string> = { B: "B", Y: "J", R: "R", K: "N", W: "W", J: "★" };
vi.mock("../games", () => ({ openedGame: () => ({ letters: "BYRKWJ" }) }));
vi.mock("../words/words.svelte", () => ({ has: () => true, say: (message: string) => FRENCH[message.at(-1)!] }));

test("a game's tiles have the letters of the reader's language", () => {
  expect(lettersOf("azulejo")).toEqual(FRENCH);
  expect(asOnTiles("3KJ2", FRENCH)).toBe("3N★2");
});
