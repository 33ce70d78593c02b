"""The store keeps what it is given, all or nothing, and finds it again."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from faience.store import (
    Absence,
    Conflict,
    Entry,
    ListedSeat,
    Sent,
    Status,
    Store,
    Summary,
    WrongStore,
    connections,
    copy,
)

SEATS = (ListedSeat("person", "Ada"), ListedSeat("bot", "", level=3))


def summary(
    status: Status = "playing",
    *,
    owners: tuple[tuple[str, ...], ...] = (("ada",), ()),
    turn: int | None = 0,
    is_due: bool = False,
    deadline: int | None = None,
) -> Summary:
    return Summary(status, "classic", {"wall": "gray"}, SEATS, turn, owners, is_due, deadline)


def entry(number: int, at: int = 1000, body: bytes = b"{}") -> Entry:
    return Entry(number, at, "moved", body)


async def made(
    store: Store, table_id: str, about: Summary | None = None, *, at: int = 1000, is_listed: bool = True
) -> None:
    await store.make(table_id, bytes(32), [entry(1, at)], about or summary(), is_listed=is_listed)


async def test_a_table_comes_back_with_its_whole_log(store: Store) -> None:
    await made(store, "a")
    await store.append("a", 1, [entry(2, body=b'{"x":1}'), entry(3)], summary())
    stored = await store.load("a")
    assert stored is not None
    assert stored.secret == bytes(32)
    assert stored.entries == (entry(1), entry(2, body=b'{"x":1}'), entry(3))
    assert await store.load("b") is None


@pytest.mark.parametrize(("expected", "number"), [(0, 1), (0, 2), (2, 3), (1, 1)])
async def test_events_that_do_not_follow_the_last_one_are_refused_and_change_nothing(
    store: Store, expected: int, number: int
) -> None:
    await made(store, "a")
    with pytest.raises(Conflict):
        await store.append("a", expected, [entry(number)], summary("over"))
    stored = await store.load("a")
    assert stored is not None
    assert stored.entries == (entry(1),)
    assert await store.count() == {"playing": 1}


async def test_events_of_a_table_that_is_not_there_are_refused(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append("nowhere", 0, [entry(1)], summary())


async def test_a_command_that_was_sent_twice_is_carried_out_once(store: Store) -> None:
    await made(store, "a")
    sent = Sent("ada", "x1")
    assert not await store.is_carried_out("a", sent)
    await store.append("a", 1, [entry(2, at=2000)], summary(), sent=sent)
    assert await store.is_carried_out("a", sent)
    with pytest.raises(Conflict):
        await store.append("a", 2, [entry(3)], summary(), sent=sent)
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 2
    assert not await store.is_carried_out("a", Sent("bob", "x1")), "another's is another one"
    await store.append("a", 2, [entry(3, at=3000)], summary(), sent=Sent("bob", "x1"))
    await store.forget_carried_out(2500)
    assert not await store.is_carried_out("a", sent)
    assert await store.is_carried_out("a", Sent("bob", "x1"))


async def test_a_table_is_made_once_and_another_one_of_its_name_never(store: Store) -> None:
    await made(store, "a")
    await made(store, "a")  # as after a connection that was cut before word of the first came back
    with pytest.raises(Conflict):
        await store.make("a", b"another" * 4, [entry(1)], summary(), is_listed=True)


async def test_the_rest_of_a_log_is_found(store: Store) -> None:
    await made(store, "a")
    await store.append("a", 1, [entry(2), entry(3)], summary())
    assert [row.number for row in await store.since("a", 1)] == [2, 3]
    assert await store.since("a", 3) == []


async def test_changes_that_wait_are_committed_together_and_only_a_wrong_one_fails(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    for name in names:
        await made(store, name)
    wrong = "t7"
    expected = [5 if name == wrong else 1 for name in names]
    results = await asyncio.gather(
        *(store.append(name, last, [entry(2)], summary()) for name, last in zip(names, expected, strict=True)),
        return_exceptions=True,
    )
    assert [name for name, result in zip(names, results, strict=True) if result is not None] == [wrong]
    for name in names:
        stored = await store.load(name)
        assert stored is not None
        assert len(stored.entries) == (1 if name == wrong else 2)


async def test_whoever_stops_waiting_does_not_stop_the_commit(store: Store) -> None:
    await made(store, "a")
    waiting = asyncio.create_task(store.append("a", 1, [entry(2)], summary()))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.append("a", 2, [entry(3)], summary())
    stored = await store.load("a")
    assert stored is not None
    assert len(stored.entries) == 3


async def test_what_waits_is_committed_when_the_store_is_closed(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "faience.db")
    await made(store, "a")
    waiting = asyncio.create_task(store.append("a", 1, [entry(2)], summary()))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    again = await Store.open(tmp_path / "faience.db")
    stored = await again.load("a")
    await again.close()
    assert stored is not None
    assert len(stored.entries) == 2


async def test_a_file_that_cannot_be_opened_is_an_error_and_the_writer_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = await Store.open(folder / "faience.db")
    folder.rename(tmp_path / "away")
    with pytest.raises(DBAPIError):
        await asyncio.wait_for(made(store, "a"), 30)
    (tmp_path / "away").rename(folder)
    await asyncio.wait_for(made(store, "a"), 30)
    await store.close()


async def test_only_listed_tables_are_listed_the_latest_first(store: Store) -> None:
    await made(store, "old", at=1)
    await made(store, "new", at=3)
    await made(store, "private", at=4, is_listed=False)
    await made(store, "over", summary("over"), at=5)
    await made(store, "waiting", summary("waiting"), at=2)
    found = await store.listed(["waiting", "playing"], limit=10)
    assert [table.id for table in found] == ["new", "waiting", "old"]
    assert found[0].summary == summary()
    assert len(await store.listed(["waiting", "playing"], limit=2)) == 2


async def test_a_guest_finds_the_tables_with_seats_of_theirs(store: Store) -> None:
    await made(store, "both", summary(owners=(("ada",), ("bob", "ada"))), at=1)
    await made(store, "one", summary(owners=(("bob",), ("ada",))), at=2)
    await made(store, "none", summary(owners=(("bob",), ())), at=3)
    assert [table.id for table in await store.of_guest("ada", 10)] == ["one", "both"]
    assert [table.id for table in await store.of_guest("ada", 10, before=2)] == ["both"]
    assert [table.id for table in await store.of_guest("ada", 1)] == ["one"]
    await store.append("one", 1, [entry(2)], summary(owners=(("bob",), ())))
    assert [table.id for table in await store.of_guest("ada", 10)] == ["both"]
    await store.append("both", 1, [entry(2)], summary(owners=((), ())), is_reseated=False)
    assert [table.id for table in await store.of_guest("ada", 10)] == ["both"]


async def test_tables_that_go_on_by_themselves_are_found(store: Store) -> None:
    await made(store, "bot", summary(is_due=True))
    await made(store, "person")
    await made(store, "over", summary("over", is_due=True))
    assert await store.due() == ["bot"]


async def test_tables_that_wait_for_a_guest_come_in_the_order_in_which_they_are_due(store: Store) -> None:
    await made(store, "late", summary(deadline=900), at=4)
    await made(store, "soon", summary(deadline=500), at=1)
    await made(store, "old", summary(), at=2)
    await made(store, "new", summary(), at=3)
    await made(store, "another's", summary(turn=1), at=5)
    await made(store, "bot's", summary(turn=None), at=6)
    await made(store, "over", summary("over"), at=7)
    await made(store, "of bob", summary(owners=(("bob",), ("ada",)), deadline=1), at=8)
    await made(store, "both", summary(owners=(("ada",), ("ada",)), turn=1, deadline=700), at=9)
    assert [table.id for table in await store.waiting_for("ada", 10)] == ["soon", "both", "late", "new", "old"]
    assert [table.id for table in await store.waiting_for("ada", 2)] == ["soon", "both"]
    assert [table.id for table in await store.waiting_for("bob", 10)] == ["of bob"]
    await store.append("soon", 1, [entry(2)], summary(turn=1))
    assert [table.id for table in await store.waiting_for("ada", 10)] == ["both", "late", "new", "old"]


async def test_what_is_due_in_days_is_found_by_its_time(store: Store) -> None:
    assert await store.next_deadline() is None
    await made(store, "second", summary(deadline=700))
    await made(store, "first", summary(deadline=500))
    await made(store, "never", summary())
    assert await store.due() == []
    assert [await store.overdue(moment) for moment in (499, 500, 700)] == [[], ["first"], ["first", "second"]]
    assert [await store.next_deadline(moment) for moment in (0, 499, 500, 700)] == [500, 500, 700, None]
    await store.append("first", 1, [entry(2)], summary(deadline=900))
    assert await store.next_deadline() == 700
    await store.append("second", 1, [entry(2)], summary("over"))
    assert (await store.overdue(899), await store.overdue(900)) == ([], ["first"])


async def test_what_is_due_is_found_by_an_index(file_store: Store) -> None:
    for query in ("SELECT id FROM tables WHERE deadline <= 5 ORDER BY deadline", "SELECT min(deadline) FROM tables"):
        with sqlite3.connect(file_store.path) as connection:
            plan = " ".join(row[-1] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}"))
        assert "ix_tables_deadline" in plan


async def test_absences_are_kept_until_every_table_that_waits_has_been_told(store: Store) -> None:
    first, second = Absence(100, 200), Absence(300, 400)
    for absence in (second, first, first):
        await store.note_absence(absence)
    assert await store.absences() == [first, second]
    await made(store, "waits", summary(deadline=900), at=150)
    await made(store, "does not", summary(), at=10)
    await store.forget_absences()
    assert await store.absences() == [first, second]
    await store.append("waits", 1, [entry(2, at=250)], summary(deadline=950))
    await store.forget_absences()
    assert await store.absences() == [second]
    await store.append("waits", 2, [entry(3, at=260)], summary())
    await store.forget_absences()
    assert await store.absences() == []


async def test_a_table_that_waits_for_days_is_not_old(store: Store) -> None:
    await made(store, "waits", summary(deadline=900), at=10)
    await made(store, "old", at=10)
    assert await store.stale(20) == ["old"]


async def test_old_unfinished_tables_are_found_and_removed_with_everything(store: Store) -> None:
    await made(store, "old", at=10)
    await made(store, "finished", summary("over"), at=10)
    await made(store, "new", at=30)
    assert await store.stale(20) == ["old"]
    await store.remove(["old"])
    assert await store.load("old") is None
    assert {table.id for table in await store.of_guest("ada", 10)} == {"finished", "new"}
    assert await store.read(lambda connection: connection.scalar(text("SELECT count(*) FROM events"))) == 2


async def test_guests_and_facts_are_kept_and_changed(store: Store) -> None:
    assert await store.name_of("ada") == ""
    await store.keep_guest("ada", "Ada", 5)
    await store.keep_guest("ada", "Ada L.", 7)
    assert await store.name_of("ada") == "Ada L."
    assert await store.read(
        lambda it: [tuple(row) for row in it.execute(text("SELECT created, seen FROM guests"))]
    ) == [(5, 7)]
    assert await store.fact("heartbeat") is None
    await store.note("heartbeat", "1")
    await store.note("heartbeat", "2")
    assert await store.fact("heartbeat") == "2"


async def test_a_commit_waits_for_the_disk(file_store: Store) -> None:
    expected = {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1}
    for engine in (file_store._writing, file_store._reading):
        with engine.connect() as connection:
            assert {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in expected} == expected


async def test_the_write_ahead_log_does_not_grow_without_end(
    file_store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "_LARGEST_LOG", 100_000)
    log = file_store.path.with_name(f"{file_store.path.name}-wal")
    await made(file_store, "a")
    for number in range(1, 60):
        await file_store.append("a", number, [entry(number + 1, body=b"x" * 3000)], summary())
    assert log.stat().st_size > 100_000
    connections.checkpoint(file_store.path)
    assert log.stat().st_size == 0
    stored = await file_store.load("a")
    assert stored is not None
    assert len(stored.entries) == 60


async def test_a_backup_made_while_events_come_in_is_whole(file_store: Store, tmp_path: Path) -> None:
    await made(file_store, "a")

    has_begun = asyncio.Event()

    async def go_on() -> None:
        for number in range(1, 60):
            await file_store.append("a", number, [entry(number + 1)], summary())
            has_begun.set()

    playing = asyncio.create_task(go_on())
    await has_begun.wait()
    target = tmp_path / "copy.db"
    await asyncio.to_thread(copy, file_store.path, target)
    await playing
    again = await Store.open(target)
    stored = await again.load("a")
    assert stored is not None
    rows = await again.of_guest("ada", 1)
    await again.close()
    assert [row.number for row in stored.entries] == list(range(1, len(stored.entries) + 1))
    with sqlite3.connect(target) as connection:
        assert connection.execute("SELECT number FROM tables").fetchone() == (len(stored.entries),)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert rows[0].id == "a"
    assert target.stat().st_mode & 0o077 == 0


def test_a_backup_that_fails_leaves_the_former_one(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_bytes(b"the former one")
    with pytest.raises(FileNotFoundError):
        copy(tmp_path / "nothing.db", target)
    assert target.read_bytes() == b"the former one"
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]


async def test_nobody_else_may_read_the_file(file_store: Store) -> None:
    assert file_store.path.stat().st_mode & 0o077 == 0
    assert file_store.path.parent.stat().st_mode & 0o077 == 0


async def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "faience.db"
    path.write_text("something else entirely, and long enough to be read as a header " * 20)
    with pytest.raises(WrongStore, match="cannot be"):
        await Store.open(path)


@pytest.mark.parametrize("name", ["what?", "50%25", "no#1", "two words"])
async def test_the_store_lies_where_it_was_told_whatever_the_folder_is_called(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "faience.db"
    store = await Store.open(path)
    await made(store, "a")
    connections.checkpoint(path)
    copy(path, path.with_name("copy.db"))
    await store.close()
    again = await Store.open(path.with_name("copy.db"))
    assert await again.load("a") is not None
    await again.close()
    assert [each.name for each in tmp_path.iterdir()] == [name]
    assert {each.name for each in path.parent.iterdir()} == {"faience.db", "copy.db"}


async def test_an_error_of_the_database_tells_nothing_of_what_is_kept(store: Store) -> None:
    await store.write(lambda connection: connection.execute(text("DROP TABLE guests")), "")
    with pytest.raises(DBAPIError) as caught:
        await store.keep_guest("guest-id-of-ada", "Ada Lovelace", 5)
    with pytest.raises(DBAPIError) as asked:
        await store.name_of("guest-id-of-ada")
    for error in (caught, asked):
        assert "guests" in str(error.value)
        assert "ada" not in str(error.value).lower()
