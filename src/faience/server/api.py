"""Tables over HTTP, and games to step through: JSON in, JSON out; every refusal says why."""

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request, Response, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from faience import __version__
from faience.games import GAMES
from faience.server import messages
from faience.server.guests import LASTS
from faience.server.keeper import Keeper, now
from faience.server.persistence import listed
from faience.server.replays import EncodedReplay
from faience.server.services import services_of, visitor, who_of
from faience.store import Subscription, TableRow
from faience.table import Refused, Who, commands
from faience.table.refusals import read
from faience.table.sent.own import is_to_act, options_of, own_of
from faience.table.sent.public import event_of, public_of
from faience.table.sent.shapes import Replay, Shared, TableEvent
from faience.table.settings import SPEEDS, STRONGEST, Settings, clean_name, parts_file, parts_of, read_settings

MOST_LISTED, MOST_WAITING = 100, 50
"""So many tables are in a list, and so many of them come first since they wait for whoever asks."""
LONGEST_RECORD = 1 << 20
LONGEST_PARTS = 1 << 18
"""A file of 64 KB, however its characters are written in JSON."""
LATEST = 10**15 - 1
"""The largest number that can stand in an address: an event's, or a time in milliseconds."""

_NOTED = 7 * 24 * 3600 * 1000
"""Milliseconds after which it is noted anew that somebody was here."""

Asking = Request[Any, Any, Any]
_ME, _UPLOAD = msgspec.json.Decoder(messages.Me), msgspec.json.Decoder(messages.Upload)
_PARTS = msgspec.json.Decoder(messages.PartsFile)
_PUSH_WISH, _PUSH_STOP = msgspec.json.Decoder(messages.PushWish), msgspec.json.Decoder(messages.PushStop)


async def seen(request: Asking, table_id: str) -> tuple[Keeper, Who]:
    """A table and whoever asks to see it; Refused if they may not."""
    keeper, who = await services_of(request).keepers.get(table_id), who_of(request)
    keeper.table.check_sight(who)
    return keeper, who


def number_in(request: Asking, name: str, default: int) -> int:
    """A whole number that stands in the address; Refused if it is none."""
    text = str(request.query_params.get(name, default))
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(LATEST))):
        raise Refused("bad-number", f"{name} must be a whole number from 0 to {LATEST}")
    return int(text)


def _shown(keeper: Keeper, who: Who) -> messages.Seen:
    table = keeper.table
    options = options_of(table) if is_to_act(table, who) else None
    return messages.Seen(Shared([], public_of(table, keeper.presence)), own_of(table, who, keeper.now(), options))


def _made(keeper: Keeper, who: Who) -> messages.Made:
    return messages.Made(**msgspec.structs.asdict(_shown(keeper, who)), table=keeper.table.id)


@get("/api/catalog")
async def catalog() -> messages.Catalog:
    """What can be played here."""
    games = [messages.GameInfo.of(book) for book in GAMES.values()]
    return messages.Catalog(messages.API, __version__, games, STRONGEST, commands.PHRASES, SPEEDS)


@get("/api/games/{game:str}/parts", media_type="text/plain", opt={"refusals": {400}})
async def take_parts(game: FromPath[str]) -> Response[str]:
    """The printed parts that a game is usually played with, as a file to begin a set of your own with."""
    text = parts_file(game)
    headers = {"Content-Disposition": f'attachment; filename="{game}.toml"'}
    return Response(text, media_type="text/plain", headers=headers)


@post(
    "/api/games/{game:str}/parts",
    status_code=200,
    request_max_body_size=LONGEST_PARTS,
    opt={"body": messages.PartsFile},
)
async def read_parts(request: Asking, game: FromPath[str]) -> messages.PartsRead:
    """Read a file with printed parts of a game, to play with them."""
    services, who = services_of(request), visitor(request)
    services.limiter.spend("replay", who.guest, who.address)
    file: messages.PartsFile = read(await request.body(), _PARTS, "bad-parts")
    return messages.PartsRead(parts_of(game, file.text))


@get("/api/me")
async def me(request: Asking) -> messages.Me:
    """What is known of you."""
    store, guest = services_of(request).store, visitor(request).guest
    seen = await store.last_seen(guest)
    if seen is not None and now() - seen > _NOTED:
        await store.note_seen(guest, now())
    return messages.Me(await store.name_of(guest))


@put("/api/me", opt={"body": messages.Me})
async def rename_me(request: Asking) -> messages.Me:
    """Choose a name; it is given to seats you take from now on."""
    wish: messages.Me = read(await request.body(), _ME, "bad-name")
    name = clean_name(wish.name)
    await services_of(request).store.keep_guest(visitor(request).guest, name, now())
    return messages.Me(name)


@get("/api/privacy")
async def privacy(request: Asking) -> messages.Privacy:
    """What is kept of you, and for how long."""
    settings = services_of(request).settings
    days = (settings.expire_days, settings.finished_days, LASTS.days)
    return messages.Privacy(visitor(request).guest, *days)


@post("/api/me/sign-out", status_code=200, opt={"answer": messages.Me, "refusals": {409}})
async def sign_out_others(request: Asking) -> Response[messages.Me]:
    """Sign out all other browsers that are known as you or have your seats; this one gets a new cookie."""
    services, who = services_of(request), visitor(request)
    services.limiter.spend("make", who.guest, who.address)
    cookie = await services.sessions.begin_anew(who.guest, is_secure=who.is_secure)
    name = await services.store.name_of(who.guest)
    leaving = BackgroundTask(services.sessions.send_away, who.guest)  # not before the new cookie is there
    return Response(messages.Me(name), headers={"Set-Cookie": cookie}, background=leaving)


@get("/api/push")
async def push_key(request: Asking) -> messages.PushKey:
    """The key that a browser needs to be told that it is your turn."""
    return messages.PushKey(services_of(request).pusher.key)


@put("/api/push", opt={"body": messages.PushWish, "refusals": {409}})
async def start_push(request: Asking) -> messages.PushKey:
    """Be told on a browser that it is your turn, when you are not at the table."""
    wish: messages.PushWish = read(await request.body(), _PUSH_WISH, "bad-subscription")
    pusher = services_of(request).pusher
    subscription = Subscription(wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    await pusher.keep(visitor(request).guest, subscription, now())
    return messages.PushKey(pusher.key)


@post("/api/push/stop", status_code=200, opt={"body": messages.PushStop})
async def stop_push(request: Asking) -> messages.PushKey:
    """Be told on a browser no more."""
    wish: messages.PushStop = read(await request.body(), _PUSH_STOP, "bad-subscription")
    await services_of(request).store.drop_subscription(wish.endpoint, visitor(request).guest)
    return messages.PushKey(services_of(request).pusher.key)


@post("/api/tables", opt={"body": Settings})
async def make_table(request: Asking) -> messages.Made:
    """Make a table; the settings say who sits where."""
    services, who = services_of(request), who_of(request)
    settings = read_settings(await request.body())
    services.limiter.spend("make", who.guest, visitor(request).address)
    keeper = await services.keepers.make(settings, who, await services.store.name_of(who.guest))
    return _made(keeper, who)


@get("/api/tables")
async def list_tables(request: Asking) -> list[messages.Listed]:
    """Tables that everyone may join or watch, the latest first."""
    return _listed(request, await services_of(request).store.listed(("waiting", "playing"), MOST_LISTED))


@get("/api/tables/mine", opt={"query": {"before": "The time when the last table you have was touched"}})
async def my_tables(request: Asking) -> list[messages.Listed]:
    """Tables at which you have a seat: those that wait for you, then the latest; with `before` those touched before."""
    store, guest, before = services_of(request).store, visitor(request).guest, number_in(request, "before", LATEST)
    waiting = [] if "before" in request.query_params else await store.waiting_for(guest, MOST_WAITING)
    known = {table.id for table in waiting}
    latest = [table for table in await store.of_guest(guest, MOST_LISTED, before) if table.id not in known]
    return _listed(request, [*waiting, *latest][:MOST_LISTED])


@get("/api/turns")
async def my_turns(request: Asking) -> messages.Turns:
    """How many tables wait for a move of yours, and when the first of them is due."""
    found = await services_of(request).store.waiting_for(visitor(request).guest, MOST_LISTED)
    due = [table.due for table in _listed(request, found) if table.due is not None]
    return messages.Turns(len(found), min(due, default=None))


def _listed(request: Asking, tables: Iterable[TableRow]) -> list[messages.Listed]:
    guest, excused = visitor(request).guest, services_of(request).keepers.deadlines.excused
    return [listed(table, guest, excused(table.touched)) for table in tables]


@get("/api/tables/{table:str}")
async def show_table(request: Asking, table: FromPath[str]) -> messages.Seen:
    """A table as you may see it."""
    return _shown(*await seen(request, table))


@post("/api/tables/{table:str}/do", status_code=200, opt={"body": commands.Doable, "refusals": {409}})
async def do_at_table(request: Asking, table: FromPath[str]) -> messages.Answer:
    """Carry out a command."""
    services, who = services_of(request), who_of(request)
    command = commands.read_command(await request.body())
    services.limiter.spend("do", who.guest, visitor(request).address)
    keeper = await services.keepers.get(table)
    invitation = {command.key} if isinstance(command, commands.Sit) and command.key else set()
    keeper.table.check_sight(Who(who.guest, who.keys | invitation))
    if (answer := await services.carry_out(command, keeper, who)) is not None:
        return answer
    return _shown(keeper, who) if keeper.table.may_see(who) else messages.Unseen()


@get("/api/tables/{table:str}/events", opt={"query": {"after": "The number of the last event you have"}})
async def list_events(request: Asking, table: FromPath[str]) -> list[TableEvent]:
    """The events after number `after`."""
    after = number_in(request, "after", 0)
    keeper, _ = await seen(request, table)
    return [event_of(entry) for entry in keeper.table.since(after)]


@post("/api/tables/{table:str}/rematch", opt={"refusals": {409}})
async def play_again(request: Asking, table: FromPath[str]) -> messages.Made:
    """A new table for the same people, or the one that somebody made already."""
    services = services_of(request)
    _, who = await seen(request, table)
    services.limiter.spend("make", who.guest, visitor(request).address)
    keeper = await services.keepers.rematch(table, who)
    keeper.table.check_sight(who)
    return _made(keeper, who)


@get("/api/tables/{table:str}/record", media_type="text/plain", opt={"refusals": {409}})
async def take_record(request: Asking, table: FromPath[str]) -> Response[str]:
    """The record of the game so far, as a file."""
    keeper, who = await seen(request, table)
    services_of(request).limiter.spend("replay", who.guest, visitor(request).address)
    text = await asyncio.to_thread(str, keeper.table.record())  # the game is played through for it
    headers = {"Content-Disposition": f'attachment; filename="{keeper.table.id}.faience"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", opt={"answer": Replay, "refusals": {409}})
async def step_through_table(request: Asking, table: FromPath[str]) -> Response[bytes]:
    """The game so far, moment by moment."""
    services = services_of(request)
    keeper, who = await seen(request, table)
    address = visitor(request).address
    services.limiter.spend("replay", who.guest, address)
    return _sent(request, await services.replays.of_table(keeper.table, who.guest, address))


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LONGEST_RECORD,
    opt={"body": messages.Upload, "answer": Replay},
)
async def step_through_record(request: Asking) -> Response[bytes]:
    """A game from its record, moment by moment."""
    services, who = services_of(request), visitor(request)
    services.limiter.spend("replay", who.guest, who.address)
    upload: messages.Upload = read(await request.body(), _UPLOAD, "bad-record")
    return _sent(request, await services.replays.of_record(upload.record, who.guest, who.address))


def _sent(request: Asking, replay: EncodedReplay) -> Response[bytes]:
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(replay.plain, media_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(replay.compressed, media_type="application/json", headers=headers)


@get("/health")
async def health(request: Asking) -> Response[messages.Health]:
    """Whether the server can do its work."""
    keepers = services_of(request).keepers
    found = await keepers.probe.find()
    status = "store-trouble" if found.failing else "ok"
    told = messages.Health(
        *(status, __version__, len(keepers), found.tables), found.failing, found.why, len(keepers.outages.damaged)
    )
    return Response(told, status_code=503 if found.failing else 200)


HANDLERS = [found for found in tuple(globals().values()) if isinstance(found, HTTPRouteHandler)]
"""Their `opt` says what the schema cannot read from them otherwise."""
