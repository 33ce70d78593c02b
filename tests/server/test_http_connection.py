"""Requests of strangers who send too much, too little or all at once."""

import asyncio
import json
import socket

import pytest

from tests.server.serving import Served
from tests.server.wires import HANDSHAKE, Wire, turns

BEGINNING = b"POST /x HTTP/1.1\r\nHost: localhost\r\n"
REQUEST = b"GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n"
KIB = 1024


def status(answer: bytes) -> int:
    return int(answer.split()[1]) if answer else 0


def code(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["code"])


async def test_headers_are_read_up_to_their_limit_and_no_further() -> None:
    peer = Wire().connect()
    peer.send(BEGINNING)
    sent = 0
    while not peer.transport.is_closed and sent < 1000 * KIB:
        peer.send(b"x-a: " + b"y" * 1000 + b"\r\n")
        sent += KIB
    answer = peer.taken()
    assert (status(answer), code(answer)) == (431, "too-large")
    assert 32 * KIB <= sent <= 40 * KIB


@pytest.mark.parametrize(
    "piece", [b"x-a: " + b"y" * 100 * KIB, b"x: y\r\n" * 200, b"x-a: " + b"y" * 33 * KIB + b"\r\n\r\n"]
)
async def test_one_long_header_or_many_short_ones_are_too_much(piece: bytes) -> None:
    peer = Wire().connect()
    peer.send(BEGINNING + piece)
    await turns(100)
    assert status(peer.taken()) == 431
    assert peer.transport.is_closed


async def test_headers_that_are_nearly_too_long_are_read() -> None:
    wire = Wire()
    peer = wire.connect()
    peer.send(REQUEST[:-2] + b"x-a: " + b"y" * 31 * KIB + b"\r\n\r\n")
    await turns(100)
    assert status(peer.taken()) == 204
    peer.send(REQUEST[:-2] + b"x-a: " + b"y" * 31 * KIB + b"\r\n\r\n")
    await turns(100)
    assert status(peer.taken()) == 204


async def test_a_limit_of_zero_is_none() -> None:
    peer = Wire(header_bytes=0).connect()
    peer.send(REQUEST[:-2] + b"x-a: " + b"y" * 100 * KIB + b"\r\n\r\n")
    await turns(100)
    assert status(peer.taken()) == 204


@pytest.mark.parametrize("trailer", [b"x-a: " + b"y" * 100 * KIB, (b"x-a: " + b"y" * KIB + b"\r\n") * 100])
async def test_what_follows_a_body_has_the_same_limit(trailer: bytes) -> None:
    peer = Wire().connect()
    peer.send(BEGINNING + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n" + trailer)
    await turns(100)
    assert status(peer.taken()) in (0, 431)
    assert peer.transport.is_closed


@pytest.mark.parametrize("sent", [BEGINNING, b"\r", b"G"])
async def test_headers_that_do_not_come_in_time_are_not_waited_for(sent: bytes) -> None:
    wire = Wire(header_seconds=10)
    peer = wire.connect()
    now = asyncio.get_running_loop().time()
    peer.send(sent)
    wire.connections.sweep(now + 9)
    assert not peer.transport.is_closed
    wire.connections.sweep(now + 11)
    answer = peer.taken()
    assert (status(answer), code(answer)) == (408, "too-slow")


async def test_who_never_says_anything_is_hung_up_on() -> None:
    wire = Wire(header_seconds=10)
    peer = wire.connect()
    wire.connections.sweep(asyncio.get_running_loop().time() + 11)
    assert (peer.transport.is_closed, peer.taken()) == (True, b"")


async def test_a_body_that_does_not_come_in_time_is_not_waited_for() -> None:
    wire = Wire(header_seconds=10, body_seconds=30)
    peer = wire.connect()
    peer.send(BEGINNING + b"Content-Length: 10\r\n\r\nfive")
    now = asyncio.get_running_loop().time()
    await turns()
    wire.connections.sweep(now + 29)
    assert not peer.transport.is_closed
    wire.connections.sweep(now + 31)
    assert status(peer.taken()) == 408


async def test_a_request_that_is_worked_on_may_take_its_time() -> None:
    wire = Wire(header_seconds=10, body_seconds=30)
    wire.app.gate.clear()
    peer = wire.connect()
    peer.send(REQUEST)
    await turns()
    wire.connections.sweep(asyncio.get_running_loop().time() + 1000)
    assert not peer.transport.is_closed
    wire.app.gate.set()
    await turns()
    assert status(peer.taken()) == 204


async def test_requests_that_come_all_at_once_wait_in_the_network() -> None:
    wire = Wire()
    wire.app.gate.clear()
    peer = wire.connect()
    peer.send(REQUEST * 3000)
    await turns(200)
    assert not peer.transport.is_reading
    assert len(peer.transport.protocol.pipeline) < 4096 / len(REQUEST)
    wire.app.gate.set()
    while wire.app.answered < 3000:
        await asyncio.sleep(0)
    await turns()
    assert peer.transport.is_reading


async def test_nothing_more_is_sent_to_somebody_who_hung_up_on_many_requests() -> None:
    wire = Wire()
    wire.app.gate.clear()
    peer = wire.connect()
    peer.send(REQUEST * 10)
    await turns()
    peer.hang_up()
    wire.app.gate.set()
    await turns()  # writing to a connection that is gone fails
    assert wire.app.answered <= 1
    assert len(wire.connections) == 0


async def test_what_is_no_request_is_told_so(caplog: pytest.LogCaptureFixture) -> None:
    peer = Wire().connect()
    peer.send(b"\x16\x03\x01 hello\r\n\r\n")
    answer = peer.taken()
    assert (status(answer), code(answer)) == (400, "bad-request")
    assert not caplog.records


async def test_an_address_has_so_many_connections() -> None:
    wire = Wire(connections_per_address=2)
    peers = [wire.connect(), wire.connect()]
    answer = wire.connect().taken()
    assert (status(answer), code(answer)) == (429, "too-many")
    assert b"Retry-After: 10" in answer
    assert not wire.connect("192.0.2.2").transport.is_closed
    for peer in peers:
        peer.hang_up()


async def test_when_descriptors_are_used_up_newcomers_are_told_so() -> None:
    wire = Wire(most=2)
    peers = [wire.connect("192.0.2.1"), wire.connect("192.0.2.2")]
    late = wire.connect("192.0.2.3")
    answer = late.taken()
    assert (status(answer), code(answer)) == (503, "trouble")
    late.hang_up()
    peers[0].hang_up()
    assert not wire.connect("192.0.2.3").transport.is_closed


async def test_a_connection_that_becomes_a_socket_counts_once() -> None:
    wire = Wire(connections_per_address=1)
    peer = wire.connect()
    peer.send(HANDSHAKE + b"\r\n")
    await turns()
    assert status(peer.taken()) == 101
    assert len(wire.connections) == 1
    assert status(wire.connect().taken()) == 429


def test_a_real_server_refuses_them_too(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(BEGINNING + b"x-a: " + b"y" * 40 * KIB)
        assert status(line.recv(4096)) == 431


async def test_an_answer_to_who_was_cut_off_a_moment_ago_goes_nowhere(caplog: pytest.LogCaptureFixture) -> None:
    wire = Wire()
    wire.app.gate.clear()
    peer = wire.connect()
    peer.send(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await turns()
    peer.transport.is_closed = True  # and the loss of the connection is told a moment later
    wire.app.gate.set()
    await turns()
    assert wire.app.answered == 1
    assert (peer.taken(), caplog.records) == (b"", [])
