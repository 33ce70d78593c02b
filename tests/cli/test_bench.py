"""`faience bench`: what it reports and what it says where there is nothing to measure; no test looks at a clock."""

import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numba
import pytest
import typer
from typer.testing import CliRunner

from faience.cli import bench
from faience.cli.errors import Misuse
from faience.envs import gpu
from faience.rules.kernel import IS_COMPILED
from tests.envs.one_thread import OneThread

TABLES = [
    (2, "wall=colored jokers=no"),
    (3, "wall=colored jokers=no"),
    (4, "wall=colored jokers=no"),
    (2, "wall=colored jokers=yes"),
    (2, "wall=gray jokers=no"),
    (2, "wall=gray jokers=yes"),
]

Runner = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Runner:
    """Runs the command in this process, with what other processes would measure made up."""
    app = typer.Typer()
    app.command()(bench.bench)
    told = {bench._INTERPRETED: json.dumps({"games": 1, "moves": 70, "seconds": 0.5})}
    monkeypatch.setattr(bench, "_other_process", lambda program, *_, **__: told.get(program, "0.25"))

    def run(*arguments: str) -> str:
        done = CliRunner().invoke(app, [*arguments, "--seconds", "0.01"], catch_exceptions=False)
        assert done.exit_code == 0
        return done.stdout

    return run


@pytest.fixture
def one_thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes it look as if there were a small GPU."""
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name, *_: object() if name == "numba_cuda" else real(name, *_)
    )
    monkeypatch.setattr(numba, "cuda", OneThread(), raising=False)
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
    monkeypatch.setattr(bench, "_cores", lambda: 2)
    report: dict[str, Any] = json.loads(run("--json"))
    assert set(report) == {"date", "machine", "versions", "game", "rows", "start"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", report["date"])
    assert set(report["machine"]) == {"cpu", "cores", "system"}
    assert {"python", "faience", "numba", "numpy"} == set(report["versions"])
    rows = [(row["machine"], row["seats"], row["variant"]) for row in report["rows"]]
    alone = [("one core", seats, variant) for seats, variant in TABLES]
    assert rows == [*alone, ("2 cores", *TABLES[0]), ("interpreter", *TABLES[0])]
    for row in report["rows"]:
        assert row["moves_per_second"] == pytest.approx(row["moves"] / row["seconds"])
        assert row["games"] > 0
    assert [start["seconds"] for start in report["start"]] == [0.25] * 3


def test_one_core_is_not_measured_twice(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_cores", lambda: 1)
    machines = [row["machine"] for row in json.loads(run("--json"))["rows"]]
    assert machines == ["one core"] * len(TABLES) + ["interpreter"]


def test_people_get_a_table_the_machine_and_the_versions(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_cpu_name", lambda: "Some Processor")
    printed = run()
    for word in (
        "moves/s",
        "wall=gray jokers=yes",
        "interpreter",
        "Some Processor",
        "numba",
        "first game, from the cache",
    ):
        assert word in printed
    assert "\x1b" not in printed, "no bar and no colors where there is no terminal"


@pytest.mark.usefixtures("one_thread")
def test_gpu_rows_are_checked_against_the_cpu_and_named_after_the_gpu(run: Runner) -> None:
    report = json.loads(run("--gpu", "--json"))
    assert report["machine"]["gpu"] == {"name": "One Thread", "multiprocessors": 2}
    assert [(row["machine"], row["seats"], row["variant"]) for row in report["rows"]] == [
        ("One Thread", seats, variant) for seats, variant in TABLES
    ]
    assert {row["checked_games"] for row in report["rows"]} == {3}
    assert report["start"] == []


@pytest.mark.usefixtures("one_thread")
def test_people_are_told_that_the_gpu_plays_the_same_games(run: Runner) -> None:
    assert "3 games are the same on the GPU and on the CPU, move by move" in run("--gpu")


def test_a_machine_without_a_gpu_gets_one_line_and_exit_status_2() -> None:
    without = "import importlib.util; importlib.util.find_spec = lambda name, *_: None; "
    program = without + "from faience.cli.main import run; run(['bench', '--gpu'])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "faience: numba-cuda is not installed; `pip install numba-cuda` brings it.\n"


def test_a_gpu_that_plays_otherwise_is_a_mistake_in_one_line(monkeypatch: pytest.MonkeyPatch, run: Runner) -> None:
    def part(*_: object) -> None:
        raise gpu.GpuMismatch("CPU and GPU part")

    monkeypatch.setattr(gpu, "describe", lambda: {"name": "Some GPU", "multiprocessors": 1})
    monkeypatch.setattr(gpu, "verify", part)
    with pytest.raises(Misuse, match=r"^CPU and GPU part$"):
        run("--gpu")


def test_an_unknown_game_is_refused_by_name(run: Runner) -> None:
    with pytest.raises(Misuse, match="no game 'chess'; there is classic"):
        run("--game", "chess")


def test_the_interpreter_is_refused() -> None:
    program = "from faience.cli.main import run; run(['bench'])"
    command = [sys.executable, "-c", "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; " + program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "NUMBA_DISABLE_JIT" in done.stderr


@pytest.mark.slow
def test_a_whole_run_measures_other_processes_too() -> None:
    command = [sys.executable, "-m", "faience", "bench", "--json", "--seconds", "0.01"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    report = json.loads(done.stdout)
    interpreted = next(row for row in report["rows"] if row["machine"] == "interpreter")
    assert interpreted["moves"] > 0
    names = [start["name"] for start in report["start"]]
    assert names == ["import faience", "first game, compiling what it needs", "first game, from the cache"]
    assert all(start["seconds"] > 0 for start in report["start"])
