"""Databases are brought up to date, and those from later are left alone."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from faience.store import Store, WrongStore, copy, schema, upgrade

MIGRATIONS = Path(upgrade.__file__).parent / "migrations"
SUMMARY = (
    '{"status": "playing", "game": "classic", "options": {}, "seats": [], "turn": 0, "owners": [["ada"]], '
    '"is_due": false}'
)


def stepped_to(path: Path, version: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        connection.commit()


@pytest.mark.parametrize("is_old", [False, True])
def test_new_databases_and_all_steps_lead_to_the_schema(tmp_path: Path, is_old: bool) -> None:
    path = tmp_path / "faience.db"
    if is_old:
        first_version(path)
    upgrade.upgrade(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_the_head_is_the_last_step_and_every_step_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    steps = ScriptDirectory.from_config(config)
    assert steps.get_current_head() == upgrade.HEAD
    assert {step.revision for step in steps.walk_revisions()} == set(upgrade.KNOWN) - {None}


def test_upgrading_twice_is_the_same_as_once(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    assert upgrade.version(path) is None
    upgrade.upgrade(path)
    before = path.read_bytes()
    upgrade.upgrade(path)
    assert upgrade.version(path) == upgrade.HEAD
    assert path.read_bytes() == before


def test_a_database_from_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    upgrade.upgrade(path)
    stepped_to(path, "9999")
    with pytest.raises(WrongStore, match="newer version"):
        upgrade.upgrade(path)


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    before = path.read_bytes()
    with pytest.raises(WrongStore, match="another program; choose another folder with --data"):
        upgrade.upgrade(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["faience.db"]


def test_a_file_that_is_no_database_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    path.write_text("something else entirely, and long enough to be read as a header " * 20)
    with pytest.raises(WrongStore, match=r"cannot be read as a database: .*; restore a backup"):
        upgrade.upgrade(path)


def test_a_step_that_the_database_refuses_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    upgrade.upgrade(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()
    with pytest.raises(WrongStore) as caught:
        upgrade.upgrade(path)
    assert str(caught.value) == f"{path} cannot be used: table tables already exists"


def test_nobody_else_may_read_a_database_that_is_made(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    before = os.umask(0)
    try:
        upgrade.upgrade(path)
    finally:
        os.umask(before)
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_copy_that_is_put_back_has_its_write_ahead_log_again_before_anyone_connects(tmp_path: Path) -> None:
    path, restored = tmp_path / "faience.db", tmp_path / "restored.db"
    upgrade.upgrade(path)
    copy(path, restored)
    modes = []
    for _ in range(2):
        with closing(sqlite3.connect(restored)) as connection:
            modes += connection.execute("PRAGMA journal_mode").fetchone()
        upgrade.upgrade(restored)
    assert modes == ["delete", "wal"]


def test_a_copy_is_kept_before_a_database_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "faience.db"
    upgrade.upgrade(path)
    stepped_to(path, "0000")
    monkeypatch.setattr(upgrade, "KNOWN", ("0000",))
    monkeypatch.setattr(upgrade, "_run", lambda path, is_new: stepped_to(path, upgrade.HEAD))
    upgrade.upgrade(path)
    assert upgrade.version(path) == upgrade.HEAD
    assert upgrade.version(tmp_path / f"faience.db.before-{upgrade.HEAD}") == "0000"


async def test_a_database_of_the_first_version_keeps_its_tables_and_their_events(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    first_version(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO tables VALUES ('a', 1, 2, 'playing', 1, 2, 0, x'0102', ?, '{}')", [SUMMARY])
        connection.executemany("INSERT INTO events VALUES ('a', ?, ?, 'moved', x'7b7d')", [(1, 1), (2, 2)])
        connection.execute("INSERT INTO seats VALUES ('a', 0, 'ada')")
        connection.commit()
    store = await Store.open(path)
    stored, (listed,) = await store.load("a"), await store.of_guest("ada", 10)
    await store.close()
    assert stored is not None
    assert (stored.id, stored.secret) == ("a", b"\x01\x02")
    assert [(entry.number, entry.at, entry.kind, entry.body) for entry in stored.entries] == [
        (1, 1, "moved", b"{}"),
        (2, 2, "moved", b"{}"),
    ]
    assert (listed.created, listed.touched, listed.summary.status) == (1, 2, "playing")
    before = tmp_path / f"faience.db.before-{upgrade.HEAD}"
    assert (upgrade.version(path), upgrade.version(before)) == (upgrade.HEAD, "0001")


async def test_a_database_from_before_play_over_days_knows_for_whom_its_tables_wait(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    first_version(path)
    with closing(sqlite3.connect(path)) as connection:
        row = "INSERT INTO tables VALUES (?, 1, 2, ?, 1, 2, 0, x'0102', ?, '{}')"
        connection.execute(row, ["playing", "playing", SUMMARY])
        connection.execute(row, ["over", "over", SUMMARY.replace("playing", "over")])
        connection.executemany("INSERT INTO seats VALUES (?, 0, 'ada')", [["playing"], ["over"]])
        connection.commit()
    store = await Store.open(path)
    waiting, deadline = await store.waiting_for("ada", 10), await store.next_deadline()
    await store.close()
    assert [table.id for table in waiting] == ["playing"]
    assert waiting[0].summary.deadline is deadline is None


def first_version(path: Path) -> None:
    """A database as the first version of the schema made it: one column more, and nothing of what came since."""
    upgrade.upgrade(path)
    stepped_to(path, "0001")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE absences")
        connection.execute("DROP INDEX ix_tables_deadline")
        for column in ("turn", "deadline"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.execute("ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'")
        connection.execute("DROP TABLE subscriptions")
        connection.execute("DROP INDEX ix_guests_epoch")
        connection.execute("ALTER TABLE guests DROP COLUMN epoch")
        connection.execute("DROP INDEX ix_tables_due")
        connection.execute("ALTER TABLE tables DROP COLUMN epoch")
        for table in ("carried_out", "leases", "presences"):
            connection.execute(f"DROP TABLE {table}")
        connection.commit()


def test_an_upgrade_that_breaks_off_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "faience.db"

    def fail(*_: object) -> None:
        raise RuntimeError("out of time")

    with monkeypatch.context() as patched:
        patched.setattr("alembic.runtime.migration.HeadMaintainer.update_to_step", fail)
        with pytest.raises(RuntimeError):
            upgrade.upgrade(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    upgrade.upgrade(path)
    assert upgrade.version(path) == upgrade.HEAD
