"""Sockets of strangers who send what is no message, or do not read what they are sent."""

import asyncio
import logging
from contextlib import suppress

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import Person, Served
from tests.server.wires import CONTINUED, HANDSHAKE, PING, PONG, TEXT, Peer, Wire, frame, turns


def close_code(peer: Peer) -> int:
    """The code of the close frame that was sent last."""
    written = peer.taken()
    return int.from_bytes(written[written.rindex(b"\x88") + 2 :][:2], "big")


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 1000,
        frame(PONG) * 1000,
        frame(PING, b"x" * 100) * 1000,
        frame(TEXT, is_last=False) + frame(CONTINUED, is_last=False) * 1000,
        frame(TEXT, is_last=False) + frame(CONTINUED, b"{", is_last=False) * 1000,
        (frame(TEXT, b"{", is_last=False) + frame(CONTINUED, b"}")) * 1000,
    ],
)
async def test_what_no_limit_of_messages_sees_has_a_budget(flood: bytes) -> None:
    wire = Wire(control_frames=100)
    peer = await wire.open()
    peer.send(flood)
    await turns(500)
    assert peer.transport.is_closed
    assert close_code(peer) == 1008
    assert len(wire.app.heard) < 100


async def test_who_pings_like_everybody_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire(control_frames=100)
    peer = await wire.open()
    peer.send(frame(PING, b"hello") * 100)
    await turns(100)
    assert peer.taken().count(b"hello") == 100
    assert wire.socket is not None
    wire.socket._counted_at -= 6.0  # six seconds later
    peer.send(frame(PING, b"hello") * 10)
    await turns()
    assert peer.taken().count(b"hello") == 10
    assert not peer.transport.is_closed


async def test_no_budget_is_no_limit() -> None:
    peer = await Wire(control_frames=0).open()
    peer.send(frame(PING) * 1000)
    await turns(500)
    assert not peer.transport.is_closed


async def test_a_message_in_large_parts_is_a_message() -> None:
    wire = Wire(control_frames=10)
    peer = await wire.open()
    for _ in range(20):
        peer.send(frame(TEXT, b"a" * 200, is_last=False) + frame(CONTINUED, b"b" * 200))
        await turns()
    assert wire.app.heard == ["a" * 200 + "b" * 200] * 20


async def test_others_have_their_turn_between_the_frames_of_a_flood() -> None:
    peer = await Wire(control_frames=0).open()
    peer.send(frame(PING) * 40_000)
    assert len(peer.taken()) < 1000
    await turns(1)
    assert 0 < len(peer.taken()) < 1000
    assert not peer.transport.is_reading


async def test_messages_wait_in_the_network_until_they_are_heard() -> None:
    wire = Wire()
    wire.app.gate.clear()
    peer = await wire.open()
    peer.send(frame(TEXT, b"{}") * 10_000)
    await turns(100)
    assert wire.socket is not None
    assert wire.socket.queue.qsize() < 200
    assert not peer.transport.is_reading
    wire.app.gate.set()
    while len(wire.app.heard) < 10_000:
        await asyncio.sleep(0)
    await turns()
    assert peer.transport.is_reading


async def test_who_hangs_up_before_being_greeted_leaves_no_word_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    wire.app.may_accept.clear()
    peer = wire.connect()
    peer.send(HANDSHAKE + b"\r\n")
    await turns()
    peer.transport.is_closed = True
    wire.app.may_accept.set()
    await turns()
    assert wire.app.heard == []
    assert caplog.records == []


async def test_nothing_is_sent_to_who_was_cut_off_a_moment_ago() -> None:
    wire = Wire()
    peer = await wire.open()
    peer.transport.is_closed = True
    assert wire.socket is not None
    with pytest.raises(ClientDisconnected):
        await wire.socket.send({"type": "websocket.send", "text": "hello"})
    await wire.socket.send({"type": "websocket.close", "code": 1000})


def test_a_socket_that_is_refused_is_answered_and_leaves_no_word_in_the_log(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    with Person(server) as ada:
        table = ada.make()["table"]
        with pytest.raises(InvalidStatus) as refusal, ada.dial(table, Origin="https://evil.example"):
            pass
        assert refusal.value.response.status_code == 403
        assert ada.get("/health")["status"] == "ok"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_who_does_not_read_is_not_read() -> None:
    wire = Wire(control_frames=0)
    peer = await wire.open()
    assert wire.socket is not None
    wire.socket.pause_writing()
    assert not peer.transport.is_reading
    peer.send(frame(PING, b"hello"))
    await turns()
    assert peer.taken() == b""
    wire.socket.resume_writing()
    await turns()
    assert peer.taken().count(b"hello") == 1
    assert peer.transport.is_reading


async def test_who_never_reads_is_cut_off() -> None:
    wire = Wire()
    peer = await wire.open()
    now = asyncio.get_running_loop().time()
    assert wire.socket is not None
    wire.socket.pause_writing()
    wire.connections.sweep(now + 29)
    assert not peer.transport.is_closed
    wire.connections.sweep(now + 31)
    assert peer.transport.is_aborted


async def test_who_does_not_take_the_close_is_cut_off() -> None:
    wire = Wire(control_frames=1)
    peer = await wire.open()
    peer.send(frame(PING) * 10)
    await turns()
    assert (peer.transport.is_closed, peer.transport.is_aborted) == (True, False)
    now = asyncio.get_running_loop().time()
    wire.connections.sweep(now)
    wire.connections.sweep(now + 11)
    assert peer.transport.is_aborted


async def test_what_is_no_text_ends_a_socket_without_a_word_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    peer = await wire.open()
    peer.send(frame(TEXT, b"\xff\xfe") + frame(TEXT, b"more"))
    await turns()
    assert close_code(peer) == 1007
    assert not caplog.records
    assert wire.app.heard == []


@pytest.mark.parametrize("early", [b"\xff\xff\xff\xff", frame(PING) * 1000, frame(TEXT, b"{}")])
async def test_what_comes_before_a_socket_is_accepted_waits(early: bytes, caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    wire.app.may_accept.clear()
    peer = wire.connect()
    peer.send(HANDSHAKE + b"\r\n")
    peer.send(early)
    await turns()
    assert peer.taken() == b""
    wire.app.may_accept.set()
    await turns(100)
    assert peer.taken().startswith(b"HTTP/1.1 101")
    assert not caplog.records


@pytest.mark.parametrize("header", [b"x-a: " + b"y" * 9000])
async def test_a_request_for_a_socket_that_cannot_be_read_is_answered(header: bytes) -> None:
    peer = Wire().connect()
    peer.send(HANDSHAKE + header + b"\r\n\r\n")
    await turns()
    assert peer.taken().startswith(b"HTTP/1.1 431")
    assert peer.transport.is_closed


def test_a_real_server_ends_a_flood(server: Served) -> None:
    with Person(server) as ada:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{ada.make()['table']}/live"
        with connect(address, ping_interval=None) as flooding:
            with suppress(ConnectionClosed):
                for _ in range(1000):
                    flooding.pong(b"")
            with pytest.raises(ConnectionClosed):
                flooding.recv()
            assert flooding.close_code in (1006, 1008)  # what was on its way may keep the reason from arriving
        assert ada.get("/health")["status"] == "ok"
