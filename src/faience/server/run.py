"""Running a server on a data folder, up to its orderly stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from faience.server.app import build
from faience.server.lock import locked
from faience.server.settings import ServerSettings
from faience.store import FILE
from faience.store.upgrade import upgrade

_LARGEST_FRAME = 64 * 1024
"""Frames up to this size get an answer, if only that they are too large; a larger one ends the connection."""
_PING = 20.0
_GRACE = 5
_COLLECTIONS = (2_000, 10, 200)
"""So many new objects are looked through at a time, ten times as many every tenth time, all after 200 of these."""
_SWITCH = 0.001
"""Seconds after which a thread gives way to another; a commit should not wait five milliseconds to be reported."""


def configured(settings: ServerSettings, *, is_verbose: bool = False) -> uvicorn.Config:
    """The application with everything that is set about connections."""
    return uvicorn.Config(
        build(settings),
        lifespan="on",
        log_config=None,
        access_log=is_verbose,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws="websockets-sansio",
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        ws_per_message_deflate=False,  # messages are small, and every connection would cost memory
        timeout_graceful_shutdown=_GRACE,
    )


def serve(
    settings: ServerSettings, listening: socket.socket, on_ready: Callable[[], None], *, is_verbose: bool = False
) -> None:
    """Serve until a signal says to stop. OSError if the data folder cannot be used."""
    sys.setswitchinterval(_SWITCH)
    with locked(settings.data):
        upgrade(settings.data / FILE)
        _Server(configured(settings, is_verbose=is_verbose), on_ready).run([listening])


class _Server(uvicorn.Server):
    """The same, but it says when it is ready, and a signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            await asyncio.to_thread(self._on_ready)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def _calm_collector() -> None:
    """Look for garbage seldom: going through all that hundreds of tables hold stops them for a tenth of a second.

    Nearly all of it is freed without the collector, and what was loaded at the start stays anyway.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTIONS)
