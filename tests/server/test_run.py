"""A server that cannot use its folder says so before it starts."""

import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from faience.server import run
from faience.server.settings import ServerSettings
from faience.store import FILE, WrongStore


def test_a_database_of_another_program_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
    with socket.create_server(("127.0.0.1", 0)) as listening, pytest.raises(WrongStore) as caught:
        run.serve(ServerSettings(data=tmp_path), listening, lambda: None)
    assert str(caught.value) == f"{tmp_path / FILE} belongs to another program; choose another folder with --data"
