"""Games from outside are registered for their own tests and for no others."""

from collections.abc import Iterator

import pytest

from tests.suite.games import registered


@pytest.fixture(autouse=True)
def _registered(request: pytest.FixtureRequest) -> Iterator[None]:
    callspec = getattr(request.node, "callspec", None)
    if callspec is None or "sheet" not in callspec.params:
        yield
        return
    with registered(callspec.params["sheet"]):
        yield
