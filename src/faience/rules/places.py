"""Who came first: by score, then by what a game breaks ties with."""

from faience.rules.kernel import kernel
from faience.rules.tiles import MOST_SEATS

PLACES = 2 * MOST_SEATS
"""How many numbers an outcome holds: a place for each seat, then what broke its ties."""


@kernel
def rank(state, better, out):
    """Fill in places from 1, equal for seats that share one.

    What breaks ties stands from `out[MOST_SEATS]` on; more of it wins when `better` is 1, less when it is -1.
    """
    seats = int(state.seats)
    for seat in range(MOST_SEATS):
        out[seat] = 0
    for seat in range(seats):
        place = 1
        for rival in range(seats):
            ahead = int(state.score[rival]) - int(state.score[seat])
            ahead_in_ties = better * (int(out[MOST_SEATS + rival]) - int(out[MOST_SEATS + seat]))
            place += ahead > 0 or (ahead == 0 and ahead_in_ties > 0)
        out[seat] = place
