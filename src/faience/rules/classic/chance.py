"""Classic: drawing tiles from the bag onto the displays, one by one."""

from faience.rules.classic.state import DRAFT, DRAWN, POURED, STARTED
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.tiles import CHANCE, DISPLAY_TILES, displays_for, pour, put, sample, total, weigh


@kernel
def chances(state, weights):
    """The kinds of tile that the next draw may bring, weighted by how many of each there are."""
    if state.turn != CHANCE:
        return 0
    return weigh(state.bag, state.lid, weights)


@kernel
def draw(state, kind, log):
    """Lay one drawn tile on the next display space; the lid is poured in first when the bag is empty."""
    lay_out(state, kind, fill_bag(state, log), log)


@kernel
def deal(state, rng, log):
    """Draw at random until a decision is due."""
    tiles = fill_bag(state, log)
    while state.turn == CHANCE:
        if tiles == 0:
            tiles = fill_bag(state, log)
        lay_out(state, sample(state.bag, tiles, rng), tiles, log)
        tiles -= 1


@kernel
def fill_bag(state, log):
    """Pour the lid into the bag if that is empty; returns the number of tiles in the bag."""
    tiles = total(state.bag)
    if tiles == 0:
        tiles = pour(state.lid, state.bag)
        note(log, POURED, NOBODY, tiles, 0, 0, 0, 0)
    return tiles


@inlined
def lay_out(state, kind, tiles, log):
    """Move a tile from a bag of `tiles` to the next display space; the round starts when nothing is left to fill."""
    state.bag[kind] -= 1
    display = 1 + int(state.dealt) // DISPLAY_TILES
    put(state, display, kind)
    state.dealt += 1
    note(log, DRAWN, NOBODY, display, kind, 0, 0, 0)
    is_full = state.dealt == DISPLAY_TILES * displays_for(int(state.seats))
    if is_full or (tiles == 1 and total(state.lid) == 0):
        state.turn, state.phase, state.dealt = state.starter, DRAFT, 0
        note(log, STARTED, int(state.starter), int(state.round_number), 0, 0, 0, 0)
