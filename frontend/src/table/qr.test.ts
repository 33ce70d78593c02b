import { encode } from "uqr";
import { expect, test } from "vitest";
import { squares } from "./qr";

test("squares side by side are one stroke, and every row is drawn", () => {
  expect(squares([[true, true, false, true], [false, false, false, false], [false, true, false, false]])).toBe(
    "M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z",
  );
});

test("what is drawn is the code, square by square", () => {
  const { data, size } = encode("https://faience.example/t/k7m2p9xa#0123456789ab", { border: 0 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, run] of squares(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(run); at++) drawn[Number(y)]![Number(x) + at] = true;
  expect(drawn).toEqual(data);
  expect(size).toBeGreaterThan(20);
});
