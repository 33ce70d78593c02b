import { expect, test } from "vitest";
import { Chain } from "./chains";
import { compositionText, Generator } from "./generator";
import { ascii, sha256, toHex } from "./sha256";

/** The example of the first version in `docs/records.md`: numbers are made in the same way from other words. */
const WORDS: [number, number, number, number] = [0x8b161b92, 0x22dd15ac, 0x8feef031, 0xd763f579];

/** The first twenty tiles of a full bag. */
function dealtBy(generator: Generator): string {
  let bag = ["B", "Y", "R", "K", "W"].map((color) => color.repeat(20)).join("");
  let drawn = "";
  for (let tile = 0; tile < 20; tile++) {
    const at = generator.below(bag.length);
    drawn += bag[at]!;
    bag = bag.slice(0, at) + bag.slice(at + 1);
  }
  return drawn.match(/.{4}/g)!.join(" ");
}

test("numbers are those of the worked example", () => {
  expect(dealtBy(new Generator(WORDS))).toBe("KYKR RWWB YBYY RYBW BWBW");
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

/** The worked example of `docs/records.md`. */
test("ends, links and words are those of the worked example", () => {
  const chains = [0, 32, 64].map((first) => new Chain(Uint8Array.from({ length: 32 }, (_, at) => first + at)));
  const ends = chains.map(({ end }) => end);
  const made = (number: number) => ({ number, ends, links: chains.map((chain) => chain.link(number)) });
  expect(ends[0]).toBe("fbd3136db367d4cb21dc522f7e8a28ccce1bec79ee01d51fcd31af5d31c08754");
  expect(made(1).links[2]).toBe("4f0b3de51094bc62d19d24b313695aabda36b549d139fba4ed94e5ebd9d714c5");
  expect(toHex(sha256(ascii(compositionText(made(1)))))).toBe("1f14e578060fd844cbb0f45831f62373e257fc43ce8f956d78d930fa503acfd5");
  const first = Generator.of(made(0)).below(2) + 1;
  expect(first).toBe(2);
  expect(dealtBy(Generator.of(made(1)))).toBe("KRKR WRWR RWRY RWRR WBKK");
});
