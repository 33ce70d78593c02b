"""The player that tries moves out: Monte Carlo tree search, in machine code and without Python's lock."""

import math
import time
from typing import Any

import numpy as np

from faience.games import Game, Variant
from faience.players.kernels import tree
from faience.players.knowledge import compiled, evaluation_of, weights_of
from faience.players.limits import Limits, alarm
from faience.players.player import Player, Thought, check_turn
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.playout import ROUND_CAP
from faience.rules.ranking import MOST_SEATS, OUTCOME

NODES = 1 << 19
"""The most nodes a tree can have, of 64 bytes each: 32 MiB."""


class _Tree:
    """A tree that can be grown for one position after the other, in memory of its own."""

    def __init__(self, variant: Variant) -> None:
        rules, evaluation = variant.book.rules, evaluation_of(variant.game)
        stack, words = states.stack(rules.STATE, 2)
        self.kernel = compiled(tree, rules, evaluation)
        self.nodes = np.zeros((NODES, tree.NODE), np.int64)
        self.totals = np.zeros((NODES, MOST_SEATS), np.float64)
        self.workspace = tree.TreeWorkspace(
            stack=stack,
            words=words,
            nodes=self.nodes,
            totals=self.totals,
            path=np.zeros(tree.DEEPEST + 1, np.int64),
            moves=np.zeros(rules.ACTIONS, np.int16),
            weights=weights_of(variant),
            values=np.zeros(evaluation.FEATURES, np.int64),
            worths=np.zeros(MOST_SEATS, np.int64),
            rewards=np.zeros(MOST_SEATS, np.float64),
            outcome=np.zeros(OUTCOME, np.int64),
            rng=generator.new(),
            log=logs.new(0),
            tallies=np.zeros(tree.TALLIES, np.int64),
        )

    def grow(self, state: Any, how: int, limits: Limits, salt: int) -> int:
        """Grow the tree of a position; returns how many games were played through it."""
        self.workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        with alarm(limits.seconds) as stop:
            self.kernel(self.workspace, how, ROUND_CAP, limits.most_nodes, stop, salt)
        return int(self.workspace.tallies[tree.ITERATIONS])

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
        moves, visits = self.nodes[:, tree.MOVE], self.nodes[:, tree.VISITS]
        tried = sorted(range(first, first + count), key=lambda node: -int(visits[node]))
        hopes = {int(moves[node]): float(self.totals[node, seat]) / int(visits[node]) for node in tried if visits[node]}
        return tuple((move, _lead(hope)) for move, hope in hopes.items())


def _lead(hope: float) -> float:
    """The lead in points that makes so much hope."""
    hope = min(max(hope, 1e-6), 1 - 1e-6)
    return tree.SLOPE * math.log(hope / (1 - hope))


class MonteCarlo(Player):
    """Chooses the move that was tried most; a node is one game played through the tree.

    In its plain form it knows nothing but the rules: random games to the end say what a position is worth.
    """

    def __init__(self, limits: Limits, seed: int | None = None, *, is_plain: bool = True) -> None:
        self.name = f"{'mcts' if is_plain else 'tree'}:{limits}"
        self.limits = limits
        self.seed = 0 if seed is None else seed & 0xFFFFFFFF
        self.is_plain = is_plain
        self._trees: dict[Variant, _Tree] = {}

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What came of trying."""
        check_turn(game)
        started = time.perf_counter()
        if game.variant not in self._trees:
            self._trees[game.variant] = _Tree(game.variant)
        grown = self._trees[game.variant]
        how = tree.BY_PLAYOUT if self.is_plain else tree.BY_EVALUATION
        nodes = grown.grow(game.state_copy(), how, self.limits, self.seed * 1000 + len(game.steps))
        seconds, line = time.perf_counter() - started, grown.line()
        if self.is_plain:
            return Thought(action=line[0], line=line, nodes=nodes, seconds=seconds)
        values = grown.values(game.turn or 0)
        return Thought(
            action=line[0],
            value=dict(values).get(line[0]),
            line=line,
            alternatives=values if is_survey else (),
            depth=len(line),
            nodes=nodes,
            seconds=seconds,
        )
