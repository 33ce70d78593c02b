"""How much anyone may ask for: token buckets for each guest and for each address."""

import ipaddress
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from faience.table import Refused

NEIGHBORS = 5
"""Several guests may come from one address, a family or a school; together they may ask for so many times as much."""
_MOST_BUCKETS = 20_000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


RATES = {
    "ask": Rate(200, 30),
    "make": Rate(12, 0.2),
    "do": Rate(40, 10),
    "frame": Rate(120, 30),
    "replay": Rate(10, 0.5),
    "connect": Rate(30, 2),
    "push": Rate(20, 0.02),
    "work": Rate(2000, 500),
}
"""Any request, new tables, commands at a table, all that is said on sockets, games to step through, sockets, pushes;
for one guest. The last one is for workers, who ask for nothing else."""
MOST_SOCKETS = 40
"""How many sockets one guest may hold at a time."""


class TooMany(Refused):
    """Somebody asks for more than they may; `wait` is after how many seconds to try again."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-many", "too many requests; wait a moment")
        self.wait = wait


class _Bucket(msgspec.Struct):
    tokens: float
    at: float


class Limiter:
    """Counts what guests and addresses ask for; factor 0 counts nothing."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._sockets: dict[str, int] = {}

    def spend(self, kind: str, guest: str, address: str) -> None:
        """Take one token from the guest's bucket and from the address's; TooMany if either is empty."""
        if not self._factor:
            return
        rate = RATES[kind]
        pairs = ((f"guest {guest}", self._factor), (f"address {network(address)}", self._factor * NEIGHBORS))
        found = [(self._filled((kind, key), rate, factor), rate.per_second * factor) for key, factor in pairs]
        for bucket, speed in found:
            if bucket.tokens < 1:
                raise TooMany((1 - bucket.tokens) / speed)
        for bucket, _ in found:
            bucket.tokens -= 1

    @contextmanager
    def entered(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open; TooMany if there are too many."""
        keys = {guest: MOST_SOCKETS, network(address): MOST_SOCKETS * NEIGHBORS}
        if self._factor and any(self._sockets.get(key, 0) >= most * self._factor for key, most in keys.items()):
            raise TooMany(10)
        for key in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1
        try:
            yield
        finally:
            for key in keys:
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]

    def _filled(self, key: tuple[str, str], rate: Rate, factor: float) -> _Bucket:
        """A bucket with what has dripped into it since it was last looked at."""
        now, burst = self._clock(), max(1.0, rate.burst * factor)
        bucket = self._buckets.pop(key, None) or _Bucket(burst, now)
        bucket.tokens = min(burst, bucket.tokens + (now - bucket.at) * rate.per_second * factor)
        bucket.at = now
        self._buckets[key] = bucket  # at the end: the first one is the one longest not used
        if len(self._buckets) > _MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        return bucket


def network(address: str) -> str:
    """What counts as one address: with IPv6 everybody has a whole network."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 6 and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
