"""What is answered when a request cannot be served: a status, a code for programs and a message."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from faience.server import descriptors
from faience.server.limits import TooMany
from faience.server.messages import Refusal
from faience.table import Refused

_LOG = logging.getLogger(__name__)
_CONFLICT = 409
_REFUSALS = {
    400: (
        *("bad-settings", "bad-command", "bad-name", "bad-nonce", "bad-end", "bad-link", "bad-number", "bad-record"),
        *("bad-parts", "bad-subscription", "invalid-move"),
    ),
    403: ("wrong-origin", "wrong-key", "not-your-seat", "not-seated", "not-host", "no-spectators"),
    404: ("no-such-table", "no-such-seat"),
    415: ("not-json",),
    421: ("wrong-host",),
    429: ("too-many",),
    503: ("trouble",),
}
STATUSES = {code: status for status, codes in _REFUSALS.items() for code in codes}
"""Refusals that are not about how things stand at the table; those are conflicts."""
WENT_WRONG = Refused("trouble", "something went wrong on the server")
NO_ROOM = Refused("trouble", "the server has too much open at once; come again later")
_LATER = 10
_CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 400: "bad-request", 415: "not-json"}


def told(error: Refused) -> tuple[int, dict[str, str], bytes]:
    """The status, the headers and the body that tell of something refused."""
    headers = {"Retry-After": str(int(error.wait) + 1)} if isinstance(error, TooMany) else {}
    return STATUSES.get(error.code, _CONFLICT), headers, msgspec.json.encode(Refusal.of(error))


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """A table said no, or somebody asks for more than they may."""
    status, headers, body = told(error)
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def not_served(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    """An address that is not there, a method it does not know, a body that is too large."""
    status = error.status_code
    code = _CODES.get(status, "refused")
    refusal = Refusal(code=code, message=error.detail if status in (400, 413) else code.replace("-", " "))
    return Response(refusal, status_code=status, media_type=MediaType.JSON, headers=dict(error.headers or {}))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Trouble with the store, no descriptor left, or a mistake of ours."""
    services = getattr(request.app.state, "services", None)
    if services is not None and (trouble := services.keepers.outages.told(error)) is not None:
        return refused(request, trouble)
    if descriptors.is_exhaustion(error):
        _LOG.error("%s %s: no file descriptor is left; raise the limit (ulimit -n)", request.method, request.url.path)
        return Response(
            Refusal.of(NO_ROOM), status_code=503, media_type=MediaType.JSON, headers={"Retry-After": str(_LATER)}
        )
    _LOG.error("%s %s went wrong", request.method, request.url.path, exc_info=error)
    return Response(Refusal.of(WENT_WRONG), status_code=500, media_type=MediaType.JSON)


HANDLERS: ExceptionHandlersMap = {Refused: refused, HTTPException: not_served, Exception: failed}
