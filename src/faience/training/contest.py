"""A new network against an old one: a test over deals of many tables at once, decided as early as it can be.

Each deal is played once for every seat, in which the new network sits among old ones, with the same number of positions
a move for all: networks of one game cost the same, so that is the same time.
"""

import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import msgspec
import numpy as np

from faience.arena.statistics import Bounds, Estimate, Sprt, elo_of, expected, log_ratio, rate_of
from faience.games.registry import book_of
from faience.players.kernels import network
from faience.players.kernels.selfplay import LONGEST
from faience.players.limits import Stop
from faience.players.networks import Network
from faience.players.search import judge_of, workspace_of
from faience.rules import rng as generator
from faience.rules import states
from faience.rules.ranking import OUTCOME
from faience.training.selfplay import TABLE_BITS, Table, game_kernels


class TableResult(msgspec.Struct, frozen=True):
    """How the new network did at one table."""

    table: str
    seats: int
    deals: int
    rate: Estimate | None


class Verdict(msgspec.Struct, frozen=True):
    """What a contest came to: how the test stands, each table by itself, and the difference in Elo on the whole."""

    sprt: Sprt
    tables: tuple[TableResult, ...]
    elo: float

    @property
    def is_better(self) -> bool:
        """True when the new network passed."""
        return self.sprt.accepted == "high"


class Tally:
    """Deals in their order; what tables with different numbers of seats say of the same difference adds up."""

    def __init__(self, tables: Sequence[Table], bounds: Bounds) -> None:
        self.tables, self.bounds = tables, bounds
        self._shares: list[list[float]] = [[] for _ in tables]
        self._counts: dict[int, Counter[float]] = {table.seats: Counter() for table in tables}
        self.state = Sprt(bounds.low, bounds.high, bounds.limit, 0.0, None, 0)

    def add(self, share: float) -> bool:
        """Note the next deal; True when the test is decided."""
        number = self.state.deals % len(self.tables)
        self._shares[number].append(share)
        self._counts[self.tables[number].seats][round(share, 9)] += 1
        ratio = sum(
            log_ratio(counts, expected(self.bounds.low, seats), expected(self.bounds.high, seats))
            for seats, counts in self._counts.items()
            if counts
        )
        accepted: Literal["low", "high"] | None = None
        if abs(ratio) >= self.bounds.limit:
            accepted = "high" if ratio > 0 else "low"
        self.state = msgspec.structs.replace(self.state, ratio=ratio, accepted=accepted, deals=self.state.deals + 1)
        return accepted is not None

    def verdict(self) -> Verdict:
        """The result so far."""
        found = [
            TableResult(str(table), table.seats, len(shares), rate_of(shares))
            for table, shares in zip(self.tables, self._shares, strict=True)
        ]
        return Verdict(self.state, tuple(found), self._elo())

    def _elo(self) -> float:
        """The mean over the numbers of seats, each weighted by its deals; a share of nothing or all is cut off."""
        total, weight = 0.0, 0
        for seats, counts in self._counts.items():
            if deals := counts.total():
                share = sum(share * count for share, count in counts.items()) / deals
                total += deals * (elo_of(min(max(share, 0.01), 0.99), seats) or 0.0)
                weight += deals
        return total / weight if weight else 0.0


class _Room:
    """What one core plays in."""

    def __init__(self, game: str, old: Network, new: Network) -> None:
        rules = book_of(game).rules
        self._kernel = game_kernels(game, network)["play_deal"]
        self._thinkers = [workspace_of(rules, judge_of(game, each)[1], TABLE_BITS) for each in (old, new)]
        stack, words = states.stack(rules.STATE, 1)
        self._given = stack[0], words[0], generator.new()
        self._notes = np.zeros(LONGEST, np.int16), np.zeros(LONGEST, np.int16), np.zeros(OUTCOME, np.int64)
        self._moves, self._dice = np.zeros(rules.ACTIONS, np.int16), generator.new()

    def play(self, table: Table, number: int, nodes: int, stop: Stop) -> int:
        """The share of the new network in thousandths; less than 0 if the deal was not finished."""
        variant = table.variant
        about = number, table.seats, variant.number, variant.part_numbers, nodes, stop, self._dice, self._moves
        return int(self._kernel(*self._thinkers, *self._given, *about, *self._notes))


def contest(
    tables: Sequence[Table],
    new: Network,
    old: Network,
    *,
    nodes: int,
    deals: int,
    first: int,
    bounds: Bounds | None = None,
    threads: int = 1,
    tell: Callable[[Sprt], None] = lambda _: None,
) -> Verdict:
    """Play deals of the tables in turn until the test is decided or so many were played.

    The result is the same however many cores play: deals count in their order, those after the decision do not.
    """
    tally, stop, lock = Tally(tables, bounds or Bounds(0, 20)), np.zeros(1, np.int8), threading.Lock()
    found: dict[int, int] = {}
    due = iter(range(deals))

    def note(number: int, share: int) -> None:
        found[number] = share
        while tally.state.accepted is None and (share := found.pop(tally.state.deals, -1)) >= 0:
            if tally.add(share / 1000):
                stop[0] = 1
        tell(tally.state)

    def work(room: _Room) -> None:
        while True:
            with lock:
                number = next(due, None)
            if number is None or stop[0]:
                return
            table = tables[number % len(tables)]
            share = room.play(table, first + number, nodes, stop)
            with lock:
                note(
                    number, 1000 // table.seats if share < 0 and not stop[0] else share
                )  # an endless game proves nothing

    rooms = [_Room(new.game, old, new) for _ in range(threads)]
    rooms[0].play(tables[0], first, 2, stop)  # compiles
    with ThreadPoolExecutor(threads) as pool:
        try:
            for done in [pool.submit(work, room) for room in rooms]:
                done.result()
        finally:
            stop[0] = 1
    return tally.verdict()
