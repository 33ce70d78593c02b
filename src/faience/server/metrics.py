"""Where the meters can be read: an address apart from the page, so that no proxy can lead strangers to it."""

import asyncio
import hmac
import socket
from contextlib import suppress
from http import HTTPStatus

from faience.server.meters import METERS
from faience.server.services import Services

_LONGEST = 8 * 1024
_PATIENCE = 5.0
_MEDIA = "text/plain; version=0.0.4; charset=utf-8"


class MetricsServer:
    """Answers `GET /metrics`, and nothing else."""

    def __init__(self, services: Services, key: str) -> None:
        self._services = services
        self._key = key.encode()
        self._tasks: list[asyncio.Task[None]] = []
        self._server: asyncio.Server | None = None

    async def start(self, listening: socket.socket) -> None:
        """Measure and answer from now on."""
        self._tasks = [asyncio.create_task(METERS.watch_loop(), name="loop lag")]
        self._server = await asyncio.start_server(self._answer, sock=listening, limit=_LONGEST)

    async def close(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def written(self) -> str:
        """Everything as it is now."""
        keepers, bots = self._services.keepers, self._services.bots
        found = await keepers.probe.find()
        gauges = {
            "live_tables": len(keepers),
            "waiting_bots": bots.waiting,
            "damaged_tables": len(keepers.outages.damaged),
            "store_works": float(not found.failing),
        }
        return METERS.written(gauges, found.tables)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                status, text = await self._told(await reader.readuntil(b"\r\n\r\n"))
                content = text.encode()
                head = f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {_MEDIA}\r\n"
                writer.write(f"{head}Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode() + content)
                await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    async def _told(self, request: bytes) -> tuple[HTTPStatus, str]:
        first, *lines = request.split(b"\r\n")
        if self._key and not any(self._is_key(line) for line in lines):
            return HTTPStatus.UNAUTHORIZED, "Authorization: Bearer KEY\n"
        if first.split(b" ")[:2] != [b"GET", b"/metrics"]:
            return HTTPStatus.NOT_FOUND, "GET /metrics\n"
        return HTTPStatus.OK, await self.written()

    def _is_key(self, line: bytes) -> bool:
        name, _, value = line.partition(b":")
        return name.strip().lower() == b"authorization" and hmac.compare_digest(value.strip(), b"Bearer " + self._key)
