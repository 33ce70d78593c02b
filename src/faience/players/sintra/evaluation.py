"""Sintra: what a position is worth, in features of each board."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.sintra import state as rules
from faience.rules.sintra.rounds import ORNAMENT_POINTS, PANES_A_POINT, best_color, complete_windows, panes_around
from faience.rules.sintra.state import JOKER, PLACES, SQUARES, free_squares, take_of
from faience.rules.tiles import CHANCE, next_starter

STAGES = rules.ROUNDS
"""How many rounds are still to come."""
NAMES = (
    *(f"strip with {panes}" for panes in range(1, SQUARES)),
    *(f"window points of strips with {panes}" for panes in range(SQUARES)),
    *(f"turned strip with {panes}" for panes in range(SQUARES)),
    "windows with a pane",
    "complete windows",
    *(f"ornament with {panes}" for panes in range(1, 4)),
    "panes of the best color",
    "strips within reach",
    "squares within reach",
    "glass track",
    "steps on the glass track",
    "starts",
)
FEATURES = len(NAMES)
_CHAINS = SQUARES - 1
_TURNED = _CHAINS + SQUARES
_GLAZED = _TURNED + SQUARES
_COMPLETE, _ORNAMENTS = _GLAZED + 1, _GLAZED + 2
_BEST = _ORNAMENTS + 3
_REACH, _ROOM, _GLASS, _STEPS, _STARTS = _BEST + 1, _BEST + 2, _BEST + 3, _BEST + 4, _BEST + 5


@inlined
def is_minor(state):
    """True for a draw that does not end the calculation; there is none."""
    return False


@kernel
def close(state, log):
    """Pretend that the round ended now: nothing follows in this game."""
    return


@kernel
def stage(state):
    """How many rounds are still to come."""
    return min(rules.ROUNDS - int(state.round_number) + int(state.turn == CHANCE), STAGES - 1)


@kernel
def features(state, seat, out):
    """Fill `out` with the features of a board and return the points it would have if the game ended now."""
    out[:] = 0
    panes = count_strips(state, seat, out)
    found = int(state.score[seat]) + panes // PANES_A_POINT - int(state.track[int(state.glass[seat])])
    out[_GLAZED] = bits.size(int(state.glazed[seat]))
    windows = complete_windows(state, seat)
    out[_COMPLETE] = windows
    _, best = best_color(state, seat)
    out[_BEST] = best
    if state.options & rules.SIDE_B:
        found += windows * best
    else:
        found += count_ornaments(state, seat, out)
    out[_GLASS] = int(state.track[int(state.glass[seat])])
    out[_STEPS] = state.glass[seat]
    out[_STARTS] = int(next_starter(state) == seat)
    return found


@inlined
def count_strips(state, seat, out):
    """Strips by how full they are, with what their windows would score; returns the panes on them."""
    found, beyond, glazier = 0, 0, int(state.glazier[seat])
    for step in range(PLACES):
        place = PLACES - 1 - step
        own = int(state.values[place])
        if int(state.strips[seat]) >> place & 1:
            free = free_squares(state, seat, place)
            panes = SQUARES - free
            found += panes
            if panes > 0:
                out[panes - 1] += 1
            out[_CHAINS + panes] += own + beyond
            out[_TURNED + panes] += int(state.glazed[seat]) >> place & 1
            if place >= glazier:
                out[_REACH] += 1
                out[_ROOM] += free
        beyond += own * (int(state.glazed[seat]) >> place & 1)
    return found


@inlined
def count_ornaments(state, seat, out):
    """Ornaments by how many panes surround them; returns the points for them."""
    found = 0
    for ornament in range(rules.ORNAMENTS):
        panes = panes_around(state, seat, ornament)
        found += int(ORNAMENT_POINTS[panes])
        if 0 < panes < 4:
            out[_ORNAMENTS + panes - 1] += 1
    return found


@kernel
def promise(state, action):
    """How good a move looks at first sight, so that good ones are searched first."""
    if action >= rules.TAKES:
        return 0
    seat = int(state.turn)
    color, source, target = take_of(action)
    panes = int(state.sources[source, color])
    if target == rules.BREAK:
        return -10 * panes
    fits = int(state.free[seat, target, color]) + int(state.free[seat, target, JOKER])
    placed = min(panes, fits)
    is_complete = int(free_squares(state, seat, target) == placed)
    return 4 * placed + 30 * is_complete - 8 * (panes - placed) - max(0, target - int(state.glazier[seat]))
