"""The GPU: what is said where there is none, and that a thread plays the CPU's games."""

import importlib
from collections.abc import Iterator
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from faience.envs import batch, gpu
from faience.envs.gpu import GpuMismatch, GpuUnavailable, Launch
from faience.games import Variant
from faience.rules import classic
from faience.rules.kernel import IS_COMPILED
from tests.envs.one_thread import OneThread, install
from tests.tables import TABLES, name_of

CLASSIC = Variant.of("classic")
GRAY = Variant.of("classic", wall="gray")
LOAD_ARRAYS = gpu._load_arrays

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="GPU code is made from machine code's sources, not interpreted")


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    for kept in (gpu._cuda, gpu._kernel):
        kept.cache_clear()
    yield
    for kept in (gpu._cuda, gpu._kernel):
        kept.cache_clear()


@pytest.fixture
def thread(monkeypatch: pytest.MonkeyPatch) -> OneThread:
    cuda = OneThread()
    install(monkeypatch, cuda)
    return cuda


def test_without_numba_cuda_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, None)
    with pytest.raises(GpuUnavailable, match=r"^numba-cuda is not installed; [^\n]+$"):
        gpu.playouts(CLASSIC, 2, 1)


def test_without_a_gpu_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, OneThread(is_there=False))
    with pytest.raises(GpuUnavailable, match=r"^There is no GPU on this machine[^\n]+$"):
        gpu.describe()


def test_in_the_interpreter_one_sentence_says_that_no_gpu_code_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "IS_COMPILED", False)
    with pytest.raises(GpuUnavailable, match=r"^NUMBA_DISABLE_JIT keeps[^\n]+$"):
        gpu.verify(CLASSIC, 2)


def test_a_name_that_numpy_dropped_is_lent_to_numba_cuda_and_to_nobody_else(
    monkeypatch: pytest.MonkeyPatch, thread: OneThread
) -> None:
    monkeypatch.setattr(gpu, "_load_arrays", LOAD_ARRAYS)
    monkeypatch.setattr(np, "row_stack", None, raising=False)
    monkeypatch.delattr(np, "row_stack")
    found = {}
    monkeypatch.setattr(importlib, "import_module", lambda name: found.update({name: vars(np).get("row_stack")}))
    gpu.describe()
    assert found == {"numba.cuda.np.arrayobj": np.vstack}
    assert not hasattr(np, "row_stack")


@pytest.mark.parametrize(("variant", "seats"), TABLES, ids=map(name_of, TABLES))
def test_a_thread_plays_the_games_of_the_cpu_move_by_move(thread: OneThread, variant: Variant, seats: int) -> None:
    here, there = batch.traces(variant, seats, 12, 3), gpu.traces(variant, seats, 12, 3)
    assert here.difference(there) is None


def test_a_thread_adds_up_what_the_cpu_adds_up(thread: OneThread) -> None:
    here, there = batch.playouts(GRAY, 3, 30, cap=6), gpu.playouts(GRAY, 3, 30, cap=6)
    assert 0 < here.truncated < 30
    assert (there.games, there.moves, there.truncated, there.points) == (30, here.moves, here.truncated, here.points)


def test_a_thread_truncates_where_the_cpu_does(thread: OneThread) -> None:
    here, there = batch.traces(GRAY, 2, 12, cap=6), gpu.traces(GRAY, 2, 12, cap=6)
    assert here.difference(there) is None


def test_verifying_counts_the_moves_that_agree(thread: OneThread) -> None:
    assert gpu.verify(CLASSIC, 2, 10) == batch.playouts(CLASSIC, 2, 10).moves


def test_a_gpu_that_plays_otherwise_is_found_out(thread: OneThread, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = batch.traces(CLASSIC, 2, 10)
    wrong.actions[6, 2] += 1
    monkeypatch.setattr(gpu, "traces", lambda *_, **__: wrong)
    with pytest.raises(
        GpuMismatch, match="classic wall=colored jokers=no, 2 seats: CPU and GPU differ at game 6, move 2"
    ):
        gpu.verify(CLASSIC, 2, 10)


def test_a_launch_is_made_as_it_was_asked_for(thread: OneThread) -> None:
    played = gpu.playouts(CLASSIC, 2, 64, launch=Launch(threads=4, blocks=1, max_registers=40, lto=False))
    (launcher,) = thread.launchers
    assert launcher.options == {"max_registers": 40, "lto": False}
    assert set(launcher.grids) == {(2, 4)}
    assert played.threads == 8


def test_few_games_start_few_threads(thread: OneThread) -> None:
    gpu.traces(CLASSIC, 2, 20, launch=Launch(threads=1, blocks=100))
    assert thread.launchers[0].grids == [(20 // gpu.FEWEST_GAMES, 1)]


def test_measuring_starts_every_thread_there_is_room_for(thread: OneThread) -> None:
    played = gpu.measure(CLASSIC, 2, 0.01, Launch(threads=1, blocks=2))
    assert played.threads == 4
    assert played.games >= 4 * gpu.FEWEST_GAMES
    assert played.moves == batch.playouts(CLASSIC, 2, played.games).moves


class Recorder(OneThread):
    """Keeps the functions it is given for the GPU."""

    def __init__(self) -> None:
        super().__init__()
        self.ported: list[FunctionType] = []

    def jit(self, device: bool = False, **options: Any) -> Any:
        def keep(function: FunctionType) -> Any:
            self.ported.append(function)
            return function

        return keep


def test_a_ported_rule_calls_only_ported_rules_and_finds_its_tables_on_the_gpu() -> None:
    recorder = Recorder()
    port = gpu.Port(recorder)
    for kernel in (classic.setup, classic.deal, classic.legal, classic.act, classic.settle):
        port(kernel)
    made = {function.__name__ for function in recorder.ported}
    assert {"setup", "deal", "legal", "act", "settle", "take", "tile", "sample", "below"} <= made
    assert len(recorder.ported) == len(made), "each rule is made once"
    for function in recorder.ported:
        for name in set(function.__code__.co_names) & set(function.__globals__):
            value = function.__globals__[name]
            assert not isinstance(value, np.ndarray), f"{function.__name__} reads {name} from constant memory"
            assert not hasattr(value, "py_func"), f"{function.__name__} calls the CPU's {name}"
