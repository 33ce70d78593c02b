"""Games of a search against itself, played by all cores, as data: numbers of games, actions and values.

A game of 60 decisions takes 240 bytes before compression; its positions are made again where they are learned from.
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from faience.games import Variant
from faience.games.registry import book_of
from faience.players.kernels import alphabeta, network, replay, selfplay
from faience.players.kernels.selfplay import LONGEST, NO_VALUE
from faience.players.knowledge import encoding_of, evaluation_of, judge_kernels, judged
from faience.players.limits import Stop
from faience.players.networks import Network
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

Judges: TypeAlias = Callable[[Variant], Judgement]
"""Who judges the positions of each variant."""


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
def game_kernels(game: str, judge: Any) -> dict[str, Any]:
    """The kernels that play whole games with a judge, by name."""
    label, functions = judge.__name__.rpartition(".")[2], functions_of(selfplay)
    known = {"deepen": judged(alphabeta, judge, game), "won": judge_kernels(network, game)["won"]}
    kernels = bind(book_of(game).rules, *functions, **known, label=label)
    return {function.__name__: kernel for function, kernel in zip(functions, kernels, strict=True)}


class _Room:
    """What one core plays in with one judgement."""

    def __init__(self, game: str, judgement: Judgement) -> None:
        rules = book_of(game).rules
        module, judge = judge_of(game, judgement)
        self._kernel = game_kernels(game, module)["play_games"]
        self._workspace = workspace_of(rules, judge, TABLE_BITS)
        stack, words = states.stack(rules.STATE, 1)
        self._given = stack[0], words[0], generator.new()
        self._moves, self._dice = np.zeros(rules.ACTIONS, np.int16), generator.new()

    def play(self, part: "Part", nodes: int, stray: int, stop: Stop) -> Games:
        variant, seats = part.table
        actions = np.full((part.games, LONGEST), -1, np.int16)
        values, lengths = np.full((part.games, LONGEST), NO_VALUE, np.int16), np.zeros(part.games, np.int16)
        about = part.first, seats, variant.number, variant.part_numbers, nodes, stray, stop
        told = actions, values, lengths
        self._kernel(self._workspace, *self._given, *about, self._dice, self._moves, *told)
        return Games(variant, seats, part.first, *told)


class Rooms(threading.local):
    """The rooms of one core: networks judge all variants of a game, weights one."""

    def __init__(self, judge: Judges) -> None:
        self._judge = judge
        self._made: dict[object, _Room] = {}

    def __getitem__(self, variant: Variant) -> _Room:
        judgement = self._judge(variant)
        key: object = id(judgement) if isinstance(judgement, Network) else variant
        if key not in self._made:
            self._made[key] = _Room(variant.game, judgement)
        return self._made[key]


class Table(NamedTuple):
    """What is played, and by how many."""

    variant: Variant
    seats: int

    def __str__(self) -> str:
        return f"{self.variant}, {self.seats} seats"


class Part(NamedTuple):
    """Games of one table, numbered from `first` on."""

    table: Table
    first: int
    games: int

    def chunks(self) -> "list[Part]":
        """The same in pieces that one core plays at a time."""
        starts = range(0, self.games, CHUNK)
        return [Part(self.table, self.first + at, min(CHUNK, self.games - at)) for at in starts]


def play_parts(
    parts: Sequence[Part],
    judge: Judges,
    *,
    nodes: int,
    stray: int = STRAY,
    threads: int = 1,
    stop: Stop | None = None,
    tell: Callable[[int], None] = lambda _: None,
) -> Iterator[tuple[int, Games]]:
    """Play the parts on so many cores, and give each with its place in the list as soon as it is finished.

    A raised `stop` ends it early, with the games that are finished by then.
    """
    sign = np.zeros(1, np.int8) if stop is None else stop
    rooms = Rooms(judge)

    def work(piece: Part) -> Games:
        return rooms[piece.table.variant].play(piece, nodes, stray, sign)

    work(Part(parts[0].table, 0, 1))  # compiles
    with ThreadPoolExecutor(threads) as pool:
        due = {pool.submit(work, piece): at for at, part in enumerate(parts) for piece in part.chunks()}
        found: list[list[Games]] = [[] for _ in parts]
        try:
            for done in as_completed(due):
                at = due[done]
                found[at].append(done.result())
                tell(len(found[at][-1].lengths))
                if sum(len(piece.lengths) for piece in found[at]) == parts[at].games:
                    yield at, joined(found[at])
                    found[at].clear()
        finally:
            sign[0] = 1  # whoever asks for no more parts wants no more games


def joined(pieces: list[Games]) -> Games:
    """The games of all pieces of a part."""
    pieces.sort(key=lambda piece: piece.first)
    parts = (np.concatenate([getattr(piece, name) for piece in pieces]) for name in ("actions", "values", "lengths"))
    return Games(pieces[0].variant, pieces[0].seats, pieces[0].first, *parts)


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
    stop: Stop | None = None,
) -> Games:
    """Play so many games of one table."""
    part = Part(Table(variant, seats), first, games)
    ((_, found),) = play_parts([part], lambda _: judgement, nodes=nodes, stray=stray, threads=threads, stop=stop)
    return found


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
