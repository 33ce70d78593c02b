"""The player that tries moves out: Monte Carlo tree search, in machine code and without Python's lock."""

import math
import time
from functools import cache
from typing import Any

import numpy as np

from faience.games import Game, Move, Variant
from faience.games.registry import book_of
from faience.players.kernels import tree
from faience.players.knowledge import evaluation_of
from faience.players.limits import Limits, alarm
from faience.players.player import check_turn
from faience.players.thought import Thought
from faience.players.weights import weights_of
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind
from faience.rules.playout import ROUND_CAP
from faience.rules.ranking import MOST_SEATS

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

    def line(self) -> tuple[int, ...]:
        """The moves that were tried most, from the root on, as long as one was tried at all."""
        node, moves = 0, list[int]()
        while count := int(self.nodes[node, tree.COUNT]):
            first = int(self.nodes[node, tree.FIRST])
            node = first + int(np.argmax(self.nodes[first : first + count, tree.VISITS]))
            if moves and not self.nodes[node, tree.VISITS]:
                break
            moves.append(int(self.nodes[node, tree.MOVE]))
        return tuple(moves)

    def values(self, seat: int) -> tuple[tuple[int, float], ...]:
        """The moves at the root that were tried, with the lead each is worth, the most tried first."""
        first, count = int(self.nodes[0, tree.FIRST]), int(self.nodes[0, tree.COUNT])
        tried = sorted(range(first, first + count), key=lambda node: -int(self.nodes[node, tree.VISITS]))
        return tuple(
            (
                int(self.nodes[node, tree.MOVE]),
                _lead(float(self.totals[node, seat]) / int(self.nodes[node, tree.VISITS])),
            )
            for node in tried
            if self.nodes[node, tree.VISITS]
        )


def _lead(hope: float) -> float:
    """The lead in points that makes so much hope."""
    hope = min(max(hope, 1e-6), 1 - 1e-6)
    return tree.SLOPE * math.log(hope / (1 - hope))


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
        nodes, seconds = int(garden.tallies[tree.ITERATIONS]), time.perf_counter() - started
        line = garden.line()
        if self.is_plain:
            return Thought(action=line[0], line=line, nodes=nodes, seconds=seconds)
        values = garden.values(game.turn or 0)
        return Thought(
            action=line[0],
            value=dict(values).get(line[0]),
            line=line,
            alternatives=values if is_survey else (),
            depth=len(line),
            nodes=nodes,
            seconds=seconds,
        )
