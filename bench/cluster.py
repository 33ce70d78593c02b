"""Several servers on one PostgreSQL with Redis beside it; all of them fail again and again while people play.

    python bench/cluster.py --faults 300

Servers are killed or asked to stop, Redis is killed, connections to the database are cut, and with `--failover` the
database itself is killed and its synchronous standby takes over. People come back to any server and send again what
was not answered. Prints one JSON object: in the end every log is compared with all that its people have heard.
"""

import argparse
import asyncio
import json
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import AsyncExitStack, ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.clients import Lost, Member
from bench.crash import FRIEND, KINDS
from bench.engines import Postgres, Redis
from bench.process import PATIENCE, ServerProcess

_WEIGHTS = {"kill": 4, "cut": 4, "redis": 3, "stop": 1}
_SAYING = 0.05
_LOOK = 0.05
_RESTART = 1.0
_LOG = "SELECT number FROM events WHERE table_id = %s ORDER BY number"
_DUE = (
    "SELECT id, number, tables.epoch FROM tables JOIN leases USING (epoch) "
    "WHERE due AND status != 'over' AND server LIKE %s"
)


class Wanderer(Member):
    """Somebody who comes to another server every time, and sends again what was not answered."""

    def __init__(self, urls: list[str], seed: int) -> None:
        super().__init__(urls[0], seed)
        self.urls = urls
        self.answers: Counter[str] = Counter()
        self.said: Counter[str] = Counter()
        """By table how often something was said that was answered with `done`."""
        self.unanswered: Counter[str] = Counter()
        """By table how often it was not answered before the game was over."""
        self._sent: dict[int, dict[str, Any]] = {}
        """Commands without an answer."""
        self._number = 0

    def _server(self) -> str:
        return self._random.choice(self.urls)

    def move_on(self) -> None:
        """Ask another server from now on."""
        self.http.base_url = httpx.URL(self._server())

    async def _converse(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"do": "have", "number": max(self.announced, default=0)}))
        for command in list(self._sent.values()):
            self.answers["sent again"] += 1
            await socket.send(json.dumps(command))
        async for text in socket:
            message = json.loads(text)
            if message["type"] in ("done", "refused"):
                self._hear_answer(message)
            elif message["type"] == "events":
                self._note(message["shared"]["events"])
                self.seen = message["shared"]["table"] | message["own"]
                self.on_news(message)
                if self.seen["status"] == "over":
                    return
                await self._act(socket)

    async def _act(self, socket: ClientConnection) -> None:
        for command in self._wishes(self.seen):
            if not any(self._is_same(command, sent) for sent in self._sent.values()):
                await self._send(socket, command)
        if self.seen["you"] and self._random.random() < _SAYING:
            await self._send(socket, {"do": "say", "seat": self.seen["you"][0], "phrase": "hello"})

    @staticmethod
    def _is_same(command: dict[str, Any], sent: dict[str, Any]) -> bool:
        return all(command.get(name) == sent.get(name) for name in ("do", "version", "seat"))

    async def _send(self, socket: ClientConnection, command: dict[str, Any]) -> None:
        self._number += 1
        named = command | {"id": self._number, "once": secrets.token_hex(8)}
        self._sent[self._number] = named
        await socket.send(json.dumps(named))

    def _hear_answer(self, message: dict[str, Any]) -> None:
        sent = self._sent.pop(message["id"], None) if message["id"] is not None else None
        code = message["type"] if message["type"] == "done" else f"refused: {message['code']}"
        self.answers[code] += 1
        if sent is not None and sent["do"] == "say" and code == "done":
            self.said[self.table] += 1

    def _sit(self, answer: dict[str, Any]) -> None:
        self.unanswered[self.table] += sum(command["do"] == "say" for command in self._sent.values())
        self._sent.clear()
        super()._sit(answer)


class Campaign:
    """Tables that people play at without an end, and everything below them that fails."""

    def __init__(self, servers: int, seed: int, *, is_failing_over: bool) -> None:
        self._random = random.Random(seed)
        self._is_failing_over = is_failing_over
        self._stack = ExitStack()
        self.postgres = self._stack.enter_context(Postgres())
        self.standby: Postgres | None = None
        self.redis = self._stack.enter_context(Redis())
        self.database = self.postgres.make("faience").rpartition("/")[2]
        self._data = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        if is_failing_over:
            self._follow()
        self._processes = [self._server() for _ in range(servers)]
        self.urls = [process.url for process in self._processes]
        self._running: set[int] = set()
        self._chores: set[asyncio.Task[None]] = set()
        self.faults: Counter[str] = Counter()
        self.takeovers: list[float] = []
        self.failed_starts = 0
        self.games = 0
        self.compared = 0
        self._past: dict[str, dict[int, Any]] = {}
        self._parties = [
            [Wanderer(self.urls, seed=1000 * seed + 100 * number + at) for at in range(1 + seats.count(FRIEND))]
            for number, (seats, _) in enumerate(KINDS)
        ]

    @property
    def _hosts(self) -> str:
        """All hosts of the database: the one that can be written to is found among them."""
        hosts = [self.postgres, *([self.standby] if self.standby else [])]
        return ",".join(f"127.0.0.1:{host.port}" for host in hosts)

    def _server(self) -> ServerProcess:
        url = f"postgresql://postgres@{self._hosts}/{self.database}"
        return ServerProcess(
            *(self._data, "--bot-pause", "40", "--thinkers", "1"),
            *("--database", url, "--announce", self.redis.url),
        )

    def _follow(self) -> None:
        """Start a standby that confirms every commit."""
        self.standby = self.postgres.standby()
        self._stack.callback(self.standby.__exit__)
        self.standby.start()
        self.postgres.demand("standby")

    async def run(self, faults: int, seconds: float) -> dict[str, Any]:
        """Let so many things fail, or as many as there is time for; Lost if anything is."""
        async with AsyncExitStack() as stack:
            stack.callback(self._stack.close)
            for process in self._processes:
                await stack.enter_async_context(process)
            return await self._run(faults, seconds)

    async def _run(self, faults: int, seconds: float) -> dict[str, Any]:
        await asyncio.gather(*(self._start(number) for number in range(len(self._processes))))
        begun = time.monotonic()
        playing = [asyncio.create_task(self._play(number)) for number in range(len(KINDS))]
        try:
            while sum(self.faults.values()) < faults and time.monotonic() - begun < seconds:
                await asyncio.sleep(self._random.uniform(0.2, 1.2))
                await self._fail(sum(self.faults.values()) == faults // 2)
                for task in playing:
                    if task.done():
                        task.result()
            await asyncio.gather(*self._chores)
            await self._wait_for_news(playing)
        finally:
            for task in (*playing, *self._chores):
                task.cancel()
            await asyncio.gather(*playing, *self._chores, return_exceptions=True)
        await self._compare()
        for member in self._members:
            await member.close()
        statuses = await asyncio.gather(*(process.stop() for process in self._processes))
        return self._report(time.monotonic() - begun, statuses)

    @property
    def _members(self) -> list[Wanderer]:
        return [member for party in self._parties for member in party]

    async def _start(self, number: int) -> None:
        """Start a server, again and again if it cannot reach the database, as a service would be."""
        while True:
            try:
                await self._processes[number].start()
            except RuntimeError:
                self.failed_starts += 1
                await asyncio.sleep(_RESTART)
            else:
                break
        self._running.add(number)

    def _begin(self, chore: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)

    async def _fail(self, is_middle: bool) -> None:
        """Let something fail; in the middle of it all the database itself, if it has a standby."""
        kind = self._random.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
        if is_middle and self._is_failing_over:
            kind = "failover"
        while kind in ("kill", "stop") and len(self._running) < 2:
            await asyncio.sleep(_LOOK)  # one is always there
        self.faults[kind] += 1
        if kind == "redis":
            await asyncio.to_thread(self.redis.kill)
            await asyncio.sleep(self._random.uniform(0.0, 1.0))
            await asyncio.to_thread(self.redis.start)
        elif kind == "cut":
            await asyncio.to_thread(self.postgres.cut, self.database, self._random.uniform(0.3, 1.0))
        elif kind == "failover":
            await self._fail_over()
        else:
            number = self._random.choice(sorted(self._running))
            self._running.discard(number)
            process = self._processes[number]
            pid = process.pid
            await (process.kill() if kind == "kill" else process.stop())
            self._begin(self._start(number))
            if kind == "kill":
                self._begin(self._watch_takeover(pid))

    async def _fail_over(self) -> None:
        """Kill the database; its standby takes over, and gets a standby of its own."""
        assert self.standby is not None
        await asyncio.to_thread(self.postgres.kill)
        self.postgres, self.standby = self.standby, None
        await asyncio.to_thread(self.postgres.promote)
        await asyncio.to_thread(self.postgres.demand, "")

    async def _watch_takeover(self, pid: int) -> None:
        """How long it takes until others see to what a killed server held; not known if the database fails, too."""
        begun = time.monotonic()
        with suppress(psycopg.OperationalError):
            if await self._is_taken_over(pid, begun):
                self.takeovers.append(time.monotonic() - begun)

    async def _is_taken_over(self, pid: int, begun: float) -> bool:
        """Wait until nothing that was due lies idle; False if there was nothing."""
        url = f"{self.postgres.url(self.database)}?application_name=watcher"
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as reader:
            due = await (await reader.execute(_DUE, (f"% {pid}",))).fetchall()
            for table, number, epoch in due:
                while True:
                    query = "SELECT number, epoch, due FROM tables WHERE id = %s"
                    row = await (await reader.execute(query, (table,))).fetchone()
                    if row is None or row != (number, epoch, True):
                        break
                    if time.monotonic() - begun > PATIENCE:
                        raise Lost(f"nobody sees to table {table}")
                    await asyncio.sleep(_LOOK)
        return bool(due)

    async def _play(self, number: int) -> None:
        (seats, settings), party = KINDS[number], self._parties[number]
        while True:
            try:
                for member in party:
                    member.move_on()
                keys = await party[0].make(seats, speed="instant", **settings)
                free = [number for number, seat in enumerate(seats, 1) if seat == FRIEND]
                for member, seat in zip(party[1:], free, strict=True):
                    await member.join(party[0].table, seat, keys[str(seat)])
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            for member in party:
                self._past.setdefault(member.table, member.announced)
            await asyncio.gather(*(member.stay() for member in party))
            self._remember(party)
            self.games += 1

    def _remember(self, party: list[Wanderer]) -> None:
        """Keep what people have heard; two who heard different things have not been at one table."""
        for member in party:
            past = self._past.setdefault(member.table, {})
            for number, event in member.announced.items():
                if past.setdefault(number, event) != event:
                    raise Lost(f"table {member.table}: event {number} was told as {past[number]} and as {event}")

    async def _wait_for_news(self, playing: "list[asyncio.Task[None]]") -> None:
        """Until something new was heard at every table; Lost if one hangs."""
        before = [(party[0].table, len(party[0].announced)) for party in self._parties]
        end = time.monotonic() + PATIENCE
        while any(
            (party[0].table, len(party[0].announced)) == was for party, was in zip(self._parties, before, strict=True)
        ):
            for task in playing:
                if task.done():
                    task.result()
            if time.monotonic() > end:
                raise Lost(f"nothing happens at some of {before}")
            await asyncio.sleep(_LOOK)

    async def _compare(self) -> None:
        """Compare every log with what people have heard, on every server."""
        for party in self._parties:
            self._remember([member for member in party if member.table])
        async with await psycopg.AsyncConnection.connect(self.postgres.url(self.database), autocommit=True) as reader:
            for at, (table, heard) in enumerate(self._past.items()):
                numbers = [row[0] for row in await (await reader.execute(_LOG, (table,))).fetchall()]
                if numbers != list(range(1, len(numbers) + 1)):
                    raise Lost(f"table {table}: its log is numbered {numbers}")
                async with httpx.AsyncClient(base_url=self.urls[at % len(self.urls)], timeout=PATIENCE) as http:
                    answer = (await http.get(f"/api/tables/{table}/events")).raise_for_status().json()
                kept = {event["number"]: event for event in answer}
                for number, event in heard.items():
                    if kept.get(number) != event:
                        raise Lost(f"table {table}: event {number} was {event}, and is {kept.get(number)}")
                self._compare_talk(table, sum(event["kind"] == "said" for event in answer))
                self.compared += len(heard)

    def _compare_talk(self, table: str, said: int) -> None:
        """What was said and answered is kept once; of what was not answered nobody knows."""
        told = sum(member.said[table] for member in self._members)
        here = [member for member in self._members if member.table == table]
        unanswered = sum(member.unanswered[table] for member in self._members)
        unanswered += sum(command["do"] == "say" for member in here for command in member._sent.values())
        if not told <= said <= told + unanswered:
            raise Lost(f"table {table}: {told} things were said, {unanswered} perhaps, and {said} are kept")

    def _report(self, seconds: float, statuses: list[int]) -> dict[str, Any]:
        answers: Counter[str] = Counter()
        for member in self._members:
            answers += member.answers
        found = {
            "faults": sum(self.faults.values()),
            "of_each": dict(self.faults),
            "seconds": round(seconds),
            "tables": len(self._past),
            "games_finished": self.games,
            "events_compared": self.compared,
            "events_lost_doubled_or_out_of_order": 0,
            "answers": dict(answers),
            "failed_starts": self.failed_starts,
            "stop_statuses": statuses,
        }
        if self.takeovers:
            found["takeover_seconds"] = {
                "number": len(self.takeovers),
                "median": round(statistics.median(self.takeovers), 2),
                "max": round(max(self.takeovers), 2),
            }
        return found


def campaign(faults: int, seconds: float, seed: int = 1, servers: int = 4, *, is_failing_over: bool = False) -> Any:
    """Run a campaign and report."""
    return asyncio.run(Campaign(servers, seed, is_failing_over=is_failing_over).run(faults, seconds))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Let servers, Redis and the database fail while people play.")
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after this long at the latest")
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--failover", action="store_true", help="kill the database once; its standby takes over")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    with suppress(KeyboardInterrupt):
        told = campaign(wishes.faults, wishes.seconds, wishes.seed, wishes.servers, is_failing_over=wishes.failover)
        print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
