/** Games played by the rules themselves, for tests; `playthroughs.py` writes them. */

import type { Playthrough } from "../conformance";
import games from "./playthroughs.json";
import type { PavilionPosition, PavilionPrinted } from "./position";

export const PLAYED = games as unknown as (Playthrough<PavilionPosition> & { printed: PavilionPrinted })[];
