"""The application, all parts of the server put together, and how it runs up to its orderly stop."""

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any, TypeAlias

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from faience.server import api, descriptors, errors, live, metrics, pages, schema, work_api
from faience.server.bots import Thinkers
from faience.server.connections import Connections
from faience.server.guests import Guests
from faience.server.http_connection import HttpConnection
from faience.server.keepers import Keepers
from faience.server.limits import Limiter
from faience.server.pages import PageFiles
from faience.server.push import Pusher
from faience.server.rehearsal import rehearse
from faience.server.replays import ReplayCache
from faience.server.safety import Gate
from faience.server.services import Services
from faience.server.sessions import Sessions
from faience.server.settings import ServerSettings
from faience.server.signing import given_keys, shared_keys, signing_keys
from faience.server.socket_connection import SocketConnection
from faience.server.work_queue import WorkQueue
from faience.store import FILE, Occupied, Store, locked
from faience.store.upgrade import try_out, upgrade

LONGEST_BODY = 64 * 1024
_LARGEST_FRAME = 64 * 1024
"""Frames up to this size get an answer, if only that they are too large; a larger one ends the connection."""
_PING = 20.0
_GRACE = 5
_COLLECTIONS = (2_000, 10, 200)
"""So many new objects are looked through at a time, ten times as many every tenth time, all after 200 of these."""
_SWITCH = 0.001
"""Seconds after which a thread gives way to another; a commit should not wait five milliseconds to be reported."""


Measuring: TypeAlias = tuple[socket.socket, str]
"""Where measurements can be read, and the key that is needed for it."""


def build(
    settings: ServerSettings,
    on_taken_over: Callable[[], None] | None = None,
    measuring: Measuring | None = None,
    work: WorkQueue | None = None,
) -> Gate:
    """The application for a data folder, ready to be served; if it is taken over, somebody should hear of it."""
    keys = _keys(settings)
    guests = Guests(keys, settings.prefix)
    limiter = Limiter(settings.rate_factor)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, keys[-1], guests, limiter, work) as services:
            app.state.services = services
            services.keepers.outages.on_taken_over = on_taken_over
            async with _measured(services, measuring):
                yield

    app = Litestar(
        [*api.HANDLERS, work_api.work, live.live, schema.show_schema, pages.show_page, pages.show_file],
        lifespan=[lifespan],
        state=State(),
        exception_handlers=errors.HANDLERS,
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
    )
    return Gate(app, settings, guests, limiter)


def _keys(settings: ServerSettings) -> tuple[bytes, ...]:
    """The signing keys, the same for all servers of one database."""
    if settings.key_file is not None:
        return given_keys(settings.key_file)
    return signing_keys(settings.data) if settings.database is None else shared_keys(settings.database)


@asynccontextmanager
async def running(
    settings: ServerSettings, key: bytes, guests: Guests, limiter: Limiter, work: WorkQueue | None = None
) -> AsyncIterator[Services]:
    """The parts of a server from its start to its orderly stop; the key is the oldest one, on which much depends."""
    work = work or WorkQueue(settings.work_lease)
    if settings.database is not None:
        store = await Store.connect(settings.database)
    else:
        store = await Store.open(settings.data / FILE, is_claimed=True)
    bots = Thinkers(settings.thinking, work)
    pusher = Pusher(store, settings, key, limiter)
    keepers = Keepers(store, bots, settings, key, pusher)
    sessions = Sessions(store, guests, keepers)
    page = PageFiles(settings.page, settings.prefix)
    try:
        rehearse()
        bots.start()
        await sessions.start()
        await keepers.start()
        replays = ReplayCache(settings.waiting_replays, work)
        yield Services(settings, store, keepers, limiter, page, replays, pusher, sessions, bots, work)
    finally:
        await sessions.close()
        await keepers.close()
        await pusher.close()
        await bots.close()
        await store.close()


@asynccontextmanager
async def _measured(services: Services, measuring: Measuring | None) -> AsyncIterator[None]:
    """The measurements of a server can be read meanwhile, if that was asked for."""
    if measuring is None:
        yield
        return
    listening, key = measuring
    server = metrics.MetricsServer(services, key)
    await server.start(listening)
    try:
        yield
    finally:
        await server.close()


def configured(
    settings: ServerSettings,
    *,
    is_verbose: bool = False,
    on_taken_over: Callable[[], None] | None = None,
    measuring: Measuring | None = None,
    work: WorkQueue | None = None,
) -> uvicorn.Config:
    """The application with everything that is set about connections."""
    app: Any = build(settings, on_taken_over, measuring, work)
    proxies = ProxyHeadersMiddleware(app, settings.trusted_proxies).trusted_hosts
    most = descriptors.for_connections(descriptors.limit())
    connections = Connections(settings.connections, most, proxies.__contains__)
    http: Any = partial(HttpConnection, connections)
    sockets: Any = partial(SocketConnection, connections)
    return uvicorn.Config(
        app,
        http=http,
        lifespan="on",
        log_config=None,
        access_log=is_verbose,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        ws=sockets,
        ws_max_size=_LARGEST_FRAME,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
        ws_per_message_deflate=False,  # messages are small, and every connection would cost memory
        timeout_graceful_shutdown=_GRACE,
    )


def serve(
    settings: ServerSettings,
    listening: socket.socket,
    on_ready: Callable[[], None],
    *,
    is_verbose: bool = False,
    measuring: Measuring | None = None,
) -> None:
    """Serve until a signal says to stop. OSError if the database cannot be used, or if another server has it now."""
    sys.setswitchinterval(_SWITCH)
    descriptors.raise_limit()
    is_lost = False

    def stop() -> None:
        nonlocal is_lost
        is_lost = server.should_exit = True

    with _held(settings):
        work = WorkQueue(settings.work_lease)
        config = configured(settings, is_verbose=is_verbose, on_taken_over=stop, measuring=measuring, work=work)
        server = _Server(config, on_ready, work.close)
        server.run([listening])
    if is_lost:
        raise Occupied(f"another server has taken over {settings.data}; this one has stopped and lost nothing")


@contextmanager
def _held(settings: ServerSettings) -> Iterator[None]:
    """The database, ready for use; a data folder is for one server alone."""
    if settings.database is not None:
        from faience.store import postgres

        postgres.upgrade(settings.database)
        yield
        return
    with locked(settings.data):
        upgrade(settings.data / FILE)
        try_out(settings.data / FILE)
        yield


class _Server(uvicorn.Server):
    """The same, but it says when it is ready, and a signal to stop is no failure."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None], on_stopping: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready
        self._on_stopping = on_stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            await asyncio.to_thread(self._on_ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._on_stopping()
        await super().shutdown(sockets)

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
