/** What players are called: records name them `Ada`, `level:7` or not at all, people read `Ada`, `Felix` and `Player 2`. */

import { botName } from "./bots";
import { say } from "./words.svelte";

const OPPONENT = /^(level|greedy|random|search|mcts|tree)(?::([^,]*).*)?$/;

/** The level of a player as records name them; none for everybody else. */
export function levelOf(player: string): number | null {
  const [, kind, level] = OPPONENT.exec(player) ?? [];
  return kind === "level" ? Number(level) : null;
}

/** A person's own name as records write it: one that reads like a program's stands in quotes. */
export function playerOf({ name, level }: { name: string; level: number | null }): string {
  if (level !== null) return `level:${level}`;
  return OPPONENT.test(name) ? `“${name}”` : name;
}

/** What a person or a program without a level is called. */
function plainName(player: string, seat: number, players: readonly string[]): string {
  const [, kind] = OPPONENT.exec(player) ?? [];
  if (!kind) return player || say("seat-person", { seat });
  const isAlone = players.filter((other) => other === player).length === 1;
  return isAlone ? say(`seat-${kind}`) : say("seat-numbered", { name: say(`seat-${kind}`), seat });
}

/** The names of all seats, no two of them alike unless two people are called the same. */
export function seatNames(players: readonly string[]): string[] {
  const levels = players.map(levelOf);
  const names = players.map((player, index) => (levels[index] === null ? plainName(player, index + 1, players) : ""));
  levels.forEach((level, index) => {
    if (level !== null) names[index] = botName(level!, index + 1, names);
  });
  return names;
}

/** The bot that plays for a person: it is called like nobody else at the table. */
export function standInName(players: readonly string[], seat: number, level: number): string {
  return botName(level, seat, seatNames(players));
}
