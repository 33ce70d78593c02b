"""Pavilion, first half of a round: taking tiles from displays and center."""

from faience.rules import bits
from faience.rules.kernel import inlined, kernel
from faience.rules.log import note
from faience.rules.pavilion.state import COLORS, MARKED, TOOK, lose, take_of, wild_color
from faience.rules.tiles import CENTER, IN_CENTER, MOST_SOURCES, lift, slide


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
def lift_one(state, source, color):
    """Lift one tile of a color off a source."""
    left = int(state.sources[source, color]) - 1
    state.sources[source, color] = left
    if left == 0:
        state.holders[color] = int(state.holders[color]) & ~(1 << source)


@kernel
def take(state, action, log):
    """Take all tiles of a color and one wild tile, if there is one; the rest of a display slides to the center."""
    seat, wild = int(state.turn), wild_color(state)
    color, source = take_of(action)
    tiles = lift(state, source, color) if color != wild else 0
    wilds = int(state.sources[source, wild] > 0)
    state.hand[seat, color] += tiles
    if wilds > 0:
        lift_one(state, source, wild)
        state.hand[seat, wild] += 1
    note(log, TOOK, seat, source, color, tiles, wilds, 0)
    if source != CENTER:
        slide(state, source)
    elif state.marker == IN_CENTER:
        state.marker = seat
        taken = tiles + wilds
        note(log, MARKED, seat, taken, taken, 0, 0, -lose(state, seat, taken))
