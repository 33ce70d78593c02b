import { expect, test } from "vitest";
import { added, inOrder, onBoard, total, without } from "./tiles";

test("tiles are taken out one by one", () => {
  expect(without("BBYG", "BG")).toBe("BY");
});

test("tiles come in the order of their game", () => {
  expect(inOrder("WKB", "BYRKW")).toBe("BKW");
});

test("a stock grows and shrinks, and what it was stays as it was", () => {
  const bag = { B: 2, Y: 1 };
  expect(added(bag, "BR")).toEqual({ B: 3, Y: 1, R: 1 });
  expect(added(bag, "BB", -1)).toEqual({ B: 0, Y: 1 });
  expect(bag).toEqual({ B: 2, Y: 1 });
  expect(total(bag)).toBe(3);
});

test("only the board of the seat changes", () => {
  const at = { round: 2, boards: [{ score: 1, floor: "" }, { score: 2, floor: "B" }] };
  expect(onBoard(at, 2, ({ score }) => ({ score: score + 3 }))).toEqual({
    round: 2,
    boards: [{ score: 1, floor: "" }, { score: 5, floor: "B" }],
  });
  expect(at.boards[1]!.score).toBe(2);
});
