"""`faience backup`: what it says is in the copy is there, and what it refuses stays as it was."""

import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faience.cli.backup import backup
from faience.cli.errors import Misuse
from faience.server.signing import KEY_FILE
from faience.store import FILE
from faience.store.connections import locked
from tests.store.databases import damaged, filled, killed, named

OLD = [f"old{number:02}" for number in range(10)]
LATER = [f"later{number:02}" for number in range(20)]
NEW = [f"new{number:02}" for number in range(60)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    filled(tmp_path / "data" / FILE, NEW)
    (tmp_path / "data" / KEY_FILE).write_text("new key")
    return tmp_path / "data"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    """A copy that was made earlier."""
    filled(tmp_path / "copy" / FILE, OLD)
    (tmp_path / "copy" / KEY_FILE).write_text("old key")
    return tmp_path / "copy"


def test_a_copy_that_was_served_and_killed_is_replaced_by_what_is_reported(
    data: Path, target: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killed(target / FILE, LATER)
    backup(target, data, force=True)
    assert capsys.readouterr().out == f"Copied 60 tables to {target}.\n"
    assert named(target / FILE) == NEW
    assert (target / KEY_FILE).read_text() == "new key"
    assert {path.name for path in target.iterdir()} == {FILE, KEY_FILE, "server.lock"}


def test_the_report_has_the_size_of_the_copy(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "made" / "copy"
    backup(target, data, as_json=True)
    size = (target / FILE).stat().st_size
    assert json.loads(capsys.readouterr().out) == {"folder": str(target), "tables": 60, "bytes": size}
    assert target.stat().st_mode & 0o077 == 0


def test_a_folder_that_a_server_uses_is_left_alone(data: Path, target: Path) -> None:
    with locked(target), pytest.raises(Misuse, match=r"a server .* is using .*stop it, or choose another folder"):
        backup(target, data, force=True)
    assert named(target / FILE) == OLD
    assert (target / KEY_FILE).read_text() == "old key"
    backup(target, data, force=True)
    assert named(target / FILE) == NEW


def test_the_tables_of_a_running_server_are_copied(data: Path, target: Path) -> None:
    with locked(data):
        backup(target, data, force=True)
    assert named(target / FILE) == NEW


def test_a_copy_is_replaced_only_when_asked(data: Path, target: Path) -> None:
    with pytest.raises(Misuse, match="--force"):
        backup(target, data)
    assert named(target / FILE) == OLD


def test_tables_are_not_copied_onto_themselves(data: Path) -> None:
    for force in (False, True):
        with pytest.raises(Misuse, match="data folder itself"):
            backup(data / ".." / data.name, data, force=force)
    assert named(data / FILE) == NEW


def test_a_damaged_database_is_reported_and_does_not_replace_a_former_copy(tmp_path: Path, target: Path) -> None:
    data = tmp_path / "damaged"
    filled(data / FILE, [""])
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("INSERT INTO tables VALUES ('needle', '')")
        connection.commit()
    damaged(data / FILE, "needle", "noodle")
    with pytest.raises(Misuse, match=r"cannot be copied to .*: it is damaged"):
        backup(target, data, force=True)
    assert named(target / FILE) == OLD


def test_a_database_of_another_program_does_not_replace_a_former_copy(tmp_path: Path, target: Path) -> None:
    data = tmp_path / "other"
    data.mkdir()
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(Misuse, match="no such table"):
        backup(target, data, force=True)
    assert named(target / FILE) == OLD


def test_nobody_else_may_read_the_key_in_a_copy(data: Path, tmp_path: Path) -> None:
    target = tmp_path / "open"
    target.mkdir(mode=0o755)
    (data / KEY_FILE).chmod(0o644)
    before = os.umask(0)
    try:
        backup(target, data)
    finally:
        os.umask(before)
    assert (target / KEY_FILE).read_text() == "new key"
    assert (target / KEY_FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("name", ["what?", "50%25", "no#1"])
def test_folders_may_have_any_name(data: Path, tmp_path: Path, name: str) -> None:
    there = tmp_path / name
    backup(there, data)
    backup(tmp_path / "back", there)
    assert named(tmp_path / "back" / FILE) == NEW
    assert {path.name for path in tmp_path.iterdir()} == {"data", "back", name}
