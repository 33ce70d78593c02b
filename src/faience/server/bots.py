"""Bots: processes that think, so that the server never does; whatever happens to them, every question gets a move."""

import asyncio
import hmac
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec

from faience.games import Game
from faience.players import Greedy
from faience.players.levels import SECONDS, STRONGEST
from faience.server.thinker import Answer, Question

_LOG = logging.getLogger(__name__)
_SLOW_LEVEL = STRONGEST
"""A bot of this level takes its time, and others should not wait behind it."""
_LEAST_SECONDS = 0.05
_PATIENCE = 20.0
"""How many seconds a process has for an answer beyond the time to think; the first one loads machine code."""
_ATTEMPTS = 2
_LONGEST_LINE = 1 << 20


class BotFailure(RuntimeError):
    """A process gave no answer."""


class _Job(msgspec.Struct, eq=False):
    question: Question
    done: "asyncio.Future[str]"
    failures: int = 0


class Thinkers:
    """A few processes, each answering one question at a time; the first of several leaves slow questions alone."""

    def __init__(self, number: int) -> None:
        self._quick: deque[_Job] = deque()
        self._slow: deque[_Job] = deque()
        self._changed = asyncio.Condition()
        self._number = number
        self._hands = [_Hand() for _ in range(number)]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to answer; processes are started when they are needed."""
        self._tasks = [
            asyncio.create_task(self._serve(hand, is_quick_only=self._number > 1 and hand is self._hands[0]))
            for hand in self._hands
        ]

    async def warm_up(self, game: Game) -> None:
        """Have the first process started and its machine code loaded before anyone waits for it."""
        with suppress(BotFailure):
            await self._ask(Question(msgspec.to_builtins(game.position()), level=1, seed=0))

    async def close(self) -> None:
        """End all processes, even while they think."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for hand in self._hands:
            await hand.end()

    async def choose(self, position: Any, level: int, seed: int) -> str:
        """A legal move in a position, from a bot of the level if that can be, and otherwise from a simpler one."""
        plain = msgspec.to_builtins(position)
        try:
            return await self._ask(Question(plain, level, seed, self._seconds(level)))
        except BotFailure as failure:
            _LOG.error("a bot of level %s found no move (%s); a simpler one moves for it", level, failure)
            return await asyncio.to_thread(_greedy, plain, seed)

    def _seconds(self, level: int) -> float | None:
        """The time to think about a move: less when many wait."""
        if level < _SLOW_LEVEL:
            return None
        return max(_LEAST_SECONDS, SECONDS * min(1.0, max(1, self._number - 1) / (1 + len(self._slow))))

    async def _ask(self, question: Question) -> str:
        job = _Job(question, asyncio.get_running_loop().create_future())
        await self._enqueue(job)
        return await job.done

    async def _enqueue(self, job: _Job) -> None:
        async with self._changed:
            (self._slow if job.question.level >= _SLOW_LEVEL else self._quick).append(job)
            self._changed.notify_all()

    async def _next(self, is_quick_only: bool) -> _Job:
        async with self._changed:
            await self._changed.wait_for(lambda: self._quick or (self._slow and not is_quick_only))
            return (self._quick or self._slow).popleft()

    async def _serve(self, hand: "_Hand", is_quick_only: bool) -> None:
        while True:
            job = await self._next(is_quick_only)
            if job.done.done():
                continue  # nobody waits for it any more
            try:
                move = await hand.ask(job.question)
            except BotFailure as failure:
                await self._failed(job, failure)
            else:
                if not job.done.done():
                    job.done.set_result(move)

    async def _failed(self, job: _Job, failure: BotFailure) -> None:
        """Try again in a fresh process, but not for ever."""
        job.failures += 1
        if job.done.done():
            return
        if job.failures < _ATTEMPTS:
            await self._enqueue(job)
        else:
            job.done.set_exception(failure)


class _Hand:
    """One process, started when it is needed and again when it has ended."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question) -> str:
        """The answer to a question; after a BotFailure the process is a new one."""
        try:
            async with asyncio.timeout((question.seconds or 0.0) + _PATIENCE):
                reply = await self._exchange(msgspec.json.encode(question) + b"\n")
        except (OSError, ValueError, TimeoutError) as error:
            await self.end()
            raise BotFailure(f"{type(error).__name__}: {error}") from None
        except asyncio.CancelledError:
            await self.end()
            raise
        if reply.error:
            raise BotFailure(reply.error)
        return reply.move

    async def _exchange(self, line: bytes) -> Answer:
        process = await self._running()
        assert process.stdin
        assert process.stdout
        process.stdin.write(line)
        await process.stdin.drain()
        return msgspec.json.decode(await process.stdout.readline(), type=Answer)

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "faience.server.thinker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=None if __debug__ and "FAIENCE_DEBUG" in os.environ else DEVNULL,
                limit=_LONGEST_LINE,
                env=os.environ | {"NUMBA_DISABLE_JIT": "0"},
                start_new_session=True,  # a Ctrl-C at the terminal is for the server, which ends its processes
            )
        return self._process

    async def end(self) -> None:
        """End the process at once."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _greedy(position: Any, seed: int) -> str:
    return str(Greedy(seed).choose(Game.from_position(position, seed=0)))


def seed_of(salt: bytes, table: str, position: Any) -> int:
    """A bot's own seed: the same in the same position at one table, and nobody's guess."""
    content = table.encode() + b" " + msgspec.json.encode(position)
    return int.from_bytes(hmac.digest(salt, content, "sha256")[:4])
