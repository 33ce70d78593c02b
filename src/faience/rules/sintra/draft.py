"""Sintra: a turn: taking panes for one strip, or bringing the glazier home."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.sintra import state as rules
from faience.rules.sintra.glass import shatter, step
from faience.rules.sintra.palace import colors_on, complete
from faience.rules.sintra.state import COLORS, EMPTY, JOKER, PLACES, free_squares, refit, take_of
from faience.rules.tiles import CENTER, COLOR_OFFERED, IN_CENTER, MOST_SOURCES, lift, slide


@inlined
def reachable(state, seat, color):
    """The places, as a set, with a free square for a color: under the glazier or to its right."""
    return int(state.fits[seat, color]) >> int(state.glazier[seat]) << int(state.glazier[seat])


@inlined
def can_go_home(state, seat):
    """True when the glazier is not above the leftmost strip already, and there is one."""
    strips = int(state.strips[seat])
    if strips == 0:
        return False
    home = bits.lowest(strips)
    if state.options & rules.MUST_MOVE_LEFT:
        return home < int(state.glazier[seat])
    return home != int(state.glazier[seat])


@inlined
def joker_bounds(state, seat, place, color, panes):
    """The fewest panes that go on joker squares, those without a square of their color, and the most: all that fit."""
    return max(0, panes - int(state.free[seat, place, color])), min(panes, int(state.free[seat, place, JOKER]))


@inlined
def legal(state, out):
    """List the actions of the seat to act, ascending; returns how many there are."""
    if state.turn < 0:
        return 0
    seat = int(state.turn)
    if state.phase == rules.PANE:
        return bits.members(out, rules.PANE_ACTIONS, colors_on(state, seat, int(state.glazier[seat])))
    if state.phase == rules.SQUARE:
        least, most = panes_on_jokers(state)
        return bits.members(out, rules.SQUARE_ACTIONS, bits.span(least, most))
    n = list_takes(state, seat, out)
    if can_go_home(state, seat):
        out[n] = rules.HOME_ACTION
        n += 1
    return n


@inlined
def list_takes(state, seat, out):
    """List the takes of every color on every source, for all places within reach; where there is none, it breaks."""
    n, offers = 0, 0
    for color in range(COLORS):
        offers |= int(state.holders[color]) << (color * MOST_SOURCES)
    while offers != 0:
        offer = bits.lowest(offers)
        offers &= offers - 1
        places = reachable(state, seat, int(COLOR_OFFERED[offer]))
        breaks = int(places == 0)  # then the one action is what stands past the end of an empty list
        n = breaks + bits.extend(out, n, offer * rules.TARGETS + rules.BREAK * breaks, places, PLACES)
    return n


@inlined
def panes_on_jokers(state):
    """The fewest and the most of the panes in hand that may go on joker squares."""
    seat = int(state.turn)
    return joker_bounds(state, seat, int(state.glazier[seat]), int(state.color), int(state.panes))


@kernel
def go_home(state, log):
    """Bring the glazier back above the leftmost strip."""
    seat = int(state.turn)
    home = bits.lowest(int(state.strips[seat]))
    note(log, rules.HOME, seat, int(state.glazier[seat]), home, 0, 0, 0)
    state.glazier[seat] = home


@inlined
def take(state, action, log):
    """Take all panes of a color from a source for one strip; where both kinds of squares fit, it may be asked which."""
    seat = int(state.turn)
    color, source, target = take_of(action)
    panes = lift(state, source, color)
    slide(state, source)
    note(log, rules.TOOK, seat, source, color, panes, 0, 0)
    if (source == CENTER) & (state.marker == IN_CENTER):
        state.marker = seat
        note(log, rules.MARKED, seat, 0, 0, 0, 0, 0)
        step(state, seat, 1, log)
    if target == rules.BREAK:
        shatter(state, seat, color, panes, log)
        return
    move_glazier(state, seat, target, log)
    least, most = joker_bounds(state, seat, target, color, panes)
    if least < most:
        state.phase, state.color, state.panes = rules.SQUARE, color, panes
    else:
        lay(state, seat, target, color, panes, most, log)


@inlined
def move_glazier(state, seat, place, log):
    """The glazier follows the panes."""
    if log.size > 0 and state.glazier[seat] != place:
        note(log, rules.MOVED, seat, int(state.glazier[seat]), place, 0, 0, 0)
    state.glazier[seat] = place


@inlined
def lay(state, seat, place, color, panes, on_jokers, log):
    """Place panes on a strip, so many of them on joker squares; the others as far as there are squares of their color.

    What is left over breaks. A strip without a free square is complete.
    """
    on_color = min(panes - on_jokers, int(state.free[seat, place, color]))
    state.free[seat, place, color] -= on_color
    state.free[seat, place, JOKER] -= on_jokers
    state.joker_panes[seat, color] += on_jokers
    note(log, rules.PLACED, seat, place, color, on_color, on_jokers, 0)
    refit(state, seat, place)
    if panes > on_color + on_jokers:
        shatter(state, seat, color, panes - on_color - on_jokers, log)
    if free_squares(state, seat, place) == 0:
        complete(state, seat, place, log)


@kernel
def divide(state, action, log):
    """The choice how many of the panes in hand go on joker squares."""
    seat, color, panes = int(state.turn), int(state.color), int(state.panes)
    state.color = EMPTY
    state.panes = 0
    lay(state, seat, int(state.glazier[seat]), color, panes, action - rules.SQUARE_ACTIONS, log)
