"""Many readers: of one table, and of many tables that were put away or whose server was killed.

Each scenario has a server of its own and returns what it measured; `bench/load.py` prints it.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec

from bench.filling import fill
from bench.listening import Heard, Listener, listen
from bench.measuring import cpu_seconds, memory_of, quantiles
from bench.process import PATIENCE, ServerProcess

MakeTable: TypeAlias = Callable[[httpx.AsyncClient], Awaitable[tuple[str, dict[str, str]]]]
"""Makes a table; its name, and headers that open a seat."""

MOVES = 60
_AT_ONCE = 50
"""So many sockets are opened at the same time."""
_SETTLED = 3.0
"""Seconds to wait before memory is looked at."""


async def gathered(port: int, tables: list[str], readers: int, note: "Tally") -> list[Listener]:
    """So many readers at each of these tables, who have all that there is."""
    listeners: list[Listener] = []
    wanted = [table for table in tables for _ in range(readers)]
    for at in range(0, len(wanted), _AT_ONCE):
        before = note.messages
        group = wanted[at : at + _AT_ONCE]
        listeners += await asyncio.gather(*(listen(port, table, note.heard) for table in group))
        await note.reach(before + len(group))
    return listeners


class Tally:
    """What all readers hear."""

    def __init__(self) -> None:
        self.messages = 0
        self.delays: list[float] = []
        self.times: list[float] = []
        self.is_measuring = False
        self._reached = asyncio.Event()

    def heard(self, heard: Heard) -> None:
        """One reader has heard something."""
        self.messages += 1
        self.times.append(heard.heard)
        self._reached.set()
        if self.is_measuring and heard.kind == "moved":
            self.delays.append(heard.heard - heard.at)

    async def reach(self, messages: int) -> None:
        """Until so many messages were heard."""
        async with asyncio.timeout(PATIENCE):
            while self.messages < messages:
                self._reached.clear()
                await self._reached.wait()


async def measure_memory(data: Path, tables: int) -> dict[str, Any]:
    """What a server needs for each table in memory with two readers, above one that has none."""
    names = await fill(data, tables, MOVES, round(time.time() * 1000))
    async with ServerProcess(data) as server:
        await server.start()
        await asyncio.sleep(_SETTLED)
        before = memory_of(server.pid)["server"]
        listeners = await gathered(server.port, names, 2, Tally())
        await asyncio.sleep(_SETTLED)
        after = memory_of(server.pid)["server"]
        for listener in listeners:
            listener.close()
        await server.stop()
    return {
        "tables": tables,
        "readers": len(listeners),
        "memory_mb": {"empty": before, "with_tables": after},
        "kilobytes_per_table": round((after - before) * 1000 / tables, 1),
    }


async def measure_return(data: Path, tables: int) -> dict[str, Any]:
    """After a server is killed and started again: when the first of two readers a table has heard all, and the last.

    They try again every tenth of a second from the moment it is gone.
    """
    names = await fill(data, tables, MOVES, round(time.time() * 1000))
    async with ServerProcess(data) as server:
        await server.start()
        listeners = await gathered(server.port, names, 2, Tally())
        each_twice = (name for name in names for _ in range(2))
        places = [(name, listener.number) for name, listener in zip(each_twice, listeners, strict=True)]
        await server.kill()
        tally = Tally()
        begun = time.time() * 1000
        starting = asyncio.create_task(server.start())
        await asyncio.gather(*(come_back(server.port, name, has, tally) for name, has in places))
        await starting
        await server.stop()
    waits = sorted(moment - begun for moment in tally.times)
    return {
        "tables": tables,
        "sockets": len(listeners),
        "moves_each": MOVES,
        "back_seconds": {"first": round(waits[0] / 1000, 2), "last": round(waits[-1] / 1000, 2)},
        "server_seconds": round(await starting, 2),
    }


async def come_back(port: int, table: str, has: int, tally: Tally) -> None:
    """Try until somebody who has all that there is hears how the table stands."""
    was_heard = asyncio.Event()

    def on_heard(heard: Heard) -> None:
        tally.heard(heard)
        was_heard.set()

    while not was_heard.is_set():
        try:
            listener = await listen(port, table, on_heard, has)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        hearing = asyncio.ensure_future(was_heard.wait())
        either: set[asyncio.Future[Any]] = {hearing, listener.lost}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        hearing.cancel()
        if not was_heard.is_set():
            await asyncio.sleep(0.1)


class Crowd(msgspec.Struct, frozen=True):
    """How many tables and readers, for how many seconds, and the milliseconds between two moves."""

    tables: int
    readers: int
    seconds: float
    pause: int


async def measure_readers(data: Path, crowd: Crowd, make_table: MakeTable) -> dict[str, Any]:
    """Tables at which bots move, each with so many readers."""
    async with ServerProcess(data, "--bot-pause", str(crowd.pause)) as server:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
            names = [await _evenly(make_table, http, crowd) for _ in range(crowd.tables)]
        tally = Tally()
        listeners = await gathered(server.port, names, crowd.readers, tally)
        await asyncio.sleep(_SETTLED)
        cpu, own, begun = cpu_seconds(server.pid), time.process_time(), time.perf_counter()
        tally.is_measuring = True
        await asyncio.sleep(crowd.seconds)
        tally.is_measuring = False
        took, own, after = time.perf_counter() - begun, time.process_time() - own, cpu_seconds(server.pid)
        for listener in listeners:
            listener.close()
        await server.stop()
    moves = max(1.0, len(tally.delays) / crowd.readers)
    cores = {name: round((after[name] - cpu.get(name, 0.0)) / took, 2) for name in after}
    return {
        "tables": crowd.tables,
        "readers": len(listeners),
        "moves_per_second": round(moves / took, 1),
        "announcement_ms": quantiles(tally.delays),
        "server_ms_per_move": round((after["server"] - cpu["server"]) * 1000 / moves, 2),
        "cores_used": cores | {"clients": round(own / took, 2)},
        "load_average": round(os.getloadavg()[0], 1),
        "cores": os.cpu_count(),
    }


async def _evenly(make_table: MakeTable, http: httpx.AsyncClient, crowd: Crowd) -> str:
    """Make a table and wait a little: people do not come all at the same moment."""
    name, _ = await make_table(http)
    await asyncio.sleep(crowd.pause / 1000 / crowd.tables)
    return name
