"""A database is read without a trace, in every state in which it may lie there, also where nothing can be written."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from faience.store import copy, reading
from tests.store.databases import filled, killed, named

OLD, LATER = ["old1", "old2"], ["later1", "later2"]
NOBODY = 65534
STATES = {
    "stopped": OLD,
    "killed with its log": sorted(OLD + LATER),
    "killed, its index lost": sorted(OLD + LATER),
    "killed before the commit": OLD,
    "in use": ["newest", *OLD],
}


def lie(path: Path, state: str) -> sqlite3.Connection | None:
    """Let a database be in a state, in which a server may hold it open."""
    filled(path, OLD)
    if state == "in use":
        server = sqlite3.connect(path)
        server.execute("INSERT INTO tables VALUES ('newest', '')")
        server.commit()
        return server
    if state.startswith("killed"):
        killed(path, LATER, "delete" if "before" in state else "wal")
    if "lost" in state:
        path.with_name(f"{path.name}-shm").unlink()
    return None


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.endswith("-shm")}


@pytest.fixture
def public() -> Iterator[Path]:
    """A folder that everybody may enter."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("state", STATES)
def test_a_folder_that_cannot_be_written_is_backed_up(public: Path, state: str) -> None:
    path, target = public / "data" / "faience.db", public / "copy" / "faience.db"
    server = lie(path, state)
    target.parent.mkdir()
    for each in path.parent.iterdir():
        each.chmod(0o444)
    path.parent.chmod(0o555)
    before = content(path.parent)
    is_root = os.geteuid() == 0
    if is_root:
        os.chown(target.parent, NOBODY, NOBODY)
        os.seteuid(NOBODY)
    try:
        assert copy(path, target) == len(STATES[state])
    finally:
        if is_root:
            os.seteuid(0)
        path.parent.chmod(0o755)
    assert content(path.parent) == before
    assert [each.name for each in target.parent.iterdir()] == [target.name]
    assert named(target) == STATES[state]
    if server is not None:
        server.close()


@pytest.mark.parametrize("state", STATES)
def test_nothing_is_left_beside_a_database_that_was_copied(tmp_path: Path, state: str) -> None:
    path = tmp_path / "data" / "faience.db"
    server = lie(path, state)
    before, names = content(path.parent), sorted(each.name for each in path.parent.iterdir())
    copy(path, tmp_path / "copy.db")
    assert content(path.parent) == before
    assert sorted(each.name for each in path.parent.iterdir()) == names
    if server is not None:
        server.close()


def test_a_server_that_starts_while_files_are_copied_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "data" / "faience.db"
    filled(path, OLD)
    copyfile, servers = shutil.copyfile, list[sqlite3.Connection]()

    def slowly(source: Path, target: Path) -> None:
        copyfile(source, target)
        if not servers:
            servers.append(sqlite3.connect(path))
            servers[0].execute("INSERT INTO tables VALUES ('newest', '')")
            servers[0].commit()

    monkeypatch.setattr(shutil, "copyfile", slowly)
    with reading.reading(path, tmp_path / "aside.db") as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    servers[0].close()
    assert [each.name for each in tmp_path.iterdir()] == ["data"]


def test_what_is_written_beside_while_it_is_read_is_for_nobody_else(tmp_path: Path) -> None:
    path, aside = tmp_path / "data" / "faience.db", tmp_path / "aside.db"
    path.parent.mkdir()
    killed(path, LATER)
    path.with_name(f"{path.name}-shm").unlink()
    before = os.umask(0)
    try:
        with reading.reading(path, aside) as connection:
            assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)
            rights = {each.stat().st_mode & 0o777 for each in tmp_path.iterdir() if each.is_file()}
    finally:
        os.umask(before)
    assert rights == {0o600}
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,), "it is gone"
