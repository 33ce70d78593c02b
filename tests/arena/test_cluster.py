"""Games on several nodes of a cluster are those of one machine, and none is lost with a node."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from faience.arena import play_match
from faience.arena.matches import arranged
from faience.arena.results import Played, tasks
from faience.arena.workers import ArenaFailure, Worker
from faience.games import InvalidOption
from faience.training.generations import Run, Settings
from faience.training.selfplay import Games
from tests.arena import waiting
from tests.arena.test_matches import timeless

HERE_THERE = "here", "there"
SEED, DEALS = 3, 2
CONTESTANTS = ["python:tests.arena.waiting:Waiting", "random"]


@pytest.fixture(scope="module")
def marks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("marks")


@pytest.fixture(scope="module")
def cluster(marks: Path) -> Iterator[Any]:
    """Two nodes, which take some seconds to start."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patching:
        for name, value in {waiting.FOLDER: str(marks), "RAY_USAGE_STATS_ENABLED": "0"}.items():
            patching.setenv(name, value)
        made = Cluster(True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        made.doomed = made.add_node(num_cpus=1)
        yield made
        made.shutdown()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_games_for_training_are_those_of_one_machine(tmp_path: Path, cluster: Any) -> None:
    settings = Settings(game="classic", games=40, nodes=5)
    Run(tmp_path / "there", settings, threads=1, cluster=cluster.address).advance(["play"])
    Run(tmp_path / "here", settings, threads=1).advance(["play"])
    games = [{path.name: Games.read(path) for path in (tmp_path / name / "games").iterdir()} for name in HERE_THERE]
    assert len(games[0]) == 12
    assert games[0].keys() == games[1].keys()
    for here, there in ((games[0][name], games[1][name]) for name in games[0]):
        assert (here.variant, here.seats, here.first) == (there.variant, there.seats, there.first)
        for name in ("actions", "values", "lengths"):
            assert np.array_equal(getattr(here, name), getattr(there, name))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_node_that_dies_loses_no_game_and_all_are_those_of_one_machine(
    tmp_path: Path, cluster: Any, marks: Path
) -> None:
    killing = threading.Thread(target=kill_when_all_play, args=(cluster.doomed, marks))
    killing.start()
    there: list[Played] = []
    result = play_match(
        CONTESTANTS,
        deals=DEALS,
        seed=SEED,
        cluster=cluster.address,
        records=tmp_path / "there",
        on_game=there.append,
    )
    killing.join()
    assert len(os.listdir(marks)) == 3  # two that waited, one of which is gone, and the word to go
    assert (result.games, result.faults, result.is_complete) == (2 * DEALS, [], True)
    (tmp_path / "here").mkdir()
    orders = arranged(CONTESTANTS, "classic", None, SEED, None, 60.0, tmp_path / "here")
    here = [Worker(orders, SimpleNamespace(value=0)).play(task) for task in tasks(DEALS, 2)]
    assert timeless(there) == timeless(here)
    records = [{path.name: path.read_text() for path in (tmp_path / name).iterdir()} for name in HERE_THERE]
    assert records[0] == records[1]
    assert len(records[0]) == 2 * DEALS


def kill_when_all_play(node: Any, marks: Path) -> None:
    """Kill all processes of a node as soon as both have begun a game, and only then let the other go on."""
    waited = threading.Event()
    while len(os.listdir(marks)) < 2:
        waited.wait(0.01)
    for process in started_by(node.all_processes["raylet"][0].process.pid):
        os.kill(process, signal.SIGKILL)
    (marks / waiting.GO).touch()


def started_by(pid: int) -> list[int]:
    """A process and all that it has started, the oldest first."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for thread in threads for child in (thread / "children").read_text().split()]
    return [pid, *(each for child in children for each in started_by(child))]


def test_without_ray_a_cluster_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InvalidOption, match=r"a cluster needs Ray; install it with: pip install 'faience\[cluster\]'"):
        play_match(["greedy", "random"], cluster="auto")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("127.0.0.1:1", "the cluster at 127.0.0.1:1 cannot be reached: .*refused"),
        ("what ever", "Invalid address format"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, message: str) -> None:
    with pytest.raises(ArenaFailure, match=message):
        play_match(["greedy", "random"], deals=1, cluster=address)
