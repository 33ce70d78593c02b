"""Pavilion: why an action is refused."""

from faience.rules.kernel import kernel
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.placing import accepts, colors_to_keep, colors_to_pick, reach, wilds_to_pay
from faience.rules.pavilion.stars import cost_of
from faience.rules.pavilion.state import COLORS, place_of, take_of, wild_color
from faience.rules.refusals import LEGAL, OWN_RULES, nobody_acts, refuse_source
from faience.rules.tiles import total_from

TAKE_DUE, TURN_DUE, PAY_DUE, PICK_DUE, PICK_ORDER, KEEP_DUE, KEEP_ORDER = range(OWN_RULES, OWN_RULES + 7)
WILD_COLOR, SPACE_TAKEN, STAR_COLOR, NO_TILE, TOO_FEW = range(OWN_RULES + 7, OWN_RULES + 12)
"""Rules and their facts: TAKE_DUE; TURN_DUE; PAY_DUE color, cost, wild color, fewest and most wild tiles;
PICK_DUE and PICK_ORDER, which refuses a color before the last one, tiles to pick, colors as a set;
KEEP_DUE and KEEP_ORDER colors as a set; of a take source, color, and of WILD_COLOR nothing more;
of a placement color, star, slot, and of SPACE_TAKEN, STAR_COLOR and NO_TILE nothing more, of TOO_FEW the cost and how
many tiles could pay."""

REFUSED = 5
"""The most facts that a rule has."""


@kernel
def refuse(state, action, out):
    """The rule that forbids an action, with its facts in `out`; LEGAL if none does."""
    idle = nobody_acts(state)
    if idle != LEGAL:
        return idle
    if state.phase == rules.DRAFT:
        return refuse_take(state, action, out) if action < rules.TAKES else due(state, out)
    if state.phase == rules.PLACE:
        if action == rules.PASS_ACTION:
            return LEGAL
        return refuse_place(state, action, out) if rules.PLACES <= action < rules.PASS_ACTION else due(state, out)
    if state.phase == rules.PAY:
        least, most = wilds_to_pay(state)
        return LEGAL if least <= action - rules.PAYS <= most else due(state, out)
    if state.phase == rules.PICK:
        return refuse_color(state, action - rules.PICKS, colors_to_pick(state), PICK_ORDER, out)
    if action == rules.DONE_ACTION:
        return LEGAL
    return refuse_color(state, action - rules.KEEPS, colors_to_keep(state), KEEP_ORDER, out)


@kernel
def due(state, out):
    """What is to be decided now, as the rule that refuses everything else."""
    if state.phase == rules.DRAFT:
        return TAKE_DUE
    if state.phase == rules.PLACE:
        return TURN_DUE
    if state.phase == rules.PAY:
        out[0] = state.color
        out[1] = cost_of(state, int(state.star), int(state.slot))
        out[2] = wild_color(state)
        out[3], out[4] = wilds_to_pay(state)
        return PAY_DUE
    if state.phase == rules.PICK:
        out[0] = state.picks
        out[1] = colors_to_pick(state)
        return PICK_DUE
    out[0] = colors_to_keep(state)
    return KEEP_DUE


@kernel
def refuse_take(state, action, out):
    """Why tiles cannot be taken."""
    color, source = take_of(action)
    out[0], out[1] = source, color
    rule = refuse_source(state, source, color, out, 2)
    if rule != LEGAL:
        return rule
    has_others = total_from(state.sources, source, 0) > state.sources[source, color]
    return WILD_COLOR if color == wild_color(state) and has_others else LEGAL


@kernel
def refuse_place(state, action, out):
    """Why a tile of a color cannot be placed on a space."""
    seat = int(state.turn)
    star, color, slot = place_of(action)
    cost, has = cost_of(state, star, slot), reach(state, seat, color)
    out[0], out[1], out[2] = color, star, slot
    if int(state.filled[seat, star]) >> slot & 1:
        return SPACE_TAKEN
    if not accepts(state, seat, star) >> color & 1:
        return STAR_COLOR
    if state.hand[seat, color] == 0:
        return NO_TILE
    out[3], out[4] = cost, has
    return TOO_FEW if has < cost else LEGAL


@kernel
def refuse_color(state, color, colors, order, out):
    """Why a color cannot be picked or kept now; `order` refuses one that comes before the last."""
    if 0 <= color < COLORS:
        if colors >> color & 1:
            return LEGAL
        if color < state.lowest:
            due(state, out)
            return order
    return due(state, out)
