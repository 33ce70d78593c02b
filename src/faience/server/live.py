"""Sockets: a client says what it has and hears the rest; commands go in, numbered events come out.

A socket has no queue of news. It is only told that there are some, and looks at the table when it is ready to send:
a slow client gets fewer and larger messages, holds nobody up and costs no memory.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import structs

from faience.server import messages
from faience.server.errors import WENT_WRONG
from faience.server.keeper import Keeper
from faience.server.limits import TooMany
from faience.server.meters import METERS
from faience.server.services import Services, services_of, visitor, who_of
from faience.table import Refused, Table, Who, commands
from faience.table.sent.own import is_to_act, own_of
from faience.table.sent.public import Presence
from faience.table.sent.shapes import Ahead, Explored, WhyNot

LONGEST_FRAME = 16 * 1024
_PATIENCE = 20.0
"""How many seconds a client may take to accept a message, and to say what it has."""
_MOST_ANSWERS = 64
"""A client that asks and does not listen is sent away."""
_ANSWERS: dict[type, Callable[..., messages.Message]] = {
    WhyNot: messages.WhyAnswer,
    Explored: messages.ExploreAnswer,
    Ahead: messages.AheadAnswer,
}
"""How what is answered to a command is said on a socket."""
_RESTARTED, _UNWELCOME, _LATER, _NOT_THERE = 1012, 1008, 1013, 4404


class _Envelope(msgspec.Struct):
    """What can be read of a command that is wrong otherwise."""

    id: int | None = None


class _Closed(Exception):
    """The conversation is over; with which code to close, if it is for us to do so."""

    def __init__(self, code: int | None = None) -> None:
        super().__init__()
        self.code = code


class Live:
    """One socket at one table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, keeper: Keeper) -> None:
        self.who = who_of(socket)
        self._socket = socket
        self._services = services
        self._keeper = keeper
        self._has: int | None = None
        """The number of the last event the client has; None before it has said so."""
        self._is_asked = False
        """Whether the client waits to hear how things stand although nothing is new."""
        self._is_presence_new = False
        self._presence: Presence | None = None
        """Who is here as the client heard last."""
        self._answers: deque[messages.Message] = deque()
        self._woken = asyncio.Event()
        self._closing: int | None = None

    def wake(self, *, is_presence: bool = False) -> None:
        """There is something new."""
        self._is_presence_new = self._is_presence_new or is_presence
        self._woken.set()

    def dismiss(self) -> None:
        """The table is not here any more; the client will come again."""
        self._closing = _RESTARTED
        self._woken.set()

    async def run(self) -> None:
        """Listen and speak until either is over."""
        listening = asyncio.create_task(self._listen())
        speaking = asyncio.create_task(self._speak())
        try:
            done, _ = await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            listening.cancel()
            speaking.cancel()
            await asyncio.gather(listening, speaking, return_exceptions=True)
            self._keeper.leave(self)
        for task in done:
            if isinstance(error := task.exception(), _Closed):
                if error.code is not None:
                    with suppress(Exception):
                        await self._socket.close(error.code)
            elif error is not None and not isinstance(error, WebSocketDisconnect | OSError):
                raise error

    async def _listen(self) -> None:
        """Hear one frame after the other."""
        while True:
            try:
                async with asyncio.timeout(_PATIENCE if self._has is None else None):
                    frame = await self._socket.receive()
            except TimeoutError:
                raise _Closed(_UNWELCOME) from None
            if frame["type"] == "websocket.disconnect":
                raise _Closed
            try:
                self._spend("frame")
            except TooMany as error:
                self._refuse(error, _id_in(frame))
                await asyncio.sleep(error.wait)  # what comes next waits in the network, where it costs nothing here
            else:
                await self._hear(frame)

    def _spend(self, kind: str) -> None:
        self._services.limiter.spend(kind, self.who.guest, visitor(self._socket).address)

    async def _hear(self, frame: Any) -> None:
        number = None
        try:
            command = _read(frame)
            number = command.id
            if not isinstance(command, commands.Ping):
                self._spend("do")
            self._answer(await self._obey(command))
        except Refused as refused:
            self._refuse(refused, _id_in(frame) if number is None else number)
        except _Closed:
            raise
        except Exception as error:
            table_id, outages = self._keeper.table.id, self._services.keepers.outages
            outages.report(error, table_id, "table %s: a command went wrong", table_id)
            self._refuse(outages.told(error, table_id) or WENT_WRONG, number)

    def _refuse(self, refused: Refused, number: int | None) -> None:
        METERS.refusals[refused.code] += 1
        self._answer(messages.RefusedMessage.of(refused, id=number))

    async def _obey(self, command: commands.Asked) -> messages.Message | None:
        if isinstance(command, commands.Ping):
            return messages.Pong(id=command.id)
        if isinstance(command, commands.Have):
            await self._join(command)
            return None
        if self._has is None:
            raise Refused("have-first", 'send have first: {"do": "have", "number": 0}')
        answer = await self._services.carry_out(command, self._keeper, self.who)
        if answer is None:
            return messages.Done(id=command.id)
        return _ANSWERS[type(answer)](id=command.id, **structs.asdict(answer))

    async def _join(self, command: commands.Have) -> None:
        """The client says what it has, and which keys; from now on it hears of everything."""
        who = Who(self.who.guest, visitor(self._socket).keys | frozenset(command.keys))
        if self._has is None:  # until now nobody was here for this client, and the table may have been put away
            self._keeper = await _found(self._services, self._keeper.table.id)
        table = self._keeper.table
        table.check_sight(who)
        self.who = who
        self._has = command.number if command.number <= table.number else 0
        self._is_asked = True
        self._keeper.join(self)
        self.wake()

    def _events(self, table: Table, has: int) -> messages.Message | str:
        """What happened after event `has`; only the last part is this reader's own."""
        encoded, self._presence = self._keeper.encoded, self._keeper.presence
        if self._keeper.audience.is_onlooker(self.who):
            return encoded.for_onlookers(table, has, self._keeper.presence, self._keeper.now())
        options = encoded.options(table) if is_to_act(table, self.who) else None
        shared = encoded.shared(table, has, self._keeper.presence)
        return messages.Events(shared=shared, own=own_of(table, self.who, self._keeper.now(), options))

    def _answer(self, answer: messages.Message | None) -> None:
        if len(self._answers) >= _MOST_ANSWERS:
            raise _Closed(_LATER)
        if answer is not None:
            self._answers.append(answer)
            self._woken.set()

    async def _speak(self) -> None:
        """Say what is new whenever there is something: events first, so that an answer finds the client up to date.

        An answer that comes while they are sent waits for the next round, since they may lack its events.
        """
        while True:
            await self._woken.wait()
            self._woken.clear()
            if self._closing is not None:
                raise _Closed(self._closing)
            ready = len(self._answers)
            await self._send(self._news())
            for _ in range(ready):
                await self._send(self._answers.popleft())

    def _news(self) -> messages.Message | str | None:
        """What the client lacks, if anything."""
        if self._has is None:
            return None
        table, is_presence_new = self._keeper.table, self._is_presence_new
        self._is_presence_new = False
        try:
            table.check_sight(self.who)
        except Refused as refused:
            self._has = None
            self._keeper.leave(self)
            return messages.RefusedMessage.of(refused, id=None)
        if table.number > self._has or self._is_asked:
            has, self._has, self._is_asked = self._has, table.number, False
            return self._events(table, has)
        if is_presence_new and self._presence != self._keeper.presence:
            present = self._presence = self._keeper.presence
            here = [seat + 1 for seat in sorted(present.here)]
            return messages.PresenceTold(here=here, spectators=present.spectators)
        return None

    async def _send(self, message: messages.Message | str | None) -> None:
        """Send a message, if there is one; whoever calls this holds none, which would stay until the next one."""
        if message is None:
            return
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._socket.send_data(text, mode="text")
        except TimeoutError:
            raise _Closed(_LATER) from None


def _read(frame: Any) -> commands.Asked:
    """A command from a frame; Refused says what is wrong with it."""
    content = frame.get("text")
    if content is None:
        raise Refused("bad-command", "a command is a text frame, not a binary one")
    if len(content) > LONGEST_FRAME:
        raise Refused("too-large", f"a command may have {LONGEST_FRAME} characters")
    return commands.read_command(content)


def _id_in(frame: Any) -> int | None:
    """The id of a command that cannot be read, if at least that can."""
    try:
        return msgspec.json.decode(frame.get("text") or "", type=_Envelope).id
    except (msgspec.MsgspecError, RecursionError):
        return None


async def _found(services: Services, table_id: str) -> Keeper:
    """The keeper of a table. Refused if there is no such table; passing trouble only sends the client away."""
    try:
        return await services.keepers.get(table_id)
    except Refused as refused:
        if refused.code == "trouble":
            raise _Closed(_LATER) from refused
        raise
    except Exception as error:
        services.keepers.report(error, table_id, "table %s could not be loaded", table_id)
        raise _Closed(_LATER) from None


@websocket("/api/tables/{table:str}/live", name="live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A client comes to a table."""
    services, who = services_of(socket), visitor(socket)
    await socket.accept()
    METERS.sockets += 1
    try:
        keeper = await _found(services, table)
        with services.limiter.entered(who.guest, who.address):
            await Live(socket, services, keeper).run()
    except Refused as refused:
        METERS.refusals[refused.code] += 1
        code = {"no-such-table": _NOT_THERE, "too-many": _LATER}.get(refused.code, _UNWELCOME)
        message = messages.RefusedMessage.of(refused, id=None)
        await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        await socket.close(code, reason=refused.code)
    except _Closed as closed:
        await socket.close(closed.code or _LATER, reason="trouble")
    finally:
        METERS.sockets -= 1
