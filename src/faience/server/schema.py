"""The HTTP interface described as OpenAPI, from the very handlers that answer and the structures they read and write.

The schemas are msgspec's: Litestar's own generator says neither that unknown fields are refused nor which tag stands
for which command, and it leaves out descriptions.
"""

import inspect
import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from faience import __version__
from faience.server import api, messages
from faience.server.services import services_of

TABLE_ID = "^[2-9a-hjkmnp-z]{8}$"


def document(prefix: str) -> dict[str, Any]:
    """The whole description."""
    answers = [_alternatives(handler) for handler in api.HANDLERS]
    bodies = [handler.opt["body"] for handler in api.HANDLERS if "body" in handler.opt]
    types = [*(kind for kinds in answers for kind in kinds), *bodies, messages.Refusal]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    answered = [_any_of([next(found) for _ in kinds]) for kinds in answers]
    paths: dict[str, dict[str, Any]] = {}
    for handler, answer in zip(api.HANDLERS, answered, strict=True):
        described = _described(handler, answer, schemas[-1])
        if "body" in handler.opt:
            content = {"application/json": {"schema": next(found)}}
            described["requestBody"] = {"required": True, "content": content}
        paths.setdefault(_path(handler), {})[_method(handler)] = described
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Faience",
            "version": __version__,
            "description": "Tables over HTTP. Sockets at /api/tables/{table}/live are described in docs/live.md.",
        },
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "components": {"schemas": components},
    }


def _path(handler: HTTPRouteHandler) -> str:
    (path,) = handler.paths
    return path.replace(":str}", "}")


def _method(handler: HTTPRouteHandler) -> str:
    (method,) = handler.http_methods
    return method.lower()


def _alternatives(handler: HTTPRouteHandler) -> tuple[Any, ...]:
    """The structures of which one is answered; msgspec describes no unions of them that carry no tag."""
    answer = handler.opt.get("answer") or inspect.signature(handler.fn).return_annotation
    return get_args(answer) if isinstance(answer, UnionType) or get_origin(answer) is Response else (answer,)


def _any_of(schemas: list[Any]) -> Any:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _described(handler: HTTPRouteHandler, answer: Any, refusal: Any) -> dict[str, Any]:
    name, is_health = handler.handler_name, handler.fn is api.health.fn
    statuses = {429, *handler.opt.get("refusals", ())}
    statuses |= {400} if {"body", "query"} & handler.opt.keys() else set()
    statuses |= {403, 404} if "{table}" in _path(handler) else set()
    statuses |= {403, 413, 415, 503} if _method(handler) != "get" else set()
    responses = {str(status): _content("Refused", "application/json", refusal) for status in sorted(statuses)}
    if is_health:
        responses["503"] = _content("The store does not answer", "application/json", answer)
    done = _content("Done", handler.media_type or "application/json", answer)
    return {
        "operationId": re.sub("_(.)", lambda found: found[1].upper(), name),
        "summary": inspect.getdoc(handler.fn),
        "parameters": list(_parameters(handler)),
        "responses": {str(handler.status_code): done} | responses,
    }


def _content(description: str, media: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}


def _parameters(handler: HTTPRouteHandler) -> Iterator[dict[str, Any]]:
    if "{table}" in _path(handler):
        yield _parameter("path", "table", Annotated[str, msgspec.Meta(pattern=TABLE_ID)], "The name of the table")
        yield _parameter("header", "X-Faience-Key", str, "Keys of seats, divided by commas")
    if "{game}" in _path(handler):
        yield _parameter("path", "game", str, "The name of the game")
    for name, meaning in handler.opt.get("query", {}).items():
        yield _parameter("query", name, Annotated[int, msgspec.Meta(ge=0, le=api.LATEST)], meaning)


def _parameter(place: str, name: str, kind: Any, description: str) -> dict[str, Any]:
    described = {"in": place, "name": name, "required": place == "path", "description": description}
    return described | {"schema": msgspec.json.schema(kind)}


@get("/schema")
async def show_schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description of this interface."""
    content = msgspec.json.encode(document(services_of(request).settings.prefix))
    return Response(content, media_type="application/json")
