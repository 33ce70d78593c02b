"""A database of PostgreSQL is made and brought up to date by whoever comes first, and a cut connection is made anew."""

import asyncio
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from faience.store import Store, WrongStore, postgres, schema, upgrade
from faience.store.trouble import READ_ONLY, SILENT, trouble_in
from tests.engines import Databases
from tests.store.test_store import entry, made, summary


def asked(url: str, statement: str) -> None:
    engine = postgres.engine_for(url, "READ COMMITTED", 1)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_new_database_has_the_schema(databases: Databases) -> None:
    url = databases.new()
    postgres.upgrade(url)
    engine = postgres.engine_for(url, "READ COMMITTED", 1)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == upgrade.HEAD
    engine.dispose()


async def test_several_servers_that_start_at_once_make_one_database(databases: Databases) -> None:
    url = databases.new()
    stores = await asyncio.gather(*(Store.connect(url) for _ in range(3)))
    await made(stores[0], "a")
    assert await stores[2].load("a") is not None
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", r"newer version of Faience \(step 9999\); upgrade"),
        ("DROP TABLE alembic_version", "belongs to another program; give Faience one of its own"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_with_what_to_do(
    databases: Databases, statement: str, told: str
) -> None:
    url = databases.new()
    postgres.upgrade(url)
    asked(url, statement)
    with pytest.raises(WrongStore, match=told):
        postgres.upgrade(url)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://somewhere/x", "begins with postgresql://"),
        ("postgresql://somewhere/x?flavor=sweet", "invalid URI query parameter"),
        ("postgresql://postgres:secret@127.0.0.1:1/x", "connection refused|Connection refused"),
    ],
)
def test_an_address_that_leads_nowhere_is_told_in_one_line_without_the_password(url: str, told: str) -> None:
    with pytest.raises(WrongStore, match=told) as caught:
        postgres.upgrade(url)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


def test_where_the_driver_is_missing_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setattr(postgres, "find_spec", lambda name: None)
    with pytest.raises(WrongStore, match=r'pip install "faience\[postgres\]"'):
        postgres.upgrade("postgresql://somewhere/x")


async def test_a_connection_that_was_cut_is_made_anew_and_nobody_notices(databases: Databases) -> None:
    url = databases.new()
    store = await Store.connect(url)
    await made(store, "a")
    for number in range(1, 6):
        assert databases.server.cut(url.rpartition("/")[2]) >= 1
        await asyncio.gather(store.append("a", number, [entry(number + 1)], summary()), store.note("b", "c"))
        stored = await store.load("a")
        assert stored is not None
        assert len(stored.entries) == number + 1
    await store.close()


async def test_a_database_that_only_reads_is_told_apart_from_one_that_is_silent(databases: Databases) -> None:
    url = databases.new()
    store = await Store.connect(url)
    asked(url, f"ALTER DATABASE {url.rpartition('/')[2]} SET default_transaction_read_only = on")
    databases.server.cut(url.rpartition("/")[2])
    with pytest.raises(DBAPIError) as caught:
        await store.note("a", "b")
    assert trouble_in(caught.value) in (READ_ONLY, SILENT)
    await store.close()
