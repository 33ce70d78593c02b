"""What is answered when a request cannot be served: a status, a code for programs and a message."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from faience.server.limits import TooMany
from faience.server.messages import Refusal
from faience.table import Refused

_LOG = logging.getLogger(__name__)
_CONFLICT = 409
STATUSES = {
    "bad-settings": 400,
    "bad-command": 400,
    "bad-name": 400,
    "bad-nonce": 400,
    "bad-number": 400,
    "bad-record": 400,
    "invalid-move": 400,
    "wrong-key": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-spectators": 403,
    "no-such-table": 404,
    "no-such-seat": 404,
    "trouble": 503,
}
"""Refusals that are not about how things stand at the table; those are conflicts."""
_CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 400: "bad-request", 415: "not-json"}


def _answer(status: int, refusal: Refusal, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(msgspec.json.encode(refusal), status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    """A table said no."""
    refusal = Refusal(code=error.code, rule=error.rule, facts=error.facts, message=error.message)
    return _answer(STATUSES.get(error.code, _CONFLICT), refusal)


def too_many(_: Request[Any, Any, Any], error: TooMany) -> Response[bytes]:
    """Somebody asks for more than they may."""
    return _answer(429, Refusal(code="too-many", message=str(error)), {"Retry-After": str(int(error.wait) + 1)})


def not_served(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """An address that is not there, a method it does not know, a body that is too large."""
    status = error.status_code
    message = error.detail if status in (400, 413) else _CODES.get(status, "refused").replace("-", " ")
    return _answer(status, Refusal(code=_CODES.get(status, "refused"), message=message), dict(error.headers or {}))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of ours."""
    _LOG.error("%s %s went wrong", request.method, request.url.path, exc_info=error)
    return _answer(500, Refusal(code="trouble", message="something went wrong on the server"))


HANDLERS: ExceptionHandlersMap = {Refused: refused, TooMany: too_many, HTTPException: not_served, Exception: failed}
