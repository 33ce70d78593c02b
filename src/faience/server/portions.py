"""What comes on a connection is parsed a little at a time, so that nobody's flood takes everybody's time."""

import asyncio
from collections.abc import Callable


class Portions:
    """What has come and is not parsed yet; while there is any, or the rest must wait, nothing more is read.

    `parse` takes one portion, and `is_ready` says whether it may be given one.
    """

    def __init__(
        self,
        size: int,
        parse: Callable[[bytes], None],
        is_ready: Callable[[], bool],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self._size = size
        self._parse = parse
        self._is_ready = is_ready
        self._loop = loop
        self._transport: asyncio.Transport | None = None
        self._rest = bytearray()
        self._is_due = False
        self._is_paused = False

    def begin(self, transport: asyncio.Transport) -> None:
        """This is where more comes from."""
        self._transport = transport

    @property
    def is_waiting(self) -> bool:
        """Whether something has come that is not parsed yet."""
        return bool(self._rest)

    def put(self, data: bytes) -> None:
        """Something came."""
        if not self._rest and len(data) <= self._size and self._is_ready():
            self._parse(data)
            if self._is_ready() and not self._is_paused:
                return
        else:
            self._rest += data
        self.go_on()

    def go_on(self) -> None:
        """Parse the next portion as soon as others had their turn, if there is one and it may be parsed."""
        is_ready = self._is_ready()
        if self._rest and is_ready and not self._is_due:
            self._is_due = True
            self._loop.call_soon(self._take)
        self._read_on(is_ready and not self._rest)

    def drop(self) -> None:
        """Nobody wants the rest."""
        self._rest.clear()

    def _take(self) -> None:
        self._is_due = False
        if self._rest and self._is_ready():
            portion = bytes(self._rest[: self._size])
            del self._rest[: self._size]
            self._parse(portion)
        self.go_on()

    def _read_on(self, is_wanted: bool) -> None:
        """Let more come, or let it wait in the network, where it costs nothing here."""
        transport = self._transport
        if transport is None or transport.is_closing():
            return
        if not is_wanted:
            self._is_paused = True
            transport.pause_reading()
        elif self._is_paused:
            self._is_paused = False
            transport.resume_reading()
