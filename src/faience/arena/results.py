"""A match as plain values: who sits where in which deal, the games that were played, and what they come to.

Deals and seatings are the same for everybody who repeats a match.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from statistics import fmean
from typing import Generic, Literal, TypeVar

import msgspec

from faience.arena.statistics import EloEstimate, Estimate, Sprt, elo_estimate, mean_of, rate_of
from faience.games import Variant

T = TypeVar("T", int, float)
R = TypeVar("R")

FaultKind = Literal["crash", "illegal", "timeout"]
FORFEIT = "forfeit"
"""The reason a game ended when a contestant failed."""
ENDLESS = "endless"
"""The reason when it went on for too long."""


class Orders(msgspec.Struct, frozen=True):
    """What a match is about: all that a worker must know, and whoever makes sense of its games."""

    contestants: tuple[str, ...]
    variant: Variant
    seats: int
    seed: int
    timeout: float
    records: Path | None = None

    def seated(self, seating: int) -> tuple[int, ...]:
        """The contestant in each seat."""
        return line_up(len(self.contestants), self.seats, seating)


class Task(msgspec.Struct, frozen=True, order=True):
    """One game to play: a deal in one of its seatings, both counted from 1."""

    deal: int
    seating: int


def entries(contestants: int, seats: int) -> tuple[int, ...]:
    """Which contestant each entry is: the first one, then the others in turn until the table is full."""
    return 0, *(1 + number % (contestants - 1) for number in range(seats - 1))


def line_up(contestants: int, seats: int, seating: int) -> tuple[int, ...]:
    """The contestant in each seat; every seating moves everybody one seat on."""
    entered = entries(contestants, seats)
    return tuple(entered[(seat - (seating - 1)) % seats] for seat in range(seats))


def tasks(deals: int, seats: int) -> Iterator[Task]:
    """Every game of a match, deal by deal."""
    for deal in range(1, deals + 1):
        for seating in range(1, seats + 1):
            yield Task(deal, seating)


def deal_seed(seed: int, deal: int) -> int:
    """The seed that a deal has in all of its seatings."""
    return _mixed("deal", seed, deal)


def player_seed(seed: int, task: Task, seat: int) -> int:
    """The seed for whatever is random in the player of one seat, small enough for every program."""
    return _mixed("player", seed, task.deal, task.seating, seat) >> 32


def _mixed(*words: str | int) -> int:
    """A number below 2**63 that depends on all the words."""
    return int.from_bytes(blake2b(" ".join(map(str, words)).encode(), digest_size=8).digest()) >> 1


class Fault(msgspec.Struct, frozen=True):
    """What a contestant did wrong, and in which seat (from 1)."""

    seat: int
    kind: FaultKind
    message: str


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game; lists have a value for each seat."""

    deal: int
    seating: int
    shares: list[float]
    """The parts of the victory: 1 for a winner alone, a half for each of two, and so on."""
    scores: list[int]
    reason: str
    """Why it ended, as in a record; or `forfeit` or `endless`."""
    moves: list[int]
    seconds: list[float]
    """How long all moves of a seat took."""
    longest: list[float]
    """How long its slowest move took."""
    fault: Fault | None = None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one contestant did in each of its seats."""

    name: str
    seats: int
    """How many seats of a table it has."""
    win_rate: Estimate | None
    score: float | None
    """The mean of its points in games that were played to their end."""
    moves: int
    seconds_per_move: float | None
    longest_move: float | None
    crashes: int
    illegal_moves: int
    timeouts: int


class FaultReport(msgspec.Struct, frozen=True, kw_only=True):
    """A fault with the game it happened in; deals, seatings and seats count from 1."""

    contestant: str
    deal: int
    seating: int
    seat: int
    kind: FaultKind
    message: str


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """What a match came to; only deals that were played in all seatings count."""

    game: str
    seats: int
    seed: int
    deals: int
    games: int
    won: int
    """Games that the first contestant won alone, shared with others, and lost."""
    shared: int
    lost: int
    win_rate: Estimate | None
    """The first contestant's part of the victories; None if no deal counts."""
    elo: EloEstimate | None
    score_difference: Estimate | None
    """The first contestant's points less the mean of the other seats'; None for fewer than two deals."""
    sprt: Sprt | None
    standings: list[Standing]
    """The contestants, as they were named."""
    faults: list[FaultReport]
    is_complete: bool
    """True when all deals were played that were asked for, or the test ended the match."""
    shares: list[float]
    """The first contestant's part of the victories in each deal, for those who calculate on."""


class Interrupted(KeyboardInterrupt, Generic[R]):
    """A match or a ladder was broken off by Ctrl-C; `result` is what it came to until then."""

    def __init__(self, result: R) -> None:
        super().__init__("it was interrupted")
        self.result = result


def summarize(orders: Orders, games: Iterable[Played], sprt: Sprt | None, is_complete: bool) -> MatchResult:
    """The result of a match from its games, whatever their order."""
    deals = complete_deals(games, orders.seats)
    counted = [played for deal in deals for played in deal]
    shares = [share_in(orders, deal, 0) for deal in deals]
    rate = rate_of(shares)
    own = [sum(_of(orders, played, played.shares, 0)) for played in counted]
    return MatchResult(
        game=str(orders.variant),
        seats=orders.seats,
        seed=orders.seed,
        deals=len(deals),
        games=len(counted),
        won=sum(share == 1 for share in own),
        shared=sum(0 < share < 1 for share in own),
        lost=sum(share == 0 for share in own),
        win_rate=rate,
        elo=elo_estimate(rate, orders.seats) if rate else None,
        score_difference=mean_of([lead for deal in deals if (lead := _lead(orders, deal)) is not None]),
        sprt=sprt,
        standings=[_standing(orders, deals, number) for number in range(len(orders.contestants))],
        faults=[_reported(orders, played) for played in counted if played.fault],
        is_complete=is_complete,
        shares=shares,
    )


def complete_deals(games: Iterable[Played], seats: int) -> list[list[Played]]:
    """The games of every deal that was played in all seatings, in order."""
    by_deal: dict[int, dict[int, Played]] = defaultdict(dict)
    for played in games:
        by_deal[played.deal][played.seating] = played
    return [
        [by_deal[deal][seating] for seating in sorted(by_deal[deal])]
        for deal in sorted(by_deal)
        if len(by_deal[deal]) == seats
    ]


def share_in(orders: Orders, deal: Sequence[Played], contestant: int) -> float:
    """A contestant's mean part of the victory in a deal, for each seat it has."""
    return fmean(share for played in deal for share in _of(orders, played, played.shares, contestant))


def _of(orders: Orders, played: Played, values: Sequence[T], contestant: int) -> list[T]:
    """The values of a contestant's seats."""
    return [value for value, other in zip(values, orders.seated(played.seating), strict=True) if other == contestant]


def _lead(orders: Orders, deal: Sequence[Played]) -> float | None:
    """The first contestant's mean lead in a deal; None if none of its games came to an end by the rules."""
    leads = []
    for played in deal:
        if played.reason != FORFEIT:
            (own,) = _of(orders, played, played.scores, 0)
            leads.append(own - (sum(played.scores) - own) / (orders.seats - 1))
    return fmean(leads) if leads else None


def _standing(orders: Orders, deals: Sequence[Sequence[Played]], number: int) -> Standing:
    counted = [played for deal in deals for played in deal]
    scores = [
        score for played in counted if played.reason != FORFEIT for score in _of(orders, played, played.scores, number)
    ]
    moves = sum(sum(_of(orders, played, played.moves, number)) for played in counted)
    seconds = sum(sum(_of(orders, played, played.seconds, number)) for played in counted)
    longest = [time for played in counted for time in _of(orders, played, played.longest, number)]
    kinds = [p.fault.kind for p in counted if p.fault and orders.seated(p.seating)[p.fault.seat - 1] == number]
    return Standing(
        name=orders.contestants[number],
        seats=orders.seated(1).count(number),
        win_rate=rate_of([share_in(orders, deal, number) for deal in deals]),
        score=fmean(scores) if scores else None,
        moves=moves,
        seconds_per_move=seconds / moves if moves else None,
        longest_move=max(longest, default=None) if moves else None,
        crashes=kinds.count("crash"),
        illegal_moves=kinds.count("illegal"),
        timeouts=kinds.count("timeout"),
    )


def _reported(orders: Orders, played: Played) -> FaultReport:
    assert played.fault
    contestant = orders.contestants[orders.seated(played.seating)[played.fault.seat - 1]]
    fault = msgspec.structs.asdict(played.fault)
    return FaultReport(contestant=contestant, deal=played.deal, seating=played.seating, **fault)


Watcher = Callable[[Played], None]
"""Told of every game as it is finished."""
