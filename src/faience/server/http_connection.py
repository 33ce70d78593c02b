"""A connection that speaks HTTP: headers and bodies have a size and a time, and nothing is read ahead without end."""

import asyncio
from http import HTTPStatus
from typing import Any, Literal

import httptools
import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from faience.server.connections import Connections, plain
from faience.server.messages import Refusal
from faience.server.meters import METERS
from faience.server.portions import Portions

_PORTION = 4096
_MOST_HEADERS = 128
_LINE_END = len(b": \r\n")
_LATER = 10
"""Seconds after which somebody may come again for whom there is no room now."""


class HttpConnection(HttpToolsProtocol):
    """What uvicorn does, for strangers who send too much or too little."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._register = connections
        self._limits = connections.limits
        self._inbox = Portions(_PORTION, self._feed, self._is_ready, self.loop)
        self._due: Literal["headers", "body"] | None = "headers"
        """What is to come, if a request has begun or is the first."""
        self._since = 0.0
        self._answering: RequestResponseCycle | None = None
        """What is worked on; uvicorn itself knows the latest request only, though others may wait before it."""
        self._has_begun = False
        self._headers_sent = 0
        self._header_bytes = 0
        self._idle_bytes = 0
        """What came since something could be made of it."""

    def connection_made(self, transport: Any) -> None:
        """Somebody connects, if there is room."""
        super().connection_made(transport)
        host, port = self.client or ("", 0)
        self.client = plain(host), port
        self.flow = _Flow(self)
        self._since = self.loop.time()
        self._inbox.begin(transport)
        if not self._register.enter(self, self.client[0]):
            self.turn_away(HTTPStatus.TOO_MANY_REQUESTS, "too-many", "too many connections from this address", _LATER)
        elif self._register.is_full:
            self.turn_away(HTTPStatus.SERVICE_UNAVAILABLE, "trouble", "too many connections; come again later", _LATER)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._register.leave(self)
        self._inbox.drop()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        outlet: Any = _Outlet(self.transport)
        cycle.transport = outlet
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Something came."""
        self._inbox.put(data)

    def _is_ready(self) -> bool:
        return not (self.flow.read_paused or self.flow.write_paused or self.pipeline)

    def _feed(self, portion: bytes) -> None:
        if self.parser is None or self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self._has_begun = True
        self._idle_bytes += len(portion)
        if self._due is None:
            self._wait_for("headers")
        try:
            self.parser.feed_data(portion)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._complain()
        else:
            if self._is_too_long:
                self._complain()

    @property
    def _is_too_long(self) -> bool:
        most = self._limits.header_bytes
        is_many = bool(most) and self._headers_sent > _MOST_HEADERS
        return is_many or (bool(most) and max(self._header_bytes, self._idle_bytes) > most)

    def _complain(self) -> None:
        """What came is no request, or one that is too long."""
        if self._is_too_long:
            message = f"headers may have {self._limits.header_bytes} bytes in {_MOST_HEADERS} lines"
            self.turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large", message)
        else:
            self.turn_away(HTTPStatus.BAD_REQUEST, "bad-request", "this is no HTTP request")

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket, with what came so far and nothing else."""
        self._due = None
        self._register.leave(self)
        self._inbox.drop()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._headers_sent = self._header_bytes = 0
        self._wait_for("headers")

    def on_url(self, url: bytes) -> None:
        """Part of the address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or what follows a body that came in chunks."""
        self._headers_sent += 1
        self._count(len(name) + len(value) + _LINE_END)
        super().on_header(name, value)

    def _count(self, number: int) -> None:
        self._header_bytes += number
        self._idle_bytes = 0
        if self._is_too_long:
            raise ValueError("headers are too long")  # ends the parser, which says so to whoever feeds it

    def on_headers_complete(self) -> None:
        """The request can be worked on while its body comes."""
        self._idle_bytes = 0
        self._wait_for("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Part of the body."""
        self._idle_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it has come."""
        self._due = None
        self._idle_bytes = 0
        super().on_message_complete()

    def _wait_for(self, what: Literal["headers", "body"]) -> None:
        self._due, self._since = what, self.loop.time()

    def look(self, now: float) -> None:
        """Close it if what is due does not come in time."""
        seconds = {"headers": self._limits.header_seconds, "body": self._limits.body_seconds}.get(self._due or "", 0.0)
        if self._due is None or not seconds or now - self._since <= seconds:
            return
        if self._inbox.is_waiting or self.flow.read_paused:
            self._since = now  # it has come, and waits for the server
        elif self._has_begun:
            self.turn_away(HTTPStatus.REQUEST_TIMEOUT, "too-slow", f"the {self._due} did not come in {seconds:g} s")
        else:
            self.transport.close()  # browsers connect in advance, and understand this

    def turn_away(self, status: HTTPStatus, code: str, message: str, wait: int | None = None) -> None:
        """Answer and close, unless an answer is under way already."""
        if self.transport.is_closing():
            return
        METERS.refusals[code] += 1
        answering = self._answering
        if answering is None or answering.response_complete or not (answering.response_started or self.pipeline):
            body = msgspec.json.encode(Refusal(code=code, message=message))
            lines = [
                f"HTTP/1.1 {status.value} {status.phrase}",
                *([] if wait is None else [f"Retry-After: {wait}"]),
                *("Content-Type: application/json", f"Content-Length: {len(body)}", "Cache-Control: no-store"),
                *("X-Content-Type-Options: nosniff", "Connection: close"),
            ]
            self.transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self.transport.close()


class _Outlet:
    """The transport for answers: what is said to somebody who was cut off a moment ago goes nowhere, without a word.

    Until uvicorn hears that a connection is lost it would write, and uvloop takes that for a mistake.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self.close, self.is_closing = transport.close, transport.is_closing

    def write(self, data: bytes) -> None:
        """Send something, if that can still be."""
        if not self._transport.is_closing():
            self._transport.write(data)


class _Flow(FlowControl):
    """The same, but whoever waits for it hears of it."""

    def __init__(self, connection: HttpConnection) -> None:
        super().__init__(connection.transport)
        self._connection = connection

    def pause_writing(self) -> None:
        super().pause_writing()
        self._connection._register.block(self._connection, self._connection.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._connection._register.unblock(self._connection)
        self._connection._inbox.go_on()

    def resume_reading(self) -> None:
        super().resume_reading()
        self._connection._inbox.go_on()
