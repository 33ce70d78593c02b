"""Sintra: what is drawn: strips and their faces, the pieces of the round indicator, panes for the displays."""

from faience.rules import bits
from faience.rules import rng as random
from faience.rules.dealing import deal_tiles, draw_tile
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.sintra import state as rules
from faience.rules.sintra.state import COLORS, FACES, PLACES, show
from faience.rules.tiles import CHANCE, sample, total, weigh


@kernel
def chances(state, weights):
    """What the next draw may bring, weighted: a face of a strip, or a color."""
    if state.turn != CHANCE:
        return 0
    if state.phase == rules.STRIPS:
        return weigh_strips(state, weights)
    if state.phase == rules.INDICATOR and state.dealt < COLORS:
        for color in range(COLORS):
            weights[color] = int(state.bag[color] == rules.COPIES)  # one of each color, none of them twice
        return COLORS
    return weigh(state.bag, state.tower, weights)


@kernel
def weigh_strips(state, weights):
    """Every strip the seat has not laid yet, either face up; the face with joker squares starts face down."""
    left = strips_left(state, int(state.dealt) // PLACES)
    for face in range(rules.CHANCES):
        weights[face] = left >> (face // FACES) & 1
    joker = int(state.joker_face)
    weights[joker ^ 1] += weights[joker]
    weights[joker] = 0
    return rules.CHANCES


@inlined
def strips_left(state, seat):
    """The strips, as a set, that a seat has not laid yet."""
    left = (1 << PLACES) - 1
    for place in range(PLACES):
        if state.shown[seat, place] >= 0:
            left &= ~(1 << (int(state.shown[seat, place]) // FACES))
    return left


@kernel
def draw(state, outcome, log):
    """Apply one outcome: lay a strip, put a piece on the round indicator, or a pane on a display."""
    if state.phase == rules.STRIPS:
        lay_strip(state, outcome, log)
    elif state.phase == rules.INDICATOR:
        indicate(state, outcome, log)
    else:
        draw_tile(state, state.tower, outcome, rules.DRAFT, log)


@kernel
def deal(state, rng, log):
    """Draw at random until a decision is due."""
    if state.phase != rules.DEAL:
        prepare(state, rng, log)
    deal_tiles(state, state.tower, rng, rules.DRAFT, log)


@kernel
def prepare(state, rng, log):
    """Lay the strips and fill the round indicator at random."""
    while state.phase == rules.STRIPS:
        lay_strip(state, draw_strip(state, rng), log)
    while state.phase == rules.INDICATOR:
        indicate(state, draw_piece(state, rng), log)


@inlined
def member(numbers, which):
    """The number at a position, from 0, in a set."""
    for _ in range(which):
        numbers &= numbers - 1
    return bits.lowest(numbers)


@inlined
def draw_strip(state, rng):
    """A face drawn at random: two for each strip that is left, both of them the same for the one with joker squares."""
    left = strips_left(state, int(state.dealt) // PLACES)
    drawn = random.below(rng, FACES * (PLACES - int(state.dealt) % PLACES))
    face = FACES * member(left, drawn // FACES) + drawn % FACES
    return face ^ int(face == state.joker_face)


@inlined
def draw_piece(state, rng):
    """A piece for the round indicator: first one of each color in any order, then one from the bag."""
    if state.dealt == COLORS:
        return sample(state.bag, total(state.bag), rng)
    left = 0
    for color in range(COLORS):
        left |= int(state.bag[color] == rules.COPIES) << color
    return member(left, random.below(rng, COLORS - int(state.dealt)))


@inlined
def lay_strip(state, face, log):
    """Lay a strip above the next window, seat by seat and from left to right."""
    seat, place = int(state.dealt) // PLACES, int(state.dealt) % PLACES
    show(state, seat, place, face)
    note(log, rules.LAID, seat, place, face // FACES, face % FACES, 0, 0)
    state.dealt += 1
    if state.dealt == PLACES * state.seats:
        state.phase, state.dealt = rules.INDICATOR, 0


@inlined
def indicate(state, color, log):
    """Put a piece on the round indicator: on the spaces II to VI in order, the last one on I."""
    state.bag[color] -= 1
    state.dealt += 1
    space = int(state.dealt) % rules.ROUNDS
    state.indicator[space] = color
    note(log, rules.INDICATED, NOBODY, space, color, 0, 0, 0)
    if space == 0:
        state.phase, state.dealt = rules.DEAL, 0
