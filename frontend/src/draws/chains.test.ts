import { expect, test } from "vitest";
import { Chain, earlierLink, leadsTo, LENGTH, seedOf } from "./chains";
import { fromHex, sha256, toHex } from "./sha256";

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);
const chain = new Chain(SEED);

test("every link is the hash of the next one, and the end that of the first", () => {
  const links = [0, 1, 2, 63, 64, 65, 66, LENGTH - 2, LENGTH - 1].map((draw) => chain.link(draw));
  expect(toHex(sha256(fromHex(links[0]!)))).toBe(chain.end);
  for (const [later, earlier] of [[1, 0], [2, 1], [4, 3], [5, 4], [6, 5], [8, 7]] as const)
    expect(toHex(sha256(fromHex(links[later]!)))).toBe(links[earlier]);
  expect(links.at(-1)).toBe(toHex(SEED));
});

test("a chain has so many links and no others", () => {
  for (const draw of [-1, LENGTH, 0.5]) expect(() => chain.link(draw)).toThrow(RangeError);
});

test("a link is held against what was shown before, also past links that nobody showed", () => {
  expect(leadsTo(chain.link(7), 8, chain.end)).toBe(true);
  expect(leadsTo(chain.link(7), 3, chain.link(4))).toBe(true);
  expect(leadsTo(chain.link(7), 0, chain.link(7))).toBe(true);
  expect(leadsTo(chain.link(7), 2, chain.link(4))).toBe(false);
  expect(leadsTo(chain.link(4), -3, chain.link(7))).toBe(false);
  expect(leadsTo("0".repeat(64), 8, chain.end)).toBe(false);
  expect(earlierLink(chain.link(7), 3)).toBe(chain.link(4));
});

test("every seat at every table has a chain of its own", () => {
  const seeds = [seedOf(SEED, "a".repeat(64), 1), seedOf(SEED, "a".repeat(64), 2), seedOf(SEED, "b".repeat(64), 1)];
  expect(new Set(seeds.map(toHex)).size).toBe(3);
});
