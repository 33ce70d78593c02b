"""Pavilion: what an action is worth at once, the yardstick of a greedy player."""

from faience.rules.kernel import kernel
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.draft import take
from faience.rules.pavilion.placing import accepts, payable_slots
from faience.rules.pavilion.stars import RUN, cost_of
from faience.rules.pavilion.state import ALL_SLOTS, COLORS, SLOTS, STARS, place_of, wild_color
from faience.rules.tiles import total_from


@kernel
def gain(state, action, log, out):
    """Try an action on a state that is not needed any more, and tell what it gave.

    That is points, tiles wasted, spaces filled (or tiles gained, where no space can be filled).
    """
    seat = int(state.turn)
    if state.phase == rules.DRAFT:
        score, tiles = int(state.score[seat]), total_from(state.hand, seat, 0)
        take(state, action, log)
        out[0] = best_placement(state, seat) + int(state.score[seat]) - score
        out[2] = total_from(state.hand, seat, 0) - tiles
    elif action in (rules.PASS_ACTION, rules.DONE_ACTION):
        out[0] = -total_from(state.hand, seat, 0)
        out[1] = total_from(state.hand, seat, 0)
    elif state.phase == rules.PLACE:
        star, _, slot = place_of(action)
        out[0] = int(RUN[int(state.filled[seat, star]), slot])
        out[1] = cost_of(state, star, slot) - 1
        out[2] = 1
    elif state.phase == rules.PAY:
        out[1] = action - rules.PAYS
    elif state.phase == rules.PICK:
        out[2] = int(action - rules.PICKS == wild_color(state))
    else:
        out[2] = int(state.hand[seat, action - rules.KEEPS])


@kernel
def best_placement(state, seat):
    """The most points that one placement would score with the tiles a seat has."""
    best = 0
    for star in range(STARS):
        colors = accepts(state, seat, star)
        filled = int(state.filled[seat, star])
        for color in range(COLORS):
            slots = ALL_SLOTS & ~filled & payable_slots(state, seat, star, color) * (colors >> color & 1)
            for slot in range(SLOTS):
                if slots >> slot & 1:
                    best = max(best, int(RUN[filled, slot]))
    return best
