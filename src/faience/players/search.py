"""The player that calculates: alpha-beta search to the end of the round, in machine code and without Python's lock."""

import time
import weakref
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Game, InvalidOption, Variant
from faience.games.registry import book_of
from faience.players.kernels import alphabeta, linear, network, transpositions
from faience.players.kernels.workspace import (
    COUNTERS,
    FOUND,
    FOUND_MOVE,
    FOUND_VALUE,
    FRAME,
    INFINITE,
    NODES,
    PLIES,
    STOPPED,
    TURNS,
    UNIT,
    Workspace,
    forget,
)
from faience.players.knowledge import evaluation_of, judged, weights_of
from faience.players.limits import Limits, Stop
from faience.players.networks import Network, network_of, read
from faience.players.player import Player, Thought, check_turn
from faience.players.pondering import PONDER, Pondering, checked_ponders, expected, patience
from faience.players.prospects import Prospects
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states

TABLE_BITS = 20
"""The transposition table has at most two to the power of this entries of 16 bytes: 16 MiB."""
FEWEST_ENTRIES = 1 << 12
NODES_PER_ENTRY = 4
"""About one node in four is kept; the others are leaves."""
NODES_PER_SECOND = 3_000_000
"""A fast machine's, for searches that are limited by time."""
SLICE_SECONDS = 0.002
"""How long a search goes on before the clock is read again."""
FIRST_SLICE = 64
"""The nodes of the first slice, before any speed was measured."""
_NEVER = np.zeros(1, np.int8)
"""A sign to stop that nobody raises."""
DEEPEST = 60
"""More turns than any round has."""

How: TypeAlias = tuple[int, int, int]
"""How a search is asked: the seat to act, how deep it may look, and whether it is a survey."""
Judgement: TypeAlias = "npt.NDArray[np.int64] | Network"
"""How positions are judged: by the weights of features, or by a network."""


def workspace_of(rules: ModuleType, judge: Any, table_bits: int) -> Workspace:
    """All that a search calculates in."""
    plies, entries = PLIES + 2, 1 << table_bits
    stack, words = states.stack(rules.STATE, plies)
    return Workspace(
        stack=stack,
        words=words,
        mask=states.mask(rules.STATE, getattr(rules, "IMMATERIAL", ())),
        moves=np.zeros((plies, rules.ACTIONS), np.int16),
        promises=np.zeros((plies, rules.ACTIONS), np.int64),
        frames=np.zeros((plies, FRAME), np.int64),
        table=np.zeros((entries, transpositions.ENTRY), np.int64),
        extent=np.zeros(transpositions.EXTENT, np.int64),
        killers=np.full((plies, 2), -1, np.int16),
        history=np.zeros((2, rules.ACTIONS), np.int64),
        lines=np.full((plies, plies), -1, np.int16),
        worths=np.zeros(rules.ACTIONS, np.int64),
        rng=generator.new(),
        log=logs.new(0),
        counters=np.zeros(COUNTERS, np.int64),
        found=np.zeros(FOUND, np.int64),
        line=np.full(plies, -1, np.int16),
        known=np.zeros(rules.ACTIONS, np.int64),
        judge=judge,
    )


def judge_of(game: str, judgement: Judgement) -> tuple[ModuleType, Any]:
    """The module that judges positions by weights or by a network, and what it calculates with and in."""
    if isinstance(judgement, Network):
        return network, judgement.judge(PLIES + 2)
    return linear, linear.LinearJudge(judgement, np.zeros(evaluation_of(game).FEATURES, np.int64))


def entries_for(limits: Limits) -> int:
    """The entries of a table that fits a search: a larger one than it fills would only leave the processor's cache."""
    nodes = limits.most_nodes
    if limits.seconds is not None:
        nodes = min(nodes, round(limits.seconds * NODES_PER_SECOND))
    return max(FEWEST_ENTRIES, 1 << (nodes // NODES_PER_ENTRY).bit_length())


def slices(limits: Limits, counters: npt.NDArray[np.int64]) -> Iterator[int]:
    """How many nodes a search may have looked at before the clock is read again, until it is done or a limit reached.

    Slices grow and shrink with the speed that was measured, so that each takes about `SLICE_SECONDS`.
    """
    most, clock = limits.most_nodes, time.perf_counter
    if limits.seconds is None:
        yield most
        return
    now, size = clock(), FIRST_SLICE
    end = now + limits.seconds
    while now < end:
        done, begun = int(counters[NODES]), now
        yield min(done + size, most)
        now = clock()
        if not counters[STOPPED] or counters[NODES] >= most:
            return
        rate = (int(counters[NODES]) - done) / max(now - begun, 1e-9)
        size = max(1, round(rate * min(SLICE_SECONDS, end - now)))


class Searcher:
    """Searches positions of one game with one judgement of them, in memory of its own."""

    def __init__(self, game: str, judgement: Judgement, table_bits: int = TABLE_BITS) -> None:
        module, judge = judge_of(game, judgement)
        self._kernel = judged(alphabeta, module, game)
        self._rules = book_of(game).rules
        self._workspace = workspace_of(self._rules, judge, table_bits)
        self._expected: tuple[bytes, How, int] | None = None
        self.pondering = Pondering()
        weakref.finalize(self, self.pondering.end)  # nobody will ask what it was thinking about
        self.prospects = Prospects(judgement, self._workspace) if isinstance(judgement, Network) else None

    @property
    def memory(self) -> int:
        """The bytes that the search uses, whatever it calculates."""
        judge = self._workspace.judge
        parts = *self._workspace, *judge, *getattr(judge, "layers", ())
        return sum(part.nbytes for part in parts if isinstance(part, np.ndarray))

    def think(
        self,
        state: Any,
        legal: list[int],
        limits: Limits,
        *,
        depth: int = DEEPEST,
        is_survey: bool = False,
        seed: int = 0,
        ponders: bool = False,
    ) -> Thought:
        """Search deeper and deeper until time, nodes or depth are used up, or nothing is left to calculate.

        A survey finds out what every move is worth, for which it needs many more nodes.
        Who ponders goes on thinking afterwards, about the position expected at the next turn; if the next question is
        about that one, what was found meanwhile counts on top.
        """
        started = time.perf_counter()
        workspace, how = self._workspace, (int(state.turn), depth, int(is_survey))
        salt = self._begin(state, how, 2 * seed + 1, entries_for(limits))
        for nodes in () if self._is_done() else slices(limits, workspace.counters):
            self._search(how, nodes, salt)
        is_complete = int(state.seats) <= 2  # with more of them not every move of the others is looked at
        nodes, seconds = int(workspace.counters[NODES]), time.perf_counter() - started
        found = self._foreseen(self._found(legal, is_survey), state, salt)
        if ponders:
            self._ponder(state, found.line, limits, how, salt)
        return msgspec.structs.replace(found, is_exact=found.is_exact and is_complete, nodes=nodes, seconds=seconds)

    def _begin(self, state: Any, how: How, salt: int, entries: int) -> int:
        """Begin a search, or be where pondering came to if that was expected; returns the salt that it began with."""
        self.pondering.end()
        was_expected, self._expected = self._expected, None
        if was_expected is not None and was_expected[:2] == (states.content(state), how):
            return was_expected[2]
        self._prepare(state, entries)
        return salt

    def _is_done(self) -> bool:
        """True when a search began and found everything."""
        counters = self._workspace.counters
        return bool(counters[TURNS] and not counters[STOPPED])

    def _ponder(self, state: Any, line: tuple[int, ...], limits: Limits, how: How, salt: int) -> None:
        """Begin to think about the position that the line leads to at the next turn, if there is one."""
        kernel, workspace = self._kernel, self._workspace
        if limits.seconds is None or (position := expected(self._rules, state, line, workspace.log)) is None:
            return
        ahead = Limits(patience(limits.seconds))
        self._prepare(position, entries_for(ahead))
        self._expected = states.content(position), how, salt

        def search(nodes: int, stop: Stop) -> None:
            kernel(workspace, *how, nodes, stop, salt)

        self.pondering.start(search, slices(ahead, workspace.counters))

    def _prepare(self, state: Any, entries: int) -> None:
        """Forget the last search; the first one ever also compiles here, off the clock."""
        workspace = self._workspace
        workspace.words[0] = np.frombuffer(states.content(state), np.int64)
        forget(workspace, entries)
        self._search((int(state.turn), 1, 0), 0, 1)
        workspace.counters[:] = 0

    def _search(self, how: How, most_nodes: int, salt: int) -> None:
        """Go on with the search until it is done or has looked at so many nodes since it began."""
        self._kernel(self._workspace, *how, most_nodes, _NEVER, salt)

    def _found(self, legal: list[int], is_survey: bool) -> Thought:
        """The answer of the search that was just made."""
        move, value, depth, is_whole = self._workspace.found.tolist()
        if move < 0:
            return Thought(action=legal[0], value=0.0, line=(legal[0],))
        worths = self._workspace.known
        known = [action for action in legal if is_survey and worths[action] > -INFINITE]
        values = [(action, int(worths[action]) / UNIT) for action in known]
        return Thought(
            action=move,
            value=value / UNIT,
            line=self._line(),
            alternatives=tuple(sorted(values, key=lambda pair: -pair[1])),
            depth=depth,
            is_exact=bool(is_whole),
        )

    def _foreseen(self, found: Thought, state: Any, salt: int) -> Thought:
        """The answer with the chance to win at the end of its line, and its value without what winning is worth."""
        if self.prospects is None or not found.line or self._workspace.found[FOUND_MOVE] < 0:
            return found
        value = int(self._workspace.found[FOUND_VALUE])
        told = self.prospects.of_line(state, found.line, salt, value)
        return msgspec.structs.replace(found, value=told.margin, win=told.win)

    def _line(self) -> tuple[int, ...]:
        moves = self._workspace.line.tolist()
        return tuple(moves[: moves.index(-1)] if -1 in moves else moves)


def judgement_of(variant: Variant) -> Judgement:
    """The best judgement there is: the game's network, or else the weights of its features."""
    return network_of(variant.game) or weights_of(variant)


class Searchers:
    """A searcher for each variant that is asked for, with the judgement that a function tells."""

    def __init__(self, judge: Callable[[Variant], Judgement] = judgement_of) -> None:
        self._judge = judge
        self._made: dict[Variant, Searcher] = {}

    def __getitem__(self, variant: Variant) -> Searcher:
        if variant not in self._made:
            self._made[variant] = Searcher(variant.game, self._judge(variant))
        return self._made[variant]

    def rest(self) -> None:
        """Let none of them go on thinking."""
        for searcher in tuple(self._made.values()):
            searcher.pondering.end()


class Judging(msgspec.Struct, frozen=True, kw_only=True):
    """What a player's name says of how it judges, where that is not as usual."""

    is_linear: bool = False
    """By weights even where there is a network."""
    network: Path | None = None
    """By the network in a file."""
    aim: float | None = None
    """Winning is worth so many points beyond those of the game."""

    def __str__(self) -> str:
        said = ["evaluation=linear"] if self.is_linear else []
        said += [f"network={self.network}"] if self.network else []
        return ",".join(said + ([] if self.aim is None else [f"aim={self.aim:g}"]))

    def __call__(self, variant: Variant) -> Judgement:
        """The judgement of a variant; InvalidOption where there is none such."""
        if self.is_linear:
            return weights_of(variant)
        found = read(variant.game, self.network) if self.network else judgement_of(variant)
        if self.aim is None:
            return found
        if not isinstance(found, Network):
            raise InvalidOption("aim", "{game} has no network that could aim at winning", game=variant.game)
        return replace(found, aim=round(self.aim * UNIT))


class Search(Player):
    """Chooses by search; seconds and nodes bound each move, and the same seed and nodes give the same move."""

    def __init__(
        self, limits: Limits, seed: int | None = None, judging: Judging | None = None, *, ponders: bool = False
    ) -> None:
        how = judging or Judging()
        said = str(limits), str(how), PONDER if ponders else ""
        self.name = f"search:{','.join(filter(None, said))}"
        self.limits = limits
        self.ponders = checked_ponders(ponders, self.name, limits, DEEPEST)
        self.seed = 0 if seed is None else seed & 0xFFFFFFFF
        self._searchers = Searchers(how)

    def think(self, game: Game, *, is_survey: bool = False) -> Thought:
        """What the search says of the position."""
        check_turn(game)
        return self._searchers[game.variant].think(
            game.state_copy(),
            game.legal_actions(),
            self.limits,
            is_survey=is_survey,
            seed=self.seed,
            ponders=self.ponders and not is_survey,
        )

    def rest(self) -> None:
        """Stop thinking in the others' time."""
        self._searchers.rest()
