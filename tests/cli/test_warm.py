"""`faience warm`: afterwards nothing is left to compile."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.caches import unmarked_cache

ROOT = Path(__file__).parents[2]
PLAY_EVERYTHING = """
import gc, random
from numba.core.dispatcher import Dispatcher
from faience.envs import batch
from faience.games import Game
from faience.players import named
from tests.tables import TABLES, play_on

for variant, seats in TABLES:
    game = Game.of(variant, seats, seed=3)
    game.deal()
    for player in ("greedy", "level:2,nodes=30", "search:nodes=30", "mcts:nodes=5", "tree:nodes=5"):
        named(player).choose(game)
    game.observe(0)
    play_on(game, random.Random(3), 30)
    Game.from_position(game.position())
    play_on(game, random.Random(3))
    game.result()
    batch.playouts(variant, seats, 2)
    batch.traces(variant, seats, 2)
for kernel in gc.get_objects():
    if isinstance(kernel, Dispatcher) and kernel.py_func.__module__.startswith("faience."):
        for signature in kernel.stats.cache_misses:
            print(kernel.py_func.__name__, signature)
"""


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "0"} | variables
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.slow
def test_after_warming_nothing_that_a_game_calls_is_compiled(tmp_path: Path) -> None:
    there = unmarked_cache(tmp_path)
    first = run("-m", "faience", "warm", **there)
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.startswith("Compiling classic ...\nCompiling sintra ...\nCompiling pavilion ...\nWarm: ")
    again = run("-m", "faience", "warm", **there)
    assert again.stdout.startswith("Already warm: ")
    missed = run("-c", PLAY_EVERYTHING, **there)
    assert missed.returncode == 0, missed.stderr
    assert missed.stdout == ""


def test_the_interpreter_has_nothing_to_compile(tmp_path: Path) -> None:
    done = run("-m", "faience", "warm", FAIENCE_CACHE=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert done.returncode == 0
    assert done.stdout == "Nothing to compile: NUMBA_DISABLE_JIT keeps the rules in the interpreter.\n"


def test_a_cache_that_cannot_be_written_is_a_mistake_in_one_line(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = run("-m", "faience", "warm", FAIENCE_CACHE=str(blocked / "cache"))
    assert done.returncode == 2
    assert "is not writable" in done.stderr
    assert done.stderr.count("\n") == 1
