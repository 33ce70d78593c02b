"""A connection that became a socket: what is no message has a budget, and nobody is read who does not read."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from faience.server.connections import Connections, plain
from faience.server.meters import METERS
from faience.server.portions import Portions

_PORTION = 1024
_TINY = 125
"""Fragments that are not larger cost as much as they bring."""
_MINUTE = 60.0


class SocketConnection(WebSocketsSansIOProtocol):
    """What uvicorn does, for strangers who send what no limit of messages sees."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._register = connections
        self._inbox = Portions(_PORTION, self._feed, self._is_ready, self.loop)
        self._most = self._left = float(connections.limits.control_frames)
        self._counted_at = self.loop.time()

    def connection_made(self, transport: Any) -> None:
        """It was counted as a request a moment ago."""
        super().connection_made(transport)
        host, port = self.client or ("", 0)
        self.client = plain(host), port
        self._inbox.begin(transport)
        self._register.enter(self, self.client[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._register.leave(self)
        self._inbox.drop()
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        """Nothing is due from a socket; pings tell whether there is still somebody."""

    def data_received(self, data: bytes) -> None:
        """Something came: first the request to become a socket."""
        if self.handshake_initiated:
            self._inbox.put(data)
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it cannot be read, and what is to be said of it is not sent by itself
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _is_ready(self) -> bool:
        return self.handshake_complete and not self.read_paused and self.writable.is_set()

    def _feed(self, portion: bytes) -> None:
        if not (self.disconnected or self.transport.is_closing()):
            super().data_received(portion)

    def handle_events(self) -> None:
        """Take frames, unless there were too many that are no messages."""
        if not self._can_pay(sum(map(self._is_costly, self.conn.events))):
            self._end(CloseCode.POLICY_VIOLATION, "too many control frames or fragments")
            return
        super().handle_events()

    def _is_costly(self, event: object) -> bool:
        """Whether something came of which no limit of messages hears."""
        if not isinstance(event, Frame):
            return False
        is_fragment = event.opcode is Opcode.CONT or (event.opcode in (Opcode.TEXT, Opcode.BINARY) and not event.fin)
        is_control = event.opcode in (Opcode.PING, Opcode.PONG)
        return is_control or self.close_sent or (is_fragment and len(event.data) <= _TINY)

    def _can_pay(self, number: int) -> bool:
        """Take so many from the budget, which fills again in a minute."""
        if not number or not self._most:
            return True
        now = self.loop.time()
        self._left = min(self._most, self._left + (now - self._counted_at) * self._most / _MINUTE) - number
        self._counted_at = now
        return self._left >= 0

    def send_receive_event_to_app(self) -> None:
        """Hand on a message; what is no text where text is promised ends the connection."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._end(CloseCode.INVALID_DATA, "this is not UTF-8")
            return
        super().send_receive_event_to_app()

    def _end(self, code: CloseCode, reason: str) -> None:
        """Say why, and close without waiting for an answer."""
        if self.transport.is_closing():
            return
        METERS.refusals[f"closed-{int(code)}"] += 1
        self.conn.events_received()
        self.conn.fail(code, reason)
        self.handle_parser_exception()
        self._inbox.drop()

    def pause_writing(self) -> None:
        """The peer does not read, so it is not read either."""
        super().pause_writing()
        self._register.block(self, self.loop.time())
        self._inbox.go_on()

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._register.unblock(self)
        self._inbox.go_on()

    async def receive(self) -> Any:
        """The next message; when there is none left, more is taken from what has come."""
        message = await super().receive()
        self._inbox.go_on()
        return message

    async def send(self, message: Any) -> None:
        """Say something."""
        if self.transport.is_closing() and message["type"] != "websocket.close":
            raise ClientDisconnected  # uvicorn would go on, and take it for a mistake of ours that nobody is there
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # it was refused, which is an answer, though uvicorn does not count it
        if message["type"] != "websocket.send":
            self._inbox.go_on()  # frames wait until the socket is accepted, and the answer to a close is awaited


def _is_text(content: bytes) -> bool:
    try:
        content.decode()
    except UnicodeDecodeError:
        return False
    return True
