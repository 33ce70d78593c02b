import { expect, test } from "vitest";
import type { Position } from "../../net/wire";
import { held, isFollowUp, readTyped, split } from "./notation";

test("a take is a head without a tail, everything else a tail without a head", () => {
  expect(split("3R")).toEqual({ head: "3R", tail: "" });
  expect(split("CP")).toEqual({ head: "CP", tail: "" });
  for (const step of ["R5", "C5B", "2.4B", ":4R1P", "+B", "pass", "keep:G"]) expect(split(step)).toEqual({ head: "", tail: step });
});

test("what a take takes is held, with the wild tile that comes along", () => {
  const took = { kind: "took", seat: 1, points: 0, facts: { source: 3, tiles: "RR", wild: 1 } };
  const at = (round: number) => ({ round }) as Position;
  expect(held({ move: "3R", happened: [took], later: [] }, at(1))).toBe("RRP");
  expect(held({ move: "3R", happened: [took], later: [] }, at(2))).toBe("RRG");
  expect(held({ move: "pass", happened: [], later: [] }, at(1))).toBe("");
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
