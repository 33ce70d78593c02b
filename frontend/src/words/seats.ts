/** What players are called: records name them `Ada`, `level:7` or not at all, people read `Level 7` and `Player 2`. */

import { say } from "./words.svelte";

const OPPONENT = /^(level|greedy|random|search|mcts|tree)(?::([^,]*).*)?$/;

function opponentName(player: string): string {
  const [, kind = "", rest = ""] = OPPONENT.exec(player) ?? [];
  return kind === "level" ? say("seat-level", { level: rest }) : kind && say(`seat-${kind}`);
}

/** The names of all seats; opponents of one kind are told apart by the number of their seat. */
export function seatNames(players: readonly string[]): string[] {
  return players.map((player, index) => {
    const seat = index + 1;
    const opponent = opponentName(player);
    const isAlone = players.filter((other) => other === player).length === 1;
    if (opponent) return isAlone ? opponent : say("seat-numbered", { name: opponent, seat });
    return player || say("seat-person", { seat });
  });
}
