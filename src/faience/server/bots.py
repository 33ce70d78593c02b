"""Bots: processes that think, so that the server never does; whatever happens to them, every question gets a move."""

import asyncio
import hmac
import logging
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec

from faience.engine.client import MACHINE_CODE, EngineClient, EngineFailure
from faience.engine.messages import GoRequest
from faience.games import Game
from faience.players import Greedy
from faience.players.levels import SECONDS, STRONGEST
from faience.server.work_queue import Job, NobodyCould, WorkQueue, WrongAnswer
from faience.work.tasks import Answer, Moved, MoveTask

_LOG = logging.getLogger(__name__)
_SLOW_LEVEL = STRONGEST
"""A bot of this level takes its time, and others should not wait behind it."""
_LEAST_SECONDS = 0.05
_PATIENCE = 20.0
"""How many seconds a process has for an answer beyond the time to think; the first one loads machine code."""
_ATTEMPTS = 2
_NICENESS = 5
"""Whoever waits for an announcement waits for the server, not for a bot."""
_FAILURES = (EngineFailure, NobodyCould, TimeoutError)
_ENDLESS = 1 << 40
"""So many positions that only a level's own number of them counts, and no clock does."""


class Thinkers:
    """A few engines, each answering one question at a time in a process of its own, and workers who help.

    The first of several leaves slow questions alone. Their clients wait in threads, so the server does not.
    """

    def __init__(self, number: int, queue: WorkQueue | None = None) -> None:
        self._queue = queue or WorkQueue()
        self._queue.has_thinkers = number > 0
        self._number = number
        self._threads = ThreadPoolExecutor(max(1, number), "bot")
        self._engines = [EngineClient(environment=MACHINE_CODE, niceness=_NICENESS) for _ in range(number)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many moves nobody thinks about yet."""
        return self._queue.waiting

    def start(self) -> None:
        """Begin to answer; processes are started when they are needed."""
        self._tasks = [
            asyncio.create_task(self._serve(at, is_quick_only=self._number > 1 and at == 0))
            for at in range(self._number)
        ]

    async def close(self) -> None:
        """End all processes, even while they think."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for engine in self._engines:
            await asyncio.to_thread(engine.kill)
        self._threads.shutdown()

    async def choose(self, position: Any, level: int, seed: int) -> str:
        """A legal move in a position, from a bot of the level if that can be, and otherwise from a simpler one."""
        plain = msgspec.to_builtins(position)
        try:
            job = self._question(plain, level, seed)
            self._queue.put(job)
            return str(await job.done)
        except _FAILURES as failure:
            _LOG.error("a bot of level %s found no move (%s); a simpler one moves for it", level, failure)
            return await asyncio.to_thread(_greedy, plain, seed)

    def _question(self, position: Any, level: int, seed: int) -> Job:
        """What a bot is asked; only the strongest level needs a limit of time, a shorter one when many wait."""
        if level < _SLOW_LEVEL:
            go = GoRequest(level=level, nodes=_ENDLESS, seed=seed)
        else:
            number = self._number + self._queue.workers
            seconds = SECONDS * min(1.0, max(1, number - 1) / (1 + self._queue.slow))
            go = GoRequest(level=level, time=max(_LEAST_SECONDS, seconds), seed=seed)
        return Job(
            MoveTask(position, go),
            partial(_checked, position),
            asyncio.get_running_loop().create_future(),
            is_slow=go.time is not None,
            seconds=go.time or 0.0,
        )

    async def _serve(self, at: int, is_quick_only: bool) -> None:
        while True:
            job = await self._queue.take(partial(_is_for_us, is_quick_only))
            task = job.task
            assert isinstance(task, MoveTask)
            try:
                move = await self._think(self._engines[at], task.position, task.go)
            except _FAILURES as failure:
                self._failed(job, failure)
            else:
                if not job.done.done():
                    job.done.set_result(move)

    async def _think(self, engine: EngineClient, position: Any, go: GoRequest) -> str:
        """The move of an engine; after a failure its process is a new one, unless it refused the question."""

        def ask() -> str:
            engine.revive()
            return engine.move(position, go, (go.time or 0.0) + _PATIENCE)

        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    def _failed(self, job: Job, failure: Exception) -> None:
        """Try again in a fresh process, but not for ever."""
        job.failures += 1
        if job.done.done():
            return
        if job.failures < _ATTEMPTS:
            self._queue.put(job)
        else:
            job.done.set_exception(failure)


def _is_for_us(is_quick_only: bool, job: Job) -> bool:
    return isinstance(job.task, MoveTask) and not (job.is_slow and is_quick_only)


def _checked(position: Any, answer: Answer) -> str:
    """The move that a worker answered; WrongAnswer if it is none here."""
    move = answer.move if isinstance(answer, Moved) else None
    if move not in {str(legal) for legal in Game.from_position(position, seed=0).legal_moves()}:
        raise WrongAnswer(f"{str(move)[:100]!r} is no legal move")
    return str(move)


def _greedy(position: Any, seed: int) -> str:
    return str(Greedy(seed).choose(Game.from_position(position, seed=0)))


def seed_of(salt: bytes, table: str, position: Any) -> int:
    """A bot's own seed: the same in the same position at one table, and nobody's guess."""
    content = table.encode() + b" " + msgspec.json.encode(position)
    return int.from_bytes(hmac.digest(salt, content, "sha256")[:4])
