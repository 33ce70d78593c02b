"""Who sits where, and which deal is played: the same for everybody who repeats a match."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from faience.games import Variant


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
