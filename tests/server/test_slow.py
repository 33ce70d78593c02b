"""Clients that are slow, silent or deaf: they hold nobody up, and the worst are sent away."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from faience.server import keepers as housekeeping
from faience.server import live
from faience.server.guests import Guests
from faience.server.keeper import Keeper
from faience.server.limits import Limiter
from faience.server.live import Live
from faience.server.run import running
from faience.server.safety import VISITOR, Visitor
from faience.server.services import Services
from faience.server.settings import ServerSettings
from tests.server.keeping import ADA, any_move, begun, eventually, trouble


class FakeSocket:
    """A connection whose other end takes messages only while its gate is open."""

    def __init__(self) -> None:
        self.scope = {VISITOR: Visitor("ada", "192.0.2.1")}
        self.gate = asyncio.Event()
        self.gate.set()
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def say(self, **command: Any) -> None:
        self._frames.put_nowait({"type": "websocket.receive", "text": json.dumps(command)})

    def hang_up(self) -> None:
        self._frames.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> dict[str, Any]:
        return await self._frames.get()

    async def send_data(self, text: str, mode: str) -> None:
        assert mode == "text"
        await self.gate.wait()
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None:
        self.code = code


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    settings = ServerSettings(data=tmp_path, rate_factor=0.0, thinkers=1)
    async with running(settings, b"key", Guests([b"key"], ""), Limiter(0.0)) as made:
        yield made


@pytest.fixture
async def keeper(services: Services) -> Keeper:
    return await begun(services.keepers, "me", "me")


def opened(services: Services, keeper: Keeper) -> tuple[FakeSocket, "asyncio.Task[None]"]:
    socket: Any = FakeSocket()
    return socket, asyncio.create_task(Live(socket, services, keeper).run())


async def test_a_slow_client_gets_fewer_and_larger_messages(services: Services, keeper: Keeper) -> None:
    socket, talking = opened(services, keeper)
    other, also = opened(services, keeper)
    for line in (socket, other):
        line.say(do="have", number=0)
    await eventually(lambda: socket.sent and other.sent)
    socket.gate.clear()
    for _ in range(10):
        await keeper.do(any_move(keeper), ADA)
        await eventually(lambda: other.sent[-1]["shared"]["table"]["number"] == keeper.table.number)
    assert len(socket.sent) == 1
    socket.gate.set()
    await eventually(lambda: socket.sent[-1]["shared"]["table"]["number"] == keeper.table.number)
    assert len(socket.sent) <= 3
    for line in (socket, other):
        numbers = [event["number"] for message in line.sent for event in message["shared"]["events"]]
        assert numbers == list(range(1, keeper.table.number + 1))
        line.hang_up()
    await asyncio.gather(talking, also)


async def test_a_client_that_takes_nothing_is_sent_away(
    services: Services, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="have", number=0)
    await eventually(lambda: socket.sent)
    monkeypatch.setattr(live, "_PATIENCE", 0.05)
    socket.gate.clear()
    await keeper.do(any_move(keeper), ADA)
    await talking
    assert socket.code == 1013
    assert not keeper.is_watched


async def test_a_client_that_asks_and_does_not_listen_is_sent_away(services: Services, keeper: Keeper) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="have", number=0)
    await eventually(lambda: socket.sent)
    socket.gate.clear()
    for number in range(100):
        socket.say(do="ping", id=number)
    await talking
    assert socket.code == 1013


async def test_a_client_that_says_nothing_is_sent_away(
    services: Services, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "_PATIENCE", 0.05)
    socket, talking = opened(services, keeper)
    await talking
    assert (socket.code, socket.sent) == (1008, [])


async def test_a_client_that_hangs_up_is_not_here_any_more(services: Services, keeper: Keeper) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="have", number=0)
    await eventually(lambda: keeper.is_watched)
    socket.hang_up()
    await talking
    assert (keeper.is_watched, socket.code) == (False, None)


async def test_when_the_table_is_put_away_clients_are_told_to_come_again(services: Services, keeper: Keeper) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="have", number=0)
    await eventually(lambda: keeper.is_watched)
    keeper.close()
    await talking
    assert socket.code == 1012


async def test_a_mistake_of_ours_is_answered_and_the_socket_stays_open(
    services: Services, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="have", number=0)
    await eventually(lambda: socket.sent)

    async def fail(*_: Any) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(keeper, "do", fail)
    socket.say(do="undo", id=1)
    await eventually(lambda: len(socket.sent) == 2)
    assert (socket.sent[1]["type"], socket.sent[1]["id"], socket.sent[1]["code"]) == ("refused", 1, "trouble")
    socket.say(do="ping", id=2)
    await eventually(lambda: len(socket.sent) == 3)
    socket.hang_up()
    await talking


async def test_a_table_that_was_put_away_before_a_client_said_what_it_has_is_fetched(
    services: Services, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket, talking = opened(services, keeper)
    socket.say(do="ping", id=1)
    await eventually(lambda: socket.sent)
    monkeypatch.setattr(housekeeping, "_IDLE", -1.0)
    services.keepers._put_away()
    monkeypatch.undo()
    socket.say(do="have", number=0)
    await eventually(lambda: len(socket.sent) == 2)
    again = await services.keepers.get(keeper.table.id)
    assert again is not keeper
    await again.do(any_move(again), ADA)
    await eventually(lambda: socket.sent[-1]["shared"]["table"]["number"] == again.table.number)
    socket.hang_up()
    await talking
    assert not again.is_watched


async def test_a_client_that_comes_while_the_store_is_in_trouble_is_told_to_come_later(
    services: Services, keeper: Keeper
) -> None:
    socket, talking = opened(services, keeper)
    services.keepers._live.clear()
    with trouble(services.store):
        socket.say(do="have", number=0)
        await eventually(talking.done)
    assert (socket.code, socket.sent) == (1013, [])


async def test_what_a_command_made_is_told_before_it_is_done(services: Services, keeper: Keeper) -> None:
    socket, talking = opened(services, keeper)
    socket.gate.clear()
    socket.say(do="have", number=0)
    number = keeper.table.number
    socket.say(do="say", phrase="hello", id=1)
    await eventually(lambda: keeper.table.number > number)
    socket.gate.set()
    await eventually(lambda: socket.sent and socket.sent[-1]["type"] == "done")
    kinds = [event["kind"] for message in socket.sent[:-1] for event in message["shared"]["events"]]
    assert kinds[-1] == "said"
    socket.hang_up()
    await talking
