"""Sintra: a position as the numbers a learned player sees, from one seat's point of view."""

from faience.rules.kernel import kernel
from faience.rules.observing import mark, see_game, see_sources, see_starter
from faience.rules.sintra import state as rules
from faience.rules.sintra.state import COLORS, EMPTY, KINDS, PLACES, SPACES, SQUARES, panes_of
from faience.rules.tiles import BOARDS, MOST_SOURCES

OPTIONS, QUESTIONS = 3, 3
PLACE = 1 + KINDS + COLORS + KINDS + SPACES * COLORS
BOARD = PLACES * PLACE + PLACES + 5
TABLE = (MOST_SOURCES + 2) * COLORS + 1 + BOARDS + rules.ROUNDS * COLORS + QUESTIONS + COLORS + 1 + OPTIONS + 2
PRINTED = PLACES + rules.ORNAMENTS * PLACES + rules.MOST_TRACK
OBSERVATION = TABLE + PRINTED + BOARDS * BOARD
"""How many numbers an observation holds; `docs/games/sintra.md` lists them in order."""


@kernel
def observe(state, viewer, out):
    """Fill `out` with the position as `viewer` sees it: the table, then the boards in turn order from the viewer's."""
    out[:] = 0
    at = see_starter(state, viewer, out, see_sources(state, state.tower, out))
    at = see_game(state, OPTIONS, out, see_choice(state, out, at))
    at = see_printed(state, out, at)
    for place in range(int(state.seats)):
        see_board(state, (viewer + place) % int(state.seats), out, at + place * BOARD)


@kernel
def see_choice(state, out, at):
    """The round indicator, which decision is due, what is in hand."""
    for space in range(rules.ROUNDS):
        at = mark(out, at, COLORS, int(state.indicator[space]))
    at = mark(out, at, QUESTIONS, int(state.phase) - rules.DRAFT)
    at = mark(out, at, COLORS, int(state.color))
    out[at] = state.panes
    return at + 1


@kernel
def see_printed(state, out, at):
    """What is printed on palaces and track: window values, the windows beside each ornament, what each space costs."""
    for place in range(PLACES):
        out[at + place] = state.values[place]
    at += PLACES
    for ornament in range(rules.ORNAMENTS):
        for window in range(rules.SURROUND):
            out[at + int(state.ornaments[ornament, window])] = 1
        at += PLACES
    for space in range(rules.MOST_TRACK):
        out[at + space] = state.track[space]
    return at + rules.MOST_TRACK


@kernel
def see_board(state, seat, out, at):
    """One board: place by place, then the glazier, the glass track, whether it holds the marker, the score."""
    for place in range(PLACES):
        see_place(state, seat, place, out, at)
        at += PLACE
    at = mark(out, at, PLACES, int(state.glazier[seat]))
    out[at] = state.glass[seat]
    out[at + 1] = int(state.track_end) - int(state.glass[seat])
    out[at + 2] = state.lost[seat]
    out[at + 3] = int(state.marker == seat)
    out[at + 4] = state.score[seat]


@kernel
def see_place(state, seat, place, out, at):
    """A strip's free squares and panes, what its other face will ask for if it is still to come, and the window."""
    face = int(state.shown[seat, place])
    if face != EMPTY:
        out[at] = 1
        for kind in range(KINDS):
            out[at + 1 + kind] = state.free[seat, place, kind]
        for color in range(COLORS):
            out[at + 1 + KINDS + color] = panes_of(state, seat, place, color)
        if not int(state.glazed[seat]) >> place & 1:
            for square in range(SQUARES):
                out[at + 1 + KINDS + COLORS + int(state.squares[face ^ 1, square])] += 1
    at += 1 + KINDS + COLORS + KINDS
    for space in range(SPACES):
        at = mark(out, at, COLORS, int(state.windows[seat, place, space]))
