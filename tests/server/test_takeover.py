"""Two servers want one data folder, or one finds it damaged: one line, and nothing is written that should not be."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faience.server.settings import ServerSettings, bind
from faience.store import FILE, Store, WrongStore, locked
from faience.store.connections import LOCK_FILE
from faience.store.upgrade import try_out
from tests.server.serving import PATIENCE, Person
from tests.server.test_serve import address_of, at, run, serving


def test_a_server_whose_folder_another_one_has_stops_with_one_line_and_writes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as process, Person(at(address_of(process))) as ada:
        table = ada.make("me", "me")["table"]
        with closing(sqlite3.connect(tmp_path / FILE)) as connection:
            before = connection.execute("SELECT number FROM tables").fetchall()

        async def take_over() -> Store:
            return await Store.open(tmp_path / FILE, is_claimed=True)

        async def look_on() -> None:
            second = await take_over()
            answer = await asyncio.to_thread(ada.do, table, do="say", seat=1, phrase="hello")
            assert answer.status_code == 503
            _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
            told = f"faience: another server has taken over {tmp_path}; this one has stopped and lost nothing\n"
            assert (process.returncode, errors) == (2, told)
            stored = await second.load(table)
            assert stored
            assert [(stored.entries[-1].number,)] == before
            await second.close()

        asyncio.run(look_on())


@pytest.mark.slow
def test_a_second_server_does_not_start_although_the_lock_s_file_was_removed(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        address_of(process)
        (tmp_path / LOCK_FILE).unlink()
        done = run("serve", "--port", "0", "--data", str(tmp_path))
        assert done.returncode == 2
        assert done.stderr.startswith("faience: another server is using ")
        assert process.poll() is None


async def test_a_damaged_database_is_found_before_anything_is_served(tmp_path: Path) -> None:
    path = tmp_path / FILE
    store = await Store.open(path)
    await store.note("a", "b")
    await store.close()
    try_out(path)
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    content = path.read_bytes()
    path.write_bytes(content[: (root - 1) * 4096] + b"\xa5" * 4096 + content[root * 4096 :])
    with pytest.raises(WrongStore, match=r"cannot be read as a database.*restore a backup"):
        try_out(path)


def test_a_folder_that_is_held_by_the_same_process_is_refused_too(tmp_path: Path) -> None:
    from faience.server import run as running

    with locked(tmp_path), bind("127.0.0.1", 0) as listening, pytest.raises(OSError, match="another server is using"):
        running.serve(ServerSettings(data=tmp_path), listening, lambda: None)
