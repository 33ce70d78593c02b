import { expect, test } from "vitest";
import type { GameEvent } from "../../net/wire";
import { badge } from "./badge";

const event = (kind: string, facts: GameEvent["facts"] = {}, points = 0): GameEvent => ({ kind, seat: 1, points, facts });
const option = (happened: GameEvent[], later: GameEvent[] = []) => ({ move: "", happened, later });

test("the floor costs what is printed, also where there are no points to pay with", () => {
  const penalty = event("penalty", { spaces: 2, loss: 2 });
  expect(badge(option([event("took"), event("fell")], [penalty]), [])).toEqual({ text: "−2", tone: "bad" });
});

test("what lay on the floor before is not counted again", () => {
  const [before, after] = [event("penalty", { loss: 2 }, -2), event("penalty", { loss: 4 }, -4)];
  expect(badge(option([event("took"), event("fell")], [after]), [before])).toEqual({ text: "−2", tone: "bad" });
});

test("a complete line tells its points and what falls beside it", () => {
  const later = [event("tiled", {}, 3), event("penalty", { loss: 1 }, -1)];
  expect(badge(option([event("took"), event("lined")], later), [])).toEqual({ text: "✓ +3 −1", tone: "good" });
});

test("a line that more jokers are laid on than it holds will be complete", () => {
  expect(badge(option([event("took")]), [])).toEqual({ text: "✓", tone: "good" });
});

test("a line that is only begun promises nothing", () => {
  expect(badge(option([event("took"), event("lined")]), [])).toBeNull();
});
