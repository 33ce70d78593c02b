"""`faience serve` and `faience backup` as processes: starting, stopping, and what can be wrong."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from faience.cli.serve import _tell, _warm_up
from faience.games import GAMES
from tests.server.serving import PATIENCE, Person, move

ROOT = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"NUMBA_DISABLE_JIT": "0"}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "faience", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments), cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@contextmanager
def serving(data: Path, *options: str) -> Iterator["subprocess.Popen[str]"]:
    """A server process that has said where it is."""
    arguments = command("serve", "--port", "0", "--thinkers", "1", "--data", str(data), *options)
    process = subprocess.Popen(
        arguments, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address_of(process: "subprocess.Popen[str]") -> str:
    """Where a server says it is; before that it may have to compile the rules."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0].rstrip("/")
    raise AssertionError("the server ended without saying where it is")


def at(url: str) -> Any:
    """What a person needs to know of a server."""
    return SimpleNamespace(url=url)


def test_a_server_is_told_to_stop_and_everything_is_there_at_the_next_start(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as process:
        with Person(at(address_of(process))) as ada:
            table = ada.make("me", "bot")["table"]
            cookie = ada.cookie
            with ada.live(table) as line:
                line.answer(do="end", seat=1, end="-")
                view = line.wait_for(lambda view: view["turn"] == 1)
                line.answer(**move(view))
                line.wait_for(lambda view: view["turn"] == 1)
                process.send_signal(signal.SIGTERM)
                assert line.closed() == 1012
                events = line.events
        output, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, errors) == (0, "")
    assert output == ""
    with serving(tmp_path / "data", "--verbose") as process:
        url = address_of(process)
        kept = httpx.get(f"{url}/api/tables/{table}/events").json()
        assert kept[: len(events)] == events
        assert httpx.get(f"{url}/api/tables/{table}", headers={"Cookie": cookie}).json()["own"]["you"] == [1]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"faience: port {port} is in use; choose another with --port, or 0 for any free one\n"


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (["--port", "99999"], "port"),
        (["--host", "no.such.host.invalid"], "cannot listen"),
        (["--public-url", "example"], "a public address"),
        (["--prefix", "/a b"], "a prefix"),
        (["--expire-days", "-1"], "expire-days"),
    ],
)
def test_wrong_options_are_said_in_one_line(tmp_path: Path, options: list[str], part: str) -> None:
    done = run("serve", "--port", "0", "--data", str(tmp_path), *options)
    assert done.returncode == 2
    assert done.stderr.startswith("faience: ")
    assert done.stderr.count("\n") == 1
    assert part in done.stderr


@pytest.mark.slow
def test_a_data_folder_serves_one_server_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path) as process:
        address_of(process)
        done = run("serve", "--port", "0", "--data", str(tmp_path))
        assert done.returncode == 2
        assert done.stderr.startswith("faience: another server is using ")
        assert process.poll() is None


def test_a_store_that_is_none_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "faience.db").write_text("this is not a database, but it is longer than a header " * 20)
    done = run("serve", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 2
    assert "cannot be read as a database" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with serving(tmp_path / "data") as process, Person(at(address_of(process))) as ada:
        table = ada.make("me", "bot")["table"]
        ada.done(table, do="end", seat=1, end="-")
        cookie = ada.cookie
        done = run("backup", str(copy), "--data", str(tmp_path / "data"), "--json")
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["tables"] == 1
        again = run("backup", str(copy), "--data", str(tmp_path / "data"))
        assert again.returncode == 2
        assert "--force" in again.stderr
        forced = run("backup", str(copy), "--data", str(tmp_path / "data"), "--force")
        assert forced.stdout == f"Copied 1 table to {copy}.\n"
    with serving(copy, "--prefix", "/x", "--public-url", "https://play.example/x") as process:
        assert process.stdout
        assert process.stdout.readline() == "Faience is at https://play.example/x/\n"
    shutil.rmtree(tmp_path / "data")
    with serving(copy) as process:
        view = httpx.get(f"{address_of(process)}/api/tables/{table}", headers={"Cookie": cookie}).json()
        assert view["own"]["you"] == [1]


def test_there_is_nothing_to_back_up_where_no_tables_are(tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert done.returncode == 2
    assert "no tables found" in done.stderr


def test_rules_that_are_not_compiled_are_compiled_first_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiled: list[str] = []
    monkeypatch.setattr("faience.rules.kernel.IS_COMPILED", True)
    monkeypatch.setattr("faience.rules.cache.folder", lambda: tmp_path)
    monkeypatch.setattr("faience.cli.warm.compile_games", compiled.extend)
    _warm_up()
    assert compiled == [book.name for book in GAMES.values() if book.has_page]
    assert "Compiling the rules" in capsys.readouterr().out
    _warm_up()
    assert compiled == [book.name for book in GAMES.values() if book.has_page]
    assert capsys.readouterr().out == ""


def test_what_was_warmed_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr("faience.rules.cache.is_warm", lambda: True)
    monkeypatch.setattr("faience.cli.warm.compile_games", compiled.extend)
    _warm_up()
    assert compiled == []


@pytest.mark.parametrize(("is_terminal", "is_asked"), [(True, True), (True, False), (False, True)])
def test_a_browser_is_opened_on_a_terminal_alone(
    is_terminal: bool, is_asked: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: is_terminal, raising=False)
    _tell("http://127.0.0.1:8000/", is_asked)
    assert capsys.readouterr().out == "Faience is at http://127.0.0.1:8000/\n"
    assert bool(opened) == (is_terminal and is_asked)


def test_help_names_both_commands() -> None:
    done = run("--help")
    assert "serve" in done.stdout
    assert "backup" in done.stdout
