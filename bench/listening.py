"""Very many readers in one process: sockets that only take the time of what they are told.

A library for sockets spends more on a message than the server does, and a thousand readers would be measured waiting
for each other. A `Listener` reads frames itself, looks for nothing but the time in the last event, and answers pings.
"""

import asyncio
import base64
import os
import re
import struct
import time
from collections.abc import Callable

HAVE = '{"do": "have", "number": %d}'
_LAST = re.compile(rb'"number":(\d+),"at":(\d+),"kind":"([a-z-]+)"')
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_HEAD_END = b"\r\n\r\n"


class Heard:
    """The last event of a message: its number, when it happened and when it was heard, in milliseconds."""

    __slots__ = ("at", "heard", "kind", "number")

    def __init__(self, number: int, at: int, kind: str, heard: float) -> None:
        self.number, self.at, self.kind, self.heard = number, at, kind, heard


class Listener(asyncio.Protocol):
    """One socket at one table; `on_heard` is called for every message that says how the table stands."""

    def __init__(self, host: str, path: str, have: int, on_heard: Callable[[Heard], None]) -> None:
        self.number = have
        """The last event that was heard of."""
        self.is_open = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self._on_heard = on_heard
        self._rest = b""
        self._parts: list[bytes] = []
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Whoever waits for that learns of it."""
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take down the time first, and then what came."""
        now = time.time() * 1000
        data = self._rest + data
        if not self.is_open:
            if _HEAD_END not in data:
                self._rest = data
                return
            head, _, data = data.partition(_HEAD_END)
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self._transport.close()
                return
            self.is_open = True
            self.send(HAVE % self.number)
        self._rest = self._frames(data, now)

    def _frames(self, data: bytes, now: float) -> bytes:
        """Read all frames that are complete; what is left of the next one."""
        at = 0
        while (frame := _frame(data, at)) is not None:
            opcode, is_last, start, at = frame
            content = data[start:at]
            if opcode == _PING:
                self._write(_PONG, content)
            elif opcode == _CLOSE:
                self._transport.close()
            elif opcode <= _TEXT:
                self._parts.append(content)
                if is_last:
                    self._message(b"".join(self._parts), now)
                    self._parts.clear()
        return data[at:]

    def _message(self, text: bytes, now: float) -> None:
        if not text.startswith(b'{"type":"events"'):
            return
        if found := _LAST.findall(text, 0, text.rfind(b'"table":')):
            number, at, kind = found[-1]
            self.number = int(number)
            self._on_heard(Heard(int(number), int(at), kind.decode(), now))
        else:
            self._on_heard(Heard(self.number, 0, "", now))

    def send(self, text: str) -> None:
        """Say something."""
        self._write(_TEXT, text.encode())

    def _write(self, opcode: int, content: bytes) -> None:
        """A frame with a mask of zeros, as short as ours are."""
        size = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + struct.pack(">H", len(content))
        self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Leave."""
        self._transport.close()


def _frame(data: bytes, at: int) -> tuple[int, bool, int, int] | None:
    """The next frame: its kind, whether it is the last of its message, where its content begins and ends."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
    if len(data) < start + size:
        return None
    return data[at] & 0x0F, bool(data[at] & 0x80), start, start + size


async def listen(port: int, table: str, on_heard: Callable[[Heard], None], have: int = 0) -> Listener:
    """Come to a table as somebody whom nobody knows."""
    host, path = f"127.0.0.1:{port}", f"/api/tables/{table}/live"
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Listener(host, path, have, on_heard), "127.0.0.1", port)
    return made
