"""Whatever is sent to an address of the schema, the answer is one that the schema knows."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case, checks

from faience.server.schema import document
from tests.server.serving import Person, served

schema = schemathesis.openapi.from_dict(document(""))
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


class Place(NamedTuple):
    """A server with a table at which a game is going on, and who plays there."""

    url: str
    table: str
    cookie: str


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with served(tmp_path_factory.mktemp("data")) as server, Person(server) as ada:
        table = ada.make("me", "bot")["table"]
        ada.done(table, do="end", seat=1, end="-")
        yield Place(server.url, table, ada.cookie)


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_the_schema_knows(case: Case[Any], place: Place) -> None:
    if "table" in (case.path_parameters or {}) and hash(case.path_parameters["table"]) % 4:
        case.path_parameters = {"table": place.table}
    case.call_and_validate(base_url=place.url, headers={"Cookie": place.cookie}, checks=CHECKS)
