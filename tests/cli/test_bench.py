"""`faience bench`: what it reports and what it says where there is nothing to measure; no test looks at a clock."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from faience.cli import bench
from faience.cli.errors import Misuse
from faience.envs import gpu
from faience.games import GAMES
from faience.games.registry import ENVIRONMENT
from faience.rules.kernel import IS_COMPILED
from tests.envs.one_thread import OneThread, install

TABLES = {
    "classic": [
        (2, "wall=colored jokers=no"),
        (3, "wall=colored jokers=no"),
        (4, "wall=colored jokers=no"),
        (2, "wall=colored jokers=yes"),
        (2, "wall=gray jokers=no"),
        (2, "wall=gray jokers=yes"),
    ],
    "sintra": [(2, "side=A"), (3, "side=A"), (4, "side=A"), (2, "side=B")],
    "pavilion": [(2, "side=colored"), (3, "side=colored"), (4, "side=colored"), (2, "side=free")],
}

ROOT = Path(__file__).parents[2]
Runner = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs the command in this process, with what other processes would measure made up."""
    app = typer.Typer()
    app.command()(bench.bench)
    batch = {"games": 1, "moves": 70, "truncated": 0, "points": [30, 40], "seconds": 0.5, "threads": 1}
    told = {bench._INTERPRETED: json.dumps(batch)}
    monkeypatch.setattr(bench, "_other_process", lambda program, *_, **__: told.get(program, "0.25"))

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, [*arguments, "--seconds", "0.01"], catch_exceptions=False)
        assert done.exit_code == 0
        return done.stdout

    return run


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes it look as if there were a small GPU."""
    install(monkeypatch, OneThread())
    monkeypatch.setattr(gpu, "USUAL", gpu.Launch(threads=1, blocks=1))
    monkeypatch.setattr(gpu, "CHECKED", 3)
    _forget()
    yield
    _forget()


def _forget() -> None:
    gpu._cuda.cache_clear()
    gpu._kernel.cache_clear()


pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="bench measures machine code")


def test_json_is_one_object_with_every_row_and_start(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.arena.matches.cores", lambda: 2)
    report: dict[str, Any] = json.loads(run("--json"))
    assert set(report) == {"date", "machine", "versions", "games", "rows", "start"}
    assert report["games"] == list(TABLES) == list(GAMES)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", report["date"])
    assert set(report["machine"]) == {"cpu", "cores", "system"}
    assert {"python", "faience", "numba", "numpy"} == set(report["versions"])
    expected = []
    for game, tables in TABLES.items():
        expected += [(game, "one core", seats, variant) for seats, variant in tables]
        expected += [(game, "2 cores", *tables[0]), (game, "interpreter", *tables[0])]
    assert rows_of(report) == expected
    for row in report["rows"]:
        assert row["moves_per_second"] == pytest.approx(row["moves"] / row["seconds"])
        assert row["games"] > 0
    assert [start["seconds"] for start in report["start"]] == [0.25] * (1 + 2 * len(TABLES))


def rows_of(report: dict[str, Any]) -> list[tuple[str, str, int, str]]:
    return [(row["game"], row["machine"], row["seats"], row["variant"]) for row in report["rows"]]


@pytest.mark.parametrize("game", TABLES)
def test_one_game_alone_is_measured_on_request(game: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.arena.matches.cores", lambda: 1)
    report: dict[str, Any] = json.loads(run("--json", "--game", game))
    assert report["games"] == [game]
    expected = [(game, "one core", seats, variant) for seats, variant in TABLES[game]]
    assert rows_of(report) == [*expected, (game, "interpreter", *TABLES[game][0])]
    assert len(report["start"]) == 3


def test_one_core_is_not_measured_twice(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faience.arena.matches.cores", lambda: 1)
    machines = [row["machine"] for row in json.loads(run("--json", "--game", "classic"))["rows"]]
    assert machines == ["one core"] * len(TABLES["classic"]) + ["interpreter"]


def test_people_get_a_table_the_machine_and_the_versions(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_cpu_name", lambda: "Some Processor")
    printed = run()
    for word in (
        "moves/s",
        "wall=gray jokers=yes",
        "side=B",
        "interpreter",
        "Some Processor",
        "numba",
        "first game of classic, from the cache",
        "first game of sintra, from the cache",
    ):
        assert word in printed
    assert "\x1b" not in printed, "no bar and no colors where there is no terminal"


@pytest.mark.usefixtures("one_thread")
def test_gpu_rows_are_checked_against_the_cpu_and_named_after_the_gpu(run: Runner) -> None:
    report = json.loads(run("--gpu", "--json"))
    assert report["machine"]["gpu"] == {"name": "One Thread", "multiprocessors": 2}
    assert rows_of(report) == [
        (game, "One Thread", seats, variant) for game, tables in TABLES.items() for seats, variant in tables
    ]
    assert {row["checked_games"] for row in report["rows"]} == {3}
    assert report["start"] == []


@pytest.mark.usefixtures("one_thread")
def test_people_are_told_that_the_gpu_plays_the_same_games(run: Runner) -> None:
    assert "3 games were identical on the GPU and on the CPU, move by move" in run("--gpu")


def test_a_machine_without_a_gpu_gets_one_line_and_exit_status_2() -> None:
    without = "import importlib.util; importlib.util.find_spec = lambda name, *_: None; "
    program = without + "from faience.cli.main import run; run(['bench', '--gpu'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "faience: numba-cuda is not installed; `pip install numba-cuda` installs it.\n"


def test_a_gpu_that_plays_otherwise_is_a_mistake_in_one_line(monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    def part(*_: object) -> None:
        raise gpu.GpuMismatch("CPU and GPU part")

    monkeypatch.setattr(gpu, "describe", lambda: {"name": "Some GPU", "multiprocessors": 1})
    monkeypatch.setattr(gpu, "verify", part)
    with pytest.raises(Misuse, match=r"^CPU and GPU part$"):
        run("--gpu")


def test_an_unknown_game_is_refused_by_name(run: Runner) -> None:
    with pytest.raises(Misuse, match="unknown game 'chess'; choose classic, sintra"):
        run("--game", "chess")


def test_the_interpreter_is_refused() -> None:
    program = "from faience.cli.main import run; run(['bench'])"
    command = [sys.executable, "-c", "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; " + program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "NUMBA_DISABLE_JIT" in done.stderr


@pytest.mark.slow
def test_a_whole_run_measures_other_processes_too() -> None:
    command = [sys.executable, "-m", "faience", "bench", "--json", "--seconds", "0.01", "--game", "garland"]
    environment = os.environ | {ENVIRONMENT: "tests.fourth:GARLAND"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    interpreted = [row for row in report["rows"] if row["machine"] == "interpreter"]
    assert [row["game"] for row in interpreted] == ["garland"]
    assert all(row["moves"] > 0 for row in interpreted)
    assert [start["name"] for start in report["start"]] == ["import faience"] + [
        f"first game of garland, {how}" for how in ("compiling what it needs", "from the cache")
    ]
    assert all(start["seconds"] > 0 for start in report["start"])


def test_the_search_is_measured_on_request(run: Runner) -> None:
    report = json.loads(run("search", "--json", "--game", "sintra"))
    assert [(row["game"], row["variant"]) for row in report["rows"]] == [("sintra", "side=A"), ("sintra", "side=B")]
    for row in report["rows"]:
        assert row["nodes_per_second"] == pytest.approx(row["nodes"] / row["seconds"])
        assert row["depth"] >= 1
        assert 1 << 20 < row["memory_bytes"] < 1 << 25
    assert "nodes/s" in run("search", "--game", "sintra")
