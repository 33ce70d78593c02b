import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { asOnTiles } from "../../board/letters";
import type { TileLetters } from "../../board/typed";
import { headAfter, parts, readTyped, split, takes } from "./notation";
import en from "../../../../src/faience/locale/classic.en.ftl?raw";
import fr from "../../../../src/faience/locale/classic.fr.ftl?raw";

vi.mock("..", () => ({}));

const HEADS = new Set(["3B", "3BJ", "3J", "3R", "3RJ", "CB"]);

test("a head has a source and the kinds taken from it", () => {
  expect(parts("3BJ")).toEqual({ source: "3", kinds: "BJ" });
  expect(takes("3BJ", "3", "J")).toBe(true);
  expect(takes("3BJ", "C", "B")).toBe(false);
});

test.each([
  ["3BJ2", "3BJ", "2"],
  ["CR-", "CR", "-"],
  ["2@4", "2@", "4"],
  ["J1", "J", "1"],
])("%s has the halves %s and %s", (move, head, tail) => expect(split(move)).toEqual({ head, tail }));

test("a click takes a color, another one puts it back", () => {
  expect(headAfter("", "3", "B", HEADS)).toBe("3B");
  expect(headAfter("3B", "3", "B", HEADS)).toBe("");
});

test("jokers go along with the color of their source, whichever is clicked first", () => {
  expect(headAfter("3B", "3", "J", HEADS)).toBe("3BJ");
  expect(headAfter("3J", "3", "B", HEADS)).toBe("3BJ");
  expect(headAfter("3BJ", "3", "J", HEADS)).toBe("3B");
  expect(headAfter("3BJ", "3", "B", HEADS)).toBe("3J");
});

test("another color takes the place of the first one, and another source starts anew", () => {
  expect(headAfter("3BJ", "3", "R", HEADS)).toBe("3RJ");
  expect(headAfter("3BJ", "C", "B", HEADS)).toBe("CB");
});

test("what cannot be taken is not taken", () => {
  expect(headAfter("", "C", "R", HEADS)).toBe("");
  expect(headAfter("CB", "C", "J", HEADS)).toBe("");
});

test("moves are typed key by key, in capitals or not", () => {
  expect([..."3bj2"].reduce<string | null>((typed, key) => readTyped(typed!, key), "")).toBe("3BJ2");
  expect(readTyped("3B", "-")).toBe("3B-");
  expect(readTyped("2", "@")).toBe("2@");
  expect(readTyped("3B", "Backspace")).toBe("3");
});

test("other keys are none of the notation", () => {
  expect(readTyped("", "x")).toBeNull();
  expect(readTyped("3", "Enter")).toBeNull();
  expect(readTyped("", "Backspace")).toBeNull();
  expect(readTyped("3BJ2--", "2")).toBeNull();
});

describe.each(Object.entries({ en, fr }))("the letters on the tiles in %s", (lang, file) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  const letterOf = (kind: string) => String(bundle.getMessage(`classic-letter-${kind}`)?.value);
  const letters: TileLetters = Object.fromEntries([..."BYRKWJ"].map((kind) => [kind, letterOf(kind)]));
  const type = (text: string) => [...text].reduce<string | null>((typed, key) => readTyped(typed!, key, letters), "");

  test("are typed as they stand there, and shown as they are typed", () => {
    for (const [kind, letter] of Object.entries(letters)) {
      expect(type(`3${letter.toLowerCase()}2`)).toBe(`3${kind}2`);
      expect(asOnTiles(`3${kind}2`, letters)).toBe(`3${letter}2`);
    }
  });

  test("mean one thing each, and none is the center or a number", () => {
    const used = Object.values(letters);
    expect(new Set(used).size).toBe(used.length);
    expect(used.join("")).not.toMatch(/[C0-9@-]/);
  });

  test("leave the letters of the notation that stand on no tile as they are", () => {
    const free = Object.keys(letters).filter((kind) => !Object.values(letters).includes(kind));
    for (const kind of free.filter((kind) => kind !== "J")) expect(type(`C${kind}-`)).toBe(`C${kind}-`);
  });

  test("have a star for the joker on every keyboard", () => {
    expect(type("3b*2")).toBe("3BJ2");
    expect(type("*1")).toBe("J1");
  });
});

test("in French J is yellow and never the joker", () => {
  expect(readTyped("3", "j", { Y: "J", J: "★" })).toBe("3Y");
  expect(readTyped("", "j", { Y: "J", J: "★" })).toBeNull();
});
