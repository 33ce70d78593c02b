"""Many tables at once: how long it takes from a move to its announcement, and what the server needs.

    python bench/load.py --tables 200 --seconds 60

At every table two bots of level 1 play for the two people who set it up and whose time was over at once; each moves
one second after the move before, give or take a tenth. A spectator with a socket of their own watches each table.
With `--people` it is one person and three bots instead; the person answers at once with any legal move, so that a table
sees four moves in three seconds, and a list of legal moves with previews for every fourth.

What is measured, for every move:
- `move_to_announcement_ms`: from the moment the table decided on a move (the time in the event, before it is committed)
  to the moment the client has the message, both by the clock of this machine. The time in events is cut to whole
  milliseconds, so half a millisecond on average is too much.
- `between_moves_ms`: from one move at a table to the bot's that follows; the server is asked for a second, give or take
  a tenth, so that tables do not move in step.
- `answer_ms` (with `--people`): from sending a person's move to having its announcement.
- `server_ms_per_move`: milliseconds of processor time, user and system, that the server itself spends for each of these
  moves: commands, the store and what it sends, without the processes in which bots think.

`--checkout DIR` measures the server of another copy of the repository, for figures of before and after.

Prints one JSON object. The clients are a process of their own and take their share of the same machine.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.device import Device
from bench.process import PATIENCE, ServerProcess

PAUSE = 1000
BOTS = 3
MOMENT = 0.001
"""Minutes after which a bot of level 1 plays for somebody who does nothing."""


class _Event(msgspec.Struct):
    at: int
    kind: str
    seat: int | None = None


class _Move(msgspec.Struct):
    move: str


class _Table(msgspec.Struct):
    version: int
    status: str
    commitment: str
    draw: dict[str, Any] | None = None


class _Shared(msgspec.Struct):
    events: list[_Event]
    table: _Table


class _Options(msgspec.Struct):
    moves: list[_Move]


class _Own(msgspec.Struct):
    options: _Options | None


class _Message(msgspec.Struct):
    type: str
    shared: _Shared | None = None
    own: _Own | None = None


_DECODER = msgspec.json.Decoder(_Message)


class Figures:
    """What was measured."""

    def __init__(self) -> None:
        self.announced: list[float] = []
        self.answered: list[float] = []
        self.paused: list[float] = []
        self.bytes = 0
        self.games = 0
        self.begun = 0
        self.is_measuring = False
        self.moved = asyncio.Event()
        """Another move was counted."""

    async def wait_for(self, moves: int) -> None:
        """Until so many moves were counted."""
        while len(self.announced) < moves:
            self.moved.clear()
            await self.moved.wait()

    async def wait_for_begun(self, tables: int) -> None:
        """Until so many tables are being watched."""
        while self.begun < tables:
            await asyncio.sleep(0.1)


class Watcher:
    """One client at one table after the other."""

    def __init__(self, url: str, figures: Figures, seed: int, is_playing: bool) -> None:
        self._url = url
        self._figures = figures
        self._random = random.Random(seed)
        self._is_playing = is_playing
        self._device = Device()
        self._sent = 0.0
        self._last = 0

    async def stay(self, http: httpx.AsyncClient) -> None:
        """Set up tables and watch them without an end."""
        while True:
            table, headers = await (one_person(http, self._device) if self._is_playing else two_bots(http))
            address = f"{self._url.replace('http', 'ws')}/api/tables/{table}/live"
            async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                self._figures.begun += 1
                await self._game(socket)
            self._figures.games += 1

    async def _game(self, socket: ClientConnection) -> None:
        await socket.send('{"do": "have", "number": 0}')
        self._sent, self._last = 0.0, 0
        async for text in socket:
            message = _DECODER.decode(text)
            if message.shared is None or message.own is None:
                continue
            self._measure(message.shared.events, len(text))
            table, options = message.shared.table, message.own.options
            if table.status == "over":
                return
            for command in self._device.show(msgspec.to_builtins(table), [1] if self._is_playing else []):
                await socket.send(json.dumps(command))
            if options is not None:
                move = self._random.choice(options.moves).move
                self._sent = time.time() * 1000
                await socket.send(json.dumps({"do": "move", "version": table.version, "move": move}))

    def _measure(self, events: list[_Event], size: int) -> None:
        now, figures = time.time() * 1000, self._figures
        is_counting = figures.is_measuring and bool(self._last)
        figures.bytes += size if is_counting else 0
        for event in events:
            if event.kind == "moved" and is_counting:
                figures.announced.append(now - event.at)
                figures.moved.set()
                if self._is_playing and event.seat == 1:
                    figures.answered.append(now - self._sent)
                else:
                    figures.paused.append(event.at - self._last)
            self._last = event.at


async def one_person(http: httpx.AsyncClient, device: Device) -> tuple[str, dict[str, str]]:
    """A table of one person and three bots; its name, and headers that open the person's seat."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": 1}] * BOTS]
    made = await _post(http, "/api/tables", {"game": "classic", "seats": seats, "speed": "instant"})
    headers = {"X-Faience-Key": made["own"]["keys"]["1"]}
    await _post(http, f"/api/tables/{made['table']}/do", device.join(made["shared"]["table"], 1), headers)
    return str(made["table"]), headers


async def two_bots(http: httpx.AsyncClient) -> tuple[str, dict[str, str]]:
    """A table of two bots that play for people whose time was over at once; its name, and no headers."""
    seats = [{"kind": "me"}, {"kind": "friend"}]
    clock = {"minutes": MOMENT, "increment": 0}
    settings = {"game": "classic", "seats": seats, "speed": "instant", "stand_in": 1, "clock": clock}
    made = await _post(http, "/api/tables", settings)
    do, keys = f"/api/tables/{made['table']}/do", made["own"]["keys"]
    taken = await _post(http, do, {"do": "sit", "seat": 2, "key": keys["2"]})
    for seat, key in (("1", keys["1"]), ("2", taken["own"]["keys"]["2"])):
        command = Device().join(made["shared"]["table"], int(seat))
        await _post(http, do, command, {"X-Faience-Key": key})
    return str(made["table"]), {}


async def _post(http: httpx.AsyncClient, path: str, body: Any, headers: dict[str, str] | None = None) -> Any:
    http.cookies.clear()  # everyone is known by keys alone
    return (await http.post(path, json=body, headers=headers)).raise_for_status().json()


class Wishes(msgspec.Struct, frozen=True):
    """What to measure."""

    tables: int
    seconds: float = 0.0
    """For how long, at least."""
    moves: int = 0
    """How many moves, at least."""
    is_playing: bool = False
    checkout: Path | None = None


async def measure(wishes: Wishes, data: Path) -> dict[str, Any]:
    """Start a server, fill it with tables and watch."""
    async with ServerProcess(data, "--bot-pause", str(PAUSE), checkout=wishes.checkout) as server:
        return await _measure(server, wishes)


async def _measure(server: ServerProcess, wishes: Wishes) -> dict[str, Any]:
    start, figures = await server.start(), Figures()
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=False, limits=limits) as http:
        playing = await _gather(http, server.url, figures, wishes)
        before = _cpu_seconds(server.pid)
        own = resource.getrusage(resource.RUSAGE_SELF)
        figures.is_measuring, begun = True, time.perf_counter()
        await asyncio.sleep(wishes.seconds)
        await unless_lost(figures.wait_for(wishes.moves), playing)
        figures.is_measuring, seconds = False, time.perf_counter() - begun
        after, memory = _cpu_seconds(server.pid), _memory(server.pid)
        spent = resource.getrusage(resource.RUSAGE_SELF)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    status = await server.stop()
    client = spent.ru_utime + spent.ru_stime - own.ru_utime - own.ru_stime
    return {
        "tables": wishes.tables,
        "seconds": round(seconds, 1),
        "moves_per_second": round(len(figures.announced) / seconds, 1),
        "games_finished": figures.games,
        "move_to_announcement_ms": quantiles(figures.announced),
        "answer_ms": quantiles(figures.answered),
        "between_moves_ms": quantiles(figures.paused),
        "server_ms_per_move": round((after["server"] - before["server"]) * 1000 / max(1, len(figures.announced)), 2),
        "kilobytes_per_second": round(figures.bytes / seconds / 1000),
        "memory_mb": memory,
        "cores_used": {name: round((after[name] - before.get(name, 0.0)) / seconds, 2) for name in after}
        | {"clients": round(client / seconds, 2)},
        "start_seconds": round(start, 2),
        "stop_status": status,
        "load_average": round(os.getloadavg()[0], 1),
        "cores": os.cpu_count(),
    }


async def _gather(http: httpx.AsyncClient, url: str, figures: Figures, wishes: Wishes) -> "list[asyncio.Task[None]]":
    """Have all tables set up and going for a while."""
    playing = []
    for number in range(wishes.tables):
        playing.append(asyncio.create_task(Watcher(url, figures, number, wishes.is_playing).stay(http)))
        await asyncio.sleep(PAUSE / 1000 / wishes.tables)  # people do not come all at the same moment
    await unless_lost(figures.wait_for_begun(wishes.tables), playing)
    await asyncio.sleep(5)
    return playing


async def unless_lost(what: Coroutine[Any, Any, None], playing: "list[asyncio.Task[None]]") -> None:
    """Wait for something that clients bring about; if one of them fails, it says why instead of being waited for."""
    waiting = asyncio.create_task(what)
    await asyncio.wait([waiting, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        if task.done():
            waiting.cancel()
            task.result()
    await waiting


def quantiles(values: list[float]) -> dict[str, float]:
    """The usual figures of a distribution."""
    ordered = sorted(values)
    if not ordered:
        return {}
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
    found = {name: round(ordered[int(share * (len(ordered) - 1))], 1) for name, share in shares.items()}
    return found | {"max": round(ordered[-1], 1), "count": len(ordered)}


def _family(pid: int) -> list[tuple[str, int]]:
    """The server and the processes in which its bots think, as far as Linux tells."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")  # a process is the child of the thread that started it
    return [("server", pid), *(("thinkers", int(child)) for each in lists for child in each.read_text().split())]


def _cpu_seconds(pid: int) -> dict[str, float]:
    """Seconds of processor time so far."""
    found: dict[str, float] = {}
    for name, number in _family(pid):
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        found[name] = found.get(name, 0.0) + (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def _memory(pid: int) -> dict[str, float]:
    """Resident memory in megabytes; shared pages count for each process."""
    found: dict[str, float] = {}
    for name, number in _family(pid):
        pages = int(Path(f"/proc/{number}/statm").read_text().split()[1])
        found[name] = round(found.get(name, 0.0) + pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Many tables at once: how quick is the server?")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--people", action="store_true", help="a person at every table, who answers at once")
    parser.add_argument("--checkout", type=Path, metavar="DIR", help="another copy of the repository, to be compared")
    asked = parser.parse_args()
    wishes = Wishes(asked.tables, asked.seconds, is_playing=asked.people, checkout=asked.checkout)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(wishes, Path(folder))), indent=2))


if __name__ == "__main__":
    main()
