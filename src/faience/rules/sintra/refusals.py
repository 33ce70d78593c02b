"""Sintra: why an action is refused."""

from faience.rules import bits
from faience.rules.kernel import kernel
from faience.rules.refusals import LEGAL, OWN_RULES, nobody_acts, refuse_source
from faience.rules.sintra import state as rules
from faience.rules.sintra.draft import can_go_home, panes_on_jokers, reachable
from faience.rules.sintra.palace import colors_on
from faience.rules.sintra.state import EMPTY, take_of

TURN_DUE, SQUARES_DUE, PANE_DUE, NO_STRIPS, AT_HOME, HOME_IS_RIGHT = range(OWN_RULES, OWN_RULES + 6)
MUST_PLACE, NO_STRIP, OUT_OF_REACH, ALL_BREAKS, NO_SQUARE = range(OWN_RULES + 6, OWN_RULES + 11)
"""Rules and their facts: TURN_DUE; SQUARES_DUE place, fewest, most; PANE_DUE place, colors as a set;
NO_STRIPS, AT_HOME and HOME_IS_RIGHT, which forbid the way home, none;
of a take source, color, target, and of MUST_PLACE the places that take the color as a set, of OUT_OF_REACH the place of
the glazier, of NO_STRIP, ALL_BREAKS and NO_SQUARE nothing more."""

REFUSED = 4
"""The most facts that a rule has."""


@kernel
def refuse(state, action, out):
    """The rule that forbids an action, with its facts in `out`; LEGAL if none does."""
    idle = nobody_acts(state)
    if idle != LEGAL:
        return idle
    if state.phase == rules.PANE:
        seat = int(state.turn)
        color = action - rules.PANE_ACTIONS
        is_there = color >= 0 and colors_on(state, seat, int(state.glazier[seat])) >> color & 1 != 0
        return LEGAL if is_there else due(state, out)
    if state.phase == rules.SQUARE:
        least, most = panes_on_jokers(state)
        return LEGAL if least <= action - rules.SQUARE_ACTIONS <= most else due(state, out)
    if action == rules.HOME_ACTION:
        return refuse_home(state)
    return refuse_take(state, action, out) if action < rules.HOME_ACTION else due(state, out)


@kernel
def due(state, out):
    """What is to be decided now, as the rule that refuses everything else."""
    place = int(state.glazier[int(state.turn)])
    if state.phase == rules.PANE:
        out[0] = place
        out[1] = colors_on(state, int(state.turn), place)
        return PANE_DUE
    if state.phase == rules.SQUARE:
        out[0] = place
        out[1], out[2] = panes_on_jokers(state)
        return SQUARES_DUE
    return TURN_DUE


@kernel
def refuse_home(state):
    """Why the glazier cannot go home."""
    seat = int(state.turn)
    strips = int(state.strips[seat])
    if strips == 0:
        return NO_STRIPS
    if can_go_home(state, seat):
        return LEGAL
    return AT_HOME if bits.lowest(strips) == int(state.glazier[seat]) else HOME_IS_RIGHT


@kernel
def refuse_take(state, action, out):
    """Why panes cannot be taken, or not for that place."""
    seat = int(state.turn)
    color, source, target = take_of(action)
    out[0], out[1], out[2] = source, color, target
    rule = refuse_source(state, source, color, out, 3)
    if rule != LEGAL:
        return rule
    places = reachable(state, seat, color)
    if target == rules.BREAK:
        out[3] = places
        return LEGAL if places == 0 else MUST_PLACE
    if places >> target & 1:
        return LEGAL
    if state.shown[seat, target] == EMPTY:
        return NO_STRIP
    if target < state.glazier[seat]:
        out[3] = state.glazier[seat]
        return OUT_OF_REACH
    return ALL_BREAKS if places == 0 else NO_SQUARE
