"""A whole match: the same deals in every seating, on many processes, until all are played or a test is decided."""

import math
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

from faience.arena import contestants as roster
from faience.arena.cluster import Cluster, check
from faience.arena.contestants import TIMEOUT
from faience.arena.journal import Journal
from faience.arena.results import Interrupted, MatchResult, Orders, Played, Task, Watcher, share_in, summarize, tasks
from faience.arena.statistics import Bounds, Sprt, Test
from faience.arena.workers import Crew
from faience.games import Game, InvalidOption, Variant
from faience.games.registry import DEFAULT

MOST_DEALS = 1_000_000
MOST_PROCESSES = 1024


def play_match(
    contestants: Sequence[str],
    variant: Variant | str = DEFAULT,
    *,
    seats: int | None = None,
    deals: int = 100,
    seed: int = 0,
    time: float | None = None,
    timeout: float = TIMEOUT,
    processes: int | None = None,
    cluster: str | None = None,
    sprt: Bounds | None = None,
    records: Path | None = None,
    journal: Path | None = None,
    on_game: Watcher | None = None,
) -> MatchResult:
    """Play a match; InvalidOption says what is wrong with it, Interrupted brings what was finished before Ctrl-C.

    Games are played on this machine, or on all nodes of a Ray cluster: its address, or `auto` for the one running here.
    Workers are new processes: a script that calls this does so below `if __name__ == "__main__":`.
    """
    orders = arranged(contestants, variant, seats, seed, time, timeout, records)
    _check_numbers(deals, processes, sprt)
    if cluster is not None:
        check(cluster)
    if records:
        records.mkdir(parents=True, exist_ok=True)
    tally = Tally(orders, deals, sprt, on_game)
    with ExitStack() as stack:
        log = stack.enter_context(Journal(journal, orders)) if journal else None
        try:
            for played in log.games if log else ():
                tally.add(played)
            for played in _rest(tally, orders, deals, processes, cluster):
                if log:
                    log.add(played)
                tally.add(played)
                if tally.is_over:
                    break
        except KeyboardInterrupt:
            raise Interrupted(tally.result()) from None
    return tally.result()


def arranged(
    contestants: Sequence[str],
    variant: Variant | str,
    seats: int | None,
    seed: int,
    time: float | None,
    timeout: float,
    records: Path | None = None,
) -> Orders:
    """The settings of a match, if they make sense; InvalidOption otherwise."""
    chosen = Variant.parse(variant) if isinstance(variant, str) else variant
    seats = max(2, len(contestants)) if seats is None else seats
    Game.of(chosen, seats, seed=seed)
    if not 2 <= len(contestants) <= seats:
        due = "2 contestants" if seats == 2 else f"2 to {seats} contestants"
        message = "a match for {seats} seats needs {due}, not {contestants}"
        raise InvalidOption("contestants", message, seats=seats, due=due, contestants=len(contestants))
    if time is not None and not (math.isfinite(time) and time > 0):
        raise InvalidOption("time", "time must be a number of seconds above 0, not {time}", time=repr(time))
    if not (math.isfinite(timeout) and timeout > (time or 0)):
        message = "timeout must be a number of seconds above the time for a move, not {timeout}"
        raise InvalidOption("timeout", message, timeout=repr(timeout))
    names = tuple(roster.checked(spec, time) for spec in contestants)
    return Orders(names, chosen, seats, seed, float(timeout), records)


def _check_numbers(deals: int, processes: int | None, sprt: Bounds | None) -> None:
    for name, number, most in (("pairs", deals, MOST_DEALS), ("processes", processes, MOST_PROCESSES)):
        if number is not None and not 1 <= number <= most:
            message = f"{name} must be a number from 1 to {{most}}, not {{{name}}}"
            raise InvalidOption(name, message, most=most, **{name: repr(number)})
    if sprt:
        sprt.check()


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Tally:
    """The games of a match so far, whatever their order, and the test that looks at deals in theirs.

    The test sees a deal only when all before it are complete, and decides for a number of deals.
    Games after those are left out, so the result is the same however many processes play.
    """

    def __init__(
        self, orders: Orders, deals: int, bounds: Bounds | None = None, on_game: Watcher | None = None
    ) -> None:
        self._orders = orders
        self._deals, self._on_game = deals, on_game
        self._test = Test(bounds, orders.seats) if bounds else None
        self._next = 1
        self._by_deal: dict[int, dict[int, Played]] = {}
        self.is_over = False

    def add(self, played: Played) -> bool:
        """Note a game; False if it is of a deal that was not asked for, or known already."""
        deal = self._by_deal.setdefault(played.deal, {})
        if not 1 <= played.deal <= self._deals or played.seating in deal or self.is_over:
            return False
        deal[played.seating] = played
        while not self.is_over and len(self._by_deal.get(self._next, ())) == self._orders.seats:
            complete = [*self._by_deal[self._next].values()]
            is_decided = self._test is not None and self._test.add(share_in(self._orders, complete, 0))
            self.is_over = is_decided or self._next == self._deals
            self._next += 1
        if self._on_game:
            self._on_game(played)
        return True

    def has(self, task: Task) -> bool:
        """True if this game was played."""
        return task.seating in self._by_deal.get(task.deal, {})

    def result(self) -> MatchResult:
        """The result so far."""
        last = self._next - 1 if self.is_over else self._deals
        counted = [played for deal, games in self._by_deal.items() if deal <= last for played in games.values()]
        state: Sprt | None = self._test.state if self._test else None
        return summarize(self._orders, counted, state, self.is_over)


class Playground(Protocol):
    """Where games are played."""

    def play(self, tasks: Iterable[Task]) -> Iterator[Played]:
        """The games as they are finished, in any order; whoever leaves early ends those that are played."""


def _rest(tally: Tally, orders: Orders, deals: int, processes: int | None, cluster: str | None) -> Iterable[Played]:
    if tally.is_over:
        return ()
    due = [task for task in tasks(deals, orders.seats) if not tally.has(task)]
    playground: Playground
    if cluster is not None:
        playground = Cluster(orders, cluster, processes)
    else:
        playground = Crew(orders, min(processes or cores(), len(due)))
    return playground.play(due)
