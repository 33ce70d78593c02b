"""A stand-in for `numba.cuda` where there is no GPU: one thread, in the interpreter, that calls the CPU's kernels."""

import importlib.util
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

from faience.envs import gpu
from faience.rules import states


class DeviceArray:
    """An array that has to be copied back."""

    def __init__(self, array: Any) -> None:
        self.array = array.copy()
        if array.dtype.names:
            self.array = self.array.view(np.recarray)

    def copy_to_host(self) -> Any:
        return self.array.copy()


class Launcher:
    """A kernel that is started on a grid; one thread claims every game."""

    def __init__(self, function: Callable[..., None], options: dict[str, Any]) -> None:
        self.function, self.options = function, options
        self.grids: list[tuple[int, int]] = []

    def __getitem__(self, grid: tuple[int, int]) -> Callable[..., None]:
        self.grids.append(grid)
        return lambda *values: self.function(*map(_on_the_gpu, values))


class OneThread:
    """The names of `numba.cuda` that the room uses."""

    def __init__(self, is_there: bool = True) -> None:
        self.is_there = is_there
        self.local = SimpleNamespace(array=_local_array)
        self.atomic = SimpleNamespace(add=_add)
        self.launchers: list[Launcher] = []

    def is_available(self) -> bool:
        return self.is_there

    def get_current_device(self) -> Any:
        return SimpleNamespace(name=b"One Thread", MULTIPROCESSOR_COUNT=2)

    def synchronize(self) -> None:
        """There is nothing to wait for."""

    def grid(self, dimensions: int) -> int:
        return 0

    def gridsize(self, dimensions: int) -> int:
        return 1

    def to_device(self, array: Any) -> DeviceArray:
        return DeviceArray(array)

    def jit(self, device: bool = False, **options: Any) -> Callable[[Any], Any]:
        def make(function: Any) -> Any:
            if device:  # a kernel of a module stands for itself; what was bound or made here runs in the interpreter
                home = sys.modules[function.__module__]
                is_kernel = home.__name__.startswith(("faience.rules.", "faience.players."))
                return getattr(home, function.__name__, function) if is_kernel else function
            self.launchers.append(Launcher(function, options))
            return self.launchers[-1]

        return make


def _on_the_gpu(value: Any) -> Any:
    """A value that was handed to a kernel, as its threads see it; a tuple is handed over part by part."""
    return type(value)(*map(_on_the_gpu, value)) if isinstance(value, tuple) else getattr(value, "array", value)


def _local_array(length: Any, kind: Any) -> Any:
    dtype = numba.np.numpy_support.as_dtype(kind)
    return [states.new(dtype)] if isinstance(kind, types.Record) else np.zeros(length, dtype)


def _add(array: Any, index: int, value: int) -> int:
    before = int(array[index])
    array[index] += value
    return before


def install(monkeypatch: pytest.MonkeyPatch, cuda: OneThread | None) -> None:
    """Make it look as if numba-cuda were installed with this behind it, or not at all."""
    real = importlib.util.find_spec

    def find_spec(name: str, *others: Any) -> Any:
        found = real(name, *others)
        return (cuda and (found or object())) if name == "numba_cuda" else found

    monkeypatch.setattr(importlib.util, "find_spec", find_spec)
    monkeypatch.setattr(numba, "cuda", cuda, raising=False)
    monkeypatch.setattr(gpu, "_load_arrays", lambda: None)  # where numba-cuda is there, it is another one
