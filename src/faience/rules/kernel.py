"""The decorators that make a rule run in the interpreter or as machine code.

`NUMBA_DISABLE_JIT=1`, set before this is imported, leaves every kernel plain Python and does not load numba at all.
A kernel allocates nothing, raises nothing and prints nothing; scratch space comes in as an argument.
A field that enters arithmetic is read through `int(...)`: NumPy keeps narrow types where numba widens them.
"""

import inspect
import os
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from faience.rules import cache

F = TypeVar("F", bound=Callable[..., object])

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels run as machine code in this process."""


def kernel(function: F) -> F:
    """Compile one rule, at its first call, into machine code that is kept for the next run."""
    return _compile(function, is_inlined=False) if IS_COMPILED else function


def inlined(function: F) -> F:
    """A kernel so small or so often called that its code is copied into every caller."""
    return _compile(function, is_inlined=True) if IS_COMPILED else function


def _compile(function: F, is_inlined: bool, game: ModuleType | None = None) -> F:
    """Machine code of a function, kept with that of the game it is bound to, or of the package it stands in."""
    import numba

    before, file = numba.config.CACHE_DIR, (game and game.__file__) or inspect.getfile(function)
    # read while decorating; other people's numba code keeps its own
    numba.config.CACHE_DIR = str(cache.folder(cache.outside_of(file)))
    try:
        compiled = numba.njit(
            cache=True,
            nogil=True,
            error_model="numpy",  # no checks for a division by zero that cannot happen
            forceinline=is_inlined,
            no_cfunc_wrapper=True,  # nobody passes kernels around as pointers
            _nrt=False,  # nothing is allocated, so nothing is counted
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    _widen(compiled)
    result: F = compiled
    return result


def _widen(dispatcher: Any) -> None:
    """Make kernels that call each other pass every integer as 64 bits.

    Left alone, numba compiles a kernel again for each width and for each constant it is called with:
    dozens of copies of the same code, and a first compile three times as long.
    """
    from numba import types

    resolve = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.Boolean) else types.unliteral(kind)

    def get_call_template(args: Any, kws: Any) -> Any:
        return resolve([widened(kind) for kind in args], {name: widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template


def bind(game: ModuleType, *templates: Any, **names: Any) -> list[Any]:
    """Kernels from functions of one module written for any game: their global name `game` means this one.

    Other names that stand for something of the game's are given by keyword.

    numba cannot keep machine code of a closure, so each game gets copies of the functions under names of its own.
    The copies call each other, in the order given: one may call those before it.
    """
    known = templates[0].__globals__ | {"game": game} | names
    kernels = []
    for template in templates:
        copy = FunctionType(template.__code__, known, f"{template.__name__}_{game.__name__.rpartition('.')[2]}")
        copy.__qualname__ = copy.__name__
        copy.__module__ = template.__module__
        copy.__doc__ = template.__doc__
        known[template.__name__] = _compile(copy, is_inlined=False, game=game) if IS_COMPILED else copy
        kernels.append(known[template.__name__])
    return kernels
