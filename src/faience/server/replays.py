"""Replays of whole games, encoded outside the event loop; the latest are held in memory."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from faience.games import InvalidRecord, Record
from faience.table import Refused, Table
from faience.table.sent.replays import NamesThen, replay_of

_MOST_REPLAYS = 32
_AT_ONCE = 2
_QUICK = 3
"""How hard to compress: a game to step through is some hundred kilobytes, and somebody waits for it."""

LONGEST = 3_000
"""Lines of a record that is made a replay of; a real game has a few hundred."""


class EncodedReplay(msgspec.Struct, frozen=True):
    """A game to step through as it is sent, plain and compressed."""

    plain: bytes
    compressed: bytes


class ReplayCache:
    """Encoded replays of tables, and of records that people bring."""

    def __init__(self) -> None:
        self._replays: OrderedDict[tuple[str, int], EncodedReplay] = OrderedDict()
        self._working = asyncio.Semaphore(_AT_ONCE)

    async def of_table(self, table: Table) -> EncodedReplay:
        """The game of a table; Refused if it has not begun."""
        key = table.id, table.number
        if key not in self._replays:
            record = table.record()
            self._replays[key] = await self._made(lambda: record, NamesThen(table))
            while len(self._replays) > _MOST_REPLAYS:
                self._replays.popitem(last=False)
        self._replays.move_to_end(key)
        return self._replays[key]

    async def of_record(self, text: str) -> EncodedReplay:
        """The game of a record; Refused says in which line something is wrong."""
        return await self._made(lambda: _parsed(text))

    async def _made(self, record: Callable[[], Record], names: NamesThen | None = None) -> EncodedReplay:
        async with self._working:
            return await asyncio.to_thread(_encoded, record, names)


def _encoded(record: Callable[[], Record], names: NamesThen | None) -> EncodedReplay:
    plain = msgspec.json.encode(replay_of(record(), names))
    return EncodedReplay(plain, gzip.compress(plain, _QUICK))


def _parsed(text: str) -> Record:
    if text.count("\n") > LONGEST:
        message = f"a record may have {LONGEST:,} lines here; `faience record replay` takes longer ones"
        raise Refused("bad-record", message, at_line=LONGEST + 1)
    try:
        return Record.parse(text)
    except InvalidRecord as error:
        raise Refused.told("bad-record", str(error), {**error.facts, "at_line": error.line}, error.rule) from None
