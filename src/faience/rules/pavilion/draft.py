"""Pavilion, first half of a round: taking tiles from displays and center."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.pavilion.state import COLORS, MARKED, TOOK, lose, take_of, wild_color
from faience.rules.tiles import CENTER, IN_CENTER, MOST_SOURCES, has_loose_tiles, slide


@inlined
def legal_takes(state, out):
    """List every take: a color that is not wild; from a source with nothing but wild tiles, one of those."""
    wild = wild_color(state)
    offers, others = 0, 0
    for color in range(COLORS):
        if color != wild:
            others |= int(state.holders[color])
            offers |= int(state.holders[color]) << (color * MOST_SOURCES)
    offers |= (int(state.holders[wild]) & ~others) << (wild * MOST_SOURCES)
    return bits.members(out, 0, offers)


@inlined
def lift_some(state, source, color, tiles):
    """Lift so many tiles of a color off a source."""
    left = int(state.sources[source, color]) - tiles
    state.sources[source, color] = left
    if left == 0:
        state.holders[color] = int(state.holders[color]) & ~(1 << source)


@kernel
def take(state, action, log):
    """Take all tiles of a color and one wild tile, if there is one; the rest of a display slides to the center."""
    seat, wild = int(state.turn), wild_color(state)
    color, source = take_of(action)
    tiles = 0 if color == wild else int(state.sources[source, color])
    wilds = int(state.sources[source, wild] > 0)
    if tiles > 0:
        lift_some(state, source, color, tiles)
        state.hand[seat, color] += tiles
    if wilds > 0:
        lift_some(state, source, wild, 1)
        state.hand[seat, wild] += 1
    note(log, TOOK, seat, source, color, tiles, wilds, 0)
    if source != CENTER:
        slide(state, source)
    elif state.marker == IN_CENTER:
        state.marker = seat
        taken = tiles + wilds
        note(log, MARKED, seat, taken, taken, 0, 0, -lose(state, seat, taken))
    following = seat + 1
    state.turn = following if following < state.seats else 0


@inlined
def is_drafted(state):
    """True when no tile is left to take."""
    return not has_loose_tiles(state)
