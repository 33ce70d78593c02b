"""Attack a server of its own on this machine, and see how long it takes to say that it is well meanwhile.

    python bench/flood.py --seconds 10

Every attack comes from another address of the loopback network, like a stranger's, for so many seconds at most, and
is over then. Meanwhile `/health` is asked for again and again, and somebody plays against a bot; what is measured:
- `health_ms`: how long `/health` took, half of the times, 99 of 100, and at most;
- `answer_ms`: how long a person's move took to be answered, the same;
- `memory_mb`: of the server before the attack, at most, and after it;
- `sent_mb`, `closed`: how much could be sent, and how often a connection was closed, or a request refused.

Prints one JSON object, and each attack on standard error as it is over. Exit status 1 if anything took longer than
`--limit` seconds.
"""

import argparse
import asyncio
import json
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.process import PATIENCE, ServerProcess

STRANGER = "127.0.0.2"
"""Another address of this machine than that of the proxy, the person who plays and the one who asks for health."""
_CHUNK = 1 << 16
_MOST_BYTES = 200 << 20
_BREATH = 0.002
"""Seconds between two chunks, so that the attacker leaves something of the machine to the server."""


class Attack:
    """A stranger at work."""

    def __init__(self, port: int, table: str, until: float) -> None:
        self.port = port
        self.table = table
        self.until = until
        self.sent = 0
        self.closed = 0

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.perf_counter() < self.until and self.sent < _MOST_BYTES

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from the stranger's address."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(STRANGER, 0))

    async def pour(self, opening: bytes, content: bytes, *, reads: bool = True) -> None:
        """Send an opening and then the same again and again, on a new connection whenever one is closed."""
        while self.goes_on:
            with suppress(OSError, asyncio.TimeoutError):
                reader, writer = await self.open()
                taking = asyncio.create_task(_take(reader)) if reads else None
                try:
                    writer.write(opening)
                    while self.goes_on and not (taking and taking.done()):
                        writer.write(content)
                        self.sent += len(content)
                        async with asyncio.timeout(max(0.01, self.until - time.perf_counter())):
                            await writer.drain()
                        await asyncio.sleep(_BREATH)
                finally:
                    self.closed += 1
                    if taking is not None:
                        taking.cancel()
                    writer.transport.abort()
            await asyncio.sleep(0.05)

    def handshake(self) -> bytes:
        """The request to become a socket at the table."""
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        return (
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()


async def _take(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(_CHUNK):
            pass


def frames(opcode: int, *, fin: bool = True) -> bytes:
    """Many empty frames of a kind, masked as a client's must be."""
    return bytes([opcode | (0x80 if fin else 0), 0x80, 1, 2, 3, 4]) * (_CHUNK // 6)


async def pings(attack: Attack) -> None:
    """Pings as fast as they are taken, whose pongs are read."""
    await attack.pour(attack.handshake(), frames(9))


async def unread_pings(attack: Attack) -> None:
    """The same, but nobody reads the pongs."""
    await attack.pour(attack.handshake(), frames(9), reads=False)


async def pongs(attack: Attack) -> None:
    """Pongs that nobody asked for."""
    await attack.pour(attack.handshake(), frames(10))


async def fragments(attack: Attack) -> None:
    """A text that goes on in empty frames for ever."""
    await attack.pour(attack.handshake() + frames(1, fin=False)[:6], frames(0, fin=False))


async def headers(attack: Attack) -> None:
    """A request whose headers have no end: 200 MB, were they taken."""
    await attack.pour(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-Filler: " + b"x" * 4000 + b"\r\n")


async def one_header(attack: Attack) -> None:
    """The same in one line."""
    await attack.pour(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Filler: ", b"x" * _CHUNK)


async def half_requests(attack: Attack) -> None:
    """Requests that are begun and left, as many at a time as there may be."""

    async def begin() -> None:
        while attack.goes_on:
            with suppress(OSError):
                reader, writer = await attack.open()
                writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{")
                attack.sent += 70
                with suppress(TimeoutError):
                    async with asyncio.timeout(max(0.01, attack.until - time.perf_counter())):
                        await _take(reader)
                attack.closed += 1
                writer.transport.abort()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(begin() for _ in range(600)))


async def pipelined(attack: Attack) -> None:
    """Requests without waiting for answers."""
    await attack.pour(b"", b"GET /api/catalog HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500, reads=False)


async def replays(attack: Attack) -> None:
    """Long records to be stepped through, from eight connections at a time."""
    text = (Path(__file__).resolve().parent.parent / "docs/example.faience").read_text()

    async def ask() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
        url = f"http://127.0.0.1:{attack.port}"
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=PATIENCE) as http:
            while attack.goes_on:
                with suppress(httpx.HTTPError):
                    answer = await http.post("/api/replay", json={"record": text + f"\n# {secrets.token_hex(8)}\n"})
                    attack.sent += len(text)
                    attack.closed += answer.status_code == 429
                    http.cookies.clear()  # somebody else every time
                await asyncio.sleep(_BREATH)

    await asyncio.gather(*(ask() for _ in range(8)))


async def crowd(attack: Attack) -> None:
    """190 sockets of one address look on at a table and ask without end how things stand."""
    address = f"ws://127.0.0.1:{attack.port}/api/tables/{attack.table}/live"

    async def look() -> None:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(address, local_addr=(STRANGER, 0), open_timeout=PATIENCE, max_size=None) as socket:
                hearing = asyncio.create_task(_hear(socket))
                while attack.goes_on and not hearing.done():
                    text = json.dumps({"do": "have", "number": 0})
                    await socket.send(text)
                    attack.sent += len(text)
                    await asyncio.sleep(0.5)
                hearing.cancel()
        attack.closed += 1

    await asyncio.gather(*(look() for _ in range(190)))


async def _hear(socket: Any) -> None:
    with suppress(OSError, WebSocketException):
        async for _ in socket:
            pass


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        *(pings, unread_pings, pongs, fragments, headers, one_header),
        *(half_requests, pipelined, replays, crowd),
    )
}


class Person:
    """Somebody who plays against a bot all the time, and whose moves are timed."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.table = ""
        self.took: list[float] = []

    async def sit(self) -> None:
        """Make a table where games begin again and again."""
        settings = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "me"}], "speed": "instant"}
        made = (await self.http.post("/api/tables", json=settings)).raise_for_status().json()
        self.table = made["table"]
        for seat in made["shared"]["table"]["seats"]:
            share = (
                {"do": "nonce", "nonce": secrets.token_hex(16)} if "has_nonce" in seat else {"do": "end", "end": "-"}
            )
            await self._do(**share, seat=seat["seat"])

    async def _do(self, **command: Any) -> dict[str, Any]:
        answer = await self.http.post(f"/api/tables/{self.table}/do", json=command)
        found: dict[str, Any] = answer.raise_for_status().json()
        return found["shared"]["table"] | found["own"]

    async def play(self) -> None:
        """Move and time it, until cancelled."""
        while True:
            answer = (await self.http.get(f"/api/tables/{self.table}")).raise_for_status().json()
            seen = answer["shared"]["table"] | answer["own"]
            while seen["status"] == "playing":
                move = secrets.choice(seen["options"]["moves"])["move"]
                begun = time.perf_counter()
                seen = await self._do(do="move", version=seen["version"], move=move)
                self.took.append(time.perf_counter() - begun)
                await asyncio.sleep(0.1)
            await self.sit()


async def _watch(url: str, took: list[float]) -> None:
    """Ask how the server is, ten times a second, until cancelled."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        while True:
            begun = time.perf_counter()
            (await http.get("/health")).raise_for_status()
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)


def memory(pid: int) -> float:
    """The megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def _peak(pid: int, seen: list[float]) -> None:
    while True:
        seen.append(memory(pid))
        await asyncio.sleep(0.2)


def _spread(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds) or [0.0]
    late = ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
    middle, worst = ordered[len(ordered) // 2], ordered[-1]
    return {"p50": round(middle * 1000, 1), "p99": round(late * 1000, 1), "max": round(worst * 1000, 1)}


async def attacked(server: ServerProcess, person: Person, name: str, seconds: float) -> dict[str, Any]:
    """What one attack does to a server."""
    before, took, held = memory(server.pid), list[float](), list[float]()
    person.took.clear()
    attack = Attack(server.port, person.table, time.perf_counter() + seconds)
    chores = [asyncio.create_task(_watch(server.url, took)), asyncio.create_task(_peak(server.pid, held))]
    try:
        await ATTACKS[name](attack)
        await asyncio.sleep(1.0)
    finally:
        for chore in chores:
            chore.cancel()
        results = await asyncio.gather(*chores, return_exceptions=True)
    if failed := [each for each in results if isinstance(each, Exception)]:
        raise failed[0]
    return {
        "health_ms": _spread(took),
        "answer_ms": _spread(person.took),
        "memory_mb": {"before": round(before), "most": round(max(held)), "after": round(memory(server.pid))},
        "sent_mb": round(attack.sent / 1e6, 1),
        "closed": attack.closed,
    }


async def flood(data: Path, names: list[str], seconds: float) -> dict[str, Any]:
    """Every attack after the other on one server, and after all of them the same without any."""
    found: dict[str, Any] = {}
    async with ServerProcess(data, "--thinkers", "1", "--rate-factor", "1") as server:
        await server.start()
        person = Person(server.url)
        await person.sit()
        playing = asyncio.create_task(person.play())
        try:
            for name in names:
                found[name] = await attacked(server, person, name, seconds)
                print(name, json.dumps(found[name]), file=sys.stderr, flush=True)
                if playing.done():
                    playing.result()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await person.http.aclose()
        found["stop_status"] = await server.stop()
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("attacks", nargs="*", help=f"which, of {', '.join(ATTACKS)}; all of them by default")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each of them lasts")
    parser.add_argument("--limit", type=float, default=1.0, help="seconds that /health may take")
    options = parser.parse_args()
    names = options.attacks or list(ATTACKS)
    if unknown := [name for name in names if name not in ATTACKS]:
        parser.error(f"there is no attack {unknown[0]}; choose from {', '.join(ATTACKS)}")
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(flood(Path(folder), names, options.seconds))
    print(json.dumps(report, indent=2))
    worst = max(report[name]["health_ms"]["max"] for name in names)
    sys.exit(1 if worst > options.limit * 1000 else 0)


if __name__ == "__main__":
    main()
