"""What everyone at a table is sent, encoded once for all who look; each reader's own part is put beside it."""

import zlib
from typing import Any

import msgspec

from faience.table import Table, Who
from faience.table.sent.own import options_of, own_of
from faience.table.sent.public import Presence, event_of, public_of

_encode = msgspec.json.Encoder().encode
_STRANGER = Who("")
"""Somebody who has no part in the table."""
_NOW = b'{"now":0,'
"""With this begins what somebody is sent of their own, where it was encoded at no particular time."""
_BLOCK = 16
"""So many events are packed together once as many have followed; only who comes anew asks for them."""
_BETWEEN = b"\n"
"""Stands between packed events; no JSON of ours has it inside."""


class EncodedTable:
    """The bytes of one table: of each of its events for good, of all else until something changes.

    Events are told only once they are stored, and never change after that.
    """

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        """Events from the first one on, compressed in blocks: a long game's take a tenth of the memory."""
        self._latest: list[bytes] = []
        """The events after those."""
        self._shown: tuple[int, Presence] | None = None
        self._public = b""
        self._shared: dict[int, msgspec.Raw] = {}
        """By the number of the last event that a reader has."""
        self._messages: dict[int, tuple[str, str]] = {}
        """Messages to onlookers up to the time that is in them, and after it, by the same number."""
        self._version = 0
        self._options = msgspec.Raw()

    def shared(self, table: Table, has: int, presence: Presence) -> msgspec.Raw:
        """The shared part of a message for a reader who has the events up to a number."""
        if self._shown != (table.number, presence):
            self._shown = table.number, presence
            self._shared.clear()
            self._messages.clear()
            self._public = _encode(public_of(table, presence))
        if has not in self._shared:
            events = b",".join(self._events_since(table, has))
            self._shared[has] = msgspec.Raw(b'{"events":[%b],"table":%b}' % (events, self._public))
        return self._shared[has]

    def for_onlookers(self, table: Table, has: int, presence: Presence, now: int) -> str:
        """The whole message for a reader who has no part in the table, which is the same for all of them."""
        shared = self.shared(table, has, presence)
        if has not in self._messages:
            own = _encode(own_of(table, _STRANGER, 0))
            assert own.startswith(_NOW)
            head = b'{"type":"events","shared":%b,"own":{"now":' % bytes(shared)
            self._messages[has] = head.decode(), f",{own.removeprefix(_NOW).decode()}}}"
        head_of, tail = self._messages[has]
        return f"{head_of}{now}{tail}"

    def _events_since(self, table: Table, number: int) -> list[bytes]:
        told = _BLOCK * len(self._packed) + len(self._latest)
        self._latest += [_encode(event_of(entry)) for entry in table.since(told)]
        while len(self._latest) >= 2 * _BLOCK:
            self._packed.append(zlib.compress(_BETWEEN.join(self._latest[:_BLOCK]), level=1))
            del self._latest[:_BLOCK]
        blocks, within = divmod(number, _BLOCK)
        if blocks >= len(self._packed):
            return self._latest[number - _BLOCK * len(self._packed) :]
        earlier = [event for block in self._packed[blocks:] for event in zlib.decompress(block).split(_BETWEEN)]
        return [*earlier[within:], *self._latest]

    def rest(self) -> None:
        """Forget what was told to who came anew: it is much, and is made again for the next one."""
        if self._shown is not None:
            for has in [has for has in self._shared if self._shown[0] - has > _BLOCK]:
                del self._shared[has]
                self._messages.pop(has, None)

    def options(self, table: Table) -> Any:
        """What the seat to act may do, ready to stand in a message."""
        if self._version != table.version:
            self._options = msgspec.Raw(_encode(options_of(table)))
            self._version = table.version
        return self._options
