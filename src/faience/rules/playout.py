"""Whole games of uniformly random moves: the yardstick for speed, and a source of positions for tests.

The functions here are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
"""

from faience.rules import classic as game  # stands for any game
from faience.rules.rng import below, seed
from faience.rules.tiles import CHANCE, OVER

ROUND_CAP = 100
"""Games need not end; one that goes past so many rounds is called truncated."""

SUMS = 6
"""How many numbers `playouts` adds up: decisions, truncated games, the points of four seats."""


def playout(state, rng, actions, log, cap, trace):
    """Play at random to the end or past the round cap; returns the number of decisions, and traces the first ones."""
    moves = 0
    while state.turn != OVER and state.round_number <= cap:
        if state.turn == CHANCE:
            game.deal(state, rng, log)
        else:
            action = int(actions[below(rng, game.legal(state, actions))])
            if moves < trace.size:
                trace[moves] = action
            game.play(state, action, log)
            moves += 1
    return moves


def playouts(state, rng, actions, log, first, games, seats, options, cap, trace, sums):
    """Play a game for each seed from `first` on, and add up what became of them; the trace is the last game's."""
    for number in range(first, first + games):
        seed(rng, number)
        game.setup(state, seats, options, 0)
        sums[0] += playout(state, rng, actions, log, cap, trace)
        sums[1] += int(state.turn != OVER)
        for seat in range(seats):
            sums[2 + seat] += state.score[seat]
