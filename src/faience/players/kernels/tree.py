"""Monte Carlo tree search for any game, in machine code (UCT).

The functions are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
A tree ends where chance comes in. What a leaf is worth to each seat is told by a random game from there to the end,
which is the plain form of this search, or by the evaluation of the position as if the round ended now.
"""

import math
from typing import Any

from faience.players.kernels.alphabeta import UNIT
from faience.rules.rng import below, seed
from faience.rules.tiles import CHANCE, OVER

game: Any = None
evaluation: Any = None
"""Stand for a game's rules and evaluation; `bind` says whose."""

FIRST, COUNT, MOVE, VISITS = range(4)
NODE = 4
"""What is kept for each node: its first child and how many there are, the move that leads to it, its visits."""
DEEPEST = 256
"""The longest line that is followed."""
CURIOSITY = 0.7
"""How much a move that was seldom tried is preferred."""
SLOPE = 10.0
"""A lead of so many points is as good as won in three games of four."""
BY_PLAYOUT, BY_EVALUATION = 0, 1
ITERATIONS, USED = range(2)
TALLIES = 2
"""What a search counts: games played through the tree, nodes in it."""


def choose_child(nodes, totals, parent, seat):
    """The child to visit next: one that was never visited, or the best mixture of success and curiosity."""
    first, count = int(nodes[parent, FIRST]), int(nodes[parent, COUNT])
    lure = CURIOSITY * CURIOSITY * math.log(nodes[parent, VISITS] + 1.0)
    best, most = first, -1.0
    for child in range(first, first + count):
        visits = int(nodes[child, VISITS])
        if visits == 0:
            return child
        worth = totals[child, seat] / visits + math.sqrt(lure / visits)
        if worth > most:
            best, most = child, worth
    return best


def expand(state, nodes, totals, moves, node, tallies):
    """Give a node its children, if there is room for them."""
    count = game.legal(state, moves)
    used = int(tallies[USED])
    if used + count > nodes.shape[0]:
        return
    nodes[node, FIRST], nodes[node, COUNT] = used, count
    for number in range(count):
        nodes[used + number, FIRST] = 0
        nodes[used + number, COUNT] = 0
        nodes[used + number, MOVE] = moves[number]
        nodes[used + number, VISITS] = 0
        for seat in range(int(state.seats)):
            totals[used + number, seat] = 0.0
    tallies[USED] = used + count


def play_out(state, moves, rng, log, cap):
    """Play at random to the end of the game."""
    while state.turn != OVER and state.round_number <= cap:
        if state.turn == CHANCE:
            game.deal(state, rng, log)
        else:
            game.play(state, int(moves[below(rng, game.legal(state, moves))]), log)


def settle_scores(state, rewards):
    """What each seat gets out of a finished game: 1 for a victory, its share where it is shared."""
    best, winners = -(1 << 30), 0
    for seat in range(int(state.seats)):
        score = int(state.score[seat])
        winners = 1 if score > best else winners + int(score == best)
        best = max(best, score)
    for seat in range(int(state.seats)):
        rewards[seat] = 1.0 / winners if state.score[seat] == best else 0.0


def estimate(state, weights, values, worths, rewards, log):
    """What each seat can hope for, by the evaluation."""
    if state.turn >= 0:
        evaluation.close(state, log)
    row = -1 if state.turn == OVER else evaluation.stage(state)
    seats = int(state.seats)
    for seat in range(seats):
        worths[seat] = UNIT * int(state.score[seat])
        if row >= 0:
            worths[seat] = UNIT * evaluation.features(state, seat, values)
            for number in range(values.size):
                worths[seat] += int(values[number]) * int(weights[row, number])
    for seat in range(seats):
        rival = -(1 << 60)
        for other in range(seats):
            if other != seat and worths[other] > rival:
                rival = int(worths[other])
        lead = (int(worths[seat]) - rival) / UNIT
        rewards[seat] = 1.0 / (1.0 + math.exp(-lead / SLOPE))


def grow(
    stack, words, nodes, totals, path, moves, weights, values, worths, rewards, rng, log,
    how, cap, limit, stop, salt, tallies,
):  # fmt: skip
    """Grow a tree from the position at the bottom of the stack, until the limit of iterations or a sign to stop."""
    seed(rng, salt)
    nodes[0, FIRST], nodes[0, COUNT], nodes[0, VISITS] = 0, 0, 0
    tallies[USED], tallies[ITERATIONS] = 1, 0
    state = stack[1]
    while tallies[ITERATIONS] < limit and (stop[0] == 0 or tallies[ITERATIONS] == 0):
        for at in range(words.shape[1]):
            words[1, at] = words[0, at]
        node, length = 0, 1
        path[0, 0], path[0, 1] = 0, -1
        while state.turn >= 0 and nodes[node, COUNT] > 0 and length < DEEPEST:
            seat = int(state.turn)
            node = choose_child(nodes, totals, node, seat)
            path[length, 0], path[length, 1] = node, seat
            length += 1
            game.play(state, int(nodes[node, MOVE]), log)
            if state.turn == CHANCE and evaluation.is_minor(state):
                game.deal(state, rng, log)
                break
        if state.turn >= 0 and nodes[node, COUNT] == 0 and (nodes[node, VISITS] > 0 or node == 0):
            expand(state, nodes, totals, moves, node, tallies)
        if how == BY_PLAYOUT:
            play_out(state, moves, rng, log, cap)
            settle_scores(state, rewards)
        else:
            estimate(state, weights, values, worths, rewards, log)
        for step in range(length):
            node = int(path[step, 0])
            nodes[node, VISITS] += 1
            for seat in range(int(state.seats)):
                totals[node, seat] += rewards[seat]
        tallies[ITERATIONS] += 1


TEMPLATES = ("choose_child", "expand", "play_out", "settle_scores", "estimate", "grow")
"""The functions to bind for a game, in the order they call each other."""
