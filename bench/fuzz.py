"""Give the server what nobody would send on purpose, and see that every answer is one that it means to give.

    python bench/fuzz.py --inputs 10000000
    python bench/fuzz.py --minutes 5 --seed 7

Targets share the inputs in the proportion below:
- `commands`: texts that are read as commands, as every frame and every body is;
- `notation`: moves, records and variants of every game, right ones and garbled ones;
- `tables`: commands to tables of all games, which either do something or are refused; the log must still add up;
- `frames`: frames of the WebSocket protocol, sent to a server of its own over real sockets;
- `requests`: HTTP requests of every kind, sent to the same server over real connections.

Whatever is neither taken nor refused with a code is a failure, and so are a line of the server's log that tells of an
error, a server that does not answer, and a database that is not sound at the end. Prints one JSON object with the
number of inputs that were really given. An input that fails is shown with the seed that makes it again.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import inputs
from bench.process import PATIENCE, ServerProcess
from faience.games import GAMES, Game, Record, Variant
from faience.games.errors import Mistake
from faience.table import Refused, Settings, Table, Who, commands, events
from faience.table.settings import SeatPlan, read_settings

SHARES = {"commands": 70, "notation": 15, "tables": 5, "frames": 8, "requests": 2}
"""Of a hundred inputs."""
ROOT = Path(__file__).resolve().parent.parent
_EXAMPLES = ("docs/example.faience", "docs/example-sintra.faience", "docs/example-pavilion.faience")
_BATCH = 500
_CONNECTIONS = 8
_LISTEN = 0.2
"""Seconds for which answers are still taken when all is sent."""
_LOOK = 5.0


class Failure(AssertionError):
    """Something that was neither taken nor refused."""


def reading(rng: random.Random) -> None:
    """One text, read as a command and as settings."""
    said = inputs.text(rng) if rng.random() < 0.8 else inputs.settings(rng)
    read: Callable[[bytes | str], object] = commands.read_command if rng.random() < 0.8 else read_settings
    with suppress(Refused):
        read(inputs.octets(rng, said))


class Notation:
    """Moves, records and variants, which are read or refused in words."""

    def __init__(self) -> None:
        self._records = [(ROOT / name).read_text() for name in _EXAMPLES]
        self._games = [Game.new(name, seed=1) for name in GAMES]

    def __call__(self, rng: random.Random) -> None:
        """Read one text."""
        kind = rng.random()
        try:
            if kind < 0.01:
                Record.parse(inputs.garbled(rng, rng.choice(self._records)))
            elif kind < 0.3:
                Variant.parse(inputs.garbled(rng, rng.choice([str(game.variant) for game in self._games])))
            else:
                game = rng.choice(self._games)
                moves = [*inputs.MOVES, *map(str, game.legal_moves()[:5])]
                game.book.parse(inputs.garbled(rng, rng.choice(moves)))
        except Mistake as error:
            if not str(error):
                raise Failure("a refusal without a word") from None


class Tables:
    """Tables of all games that are asked for anything by anyone."""

    _PEOPLE = (Who("ada"), Who("bob"), Who("eve"))
    _EVENTS = 300

    def __init__(self) -> None:
        self._table: Table | None = None
        self._stored: list[bytes] = []
        self._now = 1_000_000

    def __call__(self, rng: random.Random) -> None:
        """Ask the table for something, or begin another."""
        if self._table is None or self._table.number > self._EVENTS or rng.random() < 0.002:
            self._begin(rng)
        assert self._table is not None
        who, table = rng.choice(self._PEOPLE), self._table
        self._now += rng.choice([0, 10, 1_000, 100_000])
        try:
            asked = commands.read_command(inputs.octets(rng, json.dumps(self._wish(rng, table))))
            self._table, made = table.do(asked, who, self._now, here=frozenset(rng.sample([0, 1], rng.randrange(3))))
        except Refused as refused:
            if not (refused.code and refused.message):
                raise Failure("a refusal without a word") from None
            return
        self._stored += [events.encode(event) for event in made]
        if rng.random() < 0.02:
            self._compare()

    def _wish(self, rng: random.Random, table: Table) -> dict[str, Any]:
        """A command; where a game is going on often a move that is legal."""
        if table.game is not None and table.status == "playing" and rng.random() < 0.3:
            moves = table.game.legal_moves()
            if moves:
                return {"do": "move", "version": table.version, "move": str(rng.choice(moves))}
        wish = inputs.command(rng)
        if rng.random() < 0.5 and "version" in wish:
            wish["version"] = table.version
        return wish

    def _begin(self, rng: random.Random) -> None:
        me, friend, anyone, bot = SeatPlan("me"), SeatPlan("friend"), SeatPlan("open"), SeatPlan("bot", level=1)
        seats: tuple[SeatPlan, ...] = rng.choice([(me, anyone), (me, me), (me, friend, bot), (anyone, me, me, bot)])
        settings = Settings(game=rng.choice(list(GAMES)), seats=seats, undo=rng.choice(["free", "agreement", "off"]))
        self._table, made = Table.create("t", settings, "ada", "Ada", rng.randbytes(32), self._now)
        self._stored = [events.encode(event) for event in made]

    def _compare(self) -> None:
        """The log, read back, is the same table."""
        assert self._table is not None
        again = Table.load("t", self._table.secret, [events.decode(text) for text in self._stored])
        mine, theirs = (str(table.game.position() if table.game else None) for table in (self._table, again))
        if (again.number, again.status, again.version, theirs) != (
            *(self._table.number, self._table.status, self._table.version),
            mine,
        ):
            raise Failure("a log adds up to another table")


HERE: dict[str, Callable[[], Callable[[random.Random], None]]] = {
    "commands": lambda: reading,
    "notation": Notation,
    "tables": Tables,
}
"""What is tried in this process."""


def batches(seed: int, name: str) -> Iterator[tuple[int, random.Random]]:
    """Generators of inputs, each with a seed that makes the same again."""
    number = 0
    while True:
        yield number, random.Random(f"{seed} {name} {number}")
        number += 1


class Fuzzing:
    """Targets that are given inputs in turn until there were enough, or time is over."""

    def __init__(self, wanted: int, until: float, seed: int, targets: list[str]) -> None:
        whole = sum(SHARES[name] for name in targets)
        self.wanted = {name: -(-wanted * SHARES[name] // whole) for name in targets}
        self.given = dict.fromkeys(targets, 0)
        self.until = until
        self.seed = seed

    def goes_on(self, name: str) -> bool:
        """Whether a target should be given more."""
        return self.given[name] < self.wanted[name] and time.perf_counter() < self.until

    def here(self, name: str) -> None:
        """Everything for one target in this process, or as much as there is time for."""
        target = HERE[name]()
        for number, rng in batches(self.seed, name):
            if not self.goes_on(name):
                return
            for _ in range(_BATCH):
                try:
                    target(rng)
                except Exception as error:
                    raise Failure(f"{name}, seed {self.seed}, batch {number}: {error!r}") from error
                self.given[name] += 1

    async def over_network(self, data: Path, log: Path, names: list[str]) -> dict[str, Any]:
        """Frames and requests for a server of its own."""
        async with ServerProcess(data, "--thinkers", "1", "--log-format", "json", log=log) as server:
            await server.start()
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
                wish = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "open"}], "speed": "instant"}
                made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                senders = {"frames": self._send_frames, "requests": self._send_requests}
                jobs = [
                    asyncio.create_task(senders[name](server.port, made["table"], cookie, at))
                    for name in names
                    for at in range(_CONNECTIONS)
                ]
                slowest = await self._watch(http, jobs)
            ended = await server.stop()
        problems = [line for line in log.read_text().splitlines() if '"error"' in line or "Traceback" in line]
        if problems:
            raise Failure(f"the server's log: {problems[:3]}")
        with closing(sqlite3.connect(data / "faience.db")) as database:
            (verdict,) = database.execute("PRAGMA integrity_check").fetchone()
        if (ended, verdict) != (0, "ok"):
            raise Failure(f"the server ended with status {ended}, its database is {verdict}")
        return {"slowest_health_ms": round(1000 * slowest, 1)}

    async def _watch(self, http: httpx.AsyncClient, jobs: "list[asyncio.Task[None]]") -> float:
        """See that the server is well until all is sent; how long it took to say so at most."""
        slowest = 0.0
        while not all(job.done() for job in jobs):
            begun = time.perf_counter()
            (await http.get("/health")).raise_for_status()
            slowest = max(slowest, time.perf_counter() - begun)
            await asyncio.wait(jobs, timeout=_LOOK)
        for job in jobs:
            job.result()
        return slowest

    async def _send_frames(self, port: int, table: str, cookie: str, at: int) -> None:
        opening = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        have = json.dumps({"do": "have", "number": 0}).encode()
        first = opening + inputs.framed(0x81, have, len(have), b"abcd")
        for _, rng in batches(self.seed, f"frames {at}"):
            if not self.goes_on("frames"):
                return
            sent = [inputs.frame(rng) for _ in range(100)]
            self.given["frames"] += await converse(port, first, sent)

    async def _send_requests(self, port: int, table: str, _cookie: str, at: int) -> None:
        for _, rng in batches(self.seed, f"requests {at}"):
            if not self.goes_on("requests"):
                return
            self.given["requests"] += await converse(port, b"", [inputs.request(rng, table) for _ in range(10)])


async def converse(port: int, opening: bytes, sent: list[bytes]) -> int:
    """Send everything on one connection until it is closed; how many of the inputs went out."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    hearing = asyncio.create_task(_hear(reader))
    number = 0
    try:
        writer.write(opening)
        for each in sent:
            if hearing.done():
                break
            writer.write(each)
            number += 1
            await writer.drain()
        if writer.can_write_eof():
            writer.write_eof()
        with suppress(TimeoutError):
            async with asyncio.timeout(_LISTEN):
                await hearing
    except OSError:
        pass  # it was closed before all was sent
    finally:
        hearing.cancel()
        writer.transport.abort()
        await asyncio.gather(hearing, return_exceptions=True)
    return number


async def _hear(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


def fuzz(data: Path, wanted: int, seconds: float, seed: int, targets: list[str]) -> dict[str, Any]:
    """Give every target its share of the inputs, and report."""
    begun = time.perf_counter()
    work = Fuzzing(wanted, begun + seconds, seed, targets)
    shares = {name: SHARES[name] for name in targets}
    away = [name for name in targets if name not in HERE]
    for name in targets:
        if name in HERE:
            work.until = time.perf_counter() + seconds * shares[name] / sum(shares.values())
            work.here(name)
    found: dict[str, Any] = {}
    if away:
        work.until = begun + seconds
        found = asyncio.run(work.over_network(data, data.parent / f"{data.name}.log", away))
    taken = round(time.perf_counter() - begun, 1)
    return {"inputs": sum(work.given.values()), "by_target": work.given, "seconds": taken, "seed": seed, **found}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("targets", nargs="*", help=f"which, of {', '.join(SHARES)}; all of them by default")
    parser.add_argument("--inputs", type=int, default=10_000_000)
    parser.add_argument("--minutes", type=float, default=24 * 60.0, help="stop after so long, with fewer")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if unknown := [name for name in options.targets if name not in SHARES]:
        parser.error(f"there is no target {unknown[0]}; choose from {', '.join(SHARES)}")
    targets = [name for name in SHARES if name in options.targets or not options.targets]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        report = fuzz(data, options.inputs, options.minutes * 60, options.seed, targets)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
