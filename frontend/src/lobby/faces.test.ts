import { expect, test, vi } from "vitest";
import { BOTS } from "../words/bots";
import { faceOf } from "./faces";

vi.mock("../words/words.svelte", () => ({ say: (message: string) => message }));

const FACES = BOTS.flat().map((name) => faceOf(name)!);

test("everyone has a face of their own, always the same", () => {
  expect(new Set(FACES.map(({ glaze, motif }) => `${glaze} ${motif}`)).size).toBe(FACES.length);
  expect(BOTS.flat().map((name) => faceOf(name))).toEqual(FACES);
});

test("the three of a level are told apart by motif and by glaze", () => {
  for (const names of BOTS) {
    const faces = names.map((name) => faceOf(name)!);
    expect(new Set(faces.map(({ motif }) => motif)).size).toBe(3);
    expect(new Set(faces.map(({ glaze }) => glaze)).size).toBe(3);
  }
});

test("a person has none", () => {
  expect(faceOf("Ada")).toBeNull();
});
