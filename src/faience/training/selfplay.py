"""Games of a search against itself, played by all cores, as data: numbers of games, actions and values.

A game of 60 decisions takes 240 bytes before compression; its positions are made again where they are learned from.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Variant
from faience.games.registry import book_of
from faience.players.kernels import alphabeta, network, replay, selfplay
from faience.players.kernels.selfplay import LONGEST, NO_VALUE
from faience.players.knowledge import encoding_of, evaluation_of, judge_kernels, judged
from faience.players.search import Judgement, judge_of, workspace_of
from faience.rules import log as logs
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.kernel import bind, functions_of
from faience.rules.ranking import OUTCOME

TABLE_BITS = 12
"""A small table: a search of a few hundred positions needs no more, and it is emptied before each move."""
CHUNK = 32
"""So many games are played at a time by one core."""
STRAY = 50
"""How many of a thousand moves are made at random, so that the games differ."""


@dataclass(frozen=True)
class Games:
    """Games of one variant for a number of seats, numbered from `first` on; those of length 0 did not end."""

    variant: Variant
    seats: int
    first: int
    actions: npt.NDArray[np.int16]
    values: npt.NDArray[np.int16]
    lengths: npt.NDArray[np.int16]

    def write(self, path: Path) -> None:
        """Keep the games in a file, without the room that they did not need."""
        longest = max(1, int(self.lengths.max()))
        with path.open("wb") as file:
            np.savez_compressed(
                file,
                variant=str(self.variant),
                parts=msgspec.json.encode(self.variant.parts).decode(),
                seats=self.seats,
                first=self.first,
                actions=self.actions[:, :longest],
                values=self.values[:, :longest],
                lengths=self.lengths,
            )

    @classmethod
    def read(cls, path: Path) -> "Games":
        """The games in a file."""
        with np.load(path, allow_pickle=False) as found:
            arrays = (found[name] for name in ("actions", "values", "lengths"))
            variant = Variant.parse(str(found["variant"]))
            if variant.book.parts:
                parts = variant.book.parts.read(msgspec.json.decode(str(found["parts"])))
                variant = msgspec.structs.replace(variant, parts=parts)
            return cls(variant, int(found["seats"]), int(found["first"]), *arrays)


@cache
def _kernel(game: str, judge: Any) -> Any:
    deepen = judged(alphabeta, judge, game)
    label = judge.__name__.rpartition(".")[2]
    return bind(book_of(game).rules, *functions_of(selfplay), deepen=deepen, label=label)[-1]


class _Table:
    """What one core plays in."""

    def __init__(self, variant: Variant, judgement: Judgement) -> None:
        rules = variant.book.rules
        module, judge = judge_of(variant.game, judgement)
        self._kernel = _kernel(variant.game, module)
        self._workspace = workspace_of(rules, judge, TABLE_BITS)
        stack, words = states.stack(rules.STATE, 1)
        self._given = stack[0], words[0]
        self._variant, self._moves, self._dice = variant, np.zeros(rules.ACTIONS, np.int16), generator.new()

    def play(self, seats: int, first: int, games: int, nodes: int, stray: int, stop: npt.NDArray[np.int8]) -> Games:
        actions = np.full((games, LONGEST), -1, np.int16)
        values, lengths = np.full((games, LONGEST), NO_VALUE, np.int16), np.zeros(games, np.int16)
        table = seats, self._variant.number, self._variant.part_numbers
        told = actions, values, lengths
        self._kernel(self._workspace, *self._given, first, *table, nodes, stray, stop, self._dice, self._moves, *told)
        return Games(self._variant, seats, first, *told)


def play(
    variant: Variant,
    seats: int,
    judgement: Judgement,
    *,
    first: int,
    games: int,
    nodes: int,
    stray: int = STRAY,
    threads: int = 1,
    stop: npt.NDArray[np.int8] | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Games:
    """Play so many games on so many cores; a raised `stop` ends it early, with the games that are finished."""
    sign = np.zeros(1, np.int8) if stop is None else stop
    tables = [_Table(variant, judgement) for _ in range(threads)]
    tables[0].play(seats, first, 1, 1, 1000, sign)  # compiles
    chunks = [(at, min(CHUNK, games - at)) for at in range(0, games, CHUNK)]
    found: dict[int, Games] = {}

    def work(table: _Table, mine: Iterator[tuple[int, int]]) -> None:
        for at, count in mine:
            found[at] = table.play(seats, first + at, count, nodes, stray, sign)
            tell(count)

    with ThreadPoolExecutor(threads) as pool:
        shared = iter(chunks)
        for done in as_completed([pool.submit(work, table, shared) for table in tables]):
            done.result()
    parts = [found[at] for at, _ in chunks]
    joined = (np.concatenate([getattr(part, name) for part in parts]) for name in ("actions", "values", "lengths"))
    return Games(variant, seats, first, *joined)


@dataclass(frozen=True)
class Samples:
    """Positions as a network sees them, a row for each position and viewer, with what became of them."""

    slots: npt.NDArray[np.int16]
    buckets: npt.NDArray[np.int8]
    targets: npt.NDArray[np.int32]


@cache
def _replay(game: str) -> Any:
    result = {name: judge_kernels(network, game)[name] for name in ("margin", "won")}
    known = {"evaluation": evaluation_of(game), "encoding": encoding_of(game)}
    return bind(book_of(game).rules, *functions_of(replay), **known, **result)[-1]


def samples_of(games: Games, share: float = 1.0) -> Samples:
    """All positions of the games, or a share of them drawn by lot."""
    variant, seats = games.variant, games.seats
    rules, encoding = variant.book.rules, encoding_of(variant.game)
    assert encoding is not None
    positions = int((games.lengths.astype(np.int64) + 40).sum()) * seats
    state = states.new(rules.STATE)
    slots = np.zeros((positions, int(encoding.used(seats))), np.int16)
    buckets, targets = np.zeros(positions, np.int8), np.zeros((positions, replay.TARGETS), np.int32)
    scratch = state, generator.new(), logs.new(0), np.zeros(OUTCOME, np.int64), np.zeros(encoding.WIDTH, np.int16)
    table = games.first, seats, variant.number, variant.part_numbers
    told = games.actions, games.values, games.lengths
    count = _replay(variant.game)(*scratch, *table, *told, slots, buckets, targets)
    if share >= 1:
        return Samples(slots[:count], buckets[:count], targets[:count])
    drawn = np.random.default_rng(games.first).random(count) < share
    return Samples(slots[:count][drawn], buckets[:count][drawn], targets[:count][drawn])
