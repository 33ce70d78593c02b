"""The player that calculates: alpha-beta search to the end of the round, in machine code and without Python's lock."""

import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Game, Variant
from faience.games.registry import book_of
from faience.players.kernels import alphabeta
from faience.players.knowledge import compiled, evaluation_of, weights_of
from faience.players.limits import Limits, Stop, alarm
from faience.players.player import Player, Thought, check_turn
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states

TABLE_BITS = 17
"""The transposition table has two to the power of this entries of 40 bytes: 5 MiB."""
DEEPEST = 60
"""More turns than any round has."""


def _workspace(
    rules: ModuleType, evaluation: ModuleType, weights: npt.NDArray[np.int64], table_bits: int
) -> alphabeta.Workspace:
    plies, entries = alphabeta.PLIES + 2, 1 << table_bits
    stack, words = states.stack(rules.STATE, plies)
    return alphabeta.Workspace(
        stack=stack,
        words=words,
        moves=np.zeros((plies, rules.ACTIONS), np.int16),
        promises=np.zeros((plies, rules.ACTIONS), np.int64),
        frames=np.zeros((plies, alphabeta.FRAME), np.int64),
        table_keys=np.zeros(entries, np.int64),
        table=np.zeros((entries, alphabeta.TABLE_ROW), np.int64),
        killers=np.full((plies, 2), -1, np.int16),
        history=np.zeros((2, rules.ACTIONS), np.int64),
        lines=np.full((plies, plies), -1, np.int16),
        worths=np.zeros(rules.ACTIONS, np.int64),
        weights=weights,
        values=np.zeros(evaluation.FEATURES, np.int64),
        rng=generator.new(),
        log=logs.new(0),
        counters=np.zeros(alphabeta.COUNTERS, np.int64),
    )


class Searcher:
    """Searches positions of one game with one set of weights, in memory of its own."""

    def __init__(self, game: str, weights: npt.NDArray[np.int64], table_bits: int = TABLE_BITS) -> None:
        rules, evaluation = book_of(game).rules, evaluation_of(game)
        self._kernel = compiled(alphabeta, rules, evaluation)
        self._workspace = _workspace(rules, evaluation, weights, table_bits)

    @property
    def memory(self) -> int:
        """The bytes that the search uses, whatever it calculates."""
        return sum(part.nbytes for part in self._workspace if isinstance(part, np.ndarray))

    def think(
        self,
        state: Any,
        legal: list[int],
        limits: Limits,
        *,
        depth: int = DEEPEST,
        is_survey: bool = False,
        seed: int = 0,
    ) -> Thought:
        """Search deeper and deeper until time, nodes or depth are used up, or nothing is left to calculate.

        A survey finds out what every move is worth, for which it needs many more nodes.
        """
        started = time.perf_counter()
        workspace, root = self._workspace, int(state.turn)
        workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        workspace.killers[:] = -1
        workspace.history[:] = 0
        workspace.table_keys[:] = 0
        self._kernel(workspace, root, 1, -1, 0, 1, np.zeros(1, np.int8), 1)  # compiles, off the clock
        workspace.counters[:] = 0
        with alarm(limits.seconds) as stop:
            found = self._deepen(root, legal, limits.most_nodes, stop, depth, is_survey, 2 * seed + 1)
        is_complete = int(state.seats) <= 2  # with more of them not every move of the others is looked at
        nodes, seconds = int(workspace.counters[alphabeta.NODES]), time.perf_counter() - started
        return msgspec.structs.replace(found, is_exact=found.is_exact and is_complete, nodes=nodes, seconds=seconds)

    def _deepen(
        self, root: int, legal: list[int], limit: int, stop: Stop, deepest: int, is_survey: bool, salt: int
    ) -> Thought:
        """Search one turn deeper each time, beginning with the move that was best so far.

        So whatever an unfinished search says was compared with that move.
        """
        workspace = self._workspace
        found = Thought(action=legal[0], value=0.0, line=(legal[0],))
        favorite = -1
        for depth in range(1, deepest + 1):
            workspace.worths[:] = -alphabeta.INFINITE
            self._kernel(workspace, root, depth, favorite, int(is_survey), limit, stop, salt)
            _, is_stopped, finished = workspace.counters.tolist()
            is_done = not is_stopped and not workspace.frames[0, alphabeta.IS_CUT]
            if finished and (not is_stopped or not is_survey or depth == 1):
                found = self._found(legal, depth - is_stopped, is_done, is_survey)
                favorite = found.action
            if is_stopped or is_done or len(legal) == 1:
                break
        return found

    def _found(self, legal: list[int], depth: int, is_exact: bool, is_survey: bool) -> Thought:
        """The answer of the search that was just made."""
        frame, worths = self._workspace.frames[0], self._workspace.worths
        known = [action for action in legal if is_survey and worths[action] > -alphabeta.INFINITE]
        values = [(action, int(worths[action]) / alphabeta.UNIT) for action in known]
        return Thought(
            action=int(frame[alphabeta.MOVE]),
            value=int(frame[alphabeta.BEST]) / alphabeta.UNIT,
            line=self._line(),
            alternatives=tuple(sorted(values, key=lambda pair: -pair[1])),
            depth=depth,
            is_exact=is_exact,
        )

    def _line(self) -> tuple[int, ...]:
        moves = self._workspace.lines[0].tolist()
        return tuple(moves[: moves.index(-1)] if -1 in moves else moves)


class Searchers:
    """A searcher for each variant that is asked for, with weights as a function tells them."""

    def __init__(self, weigh: Callable[[Variant], npt.NDArray[np.int64]] = weights_of) -> None:
        self._weigh = weigh
        self._made: dict[Variant, Searcher] = {}

    def __getitem__(self, variant: Variant) -> Searcher:
        if variant not in self._made:
            self._made[variant] = Searcher(variant.game, self._weigh(variant))
        return self._made[variant]


class Search(Player):
    """Chooses by search; seconds and nodes bound each move, and the same seed and nodes give the same move."""

    def __init__(self, limits: Limits, seed: int | None = None) -> None:
        self.name = f"search:{limits}"
        self.limits = limits
        self.seed = 0 if seed is None else seed & 0xFFFFFFFF
        self._searchers = Searchers()

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What the search says of the position."""
        check_turn(game)
        return self._searchers[game.variant].think(
            game.state_copy(), game.legal_actions(), self.limits, is_survey=is_survey, seed=self.seed
        )
