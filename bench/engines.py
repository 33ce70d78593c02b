"""PostgreSQL and Redis of one's own: in folders that are removed, on free ports, killed and started again as one likes.

PostgreSQL refuses to run as root; then it runs as the user `postgres`, whom Debian's package has made.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.process import free_port

_LONGEST = 120.0
_LOOK = 0.02
_SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=100", "shared_buffers=16MB", "max_wal_senders=4")


class Missing(RuntimeError):
    """A program is not installed."""


def _program(name: str) -> str:
    found = [str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")]
    if (path := shutil.which(name) or max(found, default=None)) is None:
        raise Missing(f"{name} is not installed; on Debian: apt-get install postgresql redis-server")
    return path


class Postgres:
    """A server of PostgreSQL with databases in a folder of its own."""

    def __init__(self, *settings: str) -> None:
        """With further settings, such as `fsync=off`."""
        self.port = free_port()
        self._settings = (*_SETTINGS, f"port={self.port}", *settings)
        self._folder = Path(tempfile.mkdtemp(prefix="faience-postgres-"))
        self._who: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        if self._who:
            shutil.chown(self._folder, **self._who)
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Postgres":
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D", self._data)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        options = [part for setting in self._settings for part in ("-c", setting)]
        command = [_program("postgres"), "-D", str(self._data), "-k", str(self._folder), *options]
        log = (self._folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._who)
        _wait(self._is_ready, self._process, self._folder / "log")

    def _is_ready(self) -> bool:
        command = [_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def kill(self) -> None:
        """End it at once, as if the machine had failed; what was committed is still there afterwards."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def make(self, database: str) -> str:
        """A new and empty database; returns its address."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(database)))
        return self.url(database)

    def cut(self, database: str, share: float = 1.0) -> int:
        """Cut the connections to a database, or a share of them; returns how many."""
        import psycopg

        query = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = %s AND pid != pg_backend_pid() AND application_name != 'watcher' AND random() < %s"
        )
        with psycopg.connect(self.url(), autocommit=True) as connection:
            row = connection.execute(query, (database, share)).fetchone()
        assert row is not None
        return int(row[0])

    def standby(self) -> "Postgres":
        """A copy that follows this one and confirms every commit; not started yet."""
        copy = Postgres()
        source = f"host=127.0.0.1 port={self.port} user=postgres application_name=standby"
        self._run("pg_basebackup", "-R", "-X", "stream", "-c", "fast", "-d", source, "-D", copy._data)
        return copy

    def demand(self, standby: str) -> None:
        """Let no commit return before a standby of this name has it; nobody's with an empty one."""
        import psycopg

        with psycopg.connect(self.url(), autocommit=True) as connection:
            name = psycopg.sql.Literal(standby)
            connection.execute(psycopg.sql.SQL("ALTER SYSTEM SET synchronous_standby_names = {}").format(name))
            connection.execute("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Let a standby take over."""
        self._run("pg_ctl", "promote", "-w", "-D", self._data)

    def _run(self, program: str, *arguments: object) -> None:
        command = [_program(program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, cwd=self._folder, check=False, **self._who)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")


class Redis:
    """A server of Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="faience-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Redis":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        command = [
            *(shutil.which("valkey-server") or _program("redis-server"), "--port", str(self.port)),
            *("--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self._folder)),
        ]
        log = (self._folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        _wait(lambda: b"eady to accept connections" in (self._folder / "log").read_bytes(), self._process)

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            (self._folder / "log").write_bytes(b"")


def _wait(is_ready: Any, process: "subprocess.Popen[bytes]", log: Path | None = None) -> None:
    """Until a server takes connections."""
    end = time.monotonic() + _LONGEST
    while not is_ready():
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"{process.args!r} did not start: {log.read_text() if log else ''}")
        time.sleep(_LOOK)
