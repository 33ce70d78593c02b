/** A turn is put together from what the rules answer, and sent as one move. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Explored, GameEvent, MoveOption } from "../../net/wire";
import { bestKept, completedBy, placementsOf } from "./choices";
import { PLAYED } from "./playthroughs";
import { Turn, type Asked } from "./turn.svelte";

const event = (kind: string, facts: GameEvent["facts"], points = 0): GameEvent => ({ kind, seat: 1, points, facts });
const option = (move: string, ...happened: GameEvent[]): MoveOption => ({ move, happened, later: [] });
const placed = (star: number, slot: number, tile: string, cost: number, points: number) =>
  event("placed", { star, slot, tile, cost }, points);

const AT = { ...PLAYED[0]!.start, turn: 1, round: 1 };
const MOVES = [
  option("R5", placed(2, 1, "R", 5, 3)),
  option("R6", placed(2, 2, "R", 6, 4), event("window", { number: 2, tiles: 3 })),
  option("C1B", placed(7, 1, "B", 1, 1)),
  option("C1R", placed(7, 1, "R", 1, 1)),
  option("pass", event("passed", { tiles: 6 })),
];
const hand = (tiles: string, more: object = {}) => ({
  ...AT,
  ...more,
  boards: AT.boards.map((board, index) => (index ? board : { ...board, hand: tiles })),
});
const ANSWERS: Record<string, Partial<Explored>> = {
  R5: { options: { steps: ["R5"], phase: "pay", outlook: [], moves: [option(":5R"), option(":4R1P"), option(":3R2P")] } },
  R6: { happened: [event("paid", { tiles: "RRRRRR" })], options: { steps: [], phase: "pick", outlook: [], moves: [] } },
  C1B: { happened: [event("paid", { tiles: "B" })], options: null },
  pass: { position: hand("OORRPG"), options: { steps: [], phase: "keep", outlook: [], moves: [] } },
};

let played: string[];
let asked: Asked & { explore: ReturnType<typeof vi.fn> };
let turn: Turn;

beforeEach(() => {
  played = [];
  const explore = vi.fn((steps: string[]) => {
    const found = { happened: [], position: AT, options: null, ...ANSWERS[steps[0]!] } as Explored;
    if (steps[0] === "R6") found.position = { ...hand("R"), supply: "OBBP", picks: 2 } as Explored["position"];
    return Promise.resolve(found);
  });
  asked = { moves: MOVES, explore, trial: null, play: (move) => played.push(move), answers: null };
  turn = new Turn(asked);
});

/** Whatever was asked is answered. */
const answered = () => vi.waitFor(() => expect(turn.isWaiting).toBe(false));

test("a space with one tile for it asks how to pay, fewest wild tiles first, and becomes one move", async () => {
  expect(turn.question).toBe("space");
  turn.choose(2, 1);
  await answered();
  expect(turn.question).toBe("pay");
  expect(turn.payment).toBe("RRRRR");
  turn.payWith(1);
  expect(turn.payment).toBe("RRRRP");
  turn.payWith(5);
  expect(turn.payment).toBe("RRRPP");
  await turn.place();
  expect(played).toEqual(["R5:3R2P"]);
  expect(turn.question).toBe("space");
});

test("where several tiles can go the color comes first, unless a stack of the hand was tapped", async () => {
  turn.choose(7, 1);
  expect(turn.question).toBe("color");
  expect(turn.colors.map(({ color }) => color)).toEqual(["B", "R"]);
  await turn.paint("B");
  expect(turn.question).toBe("pay");
  expect(turn.back()).toBe(true);
  expect(turn.question).toBe("color");
  turn.reset();
  turn.filterBy("B");
  expect(turn.offered.map(({ move }) => move)).toEqual(["C1B"]);
  turn.choose(7, 1);
  await answered();
  await turn.place();
  expect(played).toEqual(["C1B:1B"]);
});

test("tiles from the supply are asked about before anything is made, and shown as they would be", async () => {
  turn.choose(2, 2);
  await answered();
  await turn.place();
  expect(played).toEqual([]);
  expect(turn.question).toBe("pick");
  expect(asked.trial).not.toBeNull();
  expect([turn.picks, turn.supply]).toEqual([2, "OBBP"]);
  turn.pick("P");
  turn.take();
  expect(played).toEqual([]);
  turn.pick("B");
  turn.pick("O");
  turn.take();
  expect(played).toEqual(["R6:6R+1B1P"]);
  expect(asked.trial).toBeNull();
});

test("a pass is filled in with a good choice, a tap swaps", async () => {
  await turn.pass();
  expect(turn.question).toBe("keep");
  expect([turn.kept, turn.lost]).toEqual(["OORG", 2]);
  turn.keep("P");
  expect(turn.kept).toBe("OORP");
  turn.discard("O");
  expect([turn.kept, turn.lost]).toEqual(["ORP", 3]);
  turn.confirmPass();
  expect(played).toEqual(["pass:1O1R1P"]);
});

test("a pass with nothing to choose is only confirmed", async () => {
  asked.explore.mockResolvedValueOnce({ happened: [event("discarded", { tiles: 3, loss: 3 }, -3)], position: AT, options: null });
  await turn.pass();
  expect([turn.question, turn.lost]).toEqual(["sure", 3]);
  turn.confirmPass();
  expect(played).toEqual(["pass"]);
});

test("a pass takes no more points than there are above the least", async () => {
  const position = hand("OORRPG");
  position.boards[0]!.score = 2;
  asked.explore.mockResolvedValueOnce({ happened: [], position, options: { steps: [], phase: "keep", outlook: [], moves: [] } });
  await turn.pass();
  expect([turn.lost, turn.cost]).toEqual([2, 1]);
});

test("in the last round a pass costs every tile, and asks nothing", async () => {
  const position = hand("OORRPG", { round: 6 });
  asked.explore.mockResolvedValueOnce({ happened: [], position, options: { steps: [], phase: "keep", outlook: [], moves: [] } });
  await turn.pass();
  expect([turn.question, turn.lost]).toEqual(["sure", 6]);
  turn.confirmPass();
  expect(played).toEqual(["pass:-"]);
});

test("one goes back question by question, and then no further", async () => {
  turn.filterBy("R");
  turn.choose(2, 2);
  await answered();
  await turn.place();
  const questions = [turn.question];
  while (turn.back()) questions.push(turn.question);
  expect(questions).toEqual(["pick", "pay", "space", "space"]);
  expect(turn.filter).toBe("");
});

test("an answer that comes too late is not heard", async () => {
  let answer: (found: Explored) => void = () => {};
  asked.explore.mockImplementationOnce(() => new Promise<Explored>((resolve) => (answer = resolve)));
  turn.choose(2, 1);
  turn.reset();
  answer({ happened: [], position: AT, options: ANSWERS.R5!.options! });
  await Promise.resolve();
  expect([turn.question, turn.ways]).toEqual(["space", []]);
});

test("a space or a pass that was typed is asked about like one that was tapped", async () => {
  expect(turn.answer("C1B")).toBe(true);
  await answered();
  expect([turn.question, turn.payment]).toEqual(["pay", "B"]);
  expect(turn.answer("PASS")).toBe(true);
  await answered();
  expect(turn.question).toBe("keep");
  expect(turn.answer("R5:5R")).toBe(false);
});

test("while tiles are taken there is no turn to put together", () => {
  asked = { ...asked, moves: [option("3R", event("took", { source: 3, tiles: "RR", wild: 0 }))] };
  expect(new Turn(asked).question).toBeNull();
});

test("a placement tells what it scores and brings", () => {
  expect(placementsOf(MOVES)[1]).toMatchObject({ move: "R6", star: 2, slot: 2, cost: 6, points: 4, brings: 3 });
  const star = event("star", { star: 2, tile: "R" }, 14);
  expect(completedBy({ ...MOVES[0]!, later: [star] }, [])).toEqual([star]);
  expect(completedBy({ ...MOVES[0]!, later: [star] }, [star])).toEqual([]);
});

test("tiles that are wild next are kept first, then the colors of which there are most", () => {
  expect(bestKept("OOORRG", 1)).toBe("OOOG");
  expect(bestKept("OR", 1)).toBe("OR");
  expect(bestKept("ORRBBB", 6)).toBe("RBBB");
});
