"""A worker's connection tells apart who cannot be reached, who turns it away, and what makes no sense."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from faience import __version__
from faience.work.connection import Connection, TurnedAway, Unreachable, WrongAddress
from faience.work.tasks import Call, Reply

CALL = Call(worker="w", version=__version__, wait=0)


def answer(status: str, body: str, *more: str) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *more, "", body]
    return "\r\n".join(lines).encode()


@contextmanager
def answering(*connections: list[bytes]) -> Iterator[str]:
    """A server that gives these answers on each of the connections that come one after the other."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        for answers in connections:
            peer, _ = listening.accept()
            with peer:
                for each in answers:
                    peer.recv(1 << 16)
                    peer.sendall(each)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        thread.join(300)
        listening.close()


@pytest.mark.parametrize("address", ["", "example.org", "ftp://example.org", "http://", "http://x:y", "http://x?y"])
def test_an_address_must_be_one_of_a_server(address: str) -> None:
    with pytest.raises(WrongAddress, match="begins with http:// or https://"):
        Connection(address, "key")


def test_nobody_there_is_told_in_plain_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(Unreachable, match="Connection refused"):
        Connection(f"http://127.0.0.1:{port}", "key").call(CALL)


def test_a_connection_that_was_closed_meanwhile_is_made_again() -> None:
    nothing = answer("200 OK", "{}")
    with answering([nothing], [nothing]) as address:
        connection = Connection(f"{address}/", "key")
        assert [connection.call(CALL), connection.call(CALL)] == [Reply(), Reply()]
        connection.close()


@pytest.mark.parametrize(
    ("told", "kind", "message"),
    [
        (answer("403 Forbidden", '{"code": "wrong-key", "message": "not this one"}'), TurnedAway, "not this one"),
        (answer("404 Not Found", "<html>"), TurnedAway, "it answers 404"),
        (answer("503 Service Unavailable", "{}"), Unreachable, "it answers 503"),
        (answer("200 OK", "<html>"), Unreachable, "something else than a server of Faience"),
        (b"hello\r\n\r\n", Unreachable, "hello"),
    ],
)
def test_who_turns_a_worker_away_is_told_apart_from_who_is_in_trouble(
    told: bytes, kind: type[Exception], message: str
) -> None:
    with answering([told]) as address:
        connection = Connection(address, "key")
        with pytest.raises(kind, match=message):
            connection.call(CALL)
        connection.close()
