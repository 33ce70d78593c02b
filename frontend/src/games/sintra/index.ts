/** Sintra: what there is of it on the page. */

import type { Game } from "../game";

export default { letters: "BYOPG" } satisfies Game;
