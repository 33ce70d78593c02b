"""Filling the displays from the bag, one tile after the other; what refills the bag is a game's lid or tower."""

from faience.rules.kernel import inlined, kernel
from faience.rules.log import NOBODY, note
from faience.rules.tiles import CHANCE, DISPLAY_TILES, IN_CENTER, displays_for, next_starter, pour, put, sample, total

DRAWN, POURED, STARTED = 1, 2, 3
"""Kinds of events that every game logs. Details: DRAWN display, color; POURED tiles; STARTED round."""
OWN_KINDS = 4
"""The first number that a game may give to a kind of event of its own."""


@kernel
def fill_bag(bag, spare, log):
    """Pour the lid or tower into the bag if that is empty; returns the number of tiles in the bag."""
    tiles = total(bag)
    if tiles == 0:
        tiles = pour(spare, bag)
        note(log, POURED, NOBODY, tiles, 0, 0, 0, 0)
    return tiles


@inlined
def lay_out(state, spare, kind, tiles, draft, log):
    """Move a tile from a bag of `tiles` to the next display space; the draft starts when nothing is left to fill."""
    state.bag[kind] -= 1
    display = 1 + int(state.dealt) // DISPLAY_TILES
    put(state, display, kind)
    state.dealt += 1
    note(log, DRAWN, NOBODY, display, kind, 0, 0, 0)
    is_full = state.dealt == DISPLAY_TILES * displays_for(int(state.seats))
    if is_full or (tiles == 1 and total(spare) == 0):
        state.turn, state.phase, state.dealt = state.starter, draft, 0
        note(log, STARTED, int(state.starter), int(state.round_number), 0, 0, 0, 0)


@inlined
def next_deal(state, deal):
    """The next round begins with a deal, and with the holder of the marker, which goes back to the center."""
    state.starter = next_starter(state)
    state.marker = IN_CENTER
    state.round_number += 1
    state.turn, state.phase = CHANCE, deal


@kernel
def draw_tile(state, spare, kind, draft, log):
    """Lay one drawn tile on the next display space."""
    lay_out(state, spare, kind, fill_bag(state.bag, spare, log), draft, log)


@kernel
def deal_tiles(state, spare, rng, draft, log):
    """Draw at random until the displays are full or nothing is left."""
    tiles = fill_bag(state.bag, spare, log)
    while state.turn == CHANCE:
        if tiles == 0:
            tiles = fill_bag(state.bag, spare, log)
        lay_out(state, spare, sample(state.bag, tiles, rng), tiles, draft, log)
        tiles -= 1
