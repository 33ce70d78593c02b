"""All that is written goes through one place; events that wait are committed together.

A commit waits for the disk, so ten moves made at the same time cost one wait and not ten. Each is still all or
nothing on its own: one that conflicts with the log fails alone.
The thread makes a whole transaction before it reports back: a loop that had to be asked between any two statements
would make each of them wait for its turn.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from faience.store import schema
from faience.store.rows import Conflict, Entry, Summary

_ADD = insert(schema.events)
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.number == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in ("touched", "status", "number", "due", "summary")})
)
_LEAVE = delete(schema.seats).where(schema.seats.c.table_id == bindparam("table"))
_TAKE = insert(schema.seats)


Result: TypeAlias = Exception | None
"""What went wrong, or nothing."""


class Change(msgspec.Struct, frozen=True, eq=False):
    """Events to be added to one log, and the future that tells when they are."""

    table_id: str
    expected: int
    entries: Sequence[Entry]
    summary: Summary
    is_reseated: bool
    """Whether somebody sat down or stood up."""
    done: "asyncio.Future[None]"


class Work(msgspec.Struct, frozen=True, eq=False):
    """Anything else, a transaction of its own."""

    statements: Sequence[tuple[Executable, Any]]
    """Each with what to fill in, if anything."""
    done: "asyncio.Future[None]"


class Writer:
    """Writes one transaction after the other, in a thread of its own, until it is closed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Change | Work | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store writer", daemon=True)
        self._thread.start()

    async def append(
        self, table_id: str, expected: int, entries: Sequence[Entry], summary: Summary, *, is_reseated: bool
    ) -> None:
        """Returns when the events are on the disk; Conflict, or the database's error, if they are not."""
        job = Change(table_id, expected, entries, summary, is_reseated, self._loop.create_future())
        self._waiting.put(job)
        await job.done

    async def execute(self, *statements: tuple[Executable, Any]) -> None:
        """Returns when all statements are carried out, in one transaction."""
        job = Work(statements, self._loop.create_future())
        self._waiting.put(job)
        await job.done

    async def close(self) -> None:
        """Commit what still waits, and stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        jobs: list[Change | Work | None] = []
        while None not in jobs:
            jobs = [self._waiting.get()]
            with suppress(Empty):
                while True:
                    jobs.append(self._waiting.get_nowait())
            results = self._results([job for job in jobs if job is not None])
            self._loop.call_soon_threadsafe(_tell, results)

    def _results(self, jobs: Sequence[Change | Work]) -> list[tuple[Change | Work, Result]]:
        """What came of jobs; whatever goes wrong, each of them gets an answer."""
        try:
            with self._engine.connect() as connection:
                return list(_carried_out(connection, jobs))
        except Exception as error:
            return [(job, error) for job in jobs]


def _carried_out(connection: Connection, jobs: Sequence[Change | Work]) -> Iterator[tuple[Change | Work, Result]]:
    """Carry out jobs in order, changes that follow each other in one transaction; each with what went wrong."""
    for is_change, group in groupby(jobs, lambda job: isinstance(job, Change)):
        if is_change:
            yield from _changed(connection, [job for job in group if isinstance(job, Change)])
        else:
            yield from ((job, _worked(connection, job)) for job in group if isinstance(job, Work))


def _changed(connection: Connection, batch: Sequence[Change]) -> Iterator[tuple[Change | Work, Result]]:
    """One transaction for all; if that fails, one for each, so that only the guilty one fails."""
    error = _attempt(connection, lambda: apply(connection, batch))
    if error is not None and len(batch) > 1:
        for change in batch:
            yield from _changed(connection, [change])
    else:
        yield from ((change, error) for change in batch)


def _worked(connection: Connection, work: Work) -> Result:
    def execute() -> None:
        for statement, values in work.statements:
            connection.execute(statement, values)

    return _attempt(connection, execute)


def _attempt(connection: Connection, change: Callable[[], None]) -> Result:
    """Make a change in a transaction; what went wrong, if anything."""
    try:
        with connection.begin():
            change()
    except Exception as error:
        return error
    return None


def _tell(results: Sequence[tuple[Change | Work, Result]]) -> None:
    for job, error in results:
        if job.done.done():
            continue  # whoever asked has gone
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def apply(connection: Connection, batch: Sequence[Change]) -> None:
    """Add the events of a batch; Conflict if any of the logs is not where its change expects it."""
    try:
        connection.execute(_ADD, [row for change in batch for row in event_rows(change.table_id, change.entries)])
    except IntegrityError:
        raise Conflict("a log has changed in the meantime") from None
    advanced = connection.execute(_ADVANCE, [_advance(change) for change in batch])
    if advanced.rowcount != len(batch):
        raise Conflict("a log has changed in the meantime, or is gone")
    for change in batch:
        if change.is_reseated:
            connection.execute(_LEAVE, {"table": change.table_id})
            if taken := seat_rows(change.table_id, change.summary):
                connection.execute(_TAKE, taken)


def _advance(change: Change) -> dict[str, Any]:
    last = change.entries[-1]
    return {
        "table": change.table_id,
        "expected": change.expected,
        "new_touched": last.at,
        "new_status": change.summary.status,
        "new_number": last.number,
        "new_due": change.summary.is_due,
        "new_summary": msgspec.json.encode(change.summary).decode(),
    }


def event_rows(table_id: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Events as rows of the database."""
    return [
        {"table_id": table_id, "number": entry.number, "at": entry.at, "kind": entry.kind, "body": entry.body}
        for entry in entries
    ]


def seat_rows(table_id: str, summary: Summary) -> list[dict[str, Any]]:
    """Who owns which seats, as rows of the database."""
    return [
        {"table_id": table_id, "seat": seat, "guest_id": guest}
        for seat, owners in enumerate(summary.owners)
        for guest in owners
    ]
