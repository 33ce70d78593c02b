"""The description of the HTTP interface is what the server does, whatever is sent to it."""

import itertools
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, GenerationMode, checks
from schemathesis.specs.openapi.schemas import OpenApiSchema

from faience.server.schema import document
from tests.server.serving import Person, seen, served, started

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
EXAMPLES = 30
GAMES = ("classic", "sintra", "pavilion")


def described(mode: GenerationMode) -> OpenApiSchema:
    """The interface, tried with what it describes or with what it does not."""
    schema = schemathesis.openapi.from_dict(document(""))
    schema.config.generation.update(modes=[mode])
    return schema


def takes_something(context: Any) -> bool:
    """Whether anything can be wrong about a request."""
    raw = context.operation.definition.raw
    named = {parameter["name"] for parameter in raw.get("parameters", ())}
    return "requestBody" in raw or bool(named - {"game"})  # any text may be the name of a game


right, wrong = described(GenerationMode.POSITIVE), described(GenerationMode.NEGATIVE)


class Place(NamedTuple):
    """A server with tables at which games are going on, one that waits, and who plays there."""

    url: str
    tables: Iterator[str]
    versions: dict[str, int]
    moves: dict[str, str]
    headers: dict[str, str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with served(tmp_path_factory.mktemp("data")) as server, Person(server) as ada, Person(server) as bob:
        found = {}
        for game in GAMES:
            table, _ = started(ada, bob, game=game, first=1)
            found[table] = seen(ada.get(f"/api/tables/{table}"))
        waiting = ada.make("me", "friend")
        headers = {"Cookie": ada.cookie, "X-Faience-Key": str(waiting["keys"]["2"])}
        versions = {table: view["version"] for table, view in found.items()}
        moves = {table: view["options"]["moves"][0]["move"] for table, view in found.items()}
        tables = itertools.cycle([*found, waiting["table"], "nowhere2"])
        yield Place(server.url, tables, versions, moves, headers)


def brought(case: Case[Any], place: Place) -> Case[Any]:
    """The same at a table that is there; a move is for the position as it was at first, and legal then."""
    if "table" in (case.path_parameters or {}):
        table = next(place.tables)
        case.path_parameters = {"table": table}
        if isinstance(case.body, dict) and "version" in case.body and table in place.versions:
            case.body = case.body | {"version": place.versions[table]}
            if isinstance(case.body.get("move"), str):
                case.body["move"] = place.moves[table]
    return case


def shown(case: Case[Any], place: Place) -> dict[str, str]:
    """Who sends it: who plays, but for one request, after which they would be a stranger."""
    return {} if case.path.endswith("sign-out") else place.headers


@pytest.mark.slow
@right.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_schema_knows(case: Case[Any], place: Place) -> None:
    brought(case, place).call_and_validate(base_url=place.url, headers=shown(case, place), checks=CHECKS)


@pytest.mark.slow
@wrong.include(takes_something).parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_so_is_every_answer_to_what_the_schema_does_not_know(case: Case[Any], place: Place) -> None:
    case.call_and_validate(base_url=place.url, headers=shown(case, place), checks=CHECKS)
