"""The application: all parts of the server put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from faience.games import GAMES, Game
from faience.server import api, errors, live, pages, replays, schema
from faience.server.bots import Thinkers
from faience.server.guests import Guests, signing_key
from faience.server.keepers import Keepers
from faience.server.limits import Limiter
from faience.server.pages import PageFiles
from faience.server.replay_cache import ReplayCache
from faience.server.safety import Gate
from faience.server.services import Services
from faience.server.settings import ServerSettings
from faience.store import FILE, Store
from faience.table.sent.own import question

LONGEST_BODY = 64 * 1024


def build(settings: ServerSettings) -> Gate:
    """The application for a data folder, ready to be served."""
    key = signing_key(settings.data)
    limiter = Limiter(settings.rate_factor)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, key, limiter) as services:
            app.state.services = services
            yield

    app = Litestar(
        [*api.HANDLERS, *replays.HANDLERS, live.live, schema.show_schema, pages.show_page, pages.show_file],
        lifespan=[lifespan],
        state=State(),
        exception_handlers=errors.HANDLERS,
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
    )
    return Gate(app, settings, Guests(key, settings.prefix), limiter)


@asynccontextmanager
async def running(settings: ServerSettings, key: bytes, limiter: Limiter) -> AsyncIterator[Services]:
    """The parts of a server from its start to its orderly stop."""
    store = await Store.open(settings.data / FILE)
    bots = Thinkers(settings.thinking)
    keepers = Keepers(store, bots, settings, key)
    page = PageFiles(settings.page, settings.prefix)
    try:
        load_games()
        bots.start()
        await keepers.start()
        yield Services(settings, store, keepers, limiter, page, ReplayCache())
    finally:
        await keepers.close()
        await bots.close()
        await store.close()


def load_games() -> None:
    """Have machine code loaded before anyone waits for it."""
    for book in GAMES.values():
        if book.has_page:
            game = Game.new(book.name, min(book.seats), seed=0)
            game.deal()
            question(game)
