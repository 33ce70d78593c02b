"""Whole games put into words, made outside the event loop and kept for a while."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from faience.games import InvalidRecord, Record
from faience.table import Refused, Table
from faience.table.records import record_of
from faience.table.views import replay_of

_KEPT = 32
_AT_ONCE = 2
_QUICK = 3
"""How hard to compress: a game to step through is some hundred kilobytes, and somebody waits for it."""

LONGEST = 3_000
"""Lines of a record that is put into words; a real game has a few hundred."""


class Book(msgspec.Struct, frozen=True):
    """A game to step through as it is sent, plain and compressed."""

    plain: bytes
    compressed: bytes


class Library:
    """Games to step through, by tables and from records."""

    def __init__(self) -> None:
        self._books: OrderedDict[tuple[str, int, str], Book] = OrderedDict()
        self._reading = asyncio.Semaphore(_AT_ONCE)

    async def of_table(self, table: Table, lang: str) -> Book:
        """The game of a table; Refused if it has not begun."""
        key = table.id, table.number, lang
        if key not in self._books:
            record = record_of(table)
            self._books[key] = await self._made(lambda: record, lang)
            while len(self._books) > _KEPT:
                self._books.popitem(last=False)
        self._books.move_to_end(key)
        return self._books[key]

    async def of_record(self, text: str, lang: str) -> Book:
        """The game of a record; Refused says in which line something is wrong."""
        return await self._made(lambda: _parsed(text), lang)

    async def _made(self, record: Callable[[], Record], lang: str) -> Book:
        async with self._reading:
            return await asyncio.to_thread(_bound, record, lang)


def _bound(record: Callable[[], Record], lang: str) -> Book:
    plain = msgspec.json.encode(replay_of(record(), lang))
    return Book(plain, gzip.compress(plain, _QUICK))


def _parsed(text: str) -> Record:
    if text.count("\n") > LONGEST:
        said = f"a record of more than {LONGEST:,} lines is not shown here; `faience record replay` does"
        raise Refused("bad-record", said, {"line": LONGEST + 1})
    try:
        return Record.parse(text)
    except InvalidRecord as error:
        raise Refused("bad-record", str(error), {"line": error.line}) from None
