/** The one list of games; everything else finds a game here by its name. */

import type { Component } from "svelte";
import type { Printed } from "../net/wire";
import { Narrator, type Narration } from "../words/narrator";
import { prepareGame } from "../words/words.svelte";
import ClassicCover from "./classic/Cover.svelte";
import type { Board, Game } from "./game";
import PavilionCover from "./pavilion/Cover.svelte";
import SintraCover from "./sintra/Cover.svelte";

/** The tiles that adorn the page. */
export { default as Panel } from "./classic/Panel.svelte";

interface Listing {
  /** The picture on its box, and the colors of the box: its lid and its side. */
  Cover: Component;
  box: [lid: string, side: string];
  load: () => Promise<{ default: Game }>;
}

const LIST: Record<string, Listing> = {
  classic: { Cover: ClassicCover, box: ["#1b4f9e", "#123a78"], load: () => import("./classic") },
  sintra: { Cover: SintraCover, box: ["#5c3566", "#42244a"], load: () => import("./sintra") },
  pavilion: { Cover: PavilionCover, box: ["#a5642a", "#7c4819"], load: () => import("./pavilion") },
};

export const GAMES = Object.keys(LIST);
/** What is played, and whose rules are shown, where nobody says otherwise. */
export const FIRST_GAME = GAMES[0]!;

const NARRATIONS = import.meta.glob<Narration>("../../../src/faience/games/*/narration.json", { import: "default" });

/** A game with its name and how it is told. */
export interface OpenedGame extends Game {
  name: string;
  narration: Narration;
}

const opened: Record<string, OpenedGame> = {};

/** The box of a game, if it is one of ours. */
export function boxOf(name: string): Listing | undefined {
  return LIST[name];
}

/** Load a game and its words. */
export async function openGame(name: string): Promise<OpenedGame> {
  const tell = NARRATIONS[`../../../src/faience/games/${name}/narration.json`];
  const [game, narration] = await Promise.all([LIST[name]?.load(), tell?.(), prepareGame(name)]);
  if (!game || !narration) throw new Error(`there is no game ${name}`);
  return (opened[name] ??= { ...game.default, name, narration });
}

/** What a game is played on here, with its words loaded; none for a game from outside or without a board. */
export async function boardOf(name: string): Promise<Board | null> {
  return LIST[name] ? ((await openGame(name)).board ?? null) : null;
}

/** A game that was opened before. */
export function openedGame(name: string): OpenedGame {
  const game = opened[name];
  if (!game) throw new Error(`${name} was not opened`);
  return game;
}

/** Whoever puts a game that was opened into words. */
export function narratorOf(name: string, printed: Printed, start: readonly number[] = []): Narrator {
  return new Narrator(openedGame(name), printed, start);
}
