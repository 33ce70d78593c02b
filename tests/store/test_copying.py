"""A copy is whole, is one file, and takes the place of a former one only when it is known to be good."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from faience.store import copy, copying
from tests.store.databases import damaged, filled, killed, named

OLD = [f"old{number:02}" for number in range(10)]
LATER = [f"later{number:02}" for number in range(20)]
NEW = [f"new{number:02}" for number in range(60)]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "faience.db"
    filled(path, NEW)
    return path


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """A copy that was made earlier."""
    path = tmp_path / "copy" / "faience.db"
    filled(path, OLD)
    return path


@pytest.fixture
def _open_to_all() -> Iterator[None]:
    """Files are made with all rights that are asked for."""
    before = os.umask(0)
    yield
    os.umask(before)


def beside(path: Path) -> list[str]:
    return sorted(each.name for each in path.parent.iterdir() if each != path)


@pytest.mark.parametrize(("mode", "left"), [("wal", "faience.db-wal"), ("delete", "faience.db-journal")])
def test_what_was_left_beside_a_former_copy_does_not_get_into_the_new_one(
    source: Path, target: Path, mode: str, left: str
) -> None:
    killed(target, LATER, mode)
    assert left in beside(target)
    assert copy(source, target) == len(NEW)
    assert beside(target) == []
    assert named(target) == NEW


def test_a_log_whose_database_is_gone_does_not_get_into_the_copy(
    source: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(target, LATER)
    target.unlink()
    settle = copying._settle

    def settle_and_look(path: Path) -> None:
        settle(path)
        assert not target.exists()

    monkeypatch.setattr(copying, "_settle", settle_and_look)
    copy(source, target)
    assert beside(target) == []
    assert named(target) == NEW


@pytest.mark.parametrize("mode", ["wal", "delete"])
def test_a_former_copy_is_whole_even_if_the_new_one_never_takes_its_place(
    source: Path, target: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(target, LATER, mode)

    def fail(*_: object) -> None:
        raise OSError("out of power")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(OSError, match="out of power"):
            copy(source, target)
    assert beside(target) == []
    assert named(target) == (sorted(OLD + LATER) if mode == "wal" else OLD)


def test_a_former_copy_that_somebody_reads_is_not_replaced(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(target)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            copy(source, target)
    assert named(target) == OLD


def test_a_former_copy_that_is_no_database_is_replaced(source: Path, target: Path) -> None:
    for ending in ("", "-wal", "-journal"):
        target.with_name(target.name + ending).write_text(
            "neither a database nor a log, but longer than a header " * 99
        )
    copy(source, target)
    assert beside(target) == []
    assert named(target) == NEW


def test_a_copy_is_one_file_although_the_original_is_in_use(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as server:
        server.execute("INSERT INTO tables VALUES ('newest', '')")
        server.commit()
        assert beside(source) == ["faience.db-shm", "faience.db-wal"]
        assert copy(source, target) == len(NEW) + 1
    assert target.read_bytes()[18:20] == b"\x01\x01"  # SQLite's mark of a file without a log
    assert beside(target) == []
    assert named(target) == [*NEW, "newest"]
    assert beside(target) == []


def test_a_damaged_database_does_not_replace_a_former_copy(source: Path, target: Path) -> None:
    small = source.with_name("small.db")
    filled(small, [""])
    with closing(sqlite3.connect(small)) as connection:
        connection.execute("INSERT INTO tables VALUES ('needle', '')")
        connection.commit()
    damaged(small, "needle", "noodle")
    with pytest.raises(copying.DamagedCopy, match="it is damaged"):
        copy(small, target)
    assert beside(target) == []
    assert named(target) == OLD


def test_a_copy_that_does_not_read_back_is_not_passed_off_as_one(
    source: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(target, LATER)
    monkeypatch.setattr(copying, "_settle", lambda path: None)
    with pytest.raises(sqlite3.DatabaseError):
        copy(source, target)


def test_a_copy_that_lacks_tables_does_not_replace_a_former_one(
    source: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = copying._write
    monkeypatch.setattr(copying, "_write", lambda *paths: write(*paths) + 1)
    with pytest.raises(copying.DamagedCopy, match="60 tables instead of 61"):
        copy(source, target)
    assert named(target) == OLD


@pytest.mark.usefixtures("_open_to_all")
def test_nobody_else_may_read_a_copy_at_any_moment(source: Path, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    partial = target.with_name(f".{target.name}.partial")
    rights: list[int] = []

    class Watched(sqlite3.Connection):
        def backup(self, *arguments: Any, **options: Any) -> None:
            rights.append(partial.stat().st_mode & 0o777)
            super().backup(*arguments, **options)
            rights.append(partial.stat().st_mode & 0o777)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **kwargs: connect(*args, factory=Watched, **kwargs))
    copy(source, target)
    assert rights == [0o600, 0o600]
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("_open_to_all")
def test_what_is_left_of_a_copy_that_broke_off_is_not_written_into(source: Path, target: Path) -> None:
    partial = target.with_name(f".{target.name}.partial")
    killed(partial, LATER)
    partial.chmod(0o644)
    copy(source, target)
    assert beside(target) == []
    assert named(target) == NEW
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("name", ["what?", "50%25", "no#1", "two words", "c:d&e=f", "été"])
def test_a_copy_may_come_from_and_go_to_a_folder_of_any_name(source: Path, tmp_path: Path, name: str) -> None:
    there = tmp_path / name / source.name
    there.parent.mkdir()
    assert copy(source, there) == len(NEW)
    assert copy(there, tmp_path / "back.db") == len(NEW)
    assert named(tmp_path / "back.db") == NEW
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(["back.db", "data", name])
