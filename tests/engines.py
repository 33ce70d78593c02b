"""Databases of PostgreSQL, and Redis, for tests: the first to need a server starts it."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count

import pytest
from bench.engines import Postgres, Redis


class Databases:
    """New and empty databases."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._server: Postgres | None = None
        self._redis: Redis | None = None
        self._numbers = count(1)

    @property
    def server(self) -> Postgres:
        """PostgreSQL, which need not survive a power cut here."""
        if self._server is None:
            self._server = self._stack.enter_context(Postgres("fsync=off", "full_page_writes=off"))
        return self._server

    @property
    def redis(self) -> Redis:
        if self._redis is None:
            self._redis = self._stack.enter_context(Redis())
        return self._redis

    def new(self) -> str:
        """The address of a database."""
        return self.server.make(f"faience{next(self._numbers)}")


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    with ExitStack() as stack:
        yield Databases(stack)
