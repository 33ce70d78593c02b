import { expect, test } from "vitest";
import { Generator } from "./generator";

/** The worked example of version 1 in `docs/records.md`: the numbers are made in the same way from other words. */
const WORDS: [number, number, number, number] = [0x8b161b92, 0x22dd15ac, 0x8feef031, 0xd763f579];

test("numbers are those of the worked example", () => {
  const generator = new Generator(WORDS);
  let bag = ["B", "Y", "R", "K", "W"].map((color) => color.repeat(20)).join("");
  let drawn = "";
  for (let tile = 0; tile < 20; tile++) {
    const at = generator.below(bag.length);
    drawn += bag[at]!;
    bag = bag.slice(0, at) + bag.slice(at + 1);
  }
  expect(drawn.match(/.{4}/g)!.join(" ")).toBe("KYKR RWWB YBYY RYBW BWBW");
});

test("a generator of nothing but zeros would stand still", () => {
  const generator = new Generator([0, 0, 0, 0]);
  expect(new Set(Array.from({ length: 4 }, () => generator.step())).size).toBeGreaterThan(1);
});

test("a draw is made of everything that was shown, and of its number", () => {
  const first = (number: number, links: string[]) => Generator.of({ number, ends: ["a", "b", "-"], links }).step();
  const all = [first(1, ["c", "d", "-"]), first(2, ["c", "d", "-"]), first(1, ["c", "-", "-"]), first(1, ["e", "d", "-"])];
  expect(new Set(all).size).toBe(4);
});
