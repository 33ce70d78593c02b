"""Kill the server again and again while people play, and see that nothing that was announced is ever lost.

    python bench/crash.py --kills 300

Prints one JSON object. After every restart each table's log is compared with all that its people have heard, event by
event; at the end every game is played on, and the server has to stop in an orderly way with a sound database.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import statistics
import sys
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.clients import Lost, Member
from bench.process import PATIENCE, ServerProcess

BOT = {"kind": "bot", "level": 1}
ME, FRIEND = {"kind": "me"}, {"kind": "friend"}
KINDS: tuple[tuple[list[dict[str, Any]], dict[str, Any]], ...] = (
    ([ME, BOT], {}),
    ([ME, FRIEND], {"undo": "off"}),
    ([ME, BOT, FRIEND, BOT], {"options": {"wall": "gray"}}),
    ([ME, ME], {"clock": {"minutes": 1, "increment": 2}}),
    ([ME, BOT, BOT], {"options": {"jokers": True}, "clock": {"minutes": 0.05, "increment": 0.2}}),
    ([ME, FRIEND, FRIEND], {}),
)
"""The seats and settings of the tables, each played at without an end."""


class Campaign:
    """Some tables that people play at without an end, and a server that is killed under them."""

    def __init__(self, data: Path, seed: int) -> None:
        self.server = ServerProcess(data, "--bot-pause", "40", "--thinkers", "1")
        self.data = data
        self.games = 0
        self.checked = 0
        self._random = random.Random(seed)
        self._parties = [
            [Member(self.server.url, seed=100 * number + at) for at in range(1 + seats.count(FRIEND))]
            for number, (seats, _) in enumerate(KINDS)
        ]
        self._news = asyncio.Event()
        """Something was heard at some table."""
        for party in self._parties:
            party[0].on_news = lambda _: self._news.set()
        self._past: dict[str, dict[int, Any]] = {}
        """What was heard at each table, by the numbers of events."""
        self._closed: set[str] = set()
        """Tables whose games are over and were compared after a later start: nothing happens to them any more."""

    async def run(self, kills: int) -> dict[str, Any]:
        """Kill the server so many times; Lost if anything is."""
        async with self.server:
            return await self._run(kills)

    async def _run(self, kills: int) -> dict[str, Any]:
        starts = [await self.server.start()]
        playing = [asyncio.create_task(self._play(number)) for number in range(len(KINDS))]
        try:
            for _ in range(kills):
                await self._wait_for_news(playing)
                await asyncio.sleep(self._random.uniform(0.0, 0.4))
                await self.server.kill()
                starts.append(await self.server.start())
                await self._check()
            await self._wait_for_news(playing)
            await self._check()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for member in (member for party in self._parties for member in party):
                await member.close()
        status = await self.server.stop()
        return self._report(kills, starts, status)

    async def _play(self, number: int) -> None:
        """One game after the other at tables of one kind."""
        (seats, settings), party = KINDS[number], self._parties[number]
        while True:
            if not await self._gather(party, seats, settings):
                continue
            await asyncio.gather(*(member.stay() for member in party))
            self._remember(party)
            self.games += 1

    async def _gather(self, party: list[Member], seats: list[dict[str, Any]], settings: dict[str, Any]) -> bool:
        """Sit down at a new table; False if the server went away in between."""
        try:
            keys = await party[0].make(seats, speed="instant", **settings)
            free = [number for number, seat in enumerate(seats, 1) if seat == FRIEND]
            for member, seat in zip(party[1:], free, strict=True):
                await member.join(party[0].table, seat, keys[str(seat)])
        except httpx.HTTPError:
            await asyncio.sleep(0.1)
            return False
        return True

    def _remember(self, party: list[Member]) -> None:
        for member in party:
            self._past.setdefault(member.table, {}).update(member.announced)

    async def _wait_for_news(self, playing: "list[asyncio.Task[None]]") -> None:
        """Until something new was heard at every table; Lost if one hangs."""
        silent = {number: _heard(party) for number, party in enumerate(self._parties)}
        try:
            async with asyncio.timeout(PATIENCE):
                while silent := {at: before for at, before in silent.items() if _heard(self._parties[at]) == before}:
                    await self._wait_for_any(playing)
        except TimeoutError:
            raise Lost(f"nothing happens at {list(silent.values())}") from None

    async def _wait_for_any(self, playing: "list[asyncio.Task[None]]") -> None:
        """Until something was heard at any table, or somebody who plays there went wrong."""
        self._news.clear()
        hearing = asyncio.create_task(self._news.wait())
        try:
            await asyncio.wait({hearing, *playing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hearing.cancel()
        for task in playing:
            if task.done():
                task.result()

    async def _check(self) -> None:
        """Compare every log with what people have heard."""
        for party in self._parties:
            self._remember([member for member in party if member.announced])
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as http:
            for table in self._past.keys() - self._closed:
                heard = dict(self._past[table])
                answer = await http.get(f"/api/tables/{table}/events")
                kept = {event["number"]: event for event in answer.raise_for_status().json()}
                for number, event in heard.items():
                    if kept.get(number) != event:
                        raise Lost(f"table {table}: event {number} was {event}, and is {kept.get(number)}")
                self.checked += len(heard)
                if any(event["kind"] == "finished" for event in heard.values()):
                    self._closed.add(table)

    def _report(self, kills: int, starts: list[float], status: int) -> dict[str, Any]:
        with closing(sqlite3.connect(self.data / "faience.db")) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
            (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
            (events,) = database.execute("SELECT count(*) FROM events").fetchone()
        return {
            "kills": kills,
            "tables": tables,
            "events": events,
            "games_finished": self.games,
            "events_compared": self.checked,
            "events_lost": 0,
            "start_seconds": {"median": round(statistics.median(starts), 2), "max": round(max(starts), 2)},
            "stop_status": status,
            "database": verdict,
        }


def _heard(party: list[Member]) -> tuple[str, int]:
    """At which table people are, and how many events they have heard there."""
    return party[0].table, len(party[0].announced)


def campaign(data: Path, kills: int, seed: int = 1) -> dict[str, Any]:
    """Run a campaign and report."""
    return asyncio.run(Campaign(data, seed).run(kills))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Kill the server while people play; nothing may be lost.")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, suppress(KeyboardInterrupt):
        print(json.dumps(campaign(Path(folder), wishes.kills, wishes.seed), indent=2))


if __name__ == "__main__":
    main()
