"""A store of each kind: everything that a store does is tested with SQLite and with PostgreSQL."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from faience.store import Store
from tests.engines import Databases


@pytest.fixture
async def file_store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "data" / "faience.db")
    yield opened
    await opened.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, databases: Databases) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        opened = await Store.open(tmp_path / "data" / "faience.db")
    else:
        opened = await Store.connect(databases.new())
    yield opened
    await opened.close()
