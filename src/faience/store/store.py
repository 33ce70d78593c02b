"""The store: what the server knows survives here, and nothing is announced that is not."""

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Executable, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from faience.store import schema
from faience.store.claims import Claim
from faience.store.database import Database, SqliteFile
from faience.store.schema import Absence, Conflict, Entry, Sent, StoredTable, Subscription, Summary, TableRow
from faience.store.trouble import PAUSES, is_cut
from faience.store.upgrade import upgrade
from faience.store.writer import Writer

T = TypeVar("T")

FILE = "faience.db"
_READERS = 3
_TIDY = 2.0
"""After so many seconds what was committed is moved from the write-ahead log into the database."""
_PLAYING, _OVER = "playing", "over"
_LOG = (
    select(*(schema.events.c[field] for field in Entry.__struct_fields__))
    .where(schema.events.c.table_id == bindparam("table"), schema.events.c.number > bindparam("after"))
    .order_by(schema.events.c.number)
)
_ADVANCE = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.number == bindparam("expected")
)
_ADD = insert(schema.events)
_NOTE = insert(schema.carried_out)
_TAKE = insert(schema.seats)
_LEAVE = delete(schema.seats).where(schema.seats.c.table_id == bindparam("table"))


class Store:
    """An open database, a file of one server or one that several share. All that waits for the disk is in threads."""

    def __init__(self, database: Database) -> None:
        """Use `Store.open` or `Store.connect`."""
        self._database = database
        self._writing, self._reading = database.writing, database.reading
        self._writer = Writer(self._writing)
        self._readers = ThreadPoolExecutor(_READERS, "store reader")
        self._tidying = asyncio.create_task(self._tidy(), name="store tidying")

    @classmethod
    async def open(cls, path: Path, *, is_claimed: bool = False) -> "Store":
        """Open a database in a file, made or brought up to date first; WrongStore if that cannot be.

        With `is_claimed` nobody who opened it so before can write to it any more.
        """
        await asyncio.to_thread(upgrade, path)
        return cls(SqliteFile(path, await asyncio.to_thread(Claim, path) if is_claimed else None))

    @classmethod
    async def connect(cls, url: str) -> "Store":
        """Open a database of PostgreSQL in the same way."""
        from faience.store import postgres  # what it needs is not always there

        await asyncio.to_thread(postgres.upgrade, url)
        return cls(postgres.Postgres(url, _READERS))

    @property
    def path(self) -> Path:
        """The file of the database, if it is in one."""
        assert isinstance(self._database, SqliteFile)
        return self._database.path

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write to the same tables."""
        return self._database.is_shared

    async def check_claim(self) -> None:
        """TakenOver if another server has claimed the database meanwhile."""
        await self.read(self._database.check)

    async def close(self) -> None:
        """Commit what still waits and close the database."""
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(_TIDY)
            with suppress(sqlite3.Error, OSError):  # it is tried again in a moment, and nothing depends on it
                await asyncio.get_running_loop().run_in_executor(self._readers, self._database.tidy)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function finds in the database, in one transaction; it is asked again if the connection was cut."""

        def read() -> T:
            pauses = [*PAUSES]
            while True:
                try:
                    with self._reading.begin() as connection:
                        return work(connection)
                except DBAPIError as error:
                    if not (pauses and is_cut(error)):
                        raise
                time.sleep(pauses.pop(0))

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def make(
        self, table_id: str, secret: bytes, entries: Sequence[Entry], summary: Summary, *, is_listed: bool,
        epoch: int | None = None,
    ) -> None:  # fmt: skip
        """Keep a new table with the first events of its log; Conflict if there is another one of the same name."""
        row = {"id": table_id, "secret": secret, "is_listed": is_listed, "created": entries[0].at}

        def make(connection: Connection) -> None:
            try:
                connection.execute(insert(schema.tables), row | _advanced(entries, summary, epoch))
            except IntegrityError:
                raise Conflict("there is a table of this name") from None
            connection.execute(_ADD, _event_rows(table_id, entries))
            _seat(connection, table_id, summary)

        try:
            await self._writer.write(make, table_id)
        except Conflict:
            found = await self.load(table_id)  # the connection may have been cut after it was made
            if found is None or found.secret != secret:
                raise

    async def append(
        self, table_id: str, expected: int, entries: Sequence[Entry], summary: Summary, *, is_reseated: bool = True,
        epoch: int | None = None, sent: Sent | None = None,
    ) -> None:  # fmt: skip
        """Add events to a log that ends with number `expected`, all or none; they are on the disk on return.

        Conflict if the log does not end there, or if a command was `sent` that has been carried out. Without
        `is_reseated` nobody has sat down or stood up. `epoch` is that of the server which sees to what is due now.
        """

        def append(connection: Connection) -> None:
            try:
                connection.execute(_ADD, _event_rows(table_id, entries))
                if sent is not None:
                    connection.execute(_NOTE, _sent_row(table_id, sent) | {"at": entries[-1].at})
            except IntegrityError:
                raise Conflict("a log has changed in the meantime") from None
            log = {"table": table_id, "expected": expected}
            if not connection.execute(_ADVANCE, log | _advanced(entries, summary, epoch)).rowcount:
                raise Conflict("a log has changed in the meantime, or is gone")
            if is_reseated:
                connection.execute(_LEAVE, {"table": table_id})
                _seat(connection, table_id, summary)

        await self._writer.write(append, table_id)

    async def is_carried_out(self, table_id: str, sent: Sent) -> bool:
        """Whether a command has been carried out, as far as that is still known."""
        noted = schema.carried_out.c
        row = _sent_row(table_id, sent)
        return bool(await self._rows(select(noted.at).where(*(noted[name] == value for name, value in row.items()))))

    async def forget_carried_out(self, before: int) -> None:
        """Forget which commands were carried out before a moment."""
        await self._write(delete(schema.carried_out).where(schema.carried_out.c.at < before), "carried out")

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with its whole log, if there is one of that name."""

        def find(connection: Connection) -> StoredTable | None:
            found = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
            log = connection.execute(_LOG, {"table": table_id, "after": 0})
            entries = tuple(Entry(*row) for row in log)
            return StoredTable(found.id, found.secret, entries, found.epoch) if found else None

        return await self.read(find)

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """The events of a log after a number."""
        parameters = {"table": table_id, "after": number}
        return await self.read(lambda connection: [Entry(*row) for row in connection.execute(_LOG, parameters)])

    async def listed(self, statuses: Sequence[str], limit: int) -> list[TableRow]:
        """Tables that everyone may see, the latest first."""
        tables = schema.tables.c
        return await self._latest(limit, tables.is_listed, tables.status.in_(statuses))

    async def of_guest(self, guest_id: str, limit: int, before: int = sys.maxsize) -> list[TableRow]:
        """Tables at which a guest has a seat, the latest first, of those last touched before a point in time."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.guest_id == guest_id)
        return await self._latest(limit, schema.tables.c.id.in_(mine), schema.tables.c.touched < before)

    async def waiting_for(self, guest_id: str, limit: int) -> list[TableRow]:
        """Tables that wait for a move of a guest, those first whose time is over first, then the latest."""
        tables, seats = schema.tables.c, schema.seats.c
        query = select(schema.tables).join(schema.seats, (seats.table_id == tables.id) & (seats.seat == tables.turn))
        query = query.where(seats.guest_id == guest_id, tables.status == _PLAYING)
        return await self._tables(query.order_by(tables.deadline.nulls_last(), tables.touched.desc()).limit(limit))

    async def _latest(self, limit: int, *conditions: ColumnElement[bool]) -> list[TableRow]:
        query = select(schema.tables).where(*conditions)
        return await self._tables(query.order_by(schema.tables.c.touched.desc()).limit(limit))

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        rows = await self._rows(query)
        return [
            TableRow(row.id, row.created, row.touched, msgspec.json.decode(row.summary, type=Summary)) for row in rows
        ]

    async def due(self) -> list[str]:
        """Tables at which something will happen soon without a person."""
        query = select(schema.tables.c.id).where(schema.tables.c.due, schema.tables.c.status != _OVER)
        return [row.id for row in await self._rows(query.order_by(schema.tables.c.touched.desc()))]

    async def overdue(self, now: int) -> list[str]:
        """Tables at which the days for a move are over, those first at which they have been for longest."""
        deadline = schema.tables.c.deadline
        return [
            row.id for row in await self._rows(select(schema.tables.c.id).where(deadline <= now).order_by(deadline))
        ]

    async def next_deadline(self, after: int = 0) -> int | None:
        """When the days for a move will be over next, of those that end after a point in time."""
        deadline = schema.tables.c.deadline
        (row,) = await self._rows(select(func.min(deadline)).where(deadline > after))
        return None if row[0] is None else int(row[0])

    async def note_absence(self, absence: Absence) -> None:
        """Keep that no server was there for a time."""
        await self._write(self._database.insert(schema.absences).values(**asdict(absence)).on_conflict_do_nothing())

    async def absences(self) -> list[Absence]:
        """When no server was there, in order."""
        rows = await self._rows(select(schema.absences).order_by(schema.absences.c.since))
        return [Absence(row.since, row.until) for row in rows]

    async def forget_absences(self) -> None:
        """Forget those before the last event of every table that waits for days."""
        tables = schema.tables.c
        oldest = select(func.min(tables.touched)).where(tables.deadline.is_not(None)).scalar_subquery()
        await self._write(delete(schema.absences).where(schema.absences.c.until <= func.coalesce(oldest, sys.maxsize)))

    async def stale(self, before: int) -> list[str]:
        """Unfinished tables at which nothing has happened since a point in time, and nothing will by itself."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status != _OVER, tables.touched < before, tables.deadline.is_(None))
        return [row.id for row in await self._rows(query)]

    async def finished(self, before: int) -> list[str]:
        """Finished tables at which nothing has happened since a point in time."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.status == _OVER, tables.touched < before)
        return [row.id for row in await self._rows(query)]

    async def remove(self, table_ids: Sequence[str], before: int | None = None) -> None:
        """Forget tables and their logs; with `before` only those at which nothing has happened since, and nobody is."""
        statement = delete(schema.tables).where(schema.tables.c.id.in_(table_ids))
        if before is not None:
            visited = schema.tables.c.id.in_(select(schema.presences.c.table_id))
            statement = statement.where(schema.tables.c.touched < before, ~visited)
        await self._write(statement)

    async def name_of(self, guest_id: str) -> str:
        """What a guest is called; empty if that one has not been kept."""
        rows = await self._rows(select(schema.guests.c.name).where(schema.guests.c.id == guest_id))
        return str(rows[0].name) if rows else ""

    async def keep_guest(self, guest_id: str, name: str, now: int) -> None:
        """Keep a guest's name, and that they were here."""
        statement = self._database.insert(schema.guests).values(id=guest_id, name=name, created=now, seen=now)
        statement = statement.on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": now})
        await self._write(statement, f"guest {guest_id}")

    async def begin_epoch(self, guest_id: str, now: int) -> int:
        """Let a guest's cookies from before count no more; the number of the epoch that begins."""
        guests = schema.guests.c
        statement = self._database.insert(schema.guests).values(id=guest_id, name="", created=now, seen=now, epoch=1)
        statement = statement.on_conflict_do_update(
            index_elements=["id"], set_={"epoch": guests.epoch + 1, "seen": now}
        )
        await self._write(statement, f"guest {guest_id}")
        (row,) = await self._rows(select(guests.epoch).where(guests.id == guest_id))
        return int(row.epoch)

    async def epochs(self) -> dict[str, int]:
        """The epochs of all guests who have signed out other devices."""
        guests = schema.guests.c
        rows = await self._rows(select(guests.id, guests.epoch).where(guests.epoch > 0))
        return {str(row.id): int(row.epoch) for row in rows}

    async def last_seen(self, guest_id: str) -> int | None:
        """When a guest who has been kept was noted to be here, last."""
        rows = await self._rows(select(schema.guests.c.seen).where(schema.guests.c.id == guest_id))
        return int(rows[0].seen) if rows else None

    async def note_seen(self, guest_id: str, now: int) -> None:
        """Note that a guest who has been kept was here."""
        await self._write(update(schema.guests).where(schema.guests.c.id == guest_id).values(seen=now))

    async def forget_guests(self, before: int) -> None:
        """Forget guests who have no seat anywhere and have not been here since a point in time."""
        guests, seats, told = schema.guests.c, schema.seats.c, schema.subscriptions.c
        is_seated = select(seats.guest_id).where(seats.guest_id == guests.id).exists()
        await self._write(delete(schema.guests).where(guests.seen < before, ~is_seated))
        is_kept = select(guests.id).where(guests.id == told.guest_id).exists()
        is_owner = select(seats.guest_id).where(seats.guest_id == told.guest_id).exists()
        await self._write(delete(schema.subscriptions).where(told.created < before, ~is_kept, ~is_owner))

    async def forget_guest(self, guest_id: str) -> bool:
        """Forget a guest's name and browsers; False if nothing of them was kept. Logs of tables stay as they are."""
        found = await self.last_seen(guest_id) is not None or bool(await self.subscriptions_of(guest_id))
        await self._write(delete(schema.subscriptions).where(schema.subscriptions.c.guest_id == guest_id))
        await self._write(delete(schema.guests).where(schema.guests.c.id == guest_id))
        await self._write(delete(schema.carried_out).where(schema.carried_out.c.guest_id == guest_id))
        return found

    async def entries_of_kind(self, kinds: Sequence[str]) -> list[tuple[str, bytes]]:
        """All events of some kinds: the tables they are of, and what they say."""
        found = schema.events.c
        rows = await self._rows(select(found.table_id, found.body).where(found.kind.in_(kinds)))
        return [(str(row.table_id), bytes(row.body)) for row in rows]

    async def rewrite(self, table_id: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Put other events in the place of those of the same numbers; for what must be forgotten, and nothing else."""
        log = schema.events.c
        change = update(schema.events).where(log.table_id == table_id, log.number == bindparam("at_number"))

        def rewrite(connection: Connection) -> None:
            rows = [{"at_number": entry.number, "new_body": entry.body} for entry in entries]
            connection.execute(change.values(body=bindparam("new_body")), rows)
            told = {"summary": msgspec.json.encode(summary).decode()}
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(told))
            connection.execute(_LEAVE, {"table": table_id})
            _seat(connection, table_id, summary)

        await self._writer.write(rewrite)

    async def keep_subscription(self, guest_id: str, subscription: Subscription, now: int, most: int) -> None:
        """Tell a guest on a browser from now on, and on so many at most; those that asked longest ago are dropped."""
        kept = schema.subscriptions.c
        row = msgspec.structs.asdict(subscription) | {"guest_id": guest_id, "created": now}
        latest = select(kept.endpoint).where(kept.guest_id == guest_id).order_by(kept.created.desc()).limit(most)

        def keep(connection: Connection) -> None:
            statement = self._database.insert(schema.subscriptions).values(row)
            connection.execute(statement.on_conflict_do_update(index_elements=["endpoint"], set_=row))
            older = delete(schema.subscriptions).where(kept.guest_id == guest_id, kept.endpoint.not_in(latest))
            connection.execute(older)

        await self._writer.write(keep, f"guest {guest_id}")

    async def subscriptions_of(self, guest_id: str) -> list[Subscription]:
        """The browsers on which a guest wants to be told."""
        kept = schema.subscriptions.c
        query = select(kept.endpoint, kept.p256dh, kept.auth).where(kept.guest_id == guest_id).order_by(kept.created)
        return [Subscription(*row) for row in await self._rows(query)]

    async def drop_subscription(self, endpoint: str, guest_id: str | None = None) -> None:
        """Tell nobody on a browser any more; with a guest only if it is theirs."""
        kept = schema.subscriptions.c
        is_theirs = [kept.guest_id == guest_id] if guest_id is not None else []
        await self._write(delete(schema.subscriptions).where(kept.endpoint == endpoint, *is_theirs))

    async def fact(self, name: str) -> str | None:
        """What was noted under a name."""
        rows = await self._rows(select(schema.facts.c.value).where(schema.facts.c.name == name))
        return str(rows[0].value) if rows else None

    async def note(self, name: str, value: str) -> None:
        """Note something under a name."""
        statement = self._database.insert(schema.facts).values(name=name, value=value)
        await self._write(
            statement.on_conflict_do_update(index_elements=["name"], set_={"value": value}), f"fact {name}"
        )

    async def count(self) -> dict[str, int]:
        """How many tables there are in each status; it also shows that the store answers."""
        query = select(schema.tables.c.status, func.count()).group_by(schema.tables.c.status)
        return {str(status): int(number) for status, number in await self._rows(query)}

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        return await self.read(lambda connection: connection.execute(query).all())

    async def write(self, work: Callable[[Connection], object], about: str) -> None:
        """Do something in one transaction; it may be done again after all was rolled back."""
        await self._writer.write(work, about)

    async def _write(self, statement: Executable, about: str = "") -> None:
        await self._writer.write(lambda connection: connection.execute(statement), about)


def _advanced(entries: Sequence[Entry], summary: Summary, epoch: int | None) -> dict[str, Any]:
    """What is noted of a table beside its log, after the last event."""
    return {
        "touched": entries[-1].at,
        "status": summary.status,
        "number": entries[-1].number,
        "due": summary.is_due,
        "turn": summary.turn,
        "deadline": summary.deadline,
        "summary": msgspec.json.encode(summary).decode(),
        "epoch": epoch,
    }


def _sent_row(table_id: str, sent: Sent) -> dict[str, str]:
    return {"table_id": table_id, "guest_id": sent.guest, "once": sent.once}


def _event_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": table_id, **asdict(entry)} for entry in entries]


def _seat(connection: Connection, table_id: str, summary: Summary) -> None:
    """Note who owns which seats."""
    owned = [(seat, guest) for seat, owners in enumerate(summary.owners) for guest in owners]
    if owned:
        rows = [{"table_id": table_id, "seat": seat, "guest_id": guest} for seat, guest in owned]
        connection.execute(_TAKE, rows)
