"""Whole games of a search against itself, in machine code, and the same games again from what was written down.

A game is its number, which seeds its draws, and the actions of its decisions; beside each action stands what the search
thought the position worth to whoever was to act. Positions are never written down: `replay` makes them again.
"""

from typing import Any

from faience.players.kernels.alphabeta import FOUND_MOVE, FOUND_VALUE, UNIT
from faience.rules.rng import below, seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
deepen: Any = None
"""Stand for a game's rules and for a search; `bind` says whose."""

NO_VALUE = -(1 << 15)
PER_POINT = 64
"""Values are written down in this part of a point."""
LONGEST = 400
"""The most decisions of a game; a longer one is left out."""
DICE = 0x5DEECE66D
THOUSAND = 1000


def start(state, random, number, seats, options, parts):
    """The beginning of the game with a number."""
    seed(random, number)
    game.setup(state, seats, options, number % seats, parts)


def choose(workspace, state, words, nodes, stop, salt):
    """Search a position with a table that knows nothing yet."""
    for at in range(words.size):
        workspace.words[0, at] = words[at]
    workspace.killers[:] = -1
    workspace.history[:] = 0
    workspace.table_keys[:] = 0
    workspace.counters[:] = 0
    deepen(workspace, int(state.turn), 60, 0, nodes, stop, salt)


def play_game(workspace, state, words, number, seats, options, parts, nodes, stray, stop, dice, moves, actions, values):
    """Play one game, some of its moves at random; returns how many decisions it took, or 0 if it did not end."""
    random, log = workspace.rng, workspace.log
    start(state, random, number, seats, options, parts)
    seed(dice, number ^ DICE)
    length = 0
    while state.turn != OVER and length < LONGEST:
        if state.turn == CHANCE:
            game.deal(state, random, log)
            continue
        count = game.legal(state, moves)
        actions[length], values[length] = moves[below(dice, count)], NO_VALUE
        if count > 1 and below(dice, THOUSAND) >= stray:
            generator = random[0], random[1], random[2], random[3]
            choose(workspace, state, words, nodes, stop, number + length)
            random[0], random[1], random[2], random[3] = generator
            if workspace.found[FOUND_MOVE] >= 0:
                actions[length] = workspace.found[FOUND_MOVE]
                value = int(workspace.found[FOUND_VALUE]) * PER_POINT // UNIT
                values[length] = min(max(value, NO_VALUE + 1), -NO_VALUE - 1)
        game.play(state, int(actions[length]), log)
        length += 1
    return length if state.turn == OVER else 0


def play_games(
    workspace, state, words, first, seats, options, parts, nodes, stray, stop, dice, moves, actions, values, lengths
):
    """Play the games from a number on, as many as there are rows to write them down."""
    for number in range(lengths.size):
        if stop[0] != 0:
            lengths[number] = 0
            continue
        lengths[number] = play_game(
            workspace, state, words, first + number, seats, options, parts, nodes, stray, stop, dice, moves,
            actions[number], values[number],
        )  # fmt: skip
