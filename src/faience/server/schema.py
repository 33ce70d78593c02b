"""The HTTP interface described as OpenAPI, from the very structures that are read and written.

The schemas are msgspec's: Litestar's own generator says neither that unknown fields are refused nor which tag stands
for which command, and it leaves out descriptions.
"""

from types import UnionType
from typing import Annotated, Any, Literal, get_args

import msgspec
from litestar import Request, Response, get

from faience import __version__
from faience.server import messages
from faience.server.api import LATEST
from faience.server.services import services_of
from faience.table import commands
from faience.table.sent.shapes import Listed, Replay, TableEvent
from faience.table.settings import Settings

REFERENCE = "#/components/schemas/{name}"
TABLE_ID = "^[2-9a-hjkmnp-z]{8}$"

Doable = (
    commands.Sit | commands.Nonce | commands.Leave | commands.Plan | commands.Rename | commands.MakeMove
    | commands.Explore | commands.Why | commands.UndoMove | commands.Agree | commands.Decline | commands.Say
    | commands.StandIn | commands.Return | commands.Rematch
)  # fmt: skip
"""Every command but those that only make sense on a socket."""


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked for."""

    method: Literal["get", "post", "put"] = "get"
    path: str
    id: str
    summary: str
    answer: Any
    status: int = 200
    media: str = "application/json"
    body: Any = None
    has_after: bool = False
    has_before: bool = False
    refusals: tuple[int, ...] = ()

    @property
    def has_table(self) -> bool:
        """Whether it is about one table."""
        return "{table}" in self.path


OPERATIONS = (
    Operation(path="/api/catalog", id="catalog", summary="What can be played here", answer=messages.Catalog),
    Operation(path="/api/me", id="me", summary="What is known of you", answer=messages.Me),
    Operation(
        method="put",
        path="/api/me",
        id="renameMe",
        summary="Choose a name",
        body=messages.Me,
        answer=messages.Me,
    ),
    Operation(
        method="post",
        path="/api/tables",
        id="makeTable",
        summary="Make a table",
        body=Settings,
        answer=messages.Made,
        status=201,
    ),
    Operation(path="/api/tables", id="listTables", summary="Tables that everyone may see", answer=list[Listed]),
    Operation(
        path="/api/tables/mine",
        id="myTables",
        summary="Tables at which you have a seat",
        answer=list[Listed],
        has_before=True,
    ),
    Operation(
        path="/api/tables/{table}",
        id="showTable",
        summary="A table as you may see it",
        answer=messages.Seen,
    ),
    Operation(
        method="post",
        path="/api/tables/{table}/do",
        id="doAtTable",
        summary="Carry out a command",
        body=Doable,
        answer=messages.Answer,
        refusals=(409,),
    ),
    Operation(
        path="/api/tables/{table}/events",
        id="listEvents",
        summary="What happened after an event",
        answer=list[TableEvent],
        has_after=True,
    ),
    Operation(
        path="/api/tables/{table}/record",
        id="takeRecord",
        summary="The game so far as a record",
        answer=str,
        media="text/plain",
        refusals=(409,),
    ),
    Operation(
        path="/api/tables/{table}/replay",
        id="stepThroughTable",
        summary="The game so far, moment by moment",
        answer=Replay,
        refusals=(409,),
    ),
    Operation(
        method="post",
        path="/api/tables/{table}/rematch",
        id="playAgain",
        summary="A new table for the same people",
        answer=messages.Made,
        status=201,
        refusals=(409,),
    ),
    Operation(
        method="post",
        path="/api/replay",
        id="stepThroughRecord",
        summary="A game from its record, moment by moment",
        body=messages.Upload,
        answer=Replay,
    ),
    Operation(path="/health", id="health", summary="Whether the server can do its work", answer=messages.Health),
)


def document(prefix: str) -> dict[str, Any]:
    """The whole description."""
    bodies = {operation.id: operation.body for operation in OPERATIONS if operation.body is not None}
    answers = {operation.id: _alternatives(operation.answer) for operation in OPERATIONS}
    types = [*(kind for kinds in answers.values() for kind in kinds), *bodies.values(), messages.Refusal]
    schemas, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    found = iter(schemas)
    answered = {name: _any_of([next(found) for _ in kinds]) for name, kinds in answers.items()}
    asked = {name: next(found) for name in bodies}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        described = _described(operation, answered[operation.id], asked.get(operation.id), schemas[-1])
        paths.setdefault(operation.path, {})[operation.method] = described
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


def _alternatives(answer: Any) -> tuple[Any, ...]:
    """The structures of which one is answered; msgspec describes no unions of them that carry no tag."""
    return get_args(answer) if isinstance(answer, UnionType) else (answer,)


def _any_of(schemas: list[Any]) -> Any:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _described(operation: Operation, answer: Any, asked: Any, refusal: Any) -> dict[str, Any]:
    statuses = {429, *operation.refusals}
    is_readable = operation.body is None and not (operation.has_after or operation.has_before)
    statuses |= set() if is_readable else {400}
    statuses |= {403, 404} if operation.has_table else set()
    statuses |= {403, 413, 415} if operation.method != "get" else set()
    statuses |= {503} if operation.method != "get" or operation.id == "health" else set()
    responses = {str(status): _content("Refused", "application/json", refusal) for status in sorted(statuses)}
    if operation.id == "health":
        responses["503"] = _content("The store does not answer", "application/json", answer)
    described: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "parameters": list(_parameters(operation)),
        "responses": {str(operation.status): _content("Done", operation.media, answer)} | responses,
    }
    if asked is not None:
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": asked}}}
    return described


def _content(description: str, media: str, schema: Any) -> dict[str, Any]:
    return {"description": description, "content": {media: {"schema": schema}}}


def _parameters(operation: Operation) -> Any:
    if operation.has_table:
        yield _parameter("path", "table", Annotated[str, msgspec.Meta(pattern=TABLE_ID)], "The name of the table")
        yield _parameter("header", "X-Faience-Key", str, "Keys of seats, divided by commas")
    number = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    if operation.has_after:
        yield _parameter("query", "after", number, "The number of the last event you have")
    if operation.has_before:
        yield _parameter("query", "before", number, "The time when the last table you have was touched")


def _parameter(place: str, name: str, kind: Any, description: str) -> dict[str, Any]:
    described = {"in": place, "name": name, "required": place == "path", "description": description}
    return described | {"schema": msgspec.json.schema(kind)}


@get("/schema")
async def show_schema(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description of this interface."""
    content = msgspec.json.encode(document(services_of(request).settings.prefix))
    return Response(content, media_type="application/json")
