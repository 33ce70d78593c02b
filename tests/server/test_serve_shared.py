"""`faience serve --database` says in one line what is wrong, and goes on without Redis."""

import pytest

from faience.store import postgres
from tests.engines import Databases
from tests.server.test_serve import run
from tests.store.test_postgres import asked


def told(*arguments: str) -> str:
    """The one line with which a command is refused."""
    done = run("serve", "--port", "0", *arguments)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("--announce", "redis://cache"), "say --database, too"),
        (("--database", "postgresql://x", "--announce", "http://cache"), "begins with redis://"),
        (("--database", "sqlite:///x"), "begins with postgresql://"),
        (("--database", "postgresql://nobody:secret@127.0.0.1:1/x"), "cannot be used: connection failed"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(arguments: tuple[str, ...], what: str) -> None:
    line = told(*arguments)
    assert what in line
    assert "secret" not in line


@pytest.mark.parametrize(("file", "what"), [("/dev/null", "holds no key"), ("nowhere", "No such file")])
def test_a_key_that_is_none_is_refused(databases: Databases, file: str, what: str) -> None:
    assert what in told("--database", databases.new(), "--key-file", file)


def test_a_database_of_a_newer_version_is_refused(databases: Databases) -> None:
    url = databases.new()
    postgres.upgrade(url)
    asked(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in told("--database", url)
