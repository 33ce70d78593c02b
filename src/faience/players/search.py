"""The player that calculates: alpha-beta search to the end of the round, in machine code and without Python's lock."""

import time
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Game, Move, Variant
from faience.games.registry import book_of
from faience.players.kernels import alphabeta
from faience.players.knowledge import evaluation_of
from faience.players.limits import Limits, alarm
from faience.players.player import check_turn
from faience.players.thought import Thought
from faience.players.weights import weights_of
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind

TABLE_BITS = 17
"""The transposition table has two to the power of this entries of 40 bytes: 5 MiB."""
DEEPEST = 60
"""More turns than any round has."""


@cache
def _kernels(game: str) -> dict[str, Any]:
    """The search of a game and what it is made of."""
    templates = [getattr(alphabeta, name) for name in alphabeta.TEMPLATES]
    return dict(
        zip(alphabeta.TEMPLATES, bind(book_of(game).rules, *templates, evaluation=evaluation_of(game)), strict=True)
    )


def judge(variant: Variant, state: Any, root: int) -> int:
    """What a position is worth to a seat when a round is over, in thousandths of a point, as the search sees it."""
    values = np.zeros(evaluation_of(variant.game).FEATURES, np.int64)
    return int(_kernels(variant.game)["evaluate"](state, root, weights_of(variant), values))


class Board:
    """The room one search calculates in: a stack of positions, lists of moves, the transposition table."""

    def __init__(self, game: str, weights: npt.NDArray[np.int64], table_bits: int = TABLE_BITS) -> None:
        rules, plies = book_of(game).rules, alphabeta.PLIES + 2
        stack, self._words = states.stack(rules.STATE, plies)
        self._frames = np.zeros((plies, alphabeta.FRAME), np.int64)
        self._keys = np.zeros(1 << table_bits, np.int64)
        self._killers = np.full((plies, 2), -1, np.int16)
        self._history = np.zeros((2, rules.ACTIONS), np.int64)
        self._lines = np.full((plies, plies), -1, np.int16)
        self._worths = np.zeros(rules.ACTIONS, np.int64)
        table = np.zeros((1 << table_bits, alphabeta.TABLE_ROW), np.int64)
        moves, promises = np.zeros((plies, rules.ACTIONS), np.int16), np.zeros((plies, rules.ACTIONS), np.int64)
        values = np.zeros(evaluation_of(game).FEATURES, np.int64)
        self._room = (
            *(stack, self._words, moves, promises, self._frames, self._keys, table),
            *(self._killers, self._history, self._lines, weights, values, generator.new(), logs.new(0), self._worths),
        )
        self._kernel = _kernels(game)["search"]
        self._stop = np.zeros(1, np.int8)
        self._counters = np.zeros(alphabeta.COUNTERS, np.int64)

    @property
    def memory(self) -> int:
        """The bytes that the search uses, whatever it calculates."""
        return sum(part.nbytes for part in self._room if isinstance(part, np.ndarray))

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
        self._words[0] = np.frombuffer(states.content(state), np.int64)
        self._is_complete = int(state.seats) == 2  # with more of them not every move of the others is looked at
        self._killers[:] = -1
        self._history[:] = 0
        self._keys[:] = 0
        self._kernel(*self._room, int(state.turn), 1, 0, 1, self._stop, 1, self._counters)  # compiles, off the clock
        self._counters[:] = 0
        with alarm(self._stop, limits.seconds):
            found = self._deepen(int(state.turn), legal, limits.most_nodes, depth, is_survey, seed)
        nodes, seconds = int(self._counters[alphabeta.NODES]), time.perf_counter() - started
        return msgspec.structs.replace(found, nodes=nodes, seconds=seconds)

    def _deepen(self, root: int, legal: list[int], limit: int, deepest: int, is_survey: bool, seed: int) -> Thought:
        found = Thought(action=legal[0], value=0.0, line=(legal[0],))
        for depth in range(1, deepest + 1):
            self._worths[:] = -alphabeta.INFINITE
            self._kernel(*self._room, root, depth, int(is_survey), limit, self._stop, 2 * seed + 1, self._counters)
            _, is_stopped, finished = self._counters.tolist()
            is_done = not is_stopped and not self._frames[0, alphabeta.IS_CUT]
            if finished and (not is_stopped or not is_survey or depth == 1):
                found = self._found(legal, depth - is_stopped, is_done and self._is_complete, is_survey)
            if is_stopped or is_done or len(legal) == 1:
                break
        return found

    def _found(self, legal: list[int], depth: int, is_exact: bool, is_survey: bool) -> Thought:
        """The answer of the search that was just made."""
        frame = self._frames[0]
        known = [action for action in legal if is_survey and self._worths[action] > -alphabeta.INFINITE]
        values = [(action, int(self._worths[action]) / alphabeta.UNIT) for action in known]
        return Thought(
            action=int(frame[alphabeta.MOVE]),
            value=int(frame[alphabeta.BEST]) / alphabeta.UNIT,
            line=self._line(),
            alternatives=tuple(sorted(values, key=lambda pair: -pair[1])),
            depth=depth,
            is_exact=is_exact,
        )

    def _line(self) -> tuple[int, ...]:
        moves = self._lines[0].tolist()
        return tuple(moves[: moves.index(-1)] if -1 in moves else moves)


class Boards:
    """Rooms to calculate in, one for each variant that is asked for."""

    def __init__(self, table_bits: int = TABLE_BITS) -> None:
        self._table_bits = table_bits
        self._made: dict[Variant, Board] = {}

    def __getitem__(self, variant: Variant) -> Board:
        if variant not in self._made:
            self._made[variant] = Board(variant.game, weights_of(variant), self._table_bits)
        return self._made[variant]


class Search:
    """Chooses by search; seconds and nodes bound each move, and the same seed and nodes give the same move."""

    def __init__(self, limits: Limits, seed: int | None = None) -> None:
        self.limits = limits
        self.seed = 0 if seed is None else seed & 0xFFFFFFFF
        self._boards = Boards()

    @property
    def name(self) -> str:
        """The name in records and on the command line."""
        return f"search:{self.limits}"

    def choose(self, game: Game) -> Move:
        """The best move found."""
        return game.move_of(self.think(game).action)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What the search says of the position."""
        check_turn(game)
        return self._boards[game.variant].think(
            game.state_copy(), game.legal_actions(), self.limits, is_survey=is_survey, seed=self.seed
        )
