"""Who came first: by score, then by what a game breaks ties with."""

from faience.rules.kernel import kernel

MOST_SEATS = 6
"""The most seats that any game may have."""
TIES = MOST_SEATS
"""Where in an outcome stands what breaks ties: a number for each seat, after the places."""
OUTCOME = 2 * MOST_SEATS
"""How many numbers an outcome holds."""


@kernel
def rank(state, better, out):
    """Fill in places from 1, equal for seats that share one.

    What breaks ties is in `out` already, and nothing else; more of it wins when `better` is 1, less when it is -1.
    """
    seats = int(state.seats)
    for seat in range(seats):
        place = 1
        for rival in range(seats):
            ahead = int(state.score[rival]) - int(state.score[seat])
            ahead_in_ties = better * (int(out[TIES + rival]) - int(out[TIES + seat]))
            place += ahead > 0 or (ahead == 0 and ahead_in_ties > 0)
        out[seat] = place
