"""Games to step through and to take home: of tables, and from records that people bring."""

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from faience.server import messages
from faience.server.api import Asking, seen
from faience.server.replay_cache import EncodedReplay
from faience.server.services import services_of, visitor
from faience.table.refusals import read
from faience.table.sent.shapes import Replay

LONGEST_RECORD = 1 << 20
_UPLOAD = msgspec.json.Decoder(messages.Upload)


@get("/api/tables/{table:str}/record", media_type="text/plain", opt={"refusals": {409}})
async def take_record(request: Asking, table: FromPath[str]) -> Response[str]:
    """The record of the game so far, as a file."""
    keeper, _ = await seen(request, table)
    headers = {"Content-Disposition": f'attachment; filename="{keeper.table.id}.faience"'}
    return Response(str(keeper.table.record()), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay", opt={"answer": Replay, "refusals": {409}})
async def step_through_table(request: Asking, table: FromPath[str]) -> Response[bytes]:
    """The game so far, moment by moment."""
    services = services_of(request)
    keeper, who = await seen(request, table)
    services.limiter.spend("replay", who.guest, visitor(request).address)
    return _sent(request, await services.replays.of_table(keeper.table))


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
    return _sent(request, await services.replays.of_record(upload.record))


def _sent(request: Asking, replay: EncodedReplay) -> Response[bytes]:
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(replay.plain, media_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(replay.compressed, media_type="application/json", headers=headers)


HANDLERS: list[HTTPRouteHandler] = [take_record, step_through_table, step_through_record]
