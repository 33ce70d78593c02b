"""Whole games of a search against itself or against another one, in machine code.

A game is its number, which seeds its draws, and the actions of its decisions; beside each action stands what the search
thought the position worth to whoever was to act. Positions are never written down: `replay` makes them again.
"""

from typing import Any

from faience.players.kernels import workspace as workspaces
from faience.players.kernels.workspace import FOUND_MOVE, FOUND_VALUE, UNIT
from faience.rules.kernel import kernel
from faience.rules.rng import below, seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
deepen: Any = None
won: Any = None
"""Stand for a game's rules, for a search and for what tells a result; `bind` says whose."""

forget = kernel(workspaces.forget)

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
    forget(workspace, workspace.table.shape[0])
    deepen(workspace, int(state.turn), 60, 0, nodes, stop, salt)


def play_game(
    old, new, newcomers, state, words, random, number, seats, options, parts, nodes, stray, stop, dice, moves, actions,
    values,
):  # fmt: skip
    """Play one game, some of its moves at random; returns how many decisions it took, or 0 if it did not end.

    The seats in the set `newcomers` think in the second workspace, all others in the first.
    """
    log = old.log
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
            found = old.found
            if newcomers >> int(state.turn) & 1:
                found = new.found
                choose(new, state, words, nodes, stop, number + length)
            else:
                choose(old, state, words, nodes, stop, number + length)
            if found[FOUND_MOVE] >= 0:
                actions[length] = found[FOUND_MOVE]
                value = int(found[FOUND_VALUE]) * PER_POINT // UNIT
                values[length] = min(max(value, NO_VALUE + 1), -NO_VALUE - 1)
        game.play(state, int(actions[length]), log)
        length += 1
    return length if state.turn == OVER else 0


def play_games(
    workspace, state, words, random, first, seats, options, parts, nodes, stray, stop, dice, moves, actions, values,
    lengths,
):  # fmt: skip
    """Play the games from a number on, as many as there are rows to write them down."""
    for number in range(lengths.size):
        if stop[0] != 0:
            lengths[number] = 0
            continue
        lengths[number] = play_game(
            workspace, workspace, 0, state, words, random, first + number, seats, options, parts, nodes, stray, stop,
            dice, moves, actions[number], values[number],
        )  # fmt: skip


def play_deal(
    old, new, state, words, random, number, seats, options, parts, nodes, stop, dice, moves, actions, values, outcome
):
    """Play a game once for each seat, in which a newcomer sits; returns its share of the victories in thousandths."""
    shares = 0
    for seat in range(seats):
        length = play_game(
            old, new, 1 << seat, state, words, random, number, seats, options, parts, nodes, 0, stop, dice, moves,
            actions, values,
        )  # fmt: skip
        if length == 0 or stop[0] != 0:
            return -1
        shares += won(state, seat, outcome)
    return shares // seats
