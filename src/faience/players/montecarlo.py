"""The player that tries moves out: Monte Carlo tree search, in machine code and without Python's lock."""

import time
from functools import cache
from typing import Any

import numpy as np

from faience.games import Game, Move, Variant
from faience.games.variants import book_of
from faience.players.kernels import tree
from faience.players.limits import Limits, alarm
from faience.players.player import check_turn
from faience.players.search import evaluation_of
from faience.players.thought import Thought
from faience.players.weights import weights_of
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind
from faience.rules.playout import ROUND_CAP
from faience.rules.tiles import MOST_SEATS

NODES = 1 << 19
"""The most nodes a tree can have, of 64 bytes each: 32 MiB."""


@cache
def _kernel(game: str) -> Any:
    templates = [getattr(tree, name) for name in tree.TEMPLATES]
    return bind(book_of(game).rules, *templates, evaluation=evaluation_of(game))[-1]


class _Garden:
    """The room one tree grows in."""

    def __init__(self, variant: Variant) -> None:
        rules = variant.book.rules
        stack, self.words = states.stack(rules.STATE, 2)
        self.nodes, self.totals = np.zeros((NODES, tree.NODE), np.int64), np.zeros((NODES, MOST_SEATS), np.float64)
        values = np.zeros(evaluation_of(variant.game).FEATURES, np.int64)
        self.room = (
            *(stack, self.words, self.nodes, self.totals, np.zeros((tree.DEEPEST + 1, 2), np.int64)),
            *(np.zeros(rules.ACTIONS, np.int16), weights_of(variant), values, np.zeros(MOST_SEATS, np.int64)),
            *(np.zeros(MOST_SEATS, np.float64), generator.new(), logs.new(0)),
        )
        self.stop, self.tallies = np.zeros(1, np.int8), np.zeros(tree.TALLIES, np.int64)


class MonteCarlo:
    """Chooses the move that was tried most; a node is one game played through the tree.

    In its plain form it knows nothing but the rules: random games to the end say what a position is worth.
    """

    def __init__(self, limits: Limits, seed: int | None = None, *, is_plain: bool = True) -> None:
        self.limits = limits
        self.seed = 0 if seed is None else seed & 0xFFFFFFFF
        self.is_plain = is_plain
        self._gardens: dict[Variant, _Garden] = {}

    @property
    def name(self) -> str:
        """The name in records and on the command line."""
        return f"{'mcts' if self.is_plain else 'tree'}:{self.limits}"

    def choose(self, game: Game) -> Move:
        """The move that was tried most."""
        return game.move_of(self.think(game).action)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What came of trying."""
        check_turn(game)
        started = time.perf_counter()
        if game.variant not in self._gardens:
            self._gardens[game.variant] = _Garden(game.variant)
        garden = self._gardens[game.variant]
        garden.words[0] = np.frombuffer(states.content(game.state_copy()), np.int64)
        how = tree.BY_PLAYOUT if self.is_plain else tree.BY_EVALUATION
        salt = self.seed * 1000 + len(game.steps)
        with alarm(garden.stop, self.limits.seconds):
            _kernel(game.variant.game)(
                *garden.room, how, ROUND_CAP, self.limits.most_nodes, garden.stop, salt, garden.tallies
            )
        first, count = int(garden.nodes[0, tree.FIRST]), int(garden.nodes[0, tree.COUNT])
        tried = garden.nodes[first : first + count, tree.VISITS]
        best = first + int(np.argmax(tried))
        nodes, seconds = int(garden.tallies[tree.ITERATIONS]), time.perf_counter() - started
        return Thought(action=int(garden.nodes[best, tree.MOVE]), nodes=nodes, seconds=seconds)
