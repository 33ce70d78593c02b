"""Replays of whole games, encoded outside the event loop; the latest are held in memory.

That takes a moment of a processor for each, so few are worked out at a time and few may wait; nobody gets a second
one while their first is not done.
"""

import asyncio
import gzip
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from faience.games import InvalidRecord, Record
from faience.server.limits import NEIGHBORS, TooMany, network
from faience.table import Refused, Table
from faience.table.sent.replays import NamesThen, replay_of

_MOST_REPLAYS = 32
_AT_ONCE = 2
_QUICK = 3
"""How hard to compress: a game to step through is some hundred kilobytes, and somebody waits for it."""
_SECONDS = 2.0
"""What one takes at most, more or less; for saying when to come again."""

LONGEST = 16 * 1024
"""Characters of moves and tiles in a record that is made a replay of; games have two or three thousand."""
MOST_STEPS = 3_000
"""Draws and moves in one; twenty rounds of four players have half as many, and games have five to ten."""


class EncodedReplay(msgspec.Struct, frozen=True):
    """A game to step through as it is sent, plain and compressed."""

    plain: bytes
    compressed: bytes


class ReplayCache:
    """Encoded replays of tables, and of records that people bring."""

    def __init__(self, most_waiting: int = 16) -> None:
        self._replays: OrderedDict[tuple[str, int], EncodedReplay] = OrderedDict()
        self._made: dict[tuple[str, int], asyncio.Task[EncodedReplay]] = {}
        """Those that are worked out now, once for everybody who asks."""
        self._working = asyncio.Semaphore(_AT_ONCE)
        self._most = _AT_ONCE + most_waiting
        self._asked: Counter[str] = Counter()
        """How many guests and addresses wait for."""

    async def of_table(self, table: Table, guest: str, address: str) -> EncodedReplay:
        """The game of a table; Refused if it has not begun, TooMany if too many wait already."""
        key = table.id, table.number
        if key not in self._replays:
            if key not in self._made:
                record, names = table.record(), NamesThen(table)
                work = asyncio.create_task(self._kept(key, guest, address, lambda: record, names))
                self._made[key] = work
                work.add_done_callback(lambda _: self._made.pop(key))
            await asyncio.shield(self._made[key])
        self._replays.move_to_end(key)
        return self._replays[key]

    async def of_record(self, text: str, guest: str, address: str) -> EncodedReplay:
        """The game of a record; Refused says in which line something is wrong, TooMany that too many wait already."""
        _check_length(text)
        return await self._encoded(guest, address, lambda: _parsed(text))

    async def _kept(
        self, key: tuple[str, int], guest: str, address: str, record: Callable[[], Record], names: NamesThen
    ) -> EncodedReplay:
        replay = self._replays[key] = await self._encoded(guest, address, record, names)
        while len(self._replays) > _MOST_REPLAYS:
            self._replays.popitem(last=False)
        return replay

    async def _encoded(
        self, guest: str, address: str, record: Callable[[], Record], names: NamesThen | None = None
    ) -> EncodedReplay:
        with self._queued(guest, address):
            async with self._working:
                return await asyncio.to_thread(_encoded, record, names)

    @contextmanager
    def _queued(self, guest: str, address: str) -> Iterator[None]:
        """Count somebody who waits; TooMany if there are too many, or if they wait already."""
        most = {"everybody": self._most, f"guest {guest}": 1, f"address {network(address)}": NEIGHBORS}
        if any(self._asked[who] >= number for who, number in most.items()):
            raise TooMany(_SECONDS * max(1.0, self._asked["everybody"] / _AT_ONCE))
        self._asked.update(most.keys())
        try:
            yield
        finally:
            self._asked -= Counter(most.keys())


def _encoded(record: Callable[[], Record], names: NamesThen | None = None) -> EncodedReplay:
    plain = msgspec.json.encode(replay_of(record(), names))
    return EncodedReplay(plain, gzip.compress(plain, _QUICK))


def _check_length(text: str) -> None:
    """Refused if there is more in a record than in any game; comments, headers and links of draws do not count."""
    length, is_body = 0, False
    for number, line in enumerate(text.split("\n"), 1):
        is_body = is_body or not line.strip()
        length += len(line) if is_body and not line.startswith(("#", "draw ")) else 0
        if length > LONGEST:
            raise _too_long(number, f"more than {LONGEST:,} characters of moves", LONGEST)


def _too_long(line: int, what: str, most: int) -> Refused:
    message = f"this is longer than any game: it has {what}; `faience record replay` takes longer ones"
    return Refused.told("bad-record", message, {"at_line": line, "most": most}, "size")


def _parsed(text: str) -> Record:
    try:
        record = Record.parse(text)
    except InvalidRecord as error:
        raise Refused.told("bad-record", str(error), {**error.facts, "at_line": error.line}, error.rule) from None
    if len(record.steps) > MOST_STEPS:
        raise _too_long(text.count("\n"), f"more than {MOST_STEPS:,} draws and moves", MOST_STEPS)
    return record
