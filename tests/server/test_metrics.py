"""What Prometheus reads, and who may."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest

from faience.server import meters
from faience.server.meters import METERS, Histogram
from faience.server.metrics import MetricsServer
from faience.server.settings import METRICS_KEY, WrongSetting, bind, bind_metrics
from tests.server.serving import Person, Served, move, started

LINE = re.compile(r'(# (HELP|TYPE) .+|faience_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+)')


def running(server: Served, key: str) -> Iterator[str]:
    listening = bind("127.0.0.1", 0)
    metrics = MetricsServer(server.services, key)
    server.within(metrics.start(listening))
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.within(metrics.close())


@pytest.fixture
def address(server: Served) -> Iterator[str]:
    yield from running(server, "")


def value(address: str, name: str) -> float:
    text = httpx.get(f"{address}/metrics").text
    (found,) = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE) or ["0"]
    return float(found)


def test_what_happens_is_measured(server: Served, address: str, ada: Person, bob: Person) -> None:
    commits, refused = (value(address, name) for name in ("faience_commit_seconds_count", REFUSED))
    table, _ = started(ada, bob)
    with ada.live(table) as line, bob.live(table) as other:
        assert value(address, "faience_sockets") >= 2
        mover = line if line.view["options"] else other
        assert mover.answer(**move(mover.view))["type"] == "done"
        assert mover.answer(do="sit", seat=9, id=5)["type"] == "refused"
        assert ada.refused("nowhere1", do="agree") == "no-such-table"
    assert value(address, "faience_commit_seconds_count") > commits
    assert value(address, REFUSED) == refused + 1
    assert value(address, "faience_live_tables") >= 1
    server.services.keepers.probe._latest = None
    assert value(address, 'faience_tables{status="playing"}') >= 1
    assert value(address, "faience_store_works") == 1
    assert value(address, "faience_waiting_bots") == 0


REFUSED = 'faience_refusals_total{code="no-such-table"}'


def test_every_line_is_one_that_prometheus_reads_and_none_tells_who_or_where(
    address: str, ada: Person, bob: Person
) -> None:
    ada.http.put("/api/me", json={"name": "Augusta"})
    table, key = started(ada, bob)
    answer = httpx.get(f"{address}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert [line for line in answer.text.splitlines() if not LINE.fullmatch(line)] == []
    for secret in ("Augusta", table, key, "127.0.0.1", ada.cookie.partition("=")[2].partition(".")[0]):
        assert secret not in answer.text


def test_only_one_address_is_answered(address: str) -> None:
    assert httpx.get(f"{address}/api/me").status_code == 404
    assert httpx.post(f"{address}/metrics").status_code == 404


def test_the_page_has_no_such_address(server: Served) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404


def test_with_a_key_nobody_else_may_read(server: Served) -> None:
    for address in running(server, "k" * 16):
        assert httpx.get(f"{address}/metrics").status_code == 401
        assert httpx.get(f"{address}/metrics", headers={"Authorization": "Bearer wrong"}).status_code == 401
        assert httpx.get(f"{address}/metrics", headers={"Authorization": f"Bearer {'k' * 16}"}).status_code == 200


def test_a_stranger_who_says_too_much_is_not_listened_to(address: str) -> None:
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"GET /metrics HTTP/1.1\r\nX: " + b"x" * 100_000)
        with suppress(ConnectionResetError):
            assert line.recv(100) == b""
    assert httpx.get(f"{address}/metrics").status_code == 200


@pytest.mark.parametrize("place", ["", "x", "0.0.0.0:0", "[::]:0", "10.0.0.5:9100", "name:9100"])
def test_others_may_read_with_a_key_alone(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(METRICS_KEY, raising=False)
    with pytest.raises(WrongSetting, match="metrics"):
        bind_metrics(place)


def test_a_port_alone_is_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(METRICS_KEY, raising=False)
    listening, key = bind_metrics("0")
    with listening:
        assert (listening.getsockname()[0], key) == ("127.0.0.1", "")
    monkeypatch.setenv(METRICS_KEY, "k" * 16)
    listening, key = bind_metrics("0.0.0.0:0")
    with listening:
        assert (listening.getsockname()[0], key) == ("0.0.0.0", "k" * 16)


def test_a_histogram_adds_up() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        histogram.note(seconds)
    lines = list(histogram.lines("h"))
    assert lines[0] == 'h_bucket{le="0.001"} 2'
    assert lines[-3:] == ['h_bucket{le="+Inf"} 4', "h_sum 60.301500", "h_count 4"]


def test_what_went_wrong_is_not_a_commit() -> None:
    histogram = Histogram()
    with pytest.raises(OSError, match="gone"), histogram.timed():
        raise OSError("gone")
    assert list(histogram.lines("h"))[-1] == "h_count 0"


async def test_a_loop_that_is_held_up_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    found = meters.Meters()
    moments = iter([10.0, 10.75])

    async def at_once(_: float) -> None:
        if found.lag._sum:
            raise asyncio.CancelledError

    clock: Any = type("Clock", (), {"perf_counter": staticmethod(lambda: next(moments))})
    monkeypatch.setattr(meters, "time", clock)
    monkeypatch.setattr(asyncio, "sleep", at_once)
    with pytest.raises((StopIteration, RuntimeError, asyncio.CancelledError)):
        await found.watch_loop()
    assert found.lag._sum == pytest.approx(0.5)


def test_codes_of_refusals_are_words_of_ours(address: str) -> None:
    httpx.get(f"{address}/metrics")
    assert all(re.fullmatch(r"[a-z0-9-]+", code) for code in METERS.refusals)
