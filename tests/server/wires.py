"""Connections without a network: what is sent to them, and what they do with it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from faience.server.connections import Connections
from faience.server.http_connection import HttpConnection
from faience.server.settings import ConnectionLimits
from faience.server.socket_connection import SocketConnection

STRANGER = "192.0.2.1"
HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
TEXT, CONTINUED, PING, PONG = 1, 0, 9, 10


class FakeTransport:
    """Takes everything, and notes it."""

    def __init__(self, address: str = STRANGER) -> None:
        self.written = bytearray()
        self.is_reading = True
        self.is_closed = False
        self.is_aborted = False
        self.protocol: Any = None
        self._address = address

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self._address, 50_000), "sockname": ("127.0.0.1", 8000)}.get(name)

    def write(self, data: bytes) -> None:
        assert not self.is_closed
        self.written += data

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_closed = self.is_aborted = True

    def is_closing(self) -> bool:
        return self.is_closed

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Application:
    """Answers requests when its gate is open, and listens to sockets."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.gate.set()
        self.heard: list[str | bytes] = []
        self.answered = 0
        self.may_accept = asyncio.Event()
        self.may_accept.set()

    async def __call__(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        if scope["type"] == "websocket":
            await self._listen(receive, send)
            return
        while (message := await receive())["type"] == "http.request" and message.get("more_body"):
            pass
        await self.gate.wait()
        if message["type"] == "http.request":
            self.answered += 1
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})

    async def _listen(self, receive: Any, send: Any) -> None:
        await receive()
        await self.may_accept.wait()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message.get("text") or message.get("bytes") or "")
            await self.gate.wait()


class Wire:
    """One connection after the other to an application."""

    def __init__(self, *, most: int = 100, proxies: tuple[str, ...] = (), **limits: Any) -> None:
        self.app = Application()
        self.connections = Connections(ConnectionLimits(**limits), most, proxies.__contains__)
        app: Any = self.app
        sockets: Any = self._socket
        self._config = uvicorn.Config(
            app, lifespan="off", log_config=None, proxy_headers=False, ws=sockets, ws_max_size=1 << 16
        )
        self._config.load()
        self._state = ServerState()
        self.socket: SocketConnection | None = None

    def _socket(self, **given: Any) -> SocketConnection:
        self.socket = SocketConnection(self.connections, **given)
        return self.socket

    def connect(self, address: str = STRANGER) -> "Peer":
        made = HttpConnection(self.connections, config=self._config, server_state=self._state, app_state={})
        transport: Any = FakeTransport(address)
        transport.protocol = made
        made.connection_made(transport)
        return Peer(transport)

    async def open(self) -> "Peer":
        """A socket that is accepted."""
        peer = self.connect()
        peer.send(HANDSHAKE + b"\r\n")
        await turns()
        assert peer.taken().startswith(b"HTTP/1.1 101")
        return peer


class Peer:
    """The other end of a connection."""

    def __init__(self, transport: Any) -> None:
        self.transport: FakeTransport = transport

    def send(self, data: bytes) -> None:
        """Send something, as if the network took it whole."""
        if not self.transport.is_closed:
            self.transport.protocol.data_received(data)

    def taken(self) -> bytes:
        """What was answered since the last time."""
        found = bytes(self.transport.written)
        self.transport.written.clear()
        return found

    def hang_up(self) -> None:
        self.transport.is_closed = True
        self.transport.protocol.connection_lost(None)


def frame(kind: int, data: bytes = b"", *, is_last: bool = True) -> bytes:
    """A frame as clients write it, with a mask that changes nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if is_last else 0) | kind]) + length + bytes(4) + data


async def turns(number: int = 20) -> None:
    """Let everybody have so many turns."""
    for _ in range(number):
        await asyncio.sleep(0)
