"""What is to be thought about, and who does it: processes of the server itself, and workers that come for it.

A worker has a thing to do for a time. If it does not answer until then, the next one is asked, and after a few of them
the server does it itself; an answer is believed only when it was checked. So whatever workers do, no table suffers.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from faience.work.tasks import LONGEST_WAIT, Answer, Call, Failed, MoveTask, Offer, ReplayTask, Returned, Task

T = TypeVar("T")

_LOG = logging.getLogger(__name__)
LEASE = 5.0
"""How many seconds a worker has for an answer beyond the time to think."""
ATTEMPTS = 3
"""So many workers may vanish with a thing to do, or fail, before it is done otherwise."""
_RECENT = LONGEST_WAIT + 5.0
"""A worker that has not come for so many seconds is not counted on."""
_ALONE = 10.0
"""After so many seconds without any worker it is said that they are waited for."""
_PATIENCE = 10.0
"""So many seconds workers have altogether for what the server can do as well."""


class WrongAnswer(ValueError):
    """What a worker answered cannot be."""


class NobodyCould(RuntimeError):
    """Something was given up."""


class Job(msgspec.Struct, eq=False):
    """Something to do, and who waits for it."""

    task: Task
    check: Callable[[Any], Any]
    """What an answer means; WrongAnswer if it cannot be."""
    done: "asyncio.Future[Any]"
    is_slow: bool = False
    seconds: float = 0.0
    """How long it takes by itself."""
    id: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(9))
    holder: str | None = None
    leases: int = 0
    vanished: int = 0
    failures: int = 0
    is_for_thinkers: bool = False
    """Whether workers are not asked any more."""


Accepts = Callable[[Job], bool]


class _Taker(msgspec.Struct, eq=False):
    accepts: Accepts
    got: "asyncio.Future[Job | None]"
    is_worker: bool


class WorkQueue:
    """Jobs that wait, quick ones first, and those that workers have."""

    def __init__(self, lease: float = LEASE, clock: Callable[[], float] = time.monotonic) -> None:
        self.has_thinkers = True
        """Whether the server has processes of its own that think."""
        self._lease = lease
        self._clock = clock
        self._quick: deque[Job] = deque()
        self._slow: deque[Job] = deque()
        self._takers: list[_Taker] = []
        self._lent: dict[str, Job] = {}
        """What workers have, and what they had and nobody has answered yet."""
        self._seen: dict[str, float] = {}
        self._is_closed = False
        self._is_told = False
        self._wrong: set[str] = set()
        """Workers whose last answer was wrong."""

    @property
    def waiting(self) -> int:
        """How many jobs nobody has taken."""
        return len(self._quick) + len(self._slow)

    @property
    def slow(self) -> int:
        """How many of them take their time."""
        return len(self._slow)

    @property
    def workers(self) -> int:
        """How many engines of workers came a moment ago."""
        late = self._clock() - _RECENT
        self._seen = {worker: at for worker, at in self._seen.items() if at > late}
        return len(self._seen)

    def close(self) -> None:
        """Let nobody wait for something to do: the server is about to stop."""
        self._is_closed = True
        for taker in self._takers:
            if taker.is_worker and not taker.got.done():
                taker.got.set_result(None)

    def put(self, job: Job, *, is_first: bool = False) -> None:
        """Give a job to whoever waits for one, or let it wait."""
        if job.done.done():
            return
        taker = next((taker for taker in self._takers if not taker.got.done() and taker.accepts(job)), None)
        if taker is not None:
            taker.got.set_result(job)
            return
        waiting = self._slow if job.is_slow else self._quick
        waiting.appendleft(job) if is_first else waiting.append(job)
        if not (self.has_thinkers or self._is_told or self.workers):
            asyncio.get_running_loop().call_later(_ALONE, self._tell, job)

    def _tell(self, job: Job) -> None:
        """Say once that nobody thinks, if that is still so."""
        if not (job.done.done() or self._is_told or self._is_closed or self.workers):
            self._is_told = True
            _LOG.error("bots wait, and no worker has come; start one with `faience worker`")

    async def take(self, accepts: Accepts) -> Job:
        """The next job that a process of the server accepts."""
        job = await self._take(accepts, is_worker=False)
        assert job is not None
        return job

    async def _take(self, accepts: Accepts, *, is_worker: bool) -> Job | None:
        """The next job that somebody accepts; None for a worker when the server stops."""
        if (job := self._found(accepts)) is not None:
            return job
        taker = _Taker(accepts, asyncio.get_running_loop().create_future(), is_worker)
        self._takers.append(taker)
        try:
            return await taker.got
        except asyncio.CancelledError:
            if taker.got.done() and not taker.got.cancelled() and (job := taker.got.result()) is not None:
                self.put(job, is_first=True)
            raise
        finally:
            self._takers.remove(taker)

    def _found(self, accepts: Accepts) -> Job | None:
        for waiting in (self._quick, self._slow):
            while waiting and waiting[0].done.done():
                waiting.popleft()  # nobody waits for it any more
            for at, job in enumerate(waiting):
                if not job.done.done() and accepts(job):
                    del waiting[at]
                    return job
        return None

    async def lend(self, call: Call) -> Offer | None:
        """A job for a worker, as soon as there is one and as long as it waits."""
        if self._is_closed or call.takes == "nothing":
            self._seen.pop(call.worker, None)
            return None
        self._seen[call.worker] = self._clock()
        try:
            async with asyncio.timeout(call.wait):
                job = await self._take(partial(_is_for, call), is_worker=True)
        except TimeoutError:
            return None
        except asyncio.CancelledError:
            self._seen.pop(call.worker, None)  # it has hung up
            raise
        self._is_told = False
        return None if job is None else self._lent_to(call.worker, job)

    def _lent_to(self, worker: str, job: Job) -> Offer:
        self._seen[worker] = self._clock()
        if job.id not in self._lent:
            self._lent[job.id] = job
            job.done.add_done_callback(lambda _: self._lent.pop(job.id, None))
        job.holder = worker
        job.leases += 1
        seconds = self._lease + job.seconds
        asyncio.get_running_loop().call_later(seconds, self._expire, job, job.leases)
        return Offer(job.id, seconds, job.task)

    def _expire(self, job: Job, lease: int) -> None:
        """A worker did not answer in time."""
        if job.done.done() or job.leases != lease or job.holder is None:
            return
        _LOG.warning("worker %s did not answer in time; somebody else is asked", job.holder)
        self._seen.pop(job.holder, None)
        job.holder = None
        job.vanished += 1
        if job.vanished < ATTEMPTS:
            self.put(job, is_first=True)
        else:
            self._do_otherwise(job, f"{job.vanished} workers did not answer")

    async def answer(self, answer: Answer, worker: str) -> None:
        """What a worker says of a job; one that is late counts if nobody else has answered."""
        job = self._lent.get(answer.id)
        if job is None:
            return
        if isinstance(answer, Returned):
            if job.holder == worker:
                job.holder = None
                self.put(job, is_first=True)
        elif isinstance(answer, Failed):
            self._disappoint(job, worker, answer.why)
        else:
            try:
                meaning = await asyncio.to_thread(job.check, answer)
            except WrongAnswer as error:
                self._disappoint(job, worker, str(error))
            else:
                self._wrong.discard(worker)
                if not job.done.done():
                    job.done.set_result(meaning)

    def _disappoint(self, job: Job, worker: str, why: str) -> None:
        """A worker failed, or answered what cannot be."""
        if worker not in self._wrong and isinstance(job.task, MoveTask):  # records are wrong all the time
            self._wrong.add(worker)
            _LOG.error("worker %s gave no answer that holds: %s", worker, why)
        if job.holder == worker and not job.done.done():
            job.holder = None
            job.failures += 1
            self._do_otherwise(job, why)

    def _do_otherwise(self, job: Job, why: str) -> None:
        """Let the server do what workers could not; where it cannot, they are asked again, but not for ever to fail."""
        if isinstance(job.task, ReplayTask) or job.failures >= ATTEMPTS:
            job.done.set_exception(NobodyCould(why))
            return
        job.is_for_thinkers = self.has_thinkers
        if not self.has_thinkers and job.vanished == ATTEMPTS:
            _LOG.error("%s; a bot waits for one that does", why)
        self.put(job, is_first=True)

    async def elsewhere(self, task: ReplayTask, check: Callable[[Any], T]) -> T | None:
        """What a worker makes of something that the server can do as well; None if no worker does it."""
        if not self.workers:
            return None
        job = Job(task, check, asyncio.get_running_loop().create_future())
        self.put(job)
        try:
            async with asyncio.timeout(_PATIENCE):
                found: T = await job.done
                return found
        except (TimeoutError, NobodyCould):
            return None


def _is_for(call: Call, job: Job) -> bool:
    return not (job.is_for_thinkers or (job.is_slow and call.takes == "quick"))
