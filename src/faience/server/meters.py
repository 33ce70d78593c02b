"""What a server counts and measures of itself, written as Prometheus reads it.

By hand: a few counters and two histograms need no library. Labels are words of ours alone, never what somebody sent.
"""

import asyncio
import bisect
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOK = 0.25
"""Seconds between two looks at how late the loop is."""


class Histogram:
    """How often something took how many seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """It took so long once more."""
        self._counts[bisect.bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long something takes that goes well."""
        begun = time.perf_counter()
        yield
        self.note(time.perf_counter() - begun)

    def lines(self, name: str) -> Iterator[str]:
        """As it is written."""
        total = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Meters:
    """All that is counted in this process."""

    def __init__(self) -> None:
        self.commits = Histogram()
        self.lag = Histogram()
        self.sockets = 0
        self.refusals: Counter[str] = Counter()

    async def watch_loop(self) -> None:
        """Measure again and again by how much the loop is late."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            self.lag.note(max(0.0, time.perf_counter() - due))

    def written(self, now: Mapping[str, float], tables: Mapping[str, int]) -> str:
        """Everything; `now` are gauges with their names, `tables` how many there are in each status."""
        lines = [
            *_titled("faience_commit_seconds", "histogram", "From a decision to its being on the disk.", self.commits),
            *_titled("faience_loop_lag_seconds", "histogram", "By how much the event loop is late.", self.lag),
            *_head("faience_refusals_total", "counter", "What was refused, by its code."),
            *(f'faience_refusals_total{{code="{code}"}} {number}' for code, number in sorted(self.refusals.items())),
            *_head("faience_tables", "gauge", "Tables in the store, by status."),
            *(f'faience_tables{{status="{status}"}} {number}' for status, number in sorted(tables.items())),
        ]
        for name, value in {"sockets": self.sockets, **now}.items():
            lines += [*_head(f"faience_{name}", "gauge", _GAUGES[name]), f"faience_{name} {value:g}"]
        return "\n".join([*lines, ""])


_GAUGES = {
    "sockets": "Open sockets.",
    "live_tables": "Tables in memory.",
    "waiting_bots": "Moves that bots have been asked for and nobody thinks about yet.",
    "damaged_tables": "Tables that cannot be read.",
    "store_works": "1 when something was written and read a moment ago, else 0.",
}


def _head(name: str, kind: str, told: str) -> list[str]:
    return [f"# HELP {name} {told}", f"# TYPE {name} {kind}"]


def _titled(name: str, kind: str, told: str, histogram: Histogram) -> list[str]:
    return [*_head(name, kind, told), *histogram.lines(name)]


METERS = Meters()
"""Those of this process."""
