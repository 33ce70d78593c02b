"""Whether the server can do its work, and what is said when it cannot: once, in one line, and to everybody who asks."""

import asyncio
import logging
import re
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from faience.server import health, outages
from faience.server import keepers as housekeeping
from faience.server.health import Finding, Probe
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers, UnreadableTable
from faience.server.outages import Outages
from faience.store import FILE, Store
from faience.table import Refused, commands
from tests.server.keeping import ADA, FakeBots, Onlooker, any_move, begun, eventually, house, trouble
from tests.server.serving import PATIENCE, Person, served
from tests.server.test_serve import address_of, at, serving

Log = pytest.LogCaptureFixture


@contextmanager
def full(store: Store) -> Iterator[None]:
    """No further page finds room in the database."""
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")
    yield
    with store._writing.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1073741823")


def lines(log: Log) -> list[str]:
    """What whoever runs the server reads; nobody should have to read a traceback."""
    assert not [record for record in log.records if record.exc_info]
    return [record.getMessage() for record in log.records if record.levelno >= logging.WARNING]


async def filled(keeper: Keeper, events: int = 200) -> None:
    """Make the log of a table so long that there are pages with nothing else."""
    for number in range(events):
        await keeper.do(commands.Say(phrase="hello", seat=1 + number % 2), ADA)


def garble(path: Path, own: str, other: str) -> None:
    """Overwrite a page of a database that holds events of one table and none of another."""
    content = path.read_bytes()
    starts = range(4096, len(content), 4096)
    pages = [start for start in starts if content[start : start + 4096].count(own.encode()) > 10]
    (start, *_) = [start for start in pages if other.encode() not in content[start : start + 4096]]
    path.write_bytes(content[:start] + b"\xa5" * 4096 + content[start + 4096 :])


async def test_a_full_disk_is_said_once_and_once_when_there_is_room_again(
    store: Store, keepers: Keepers, caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_BEAT", 0.01)
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(outages, "QUIET", 3600.0)
    await keepers.start()
    keeper = await begun(keepers, "me", "me")
    with full(store):
        for _ in range(30):
            with pytest.raises(Refused, match="could not save this"):
                await filled(keeper)  # as far as the last pages have room
        assert (await keepers.probe.find()).why == "the disk is full", "although a fact may find a place yet"
        assert lines(caplog) == ["the disk is full: nothing can be kept, and what needs that is refused until it can"]
    monkeypatch.setattr(outages, "QUIET", 0.0)
    await eventually(lambda: not keepers.outages.current)
    (over,) = lines(caplog)[1:]
    assert re.fullmatch(r"over after \d+ s: the disk is full", over)
    await keeper.do(any_move(keeper), ADA)


def test_whoever_asks_for_something_that_cannot_be_kept_is_told_so(tmp_path: Path, caplog: Log) -> None:
    with served(tmp_path) as server, Person(server) as ada:
        assert ada.get("/health")["failing"] == []
        with full(server.services.store):
            body = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}]}
            answers = [ada.post("/api/tables", body)]
            while answers[-1].status_code == 201:  # as long as there is room on a page
                answers.append(ada.post("/api/tables", body))
            answers = [ada.post("/api/tables", body) for _ in range(5)]
            assert {answer.status_code for answer in answers} == {503}
            assert {answer.json()["code"] for answer in answers} == {"trouble"}
            assert "the disk is full" in answers[0].json()["message"]
            assert isinstance(ada.get("/api/tables"), list), "what needs no room is done"
        assert [line for line in lines(caplog) if "over" not in line] == [
            "the disk is full: nothing can be kept, and what needs that is refused until it can"
        ]


async def test_a_damaged_page_stops_one_table_and_is_said_once(
    store: Store, bots: FakeBots, tmp_path: Path, caplog: Log
) -> None:
    keepers = house(store, bots, tmp_path)
    bad, good = await begun(keepers, "me", "me"), await begun(keepers, "me", "me")
    for keeper in (bad, good):
        await filled(keeper)
    await keepers.close()
    await store.close()
    garble(store.path, bad.table.id, good.table.id)
    again = await Store.open(store.path)
    keepers = house(again, bots, tmp_path)
    for _ in range(5):
        with pytest.raises(UnreadableTable, match="damaged"):
            await keepers.get(bad.table.id)
    keeper = await keepers.get(good.table.id)
    await keeper.do(any_move(keeper), ADA)
    assert (await keepers.probe.find()).failing == ()
    (line,) = lines(caplog)
    assert line.startswith(f"table {bad.table.id} cannot be read or continued: the database is damaged; all others go")
    await keepers.close()
    await again.close()


def test_whoever_asks_for_a_damaged_table_is_told_so_and_others_play_on(tmp_path: Path, caplog: Log) -> None:
    with served(tmp_path) as server, Person(server) as ada:
        tables = [ada.make("me", "bot")["table"] for _ in range(2)]
        cookie = ada.cookie
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("UPDATE events SET body = '{' WHERE table_id = ? AND number = 2", (tables[0],))
        connection.commit()
    with served(tmp_path) as server:
        answers = [httpx.get(f"{server.url}/api/tables/{tables[0]}") for _ in range(5)]
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "trouble")}
        assert "damaged" in answers[0].json()["message"]
        assert httpx.get(f"{server.url}/api/tables/{tables[1]}", headers={"Cookie": cookie}).status_code == 200
        found = httpx.get(f"{server.url}/health")
        assert (found.status_code, found.json()["damaged"]) == (200, 1)
    (line,) = lines(caplog)
    assert tables[0] in line


async def test_a_table_that_was_mended_can_be_read_again(
    store: Store, keepers: Keepers, caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await begun(keepers, "me", "me")
    table_id = keeper.table.id
    del keepers._live[table_id]
    with monkeypatch.context() as patched:
        patched.setattr(housekeeping, "table_of", lambda _: 1 // 0)
        with pytest.raises(UnreadableTable):
            await keepers.get(table_id)
    with pytest.raises(UnreadableTable):
        await keepers.get(table_id)
    monkeypatch.setattr(housekeeping, "_LOOK_AGAIN", 0.0)
    assert (await keepers.get(table_id)).table.number == keeper.table.number
    assert lines(caplog)[1:] == [f"table {table_id} can be read again"]


async def test_tables_that_are_dropped_while_nothing_works_are_not_told_of_one_by_one(
    store: Store, keepers: Keepers, caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_SOON", 0.01)
    several = [await begun(keepers, "me", "me") for _ in range(3)]
    for keeper in several:
        keeper.join(Onlooker(keeper))

    async def fail(*_: Any, **__: Any) -> None:
        raise sqlite_error("disk I/O error", sqlite3.SQLITE_IOERR_WRITE)

    with monkeypatch.context() as patched:
        for name in ("append", "load", "note"):
            patched.setattr(store, name, fail)
        for keeper in several:
            with pytest.raises(Refused):
                await keeper.do(any_move(keeper), ADA)
        assert len(keepers) == 0
        await asyncio.sleep(0.05)
    await eventually(lambda: len(keepers) == 3)
    assert lines(caplog)[0].startswith("the disk cannot be read or written: nothing can be kept")
    assert len(lines(caplog)) == 1


def sqlite_error(text: str, code: int) -> sqlite3.Error:
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


class Fake:
    """A store of which only what a probe needs is there."""

    def __init__(self) -> None:
        self.notes = 0
        self.gate: asyncio.Event | None = None
        self.value = ""
        self.error: Exception | None = None

    async def note(self, _: str, value: str) -> None:
        self.notes += 1
        if self.gate is not None:
            await self.gate.wait()
        if self.error is not None:
            raise self.error
        self.value = value

    async def fact(self, _: str) -> str:
        return self.value

    async def count(self) -> dict[str, int]:
        return {"over": 1}


def probing(store: Fake, now: list[float]) -> Probe:
    fake: Any = store
    return Probe(fake, Outages(lambda: now[0]), lambda: now[0])


async def test_health_is_not_tried_again_within_a_moment_and_then_it_is() -> None:
    store, now = Fake(), [0.0]
    probe = probing(store, now)
    found = await asyncio.gather(*(probe.find() for _ in range(20)))
    assert set(map(id, found)) == {id(found[0])}
    assert found[0] == Finding(tables={"over": 1})
    now[0] += health.FRESH - 0.1
    await probe.find()
    assert store.notes == 1
    now[0] += 0.2
    await probe.find()
    assert store.notes == 2


async def test_a_store_that_does_not_answer_is_asked_once_and_is_no_health(
    caplog: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    store, now = Fake(), [0.0]
    store.gate = asyncio.Event()
    probe = probing(store, now)
    for _ in range(3):
        assert await probe.find() == Finding(("writing",), "the database does not answer")
        now[0] += health.FRESH
    assert store.notes == 1
    store.gate.set()
    await eventually(lambda: probe._trying is None)
    assert (await probe.find()).failing == ("writing",), "a moment ago it did not"
    now[0] += outages.QUIET
    assert (await probe.find()).failing == ()
    assert [line.partition(":")[0] for line in lines(caplog)] == ["the database does not answer", "over after 11 s"]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (sqlite_error("database or disk is full", sqlite3.SQLITE_FULL), "the disk is full"),
        (sqlite_error("attempt to write", sqlite3.SQLITE_READONLY_DBMOVED), "the database cannot be written to"),
        (sqlite_error("malformed", sqlite3.SQLITE_CORRUPT), "the database is damaged"),
        (sqlite_error("file is not a database", sqlite3.SQLITE_NOTADB), "the database is damaged"),
        (sqlite_error("disk I/O error", sqlite3.SQLITE_IOERR_FSYNC), "the disk cannot be read or written"),
        (OSError(28, "No space left on device"), "the disk is full"),
        (RuntimeError("something else"), "something else"),
    ],
)
async def test_health_says_which_part_fails_and_why(error: Exception, why: str, caplog: Log) -> None:
    store, now = Fake(), [0.0]
    store.error = error
    probe = probing(store, now)
    for _ in range(3):
        assert await probe.find() == Finding(("writing",), why, {"over": 1})
        now[0] += health.FRESH
    assert len(lines(caplog)) == 1


async def test_what_is_read_must_be_what_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    store, now = Fake(), [0.0]
    store.value = "old"
    probe = probing(store, now)

    async def forget(*_: object) -> None:
        """Nothing."""

    monkeypatch.setattr(store, "note", forget)
    assert (await probe.find()).failing == ("reading",)


def test_health_over_http_tells_the_truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    with served(tmp_path) as server:
        assert httpx.get(f"{server.url}/health").status_code == 200
        with trouble(server.services.store, "note"):
            answer = httpx.get(f"{server.url}/health")
            assert answer.status_code == 503
            told = answer.json()
            assert (told["status"], told["failing"], told["why"]) == ("store-trouble", ["writing"], "the disk is gone")
        monkeypatch.setattr(outages, "QUIET", 0.0)
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process are set on Linux only")
def test_a_server_whose_disk_is_full_says_so_in_one_line_and_goes_on_when_it_is_not(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--rate-factor", "0") as process, Person(at(address_of(process))) as ada:
        table = ada.make("me", "me")["table"]
        limits = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        size = max(path.stat().st_size for path in (tmp_path / "data").iterdir() if path.suffix != ".db-shm")
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, limits[1]))
        answers = [ada.do(table, do="end", seat=1, end="-")]
        while answers[-1].status_code == 200:  # the log may have begun anew
            answers.append(ada.do(table, do="say", seat=1, phrase="hello"))
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (503, "trouble")
        assert ada.http.get("/health").status_code == 503
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, limits)
        while ada.http.get("/health").status_code == 503:
            time.sleep(0.1)
        ada.done(table, do="end", seat=2, end="-")
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
    said = [re.sub(r"^\S+ \S+ (\w+) \S+: ", r"\1 ", line) for line in errors.splitlines()]
    assert len(said) == 2, errors
    assert re.fullmatch(r"ERROR the disk .*: nothing can be kept, and what needs that is refused until it can", said[0])
    assert re.fullmatch(r"WARNING over after \d+ s: the disk .*", said[1])
