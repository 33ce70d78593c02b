"""All that is written goes through one place; events that wait are committed together.

A commit waits for the disk, so ten moves made at the same time cost one wait and not ten. Each is still all or
nothing on its own: one that conflicts with the log fails alone.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from faience.store import schema
from faience.store.kept import Conflict, Entry, Summary

_ADD = insert(schema.events)
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.number == bindparam("expected"))
    .values({name: bindparam(f"new_{name}") for name in ("touched", "status", "number", "due", "summary")})
)
_LEAVE = delete(schema.seats).where(schema.seats.c.table_id == bindparam("table"))
_TAKE = insert(schema.seats)


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
    """Writes one transaction after the other, on a connection of its own, until it is closed."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._waiting: deque[Change | Work] = deque()
        self._woken = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._work(), name="store writer")

    async def append(
        self, table_id: str, expected: int, entries: Sequence[Entry], summary: Summary, *, is_reseated: bool
    ) -> None:
        """Returns when the events are on the disk; Conflict, or the database's error, if they are not."""
        done = asyncio.get_running_loop().create_future()
        await self._enqueue(Change(table_id, expected, entries, summary, is_reseated, done))

    async def execute(self, *statements: tuple[Executable, Any]) -> None:
        """Returns when all statements are carried out, in one transaction."""
        await self._enqueue(Work(statements, asyncio.get_running_loop().create_future()))

    async def close(self) -> None:
        """Commit what still waits, and stop."""
        self._is_closing = True
        self._woken.set()
        await self._task
        await self._connection.close()

    async def _enqueue(self, job: Change | Work) -> None:
        self._waiting.append(job)
        self._woken.set()
        await job.done

    async def _work(self) -> None:
        while self._waiting or not self._is_closing:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
                continue
            job = self._waiting.popleft()
            if isinstance(job, Work):
                await self._carry_out(job)
                continue
            batch = [job]
            while self._waiting and isinstance(following := self._waiting[0], Change):
                batch.append(following)
                self._waiting.popleft()
            await self._commit(batch)

    async def _commit(self, batch: list[Change]) -> None:
        """One transaction for all; if that fails, one for each, so that only the guilty one fails."""
        error = await self._attempt(lambda: apply(self._connection, batch))
        if error is not None and len(batch) > 1:
            for change in batch:
                await self._commit([change])
            return
        for change in batch:
            _tell(change, error)

    async def _carry_out(self, work: Work) -> None:
        async def execute() -> None:
            for statement, values in work.statements:
                await self._connection.execute(statement, values)

        _tell(work, await self._attempt(execute))

    async def _attempt(self, change: Callable[[], Awaitable[None]]) -> Exception | None:
        """Make a change in a transaction; what went wrong, if anything."""
        try:
            async with self._connection.begin():
                await change()
        except Exception as error:
            return error
        return None


def _tell(job: Change | Work, error: Exception | None) -> None:
    if job.done.done():
        return  # whoever asked has gone
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)


async def apply(connection: AsyncConnection, batch: Sequence[Change]) -> None:
    """Add the events of a batch; Conflict if any of the logs is not where its change expects it."""
    try:
        await connection.execute(_ADD, [row for change in batch for row in event_rows(change.table_id, change.entries)])
    except IntegrityError:
        raise Conflict("a log has gone on in the meantime") from None
    advanced = await connection.execute(_ADVANCE, [_advance(change) for change in batch])
    if advanced.rowcount != len(batch):
        raise Conflict("a log has gone on in the meantime, or is not there any more")
    for change in batch:
        if change.is_reseated:
            await connection.execute(_LEAVE, {"table": change.table_id})
            if taken := seat_rows(change.table_id, change.summary):
                await connection.execute(_TAKE, taken)


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
