"""Workers as processes: they think for servers, and whatever becomes of them, bots move."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from faience.games import Game
from faience.players import Limits
from faience.players.levels import Leveled
from faience.server.settings import bind
from faience.work.keys import VARIABLE
from tests.server.serving import PATIENCE, Person, Served, move, served
from tests.server.test_serve import ENVIRONMENT, ROOT, address_of, at, command, serving

KEY = "k" * 32
NOBODY = "http://127.0.0.1:1"


@contextmanager
def working(address: str, *options: str, key: str = KEY) -> Iterator["subprocess.Popen[str]"]:
    """A worker process."""
    process = subprocess.Popen(
        command("worker", "--server", address, "--engines", "1", *options),
        cwd=ROOT,
        env=ENVIRONMENT | {VARIABLE: key},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def ended(process: "subprocess.Popen[str]") -> tuple[int, str, str]:
    output, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, output, errors


def until(is_it: Any) -> Any:
    """What something is as soon as it is there."""
    waited = Event()
    while not (found := is_it()):
        waited.wait(0.01)
    return found


def engines_of(pid: int) -> list[int]:
    """The processes that a worker has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for thread in threads for child in (thread / "children").read_text().split()]


def asked(server: Served, position: Any, level: int, seed: int) -> str:
    """What a bot of the server answers."""
    return str(server.within(server.services.keepers._bots.choose(position, level, seed)))


@pytest.mark.slow
def test_what_a_worker_had_when_it_was_killed_or_told_to_stop_is_done_by_the_next(tmp_path: Path) -> None:
    game = Game.new("classic", 2, seed=3)
    game.deal()
    position = game.position()
    settings: dict[str, Any] = {"worker_keys": (KEY,), "workers_only": True, "bot_pause": 0, "work_lease": 0.5}
    with served(tmp_path, **settings) as server, Person(server) as ada:
        queue = server.services.work
        table = ada.make("me", "bot", first=2)["table"]
        with ada.live(table) as line, working(server.url) as first:
            until(lambda: queue._takers)
            first.send_signal(signal.SIGSTOP)
            line.answer(do="end", seat=1, end="-")
            (job,) = until(lambda: list(queue._lent.values()))
            first.send_signal(signal.SIGKILL)
            until(lambda: job.vanished)
            with working(server.url) as second:
                line.wait_for(lambda view: view["turn"] == 1)
                for level in range(1, 10):
                    same = Leveled(level, Limits(nodes=1 << 50), seed=7).choose(Game.from_position(position))
                    assert asked(server, position, level, 7) == str(same)
                queue._lease = PATIENCE
                (engine,) = engines_of(second.pid)
                os.kill(engine, signal.SIGSTOP)
                line.answer(**move(line.view))
                (job,) = until(lambda: [job for job in queue._lent.values() if job.holder])
                second.send_signal(signal.SIGTERM)
                status, output, errors = ended(second)
                assert (status, errors, job.vanished, job.failures) == (0, "", 0, 0)
                assert output.splitlines()[-1].endswith(" questions answered, 1 given back.")
                until(lambda: queue.waiting == 1 and job.holder is None)
    with suppress(ProcessLookupError):
        os.kill(engine, 0)
        pytest.fail("the engine of a worker that has stopped is still there")


@pytest.mark.slow
def test_a_worker_goes_on_when_its_server_comes_back(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text(KEY)
    with bind("127.0.0.1", 0) as free:
        port = str(free.getsockname()[1])
    options = "--port", port, "--worker-key-file", str(key), "--workers-only", "--bot-pause", "0"
    with working(f"http://127.0.0.1:{port}", "--server", NOBODY) as process:
        for _ in range(2):
            with serving(tmp_path / "data", *options) as server, Person(at(address_of(server))) as ada:
                table = ada.make("me", "bot", first=2)["table"]
                with ada.live(table) as line:
                    line.answer(do="end", seat=1, end="-")
                    line.wait_for(lambda view: view["turn"] == 1)
                server.send_signal(signal.SIGTERM)
                assert ended(server)[::2] == (0, "")
        process.send_signal(signal.SIGINT)
        status, output, errors = ended(process)
    assert status == 0
    assert output.splitlines() == [
        f"1 engine thinks for http://127.0.0.1:{port} and {NOBODY}",
        "Stopped; 2 questions answered, 0 given back.",
    ]
    said = errors.splitlines()
    assert said.count(f"faience: {NOBODY}: Connection refused; trying again") == 1
    assert f"faience: http://127.0.0.1:{port}: Connection refused; trying again" in said
    assert f"faience: http://127.0.0.1:{port} is back" in said


@pytest.mark.parametrize(
    ("options", "key", "message"),
    [
        (["--server", "example.org"], KEY, "the address of a server begins with http://"),
        (["--server", "http://127.0.0.1:1"], "", "a worker needs the key that its server knows: --key-file FILE"),
        (["--server", "http://127.0.0.1:1"], "short", "a key in FAIENCE_WORKER_KEY has fewer than 32"),
        ([], KEY, "Missing option '--server'"),
    ],
)
def test_a_worker_that_cannot_work_says_what_to_do(options: list[str], key: str, message: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "faience", "worker", *options],
        env=ENVIRONMENT | {VARIABLE: key},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"faience: {message}")
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_worker_that_every_server_turns_away_stops_and_says_why(tmp_path: Path) -> None:
    with served(tmp_path, worker_keys=("o" * 32,)) as server, working(server.url) as process:
        status, _, errors = ended(process)
    assert status == 2
    assert errors.splitlines()[-1] == "faience: this key opens no work here; give worker and server the same one"


def test_a_server_without_thinkers_needs_a_key_for_workers(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers-only") as process:
        assert ended(process) == (
            2,
            "",
            "faience: --workers-only needs a key for workers: --worker-key-file FILE, or FAIENCE_WORKER_KEY\n",
        )
