import { expect, test } from "vitest";
import { headAfter, held, isFollowUp, readTyped, split, takes } from "./notation";

test("a take is a head without a tail, everything else a tail without a head", () => {
  expect(split("3R")).toEqual({ head: "3R", tail: "" });
  expect(split("CP")).toEqual({ head: "CP", tail: "" });
  for (const step of ["R5", "C5B", "2.4B", ":4R1P", "+B", "pass", "keep:G"]) expect(split(step)).toEqual({ head: "", tail: step });
});

test("a click takes a color, another one puts it back, and what cannot be taken is not", () => {
  const heads = new Set(["3R", "CR"]);
  expect(headAfter("", "3", "R", heads)).toBe("3R");
  expect(headAfter("3R", "3", "R", heads)).toBe("");
  expect(headAfter("3R", "C", "R", heads)).toBe("CR");
  expect(headAfter("3R", "3", "P", heads)).toBe("");
  expect(takes("3R", "3", "R")).toBe(true);
  expect(takes("3R", "C", "R")).toBe(false);
});

test("what a take takes is held", () => {
  const took = { kind: "took", seat: 1, points: 0, facts: { source: 3, tiles: "RR", wild: 1 } };
  expect(held({ move: "3R", happened: [took], later: [] })).toBe("RR");
});

test("only takes begin with taking", () => {
  expect(isFollowUp("draft")).toBe(false);
  for (const phase of ["place", "pay", "pick", "keep"]) expect(isFollowUp(phase)).toBe(true);
});

test.each(["R5:4R1P+1B2P", "2.4B:3B1P", "C3B", "PASS:2G1P", "PASS:-", "3R"])("%s is typed key by key, in capitals or not", (turn) => {
  const type = (text: string) => [...text].reduce<string | null>((typed, key) => readTyped(typed!, key), "");
  expect(type(turn.toLowerCase())).toBe(turn);
  expect(readTyped(turn, "Backspace")).toBe(turn.slice(0, -1));
});

test("other keys are none of the notation", () => {
  for (const key of ["x", ":", "+", " ", "Enter", "Backspace", "0"]) expect(readTyped("", key)).toBeNull();
  expect(readTyped("R5", "Enter")).toBeNull();
  expect(readTyped("R".repeat(32), "R")).toBeNull();
});
