"""`faience doctor`: what it finds in data folders that something is wrong with."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import typer

from faience.cli.doctor import doctor
from faience.cli.errors import Misuse
from faience.server import checkup
from faience.store import FILE, locked
from faience.store.upgrade import HEAD, upgrade
from tests.server.former import CLASSIC, laid_out


@pytest.fixture
def data(tmp_path: Path) -> Path:
    laid_out(tmp_path / "data")
    upgrade(tmp_path / "data" / FILE)
    (tmp_path / "data" / f"{FILE}.before-{HEAD}").unlink()
    return tmp_path / "data"


@pytest.fixture
def examine(data: Path, capsys: pytest.CaptureFixture[str]) -> Callable[[], dict[str, Any]]:
    """Runs the command, which must leave the folder as it is; what it found that is not fine, by what it is about."""

    def examined() -> dict[str, Any]:
        before = {path.name: path.read_bytes() for path in data.iterdir() if path.is_file()}
        try:
            doctor(data, as_json=True)
            status = 0
        except typer.Exit as leaving:
            status = leaving.exit_code
        assert {path.name: path.read_bytes() for path in data.iterdir() if path.is_file()} == before
        report = json.loads(capsys.readouterr().out)
        assert report["is_fine"] == (status == 0)
        return {finding["about"]: finding for finding in report["findings"] if finding["state"] != "fine"}

    return examined


def changed(data: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(data / FILE)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_a_folder_in_order_is_said_to_be_and_stays_as_it_is(
    data: Path, examine: Callable[[], dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert examine() == {}
    doctor(data)
    told = capsys.readouterr().out
    assert "ok       tables: the logs of 3 tables add up" in told
    assert "no server is using the folder" in told


def test_it_works_while_a_server_uses_the_folder(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with locked(data):
        doctor(data)
    assert "a server is using the folder" in capsys.readouterr().out


def test_a_folder_without_tables_is_misuse(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match="say where they are with --data"):
        doctor(tmp_path)


def test_a_log_with_a_hole_is_found_with_its_table(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    changed(data, "DELETE FROM events WHERE table_id = ? AND number = 5", CLASSIC)
    found = examine()["tables"]
    assert found["told"] == f"table {CLASSIC}: its log should have the events 1 to 18, and has 17"
    assert f"faience remove {CLASSIC}" in found["advice"]


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE events SET body = x'7b' WHERE table_id = ? AND number = 9", "its log cannot be read"),
        ("UPDATE tables SET secret = x'00' WHERE id = ?", "its log cannot be read"),
        ("UPDATE tables SET summary = replace(summary, 'playing', 'over') WHERE id = ?", "what lists say of it"),
    ],
)
def test_a_log_that_does_not_add_up_is_found(
    data: Path, examine: Callable[[], dict[str, Any]], statement: str, told: str
) -> None:
    changed(data, statement, CLASSIC)
    assert told in examine()["tables"]["told"]


def test_damaged_pages_are_found(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    whole = bytearray((data / FILE).read_bytes())
    whole[4096:12288] = b"\xff" * 8192
    (data / FILE).write_bytes(whole)
    assert "restore a backup" in examine()["database"]["advice"]


def test_what_is_no_database_is_found(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    (data / FILE).write_bytes(b"something else entirely " * 500)
    assert "cannot be read" in examine()["database"]["told"]


def test_a_database_from_later_is_found_and_one_from_before_is_only_noted(
    data: Path, examine: Callable[[], dict[str, Any]]
) -> None:
    changed(data, "UPDATE alembic_version SET version_num = '0004'")
    assert examine()["version"]["state"] == "note"
    changed(data, "UPDATE alembic_version SET version_num = '9999'")
    assert examine()["version"]["state"] == "problem"


def test_what_others_may_read_is_found(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    (data / "signing.key").chmod(0o644)
    assert examine()["permissions"]["advice"] == f"chmod 600 {data / 'signing.key'}"


def test_a_missing_or_damaged_key_is_found(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    (data / "signing.key").write_text("short")
    assert "damaged" in examine()["key"]["told"]
    (data / "signing.key").unlink()
    assert "missing" in examine()["key"]["told"]


def test_what_was_left_over_is_noted(data: Path, examine: Callable[[], dict[str, Any]]) -> None:
    (data / f".{FILE}.partial").touch(mode=0o600)
    found = examine()
    assert found["files"]["state"] == "note"
    assert found["files"]["advice"] == f"rm {data / f'.{FILE}.partial'}"


def test_a_disk_that_is_nearly_full_is_found(
    examine: Callable[[], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkup, "_LEAST_FREE", 1 << 60)
    assert examine()["space"]["state"] == "problem"
