import { expect, test } from "vitest";
import { readUndone } from "./undone";

test("what was taken back past a deal is read from the record", () => {
  expect(readUndone("move 21 (1 CB5) past deal 3; move 4 (2 3YJ2) past deals 2-3")).toEqual([
    { number: 21, seat: 1, move: "CB5", deal: 3 },
    { number: 4, seat: 2, move: "3YJ2", deal: 3 },
  ]);
});

test("what is written otherwise stays as it is", () => {
  expect(readUndone("somebody took something back")).toEqual(["somebody took something back"]);
});
