"""Classic: drawing tiles from the bag onto the displays, one by one."""

from faience.rules.classic.state import DRAFT
from faience.rules.dealing import deal_tiles, draw_tile
from faience.rules.kernel import kernel
from faience.rules.tiles import CHANCE, weigh


@kernel
def chances(state, weights):
    """The kinds of tile that the next draw may bring, weighted by how many of each there are."""
    if state.turn != CHANCE:
        return 0
    return weigh(state.bag, state.lid, weights)


@kernel
def draw(state, kind, log):
    """Lay one drawn tile on the next display space; the lid is poured in first when the bag is empty."""
    draw_tile(state, state.lid, kind, DRAFT, log)


@kernel
def deal(state, rng, log):
    """Draw at random until a decision is due."""
    deal_tiles(state, state.lid, rng, DRAFT, log)
