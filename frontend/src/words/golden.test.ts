/** The page's narrator says of every golden game what the one in Python says; `docs/narration.md` tells of the files. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { GameEvent, Lang, MoveOption, Position, Printed } from "../net/wire";
import { Narrator, type Narration } from "./narrator";
import { roundsOf, startScores } from "./sheets";
import { prepare, prepareGame, say } from "./words.svelte";

interface Golden {
  game: string;
  letters: string;
  players: string[];
  printed: Printed;
  batches: { events: GameEvent[]; position: Position }[];
  scored: GameEvent[];
  previews: { position: Position; outlook: GameEvent[]; moves: MoveOption[] }[];
}

const GAMES = import.meta.glob<Golden>("../../../tests/data/narration/*.json", { import: "default", eager: true });
const TEXTS = import.meta.glob<string>("../../../tests/data/narration/*.txt", { query: "?raw", import: "default", eager: true });
const NARRATIONS = import.meta.glob<Narration>("../../../src/faience/games/*/narration.json", { import: "default", eager: true });

/** What is said of a game, as `docs/narration.md` says it is written. */
function* linesOf({ game: name, letters, players, printed, batches, scored, previews }: Golden): Generator<string> {
  const narration = NARRATIONS[`../../../src/faience/games/${name}/narration.json`]!;
  const [{ events, position }] = batches as [Golden["batches"][0]];
  const start = startScores(position.boards.map(({ score }) => score), events);
  const narrator = new Narrator({ name, letters, narration }, printed, start);
  for (const [at, batch] of batches.entries())
    for (const { kind, seat, text } of narrator.tell(batch.events, players, batch.position))
      yield `${at + 1} ${kind} ${seat ?? "-"}: ${text}`;
  for (const [at, event] of scored.entries()) yield `reason ${at + 1}: ${narrator.reason(event)}`;
  for (const [at, { position: before, outlook, moves }] of previews.entries())
    for (const option of moves) yield `preview ${at + 1} ${option.move}: ${narrator.preview(option, outlook, before)}`;
}

describe.each<Lang>(["en", "fr"])("in %s", (lang) => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await prepare(lang);
    for (const { game } of Object.values(GAMES)) await prepareGame(game);
  });

  test("a number below 0 is written with a minus, a name with its hyphen", () => {
    const said = say("result-winner", { name: "A-1", points: -18 });
    expect(said).toContain("−18");
    expect(said).toContain("A-1");
  });

  test.each(Object.keys(GAMES))("%s is told as in Python", (path) => {
    const text = TEXTS[path.replace(/json$/, `${lang}.txt`)]!;
    expect([...linesOf(GAMES[path]!)]).toEqual(text.trimEnd().split("\n").slice(1));
  });

  test.each(Object.keys(GAMES))("what stands in the score sheet of %s is what scored", (path) => {
    const { game, batches, scored } = GAMES[path]!;
    const narration = NARRATIONS[`../../../src/faience/games/${game}/narration.json`]!;
    const seats = batches[0]!.position.boards.length;
    const rounds = roundsOf(narration.sheet, batches.flatMap(({ events }) => events), Array<number>(seats).fill(0));
    const listed = rounds.flatMap((round) => round.seats.flatMap(({ lines }) => lines.map(({ event }) => event)));
    expect(listed.length).toBe(scored.length);
    for (const event of scored) expect(listed).toContainEqual(event);
  });
});
