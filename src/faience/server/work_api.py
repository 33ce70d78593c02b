"""The address where workers come for something to do; without a key of the server's it is as if it were not there."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import Request, Response, post
from litestar.exceptions import NotFoundException

from faience import __version__
from faience.server.services import services_of
from faience.server.work_door import WorkDoor
from faience.table import Refused
from faience.table.refusals import read
from faience.work.tasks import PATH, Call, Reply

LONGEST_ANSWER = 4 << 20
"""A game to step through has some ten thousand bytes."""


class _Versioned(msgspec.Struct, frozen=True):
    version: str


_VERSIONED, _CALL = msgspec.json.Decoder(_Versioned), msgspec.json.Decoder(Call)


@post(PATH, status_code=200, request_max_body_size=LONGEST_ANSWER, include_in_schema=False)
async def work(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Take an answer from a worker, and give it something to do."""
    services = services_of(request)
    door = WorkDoor(services.settings.worker_keys)
    if not door.is_there:
        raise NotFoundException("there is nothing at this address")
    if not door.opens(request.headers):
        raise Refused("wrong-key", "this key opens no work here; give worker and server the same one")
    body = await request.body()
    versioned: _Versioned = read(body, _VERSIONED, "bad-command")
    if versioned.version != __version__:
        message = "the server runs version {ours} and this worker version {theirs}; install the same one"
        raise Refused("wrong-version", message, ours=__version__, theirs=versioned.version[:50])
    call: Call = read(body, _CALL, "bad-command")
    if call.done is not None:
        await services.work.answer(call.done, call.worker)
    offer = await _unless_gone(request, services.work.lend(call))
    return Response(msgspec.json.encode(Reply(offer)), media_type="application/json")


async def _unless_gone(request: Request[Any, Any, Any], waiting: Any) -> Any:
    """What is waited for; a worker that hangs up waits no more, so that it is given nothing to do."""
    found = asyncio.ensure_future(waiting)
    gone = asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({found, gone}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        gone.cancel()
        if not found.done():
            found.cancel()
    with suppress(asyncio.CancelledError):
        return await found
    return None


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
