"""The same games of random moves on a GPU, one game a thread: the rules are compiled for it from the one source.

A rule is ported by copying its function and giving the copy what it calls as ported functions
and its tables in the GPU's memory.
Left to itself, numba-cuda puts tables into constant memory, which answers threads that ask for different entries
one after the other.

A warp is 32 threads that share one instruction stream: while some deal, the others wait.
So a warp deals together, decides until the last of its games has ended the round, and settles the round together.
"""

import dis
import importlib
import importlib.util
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from faience.envs import batch
from faience.envs.batch import TRACED, Playouts, Traces
from faience.games.registry import book_of
from faience.games.variants import Variant
from faience.rules import rng
from faience.rules.kernel import IS_COMPILED
from faience.rules.playout import ROUND_CAP, SUMS
from faience.rules.rng import WORDS
from faience.rules.tiles import CHANCE, OVER

FEWEST_GAMES = 8
"""A thread plays at least so many games: it checks that one game leaves nothing to the next, and evens out lengths."""

CHECKED = 10_000
"""How many games `verify` compares unless told otherwise."""


class GpuUnavailable(RuntimeError):
    """There is no GPU to run on; the message is one sentence for people."""


class GpuMismatch(RuntimeError):
    """The GPU played a game otherwise than the CPU; the message says where they part."""


@dataclass(frozen=True)
class Launch:
    """How the games are spread over a GPU."""

    threads: int = 128
    """Threads a block."""
    blocks: int = 4
    """Blocks for each multiprocessor; more crowd each other out of the cache that holds their states."""
    max_registers: int | None = None
    """The most registers a thread may use; fewer let more threads run at once."""
    lto: bool | None = None
    """Whether the linker optimizes again; None leaves it to numba-cuda."""


USUAL = Launch()


@cache
def _cuda() -> Any:
    """The module `numba.cuda`, once it is certain that a GPU answers."""
    if not IS_COMPILED:
        raise GpuUnavailable("NUMBA_DISABLE_JIT keeps the rules in the interpreter, so there is no GPU code.")
    if importlib.util.find_spec("numba_cuda") is None:
        raise GpuUnavailable("numba-cuda is not installed; `pip install numba-cuda` installs it.")
    from numba import cuda

    if not cuda.is_available():
        raise GpuUnavailable("There is no GPU on this machine that numba-cuda can use.")
    _load_arrays()
    return cuda


def _load_arrays() -> None:
    """Load the part of numba-cuda 0.30 that asks for `np.row_stack`, a name that NumPy 2.5 took away.

    The name is lent while it is loaded: other code of the process sees NumPy as it is.
    """
    if hasattr(np, "row_stack"):
        return
    setattr(np, "row_stack", np.vstack)  # noqa: B010  (type checkers know that the name is gone)
    try:
        importlib.import_module("numba.cuda.np.arrayobj")
    finally:
        delattr(np, "row_stack")


def describe() -> dict[str, str | int]:
    """The GPU in words and numbers."""
    device = _cuda().get_current_device()
    name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
    return {"name": name, "multiprocessors": int(device.MULTIPROCESSOR_COUNT)}


def _globals(function: FunctionType) -> set[str]:
    """The global names a function reads; fields of a state may have the same names."""
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


class Port:
    """Rules as functions for the GPU, each made once."""

    def __init__(self, cuda: Any) -> None:
        self._cuda = cuda
        self._made: dict[FunctionType, Any] = {}
        self._tables: dict[int, Any] = {}

    def __call__(self, kernel: Any) -> Any:
        """The GPU's version of a kernel and of everything that it calls."""
        function: FunctionType = kernel.py_func
        if function not in self._made:
            used, found = function.__code__.co_names, function.__globals__
            names = found | {name: self._value(found[name], used) for name in _globals(function) if name in found}
            copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
            self._made[function] = self._cuda.jit(device=True)(copy)
        return self._made[function]

    def _value(self, value: Any, used: tuple[str, ...]) -> Any:
        if hasattr(value, "py_func"):
            return self(value)
        if isinstance(value, np.ndarray):
            if id(value) not in self._tables:
                self._tables[id(value)] = self._cuda.to_device(value)
            return self._tables[id(value)]
        if isinstance(value, ModuleType) and value.__name__.startswith("faience."):
            module = ModuleType(value.__name__)
            for name in used:
                if hasattr(value, name):
                    setattr(module, name, self._value(getattr(value, name), used))
            return module
        return value


def _edges(game: ModuleType, port: Port, cuda: Any) -> tuple[Any, Any]:
    """What a thread does between games: begin the next one, and add up the one that ended."""
    setup, seed = port(game.setup), port(rng.seed)

    @cuda.jit(device=True)
    def begin(state, random, claimed, first, games, seats, options, parts):
        number = cuda.atomic.add(claimed, 0, 1)
        if number < games:
            seed(random, first + number)
            setup(state, seats, options, 0, parts)
        return number

    @cuda.jit(device=True)
    def end(state, number, moves, sums, ends):
        is_truncated = int(state.turn != OVER)
        sums[0] += moves
        sums[1] += is_truncated
        for seat in range(state.seats):
            sums[2 + seat] += state.score[seat]
        if number < ends.shape[0]:
            ends[number, 0] = moves
            ends[number, 1] = is_truncated
            for seat in range(state.seats):
                ends[number, 2 + seat] = state.score[seat]

    return begin, end


def body(game: ModuleType, port: Port, cuda: Any) -> Callable[..., None]:
    """What one thread does: game after game, each the next that no thread has claimed, until there are no more."""
    import numba

    position, length = numba.from_dtype(game.STATE), game.ACTIONS
    deal, legal, below = port(game.deal), port(game.legal), port(rng.below)
    act, settle = port(game.act), port(game.settle)
    begin, end = _edges(game, port, cuda)

    def play_games(first, games, seats, options, parts, cap, claimed, actions, ends, sums):
        state = cuda.local.array(1, position)[0]
        random = cuda.local.array(WORDS, numba.int64)
        choices = cuda.local.array(length, numba.int16)
        log = cuda.local.array(1, numba.int32)[:0]
        mine = cuda.local.array(SUMS, numba.int64)
        mine[:] = 0
        moves = 0
        number = begin(state, random, claimed, first, games, seats, options, parts)
        while number < games:
            if state.turn == CHANCE:
                deal(state, random, log)
            while state.turn >= 0:
                is_decided = False
                while not is_decided:
                    action = int(choices[below(random, legal(state, choices))])
                    if number < actions.shape[0] and moves < actions.shape[1]:
                        actions[number, moves] = action
                    is_decided = act(state, action, log)
                    moves += 1
                settle(state, log)
            if state.turn == OVER or state.round_number > cap:
                end(state, number, moves, mine, ends)
                moves = 0
                number = begin(state, random, claimed, first, games, seats, options, parts)
        for index in range(SUMS):
            cuda.atomic.add(sums, index, mine[index])

    return play_games


@cache
def _kernel(game: str, max_registers: int | None, lto: bool | None) -> Any:
    cuda = _cuda()
    function = body(book_of(game).rules, Port(cuda), cuda)
    return cuda.jit(max_registers=max_registers, lto=lto)(function)


def _grid(games: int, launch: Launch) -> int:
    """How many blocks to start: what was asked for, or fewer when there are not enough games."""
    wanted = int(describe()["multiprocessors"]) * launch.blocks
    return max(1, min(wanted, games // (FEWEST_GAMES * launch.threads)))


class _Run:
    """One launch: the numbers it was asked for, and what came of it."""

    def __init__(self, variant: Variant, seats: int, cap: int, launch: Launch) -> None:
        self._cuda = _cuda()
        self._kernel = _kernel(variant.game, launch.max_registers, launch.lto)
        self._table = (seats, variant.number, self._cuda.to_device(variant.part_numbers), cap)
        self._launch = launch

    def play(self, first: int, games: int, actions: Any, ends: Any, blocks: int) -> tuple[Any, float]:
        """Launch and wait; returns the sums and the seconds."""
        claimed = self._cuda.to_device(np.zeros(1, np.int64))
        sums = self._cuda.to_device(np.zeros(SUMS, np.int64))
        self._cuda.synchronize()
        start = time.perf_counter()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # numba-cuda warns of a grid too small to fill the GPU
            launched = self._kernel[blocks, self._launch.threads]
            launched(first, games, *self._table, claimed, actions, ends, sums)
        self._cuda.synchronize()
        seconds = time.perf_counter() - start
        return sums.copy_to_host(), seconds


def playouts(
    variant: Variant, seats: int, games: int, first_seed: int = 0, cap: int = ROUND_CAP, launch: Launch = USUAL
) -> Playouts:
    """Play a game of random moves for each seed from `first_seed` on; the time leaves out compiling and copying."""
    batch.check(variant, seats, games, cap)
    run, blocks = _Run(variant, seats, cap, launch), _grid(games, launch)
    cuda = _cuda()
    unread = cuda.to_device(np.zeros((1, 1), np.int16)), cuda.to_device(np.zeros((1, 2 + seats), np.int32))
    run.play(first_seed, 0, *unread, blocks)
    sums, seconds = run.play(first_seed, games, *unread, blocks)
    moves, truncated, *points = (int(number) for number in sums)
    return Playouts(games, moves, truncated, tuple(points[:seats]), seconds, blocks * launch.threads)


def traces(
    variant: Variant,
    seats: int,
    games: int,
    first_seed: int = 0,
    length: int = TRACED,
    cap: int = ROUND_CAP,
    launch: Launch = USUAL,
) -> Traces:
    """Play as `playouts` does, in the same machine code, and keep every action."""
    batch.check(variant, seats, games, cap)
    cuda, blank = _cuda(), batch.blank(games, seats, length)
    actions, ends = cuda.to_device(blank.actions), cuda.to_device(np.zeros((games, 2 + seats), np.int32))
    _Run(variant, seats, cap, launch).play(first_seed, games, actions, ends, _grid(games, launch))
    moves, truncated, *points = ends.copy_to_host().T
    return Traces(actions.copy_to_host(), moves, np.stack(points, axis=1), truncated.astype(np.bool_))


def verify(variant: Variant, seats: int, games: int = CHECKED, launch: Launch = USUAL) -> int:
    """Compare games on the GPU with the CPU's, move by move; returns how many moves agree, or raises GpuMismatch."""
    here, there = batch.traces(variant, seats, games), traces(variant, seats, games, launch=launch)
    difference = here.difference(there)
    if difference is not None:
        raise GpuMismatch(f"{variant}, {seats} seats: CPU and GPU differ at {difference}.")
    return int(here.moves.sum())


def measure(variant: Variant, seats: int, seconds: float, launch: Launch = USUAL) -> Playouts:
    """Play for about so many seconds, in one launch whose size a smaller one suggests."""
    threads = int(describe()["multiprocessors"]) * launch.blocks * launch.threads
    sample = playouts(variant, seats, threads * FEWEST_GAMES, launch=launch)
    games = max(sample.games, int(sample.games * seconds / sample.seconds))
    return playouts(variant, seats, games, launch=launch)
