"""A database belongs to the server that claimed it last, and a data folder to one server at a time."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from faience.store import Occupied, Store, connections, locked
from faience.store.claims import TakenOver
from faience.store.connections import LOCK_FILE

HOLDING = """
import sys
from pathlib import Path
from faience.store import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
async def first(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "faience.db", is_claimed=True)
    yield store
    await store.close()


def facts(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as connection:
        return dict(connection.execute("SELECT name, value FROM facts WHERE name != 'owner'"))


async def test_whoever_lost_a_database_writes_nothing_from_that_moment_on(first: Store) -> None:
    await first.note("a", "first")
    await first.check_claim()
    second = await Store.open(first.path, is_claimed=True)
    for _ in range(2):
        with pytest.raises(TakenOver, match="another server has taken over"):
            await first.note("a", "too late")
    with pytest.raises(TakenOver):
        await first.check_claim()
    assert facts(first.path) == {"a": "first"}
    await second.note("b", "second")
    await second.check_claim()
    assert await first.fact("b") == "second", "it can read"
    assert facts(first.path) == {"a": "first", "b": "second"}
    await second.close()


async def test_whoever_only_looks_into_a_database_takes_it_from_nobody(first: Store) -> None:
    reader = await Store.open(first.path)
    await first.note("a", "first")
    await reader.check_claim()
    await reader.close()


async def test_a_database_that_another_file_took_the_place_of_is_lost(first: Store) -> None:
    await first.note("a", "first")
    other = first.path.with_name("other.db")
    shutil.copy(first.path, other)
    other.replace(first.path)
    with pytest.raises(TakenOver):
        await first.note("a", "into a file that is gone")


def test_a_folder_is_held_although_the_file_of_its_lock_was_removed(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    command = [sys.executable, "-c", HOLDING, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holding:
        assert holding.stdout
        assert holding.stdout.readline() == "held\n"
        (tmp_path / LOCK_FILE).unlink()
        with pytest.raises(Occupied, match="another server is using"), locked(tmp_path):
            pass
        holding.communicate("")
    with locked(tmp_path):
        assert (tmp_path / LOCK_FILE).exists()


def test_where_folders_cannot_be_locked_the_file_still_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")

    def cannot(*_: object) -> None:
        raise OSError(9, "Bad file descriptor")

    monkeypatch.setattr(fcntl, "flock", cannot)
    monkeypatch.setattr(connections, "_GLANCE", 0.0)
    with locked(tmp_path), pytest.raises(Occupied), locked(tmp_path):
        pass


def test_a_lock_that_cannot_be_made_is_no_other_server(tmp_path: Path) -> None:
    (tmp_path / LOCK_FILE).mkdir()
    with pytest.raises(OSError, match="cannot be used") as error, locked(tmp_path):
        pass
    assert not isinstance(error.value, Occupied)


def test_what_goes_wrong_while_a_folder_is_held_stays_what_it_is(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"), locked(tmp_path):
        sqlite3.connect(":memory:").execute("SELECT * FROM nowhere")
