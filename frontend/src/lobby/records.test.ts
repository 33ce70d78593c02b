import { expect, test } from "vitest";
import type { Listed } from "../net/wire";
import { talliesOf } from "./records";

type Seats = [level: number | null, place: number | null][];

function table(you: number[], seats: Seats, more: Partial<Listed> = {}): Listed {
  const told = seats.map(([level, place]) => ({ kind: level === null ? "person" : "bot", name: "", level, score: 0, place, stand_in: null }));
  return { table: "t", game: "azulejo", options: {}, status: "over", created: 0, touched: 0, seats: told, you, is_your_turn: false, due: null, ...more };
}

const against = (mine: number, bot: number) => table([1], [[null, mine], [3, bot]]);

test("games are counted as won, lost and drawn against each level", () => {
  const tables = [against(1, 2), against(1, 2), against(2, 1), against(1, 1), table([2], [[5, 1], [null, 2]])];
  const tallies = talliesOf(tables, "azulejo");
  expect(tallies.get(3)).toEqual({ won: 2, lost: 1, drawn: 1 });
  expect(tallies.get(5)).toEqual({ won: 0, lost: 1, drawn: 0 });
  expect(tallies.get(4)).toBeUndefined();
});

test("with several bots of a level the best of them counts, once", () => {
  const tallies = talliesOf([table([1], [[null, 2], [3, 1], [3, 3], [7, 4]])], "azulejo");
  expect(tallies.get(3)).toEqual({ won: 0, lost: 1, drawn: 0 });
  expect(tallies.get(7)).toEqual({ won: 1, lost: 0, drawn: 0 });
});

test("games of others, unfinished ones, and those with several people on one screen do not count", () => {
  const tables = [
    table([1], [[null, 1], [3, 2]], { game: "other" }),
    table([1], [[null, null], [3, null]], { status: "playing" }),
    table([1, 2], [[null, 1], [null, 2], [3, 3]]),
    table([], [[null, 1], [3, 2]]),
  ];
  expect(talliesOf(tables, "azulejo").size).toBe(0);
});
