"""A position as numbers for a learned player: the part that all games around displays share.

Every function returns where the next number goes.
"""

from faience.rules.kernel import inlined, kernel
from faience.rules.tiles import BOARDS, IN_CENTER, MOST_SOURCES


@inlined
def mark(out, at, choices, chosen):
    """A choice as a 1 among zeros; nothing but zeros when it is none of these."""
    if 0 <= chosen < choices:
        out[at + chosen] = 1
    return at + choices


@kernel
def see_sources(state, spare, out):
    """Center and displays, the bag, and the lid or tower."""
    kinds, at = spare.size, 0
    for source in range(MOST_SOURCES):
        for kind in range(kinds):
            out[at + kind] = state.sources[source, kind]
        at += kinds
    for kind in range(kinds):
        out[at + kind] = state.bag[kind]
        out[at + kinds + kind] = spare[kind]
    return at + 2 * kinds


@kernel
def see_starter(state, viewer, out, at):
    """Whether the marker is in the center, and who starts, counted from the viewer."""
    out[at] = int(state.marker == IN_CENTER)
    return mark(out, at + 1, BOARDS, (int(state.starter) - viewer) % int(state.seats))


@kernel
def see_game(state, options, out, at):
    """Seats, each of so many options, and the round."""
    out[at] = state.seats
    for option in range(options):
        out[at + 1 + option] = int(state.options) >> option & 1
    out[at + 1 + options] = state.round_number
    return at + 2 + options
