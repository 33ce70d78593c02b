"""Why an action is refused, as far as all games say it alike.

A game's `refuse(state, action, out)` returns the number of the rule that forbids an action, or `LEGAL`,
and writes the facts of that rule into `out`. Its `due(state, out)` says in the same way what is to be decided now.
"""

from faience.rules.kernel import inlined, kernel
from faience.rules.tiles import OVER, displays_for, total_from

LEGAL = 0
GAME_OVER, DRAW_DUE, NO_DISPLAY, SOURCE_EMPTY, NO_SUCH_TILE = range(1, 6)
"""Rules of all games. GAME_OVER and DRAW_DUE have no facts; of the others a game says which they are.
NO_DISPLAY adds how many displays there are, NO_SUCH_TILE the kind of tile that is not there."""
OWN_RULES = 6
"""The first number that a game may give to a rule of its own."""


@inlined
def nobody_acts(state):
    """The rule that refuses every action while no seat is to act; LEGAL when one is."""
    if state.turn >= 0:
        return LEGAL
    return GAME_OVER if state.turn == OVER else DRAW_DUE


@kernel
def refuse_source(state, source, kind, out, at):
    """The rule that forbids to take a kind of tile from a source; what it adds to the facts goes to `out[at]`."""
    displays = displays_for(int(state.seats))
    if source > displays:
        out[at] = displays
        return NO_DISPLAY
    if total_from(state.sources, source, 0) == 0:
        return SOURCE_EMPTY
    if state.sources[source, kind] == 0:
        out[at] = kind
        return NO_SUCH_TILE
    return LEGAL
