"""The decorators that make a rule run in the interpreter or as machine code.

`NUMBA_DISABLE_JIT=1`, set before this is imported, leaves every kernel plain Python and does not load numba at all.
A kernel allocates nothing, raises nothing and prints nothing; scratch space comes in as an argument.
A field that enters arithmetic is read through `int(...)`: NumPy keeps narrow types where numba widens them.
"""

import functools
import inspect
import os
import threading
import warnings
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from faience.rules import cache

F = TypeVar("F", bound=Callable[..., object])

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels run as machine code in this process."""


PLAIN = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",  # no checks for a division by zero that cannot happen
}
"""What numba is asked for in any case."""
TUNED = PLAIN | {
    "no_cfunc_wrapper": True,  # nobody passes kernels around as pointers
    "_nrt": False,  # nothing is allocated, so nothing is counted
}
"""What it is asked for where it is a version that behaves as the ones we know."""

_decorating = threading.Lock()


def kernel(function: F) -> F:
    """Compile one rule, at its first call, into machine code that is kept for the next run."""
    return _compile(function) if IS_COMPILED else function


def inlined(function: F) -> F:
    """A kernel so small or so often called that its code is copied into every caller."""
    return _compile(function, is_inlined=True) if IS_COMPILED else function


def _compile(function: F, is_inlined: bool = False, game: ModuleType | None = None) -> F:
    """Machine code of a function, kept with that of the game it is bound to, or of the package it stands in."""
    import numba

    is_known = _is_known_numba()
    options = TUNED | {"forceinline": is_inlined} if is_known else PLAIN
    kept_in = cache.folder(cache.outside_of((game and game.__file__) or inspect.getfile(function)))
    with _decorating:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(kept_in)  # read while decorating; other people's numba code keeps its own
        try:
            compiled = numba.njit(**options)(function)
        finally:
            numba.config.CACHE_DIR = before
    if is_known:
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


class _Asked(Exception):
    """Carries what numba asked for out of numba."""


@functools.cache
def _is_known_numba() -> bool:
    """Whether this numba knows our options and asks kernels what to compile as we expect; says once if it does not.

    Both are no part of its documented interface. Without them the rules are the same, only slower to compile and run.
    """
    import numba
    from numba import types

    def probe(number: Any) -> Any:
        return number

    def answer(args: Any, kws: Any) -> Any:
        raise _Asked(*args)

    asked: tuple[Any, ...] = ()
    try:
        dispatcher = numba.njit(**TUNED | {"cache": False, "forceinline": True})(probe)
        dispatcher.get_call_template = answer
        _widen(dispatcher)
        numba.typeof(dispatcher).get_call_type(None, (types.int8, types.boolean, types.literal(3)), {})
    except _Asked as found:
        asked = found.args
    except Exception:  # whatever an unknown version does, the rules run
        asked = ()
    if asked == (types.int64,) * 3:
        return True
    warnings.warn(f"numba {numba.__version__} is untested; rules run slower with it", RuntimeWarning, stacklevel=2)
    return False


def functions_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines, in the order they stand there."""
    found = (value for value in vars(module).values() if isinstance(value, FunctionType))
    return [function for function in found if function.__module__ == module.__name__]


def inlined_when_bound(template: F) -> F:
    """A function written for any game that is inlined where `bind` makes a kernel of it."""
    template.is_inlined = True  # type: ignore[attr-defined]
    return template


def bind(game: ModuleType, *templates: Any, label: Any = "", **names: Any) -> list[Any]:
    """Kernels from functions of one module written for any game: their global name `game` means this one.

    Other names that stand for something of the game's are given by keyword; a label tells apart what is bound to one
    game in several ways.

    numba cannot keep machine code of a closure, so each game gets copies of the functions under names of its own.
    The copies call each other, in the order given: one may call those before it.
    """
    known = templates[0].__globals__ | {"game": game} | names
    ending = "".join(f"_{part}" for part in (game.__name__.rpartition(".")[2], label) if part)
    kernels = []
    for template in templates:
        copy = FunctionType(template.__code__, known, template.__name__ + ending)
        copy.__qualname__ = copy.__name__
        copy.__module__ = template.__module__
        copy.__doc__ = template.__doc__
        is_inlined = getattr(template, "is_inlined", False)
        known[template.__name__] = _compile(copy, is_inlined, game) if IS_COMPILED else copy
        kernels.append(known[template.__name__])
    return kernels
