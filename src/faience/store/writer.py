"""All that is written goes through one place; what waits is committed together.

A commit waits for the disk, so ten moves made at the same time cost one wait and not ten. Each is still all or
nothing on its own: one that conflicts with its log fails alone.
The thread makes a whole transaction before it reports back: a loop that had to be asked between any two statements
would make each of them wait for its turn.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TypeAlias

import msgspec
from sqlalchemy import Connection, Engine

from faience.store.schema import Conflict
from faience.store.trouble import PAUSES, is_cut

Work: TypeAlias = Callable[[Connection], object]
"""Something to be written, all of it or nothing; it may be done again after all was rolled back."""


class _Job(msgspec.Struct, frozen=True, eq=False):
    work: Work
    about: str
    done: "asyncio.Future[None]"


class Writer:
    """Writes one transaction after the other, in a thread of its own, until it is closed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work, about: str = "") -> None:
        """Returns when work is done and on the disk; raises what went wrong if it is not.

        What is about different things is done in the order of their names: two servers that each write about several
        would otherwise wait for each other for ever.
        """
        job = _Job(work, about, self._loop.create_future())
        self._waiting.put(job)
        await job.done

    async def close(self) -> None:
        """Commit what still waits, and stop."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        jobs: list[_Job | None] = []
        while None not in jobs:
            jobs = [self._waiting.get()]
            with suppress(Empty):
                while True:
                    jobs.append(self._waiting.get_nowait())
            results = self._results(sorted((job for job in jobs if job is not None), key=_about))
            self._loop.call_soon_threadsafe(_tell, results)

    def _results(self, jobs: Sequence[_Job]) -> list[tuple[_Job, Exception | None]]:
        """What went wrong with each job, if anything; whatever happens, each of them gets an answer."""
        pauses = [*PAUSES]
        while True:
            try:
                with self._engine.connect() as connection:
                    return list(_carried_out(connection, jobs, pauses))
            except Exception as error:
                if not (pauses and is_cut(error)):
                    return [(job, error) for job in jobs]
            time.sleep(pauses.pop(0))


def _carried_out(
    connection: Connection, jobs: Sequence[_Job], pauses: Sequence[float], *, is_again: bool = False
) -> Iterator[tuple[_Job, Exception | None]]:
    """One transaction for all; if that fails, one for each, so that only the guilty one fails.

    A connection that was cut is made anew. What had been committed nevertheless conflicts with itself then.
    """
    failure: Exception | None = None
    try:
        with connection.begin():
            for job in jobs:
                job.work(connection)
    except Exception as error:
        failure = error
    if isinstance(failure, Conflict) and is_again:
        failure.is_certain = False
    if pauses and is_cut(failure):
        time.sleep(pauses[0])
        yield from _carried_out(connection, jobs, pauses[1:], is_again=True)
    elif failure is not None and len(jobs) > 1:
        for job in jobs:
            yield from _carried_out(connection, [job], pauses, is_again=is_again)
    else:
        yield from ((job, failure) for job in jobs)


def _about(job: _Job) -> str:
    return job.about


def _tell(results: Sequence[tuple[_Job, Exception | None]]) -> None:
    for job, error in results:
        if job.done.done():
            continue  # whoever asked has gone
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
