"""What nobody would send on purpose, sent to a real server: `bench/fuzz.py` does the same for longer."""

import logging
import random
from pathlib import Path

import pytest
from bench import inputs
from bench.fuzz import HERE, Fuzzing, converse, fuzz

from tests.server.serving import Person, Served, started

SEED = 14


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["frames", "requests"])
def test_whatever_is_sent_the_server_says_only_what_it_means_to(
    server: Served, ada: Person, bob: Person, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = started(ada, bob)
    rng = random.Random(SEED)
    given = 0
    for _ in range(25):
        if kind == "frames":
            opening = handshake(table, ada.cookie) + inputs.framed(0x81, HAVE, len(HAVE), b"abcd")
            sent = [inputs.frame(rng) for _ in range(80)]
        else:
            opening, sent = b"", [inputs.request(rng, table) for _ in range(20)]
        given += server.within(converse(server.port, opening, sent))
    assert given > 300
    assert ada.get("/health")["status"] == "ok"
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert ada.get(f"/api/tables/{table}/events")[0]["kind"] == "created"


HAVE = b'{"do": "have", "number": 0}'


def handshake(table: str, cookie: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def test_what_is_tried_without_a_server_is_taken_or_refused(tmp_path: Path) -> None:
    report = fuzz(tmp_path, 6_000, 600.0, SEED, list(HERE))
    assert report["inputs"] >= 6_000
    assert all(number > 0 for number in report["by_target"].values())


def test_what_is_neither_is_told_with_the_seed_that_makes_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: random.Random) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setitem(HERE, "commands", lambda: fail)
    with pytest.raises(AssertionError, match=r"commands, seed 9, batch 0: KeyError\('a mistake of ours'\)"):
        Fuzzing(10, float("inf"), 9, ["commands"]).here("commands")
