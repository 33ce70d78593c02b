"""Bots: processes that think, so that the server never does; whatever happens to them, every question gets a move."""

import asyncio
import hmac
import logging
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from faience.engine.client import MACHINE_CODE, EngineClient, EngineFailure
from faience.engine.messages import GoRequest
from faience.games import Game
from faience.players import Greedy
from faience.players.levels import SECONDS, STRONGEST

_LOG = logging.getLogger(__name__)
_SLOW_LEVEL = STRONGEST
"""A bot of this level takes its time, and others should not wait behind it."""
_LEAST_SECONDS = 0.05
_PATIENCE = 20.0
"""How many seconds a process has for an answer beyond the time to think; the first one loads machine code."""
_ATTEMPTS = 2
_NICENESS = 5
"""Whoever waits for an announcement waits for the server, not for a bot."""
_FAILURES = (EngineFailure, TimeoutError)
_ENDLESS = 1 << 40
"""So many positions that only a level's own number of them counts, and no clock does."""


class _Job(msgspec.Struct, eq=False):
    position: Any
    go: GoRequest
    done: "asyncio.Future[str]"
    failures: int = 0


class Thinkers:
    """A few engines, each answering one question at a time in a process of its own.

    The first of several leaves slow questions alone. Their clients wait in threads, so the server does not.
    """

    def __init__(self, number: int) -> None:
        self._quick: deque[_Job] = deque()
        self._slow: deque[_Job] = deque()
        self._changed = asyncio.Condition()
        self._number = number
        self._threads = ThreadPoolExecutor(number, "bot")
        self._engines = [EngineClient(environment=MACHINE_CODE, niceness=_NICENESS) for _ in range(number)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        """How many moves nobody thinks about yet."""
        return len(self._quick) + len(self._slow)

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
            job = _Job(plain, self._question(level, seed), asyncio.get_running_loop().create_future())
            await self._enqueue(job)
            return await job.done
        except _FAILURES as failure:
            _LOG.error("a bot of level %s found no move (%s); a simpler one moves for it", level, failure)
            return await asyncio.to_thread(_greedy, plain, seed)

    def _question(self, level: int, seed: int) -> GoRequest:
        """What a bot is asked; only the strongest level needs a limit of time, a shorter one when many wait."""
        if level < _SLOW_LEVEL:
            return GoRequest(level=level, nodes=_ENDLESS, seed=seed)
        seconds = SECONDS * min(1.0, max(1, self._number - 1) / (1 + len(self._slow)))
        return GoRequest(level=level, time=max(_LEAST_SECONDS, seconds), seed=seed)

    async def _enqueue(self, job: _Job) -> None:
        async with self._changed:
            (self._quick if job.go.time is None else self._slow).append(job)
            self._changed.notify_all()

    async def _next(self, is_quick_only: bool) -> _Job:
        async with self._changed:
            await self._changed.wait_for(lambda: self._quick or (self._slow and not is_quick_only))
            return (self._quick or self._slow).popleft()

    async def _serve(self, at: int, is_quick_only: bool) -> None:
        while True:
            job = await self._next(is_quick_only)
            if job.done.done():
                continue  # nobody waits for it any more
            try:
                move = await self._think(self._engines[at], job.position, job.go)
            except _FAILURES as failure:
                await self._failed(job, failure)
            else:
                if not job.done.done():
                    job.done.set_result(move)

    async def _think(self, engine: EngineClient, position: Any, go: GoRequest) -> str:
        """The move of an engine; after a failure its process is a new one, unless it refused the question."""

        def ask() -> str:
            engine.revive()
            return engine.move(position, go, (go.time or 0.0) + _PATIENCE)

        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    async def _failed(self, job: _Job, failure: Exception) -> None:
        """Try again in a fresh process, but not for ever."""
        job.failures += 1
        if job.done.done():
            return
        if job.failures < _ATTEMPTS:
            await self._enqueue(job)
        else:
            job.done.set_exception(failure)


def _greedy(position: Any, seed: int) -> str:
    return str(Greedy(seed).choose(Game.from_position(position, seed=0)))


def seed_of(salt: bytes, table: str, position: Any) -> int:
    """A bot's own seed: the same in the same position at one table, and nobody's guess."""
    content = table.encode() + b" " + msgspec.json.encode(position)
    return int.from_bytes(hmac.digest(salt, content, "sha256")[:4])
