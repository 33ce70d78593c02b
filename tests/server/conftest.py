"""One server for all tests of a module that leave it as they found it."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from faience.server.keepers import Keepers
from faience.store import Store
from tests.server.keeping import FakeBots, house
from tests.server.serving import Person, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def guest(server: Served) -> Iterator[Callable[[], Person]]:
    """Makes guests, each with a browser of their own."""
    people: list[Person] = []

    def come() -> Person:
        people.append(Person(server))
        return people[-1]

    yield come
    for person in people:
        person.http.close()


@pytest.fixture
def ada(guest: Callable[[], Person]) -> Person:
    return guest()


@pytest.fixture
def bob(guest: Callable[[], Person]) -> Person:
    return guest()


@pytest.fixture
def eve(guest: Callable[[], Person]) -> Person:
    return guest()


@pytest.fixture
def bots() -> FakeBots:
    return FakeBots()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "faience.db")
    yield opened
    await opened.close()


@pytest.fixture
async def keepers(store: Store, bots: FakeBots, tmp_path: Path) -> AsyncIterator[Keepers]:
    made = house(store, bots, tmp_path)
    yield made
    await made.close()
