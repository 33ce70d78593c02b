"""Monte Carlo tree search for any game, in machine code (UCT).

The functions are written for any game; `faience.rules.kernel.bind` makes kernels of them for one.
A tree ends where chance comes in. What a leaf is worth to each seat is told by a random game from there to the end,
which is the plain form of this search, or by the evaluation of the position as if the round ended now.
"""

import math
from typing import Any, NamedTuple

from faience.players.kernels.workspace import UNIT
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
BETTER_PLACE = UNIT // 2
"""What a better place is worth at the end of the game, so that a broken tie counts."""
BY_PLAYOUT, BY_EVALUATION = 0, 1
ITERATIONS, USED = range(2)
TALLIES = 2
"""What a search counts: games played through the tree, nodes in it."""


class TreeWorkspace(NamedTuple):
    """All that a tree grows in: arrays that are made once and used for every position."""

    stack: Any
    """The position at the root, and the one that a game through the tree has come to."""
    words: Any
    """The same bytes, a row of 64-bit words for each position."""
    nodes: Any
    totals: Any
    """For each node what it keeps, and the sum of what every seat got out of the games through it."""
    path: Any
    """The nodes of the game being played through the tree."""
    moves: Any
    weights: Any
    values: Any
    """The weights of features, and room for the features of a board."""
    worths: Any
    rewards: Any
    """For each seat what its board is worth, and what it gets out of a game."""
    outcome: Any
    """Places and what broke ties, as the rules tell them."""
    rng: Any
    log: Any
    tallies: Any


def choose_child(workspace, parent, seat):
    """The child to visit next: one that was never visited, or the best mixture of success and curiosity."""
    nodes = workspace.nodes
    first, count = int(nodes[parent, FIRST]), int(nodes[parent, COUNT])
    lure = CURIOSITY * CURIOSITY * math.log(nodes[parent, VISITS] + 1.0)
    best, most = first, -1.0
    for child in range(first, first + count):
        visits = int(nodes[child, VISITS])
        if visits == 0:
            return child
        worth = workspace.totals[child, seat] / visits + math.sqrt(lure / visits)
        if worth > most:
            best, most = child, worth
    return best


def expand(workspace, state, node):
    """Give a node its children, if there is room for them."""
    nodes, moves, tallies = workspace.nodes, workspace.moves, workspace.tallies
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
            workspace.totals[used + number, seat] = 0.0
    tallies[USED] = used + count


def play_out(workspace, state, cap):
    """Play at random to the end of the game."""
    moves, rng, log = workspace.moves, workspace.rng, workspace.log
    while state.turn != OVER and state.round_number <= cap:
        if state.turn == CHANCE:
            game.deal(state, rng, log)
        else:
            game.play(state, int(moves[below(rng, game.legal(state, moves))]), log)


def share_victory(workspace, state):
    """What each seat gets out of a finished game: 1 for a victory, its share where the rules share it."""
    places, seats = workspace.outcome, int(state.seats)
    game.outcome(state, places)
    winners = 0
    for seat in range(seats):
        winners += int(places[seat] == 1)
    for seat in range(seats):
        workspace.rewards[seat] = 1.0 / winners if places[seat] == 1 else 0.0


def appraise(workspace, state, seat, row):
    """What a board is worth: its points for certain and its prospects."""
    worth = UNIT * evaluation.features(state, seat, workspace.values)
    for number in range(workspace.values.size):
        worth += int(workspace.values[number]) * int(workspace.weights[row, number])
    return worth


def estimate(workspace, state):
    """What each seat can hope for, by the evaluation."""
    worths, seats = workspace.worths, int(state.seats)
    if state.turn >= 0:
        evaluation.close(state, workspace.log)
    if state.turn == OVER:
        game.outcome(state, workspace.outcome)
    for seat in range(seats):
        if state.turn == OVER:
            worths[seat] = UNIT * int(state.score[seat]) - BETTER_PLACE * int(workspace.outcome[seat])
        else:
            worths[seat] = appraise(workspace, state, seat, evaluation.stage(state))
    for seat in range(seats):
        rival = -(1 << 60)
        for other in range(seats):
            if other != seat and worths[other] > rival:
                rival = int(worths[other])
        lead = (int(worths[seat]) - rival) / UNIT
        workspace.rewards[seat] = 1.0 / (1.0 + math.exp(-lead / SLOPE))


def follow(workspace, state):
    """Play from the root to a leaf of the tree, which gets children when it is met again; returns the path's length."""
    nodes, path = workspace.nodes, workspace.path
    node, length = 0, 1
    path[0] = 0
    while state.turn >= 0 and nodes[node, COUNT] > 0 and length < DEEPEST:
        node = choose_child(workspace, node, int(state.turn))
        path[length] = node
        length += 1
        game.play(state, int(nodes[node, MOVE]), workspace.log)
        if state.turn == CHANCE and evaluation.is_minor(state):
            game.deal(state, workspace.rng, workspace.log)
            break
    if state.turn >= 0 and nodes[node, COUNT] == 0 and (nodes[node, VISITS] > 0 or node == 0):
        expand(workspace, state, node)
    return length


def grow(workspace, how, cap, limit, stop, salt):
    """Grow a tree from the position at the bottom of the stack, until the limit of iterations or a sign to stop."""
    words, nodes, tallies = workspace.words, workspace.nodes, workspace.tallies
    seed(workspace.rng, salt)
    nodes[0, FIRST], nodes[0, COUNT], nodes[0, VISITS] = 0, 0, 0
    tallies[USED], tallies[ITERATIONS] = 1, 0
    state = workspace.stack[1]
    while tallies[ITERATIONS] < limit and (stop[0] == 0 or tallies[ITERATIONS] == 0):
        for at in range(words.shape[1]):
            words[1, at] = words[0, at]
        length = follow(workspace, state)
        if how == BY_PLAYOUT:
            play_out(workspace, state, cap)
            share_victory(workspace, state)
        else:
            estimate(workspace, state)
        for step in range(length):
            node = int(workspace.path[step])
            nodes[node, VISITS] += 1
            for seat in range(int(state.seats)):
                workspace.totals[node, seat] += workspace.rewards[seat]
        tallies[ITERATIONS] += 1
