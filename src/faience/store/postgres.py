"""PostgreSQL, which several servers may use at the same time; needs the extra `postgres`.

An address is that of `libpq`: it may name several hosts, of which the one that can be written to is taken, so that a
standby that took over is found without anybody's help.
"""

import logging
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError

from faience.store import schema
from faience.store.trouble import PAUSES, is_cut
from faience.store.upgrade import HEAD, KNOWN, WrongStore, migrate

T = TypeVar("T")

logging.getLogger("psycopg").setLevel(logging.CRITICAL)  # whatever goes wrong is raised, too
SCHEMES = ("postgresql://", "postgres://")
_MISSING = 'PostgreSQL needs the extra `postgres`: pip install "faience[postgres]"'
_DEFAULTS = {
    "application_name": "faience",
    "connect_timeout": "5",
    "target_session_attrs": "read-write",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""How connections are made, unless the address says otherwise: a host that is gone is noticed within seconds."""
_SESSION = "SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s'"
"""Nobody waits long for a row that another server holds, and one that stands still does not hold it for ever."""
_READ_ONLY = "25006"
"""What is told by a server that has become a standby."""
_UPGRADING = 7_025_191_301
"""The lock under which one server at a time brings the database up to date."""


class Postgres:
    """A database on a server of PostgreSQL."""

    is_shared = True

    def __init__(self, url: str, readers: int) -> None:
        self.writing = engine_for(url, "READ COMMITTED", 1)
        self.reading = engine_for(url, "REPEATABLE READ", readers)

    def insert(self, table: Any) -> postgresql.Insert:
        """A statement of PostgreSQL."""
        return postgresql.insert(table)

    def check(self, connection: Connection) -> None:
        """Everybody may write."""

    def tidy(self) -> None:
        """PostgreSQL does that itself."""


def engine_for(url: str, level: str, connections: int) -> Engine:
    """An engine for an address, with so many connections at most; WrongStore if the address cannot be one."""
    options = _read(url)
    import psycopg

    def connect() -> Any:
        connection = psycopg.connect(**options)
        connection.autocommit = True
        connection.execute(_SESSION)
        connection.autocommit = False
        return connection

    address = "postgresql+psycopg://"  # the rest is in the options, none of which gets into the text of an error
    engine = create_engine(
        address, creator=connect, isolation_level=level, hide_parameters=True, pool_size=connections, max_overflow=1
    )

    @event.listens_for(engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        if getattr(context.original_exception, "sqlstate", None) == _READ_ONLY:
            context.is_disconnect = True  # the next connection looks for the host that can be written to

    return engine


def _read(url: str) -> dict[str, Any]:
    if not url.startswith(SCHEMES):
        raise WrongStore("the address of a database begins with postgresql://")
    if find_spec("psycopg") is None:
        raise WrongStore(_MISSING)
    import psycopg

    try:
        return _DEFAULTS | psycopg.conninfo.conninfo_to_dict(url)
    except psycopg.Error as error:
        raise WrongStore(f"the address of the database cannot be read: {_said(error)}") from None


def settled(url: str, name: str, proposal: str) -> str:
    """What is noted under a name for all servers: what the first of them proposed."""
    facts = schema.facts

    def settle(connection: Connection) -> str:
        connection.execute(postgresql.insert(facts).values(name=name, value=proposal).on_conflict_do_nothing())
        return str(connection.scalar(select(facts.c.value).where(facts.c.name == name)))

    return _done(url, settle)


def upgrade(url: str) -> None:
    """Make all tables in a database, or take the steps that are lacking; WrongStore if that cannot be."""

    def take_steps(connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _UPGRADING})
        _take_steps(connection)

    _done(url, take_steps)


def _done(url: str, work: Callable[[Connection], T]) -> T:
    """What work comes to, in one transaction, which is begun anew if the connection was cut."""
    engine = engine_for(url, "READ COMMITTED", 1)
    try:
        pauses = [*PAUSES]
        while True:
            try:
                with engine.begin() as connection:
                    return work(connection)
            except DBAPIError as error:
                if not (pauses and is_cut(error)):
                    raise WrongStore(f"the database cannot be used: {_said(error.orig)}") from None
            time.sleep(pauses.pop(0))
    finally:
        engine.dispose()


def _take_steps(connection: Connection) -> None:
    if (current := _version(connection)) == HEAD:
        return
    if current not in KNOWN:
        raise WrongStore(
            f"the database was made by a newer version of Faience (step {current}); upgrade Faience to use it"
        )
    migrate(connection, is_new=current is None)


def _version(connection: Connection) -> str | None:
    """The step that a database stands at; None for an empty one."""
    if connection.scalar(text("SELECT to_regclass('alembic_version')")) is not None:
        found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        return None if found is None else str(found)
    query = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
    if connection.scalar(text(query)):
        raise WrongStore("the database belongs to another program; give Faience one of its own")
    return None


def _said(error: BaseException | None) -> str:
    """What went wrong, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    return " ".join(lines) if lines[0].endswith(":") else lines[0]  # of several hosts each has a line
