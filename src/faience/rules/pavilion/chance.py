"""Pavilion: drawing tiles from the bag, for the supply and for the displays."""

from faience.rules.dealing import deal_tiles, draw_tile, fill_bag
from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.pavilion.rounds import advance
from faience.rules.pavilion.state import DEAL, DRAFT, EMPTY, SUPPLIED, SUPPLY, SUPPLY_SPACES
from faience.rules.tiles import CHANCE, sample, total, weigh


@kernel
def chances(state, weights):
    """The colors that the next draw may bring, weighted by how many tiles there are of each."""
    if state.turn != CHANCE:
        return 0
    return weigh(state.bag, state.tower, weights)


@kernel
def draw(state, color, log):
    """Put one drawn tile on a space of the supply or of a display."""
    if state.phase == DEAL:
        draw_tile(state, state.tower, color, DRAFT, log)
    else:
        supply(state, color, fill_bag(state.bag, state.tower, log), log)


@kernel
def deal(state, rng, log):
    """Draw at random until a decision is due."""
    while state.turn == CHANCE:
        if state.phase == DEAL:
            deal_tiles(state, state.tower, rng, DRAFT, log)
        else:
            tiles = fill_bag(state.bag, state.tower, log)
            supply(state, sample(state.bag, tiles, rng), tiles, log)


@inlined
def supply(state, color, tiles, log):
    """Move a tile from a bag of `tiles` to the supply; when it is full, or nothing is left, the game goes on."""
    state.bag[color] -= 1
    state.supply[color] += 1
    note(log, SUPPLIED, NOBODY, color, 0, 0, 0, 0)
    if total(state.supply) < SUPPLY_SPACES and (tiles > 1 or total(state.tower) > 0):
        return
    if state.phase == SUPPLY:
        state.phase = DEAL
    else:
        seat = int(state.placing)
        state.placing = EMPTY
        advance(state, seat, log)
