"""What a network says, calculated everywhere: in the interpreter, as machine code, by a thread of a GPU."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from faience.envs import gpu, judging
from faience.envs.gpu import GpuMismatch
from faience.games import GAMES, Variant
from faience.players.kernels import network
from faience.players.knowledge import encoding_of, judge_kernels
from faience.players.networks import Network, network_of
from faience.players.search import judge_of, workspace_of
from faience.rules import states
from faience.rules.kernel import IS_COMPILED
from tests.envs.one_thread import OneThread, install
from tests.envs.test_gpu import Recorder
from tests.tables import TABLES, name_of, playthrough

POSITIONS = 6
ROOT = Path(__file__).parents[2]


def learned(game: str) -> Network:
    found = network_of(game)
    assert found is not None
    return found


def positions(table: tuple[Variant, int], number: int = POSITIONS) -> tuple[Any, Any, npt.NDArray[np.int64]]:
    """Positions of a game from its beginning on, the same as words, and who looks at each of them."""
    variant, seats = table
    stack, words = states.stack(GAMES[variant.game].rules.STATE, number)
    for at in range(number):
        game = playthrough(table, 2, moves=7 * at)
        words[at] = np.frombuffer(states.content(game.state_copy()), np.int64)
    return stack, words, np.arange(number, dtype=np.int64) % seats


@pytest.fixture
def thread(monkeypatch: pytest.MonkeyPatch) -> Iterator[OneThread]:
    if not IS_COMPILED:
        pytest.skip("GPU code is made from machine code's sources, not interpreted")
    cuda = OneThread()
    install(monkeypatch, cuda)
    for kept in (gpu._cuda, judging._kernel):
        kept.cache_clear()
    yield cuda
    for kept in (gpu._cuda, judging._kernel):
        kept.cache_clear()


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_thread_says_what_machine_code_does(thread: OneThread, table: tuple[Variant, int]) -> None:
    stack, words, viewers = positions(table)
    found = learned(table[0].game)
    here, there = judging.judge(found, stack, viewers), judging.judge_on_gpu(found, words, viewers)
    assert here.tolist() == there.tolist()
    assert len({tuple(row) for row in here.tolist()}) == POSITIONS
    assert judging.verify(found, stack, words, viewers) == POSITIONS


def test_a_gpu_that_says_something_else_is_found_out(thread: OneThread, monkeypatch: pytest.MonkeyPatch) -> None:
    found, (stack, words, viewers) = learned("classic"), positions((Variant.of("classic"), 2))
    wrong = judging.judge(found, stack, viewers)
    wrong[4, 2] += 1
    monkeypatch.setattr(judging, "judge_on_gpu", lambda *_: wrong)
    with pytest.raises(GpuMismatch, match=r"^classic: [^\n]+ position 4 on the GPU\.$"):
        judging.verify(found, stack, words, viewers)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_by_itself_is_judged_as_a_search_judges_it(game: str) -> None:
    found, (stack, words, viewers) = learned(game), positions((Variant.of(game), 2))
    module, judge = judge_of(game, found)
    workspace, kernels = workspace_of(GAMES[game].rules, judge, 4), judge_kernels(module, game)
    encoding: Any = encoding_of(game)
    for state, row, viewer, told in zip(stack, words, viewers, judging.judge(found, stack, viewers), strict=True):
        workspace.words[0] = row
        kernels["look"](workspace, viewer)
        kernels["think_over"](judge, 0, encoding.bucket(state, viewer))
        assert told.tolist() == [encoding.lead(state, judge.slots[0]), *judge.outputs.tolist()]
        points = int(told[1]) * network.POINTS * 1000 >> 2 * network.BITS
        assert found.aim != 0 or kernels["appraise"](workspace, 0, viewer) == told[0] + points


@pytest.mark.skipif(not IS_COMPILED, reason="GPU code is made from machine code's sources, not interpreted")
@pytest.mark.parametrize("game", GAMES)
def test_what_judges_on_a_gpu_calls_nothing_of_the_cpu(game: str) -> None:
    recorder = Recorder()
    judging.body(game, gpu.Port(recorder), recorder)
    assert {f"judge_each_{game}_network", "encode", "lead"} <= {function.__name__ for function in recorder.ported}
    for function in recorder.ported:
        for name in set(function.__code__.co_names) & set(function.__globals__):
            value = function.__globals__[name]
            assert not isinstance(value, np.ndarray), f"{function.__name__} reads {name} from constant memory"
            assert not hasattr(value, "py_func"), f"{function.__name__} calls the CPU's {name}"


IN_ANOTHER_PROCESS = """
import sys
import numpy as np
from faience.envs import judging
from faience.players.networks import network_of
from faience.rules import states
from faience.games import GAMES

for game in GAMES:
    with np.load(f"{sys.argv[1]}/{game}.npz") as given:
        stack, words = states.stack(GAMES[game].rules.STATE, len(given["words"]))
        words[:] = given["words"]
        assert (judging.judge(network_of(game), stack, given["viewers"]) == given["told"]).all(), game
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Positions of every variant with every number of seats, with what machine code says of them, a file a game."""
    path = tmp_path_factory.mktemp("positions")
    for game in GAMES:
        found = [positions(table, 4) for table in TABLES if table[0].game == game]
        words, viewers = np.concatenate([part[1] for part in found]), np.concatenate([part[2] for part in found])
        told = np.concatenate([judging.judge(learned(game), stack, who) for stack, _, who in found])
        np.savez(path / f"{game}.npz", words=words, viewers=viewers, told=told)
    return path


def test_the_interpreter_says_what_machine_code_does(folder: Path) -> None:
    command = [sys.executable, "-c", IN_ANOTHER_PROCESS, str(folder)]
    subprocess.run(command, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, check=True)


@pytest.mark.skipif(not IS_COMPILED, reason="GPU code is made from machine code's sources, not interpreted")
def test_threads_of_a_simulated_gpu_say_what_machine_code_does(folder: Path) -> None:
    command = [sys.executable, "-m", "tests.envs.simulated", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"}, check=True)
