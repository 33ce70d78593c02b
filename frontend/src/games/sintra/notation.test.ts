import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { asOnTiles } from "../../board/letters";
import type { TileLetters } from "../../board/typed";
import { held, isFollowUp, readTyped, split } from "./notation";
import en from "../../../../src/faience/locale/sintra.en.ftl?raw";
import fr from "../../../../src/faience/locale/sintra.fr.ftl?raw";

vi.mock("..", () => ({}));

test.each([
  ["3B2", "3B", "2"],
  ["CP-", "CP", "-"],
  ["4@O", "4@", "O"],
  ["J1", "J", "1"],
  ["H", "H", ""],
])("%s has the halves %s and %s", (move, head, tail) => expect(split(move)).toEqual({ head, tail }));

test("the panes that a move takes are those of its event", () => {
  const took = { kind: "took", seat: 1, points: 0, facts: { source: 3, tiles: "BB" } };
  expect(held({ move: "3B2", happened: [took], later: [] })).toBe("BB");
  expect(held({ move: "H", happened: [], later: [] })).toBe("");
});

test("questions about panes that were taken come after them", () => {
  expect(["draft", "jokers", "pane", "over"].filter(isFollowUp)).toEqual(["jokers", "pane"]);
});

const type = (text: string, letters: TileLetters = {}) =>
  [...text].reduce<string | null>((typed, key) => typed !== null ? readTyped(typed, key, letters) : null, "");

test("moves are typed key by key, in capitals or not", () => {
  expect(type("3b2")).toBe("3B2");
  expect(type("cp-")).toBe("CP-");
  expect(type("4@o")).toBe("4@O");
  expect(type("h")).toBe("H");
  expect(type("j1")).toBe("J1");
  expect(type("*1")).toBe("J1");
  expect(readTyped("3B", "Backspace")).toBe("3");
});

test("other keys are none of the notation", () => {
  expect(readTyped("", "x")).toBeNull();
  expect(readTyped("", "0")).toBeNull();
  expect(readTyped("3", "Enter")).toBeNull();
  expect(readTyped("", "Backspace")).toBeNull();
  expect(readTyped("3B2-", "2")).toBeNull();
});

test("where J stands on a pane it is no joker square", () => {
  const letters = { Y: "J", P: "R", G: "V" };
  expect(type("3j2", letters)).toBe("3Y2");
  expect(type("cr-", letters)).toBe("CP-");
  expect(type("4@v", letters)).toBe("4@G");
  expect(type("j1", letters)).toBeNull();
  expect(type("*1", letters)).toBe("J1");
});

describe.each(Object.entries({ en, fr }))("the letters on the panes in %s", (lang, file) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(file));
  const letterOf = (kind: string) => String(bundle.getMessage(`sintra-letter-${kind}`)?.value);
  const letters: TileLetters = Object.fromEntries([..."BYOPG"].map((kind) => [kind, letterOf(kind)]));

  test("are typed as they stand there, and shown as they are typed", () => {
    for (const [kind, letter] of Object.entries(letters)) {
      expect(type(`3${letter.toLowerCase()}2`, letters)).toBe(`3${kind}2`);
      expect(asOnTiles(`3${kind}2`, letters)).toBe(`3${letter}2`);
    }
  });

  test("mean one thing each, and none is the center, home or a number", () => {
    const used = Object.values(letters);
    expect(new Set(used).size).toBe(used.length);
    expect(used.join("")).not.toMatch(/[CH0-9@-]/);
  });
});
