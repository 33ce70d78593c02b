/** Games played by the rules themselves, for tests; `playthroughs.py` writes them. */

import type { GameEvent } from "../../net/wire";
import type { PavilionPosition, PavilionPrinted } from "./position";
import games from "./playthroughs.json";

interface Playthrough {
  name: string;
  start: PavilionPosition;
  printed: PavilionPrinted;
  steps: { move: string | null; happened: GameEvent[]; changed: Partial<PavilionPosition> }[];
}

export const PLAYED = games as unknown as Playthrough[];
