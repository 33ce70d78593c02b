"""Whole games of uniformly random moves: the yardstick for speed, and a source of positions for tests.

The function is written for any game; `faience.rules.kernel.bind` makes a kernel of it for one.
"""

from typing import Any

from faience.rules.ranking import MOST_SEATS
from faience.rules.rng import below, seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
"""Stands for a game's rules; `bind` says whose."""

ROUND_CAP = 100
"""Games need not end; one that goes past so many rounds is called truncated."""

SUMS = 2 + MOST_SEATS
"""How many numbers `playouts` adds up: decisions, truncated games, the points of each seat."""


def playouts(state, rng, actions, log, first, games, seats, options, parts, cap, trace, sums):
    """Play a game for each seed from `first` on, to its end or past the round cap, and add up what became of them.

    The trace gets the first actions of the last game.
    """
    for number in range(first, first + games):
        seed(rng, number)
        game.setup(state, seats, options, 0, parts)
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
        sums[0] += moves
        sums[1] += int(state.turn != OVER)
        for seat in range(seats):
            sums[2 + seat] += state.score[seat]
