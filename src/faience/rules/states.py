"""States: records of a game's dtype whose fields are attributes, in machine code and in the interpreter alike.

Machine code takes NumPy's own records. Their attributes are slow in the interpreter, where a `View` stands in:
the same bytes, with arrays as they are and single numbers as Python integers.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from faience.rules.kernel import IS_COMPILED

_field = np.void.__getitem__
WORD = 8
"""Bytes of a word that states are copied by."""


class View:
    """A record for the interpreter; `_view_of` makes a subclass with the fields of a dtype."""

    __slots__ = ("array",)
    array: np.ndarray


def _number(name: str) -> property:
    def read(view: View) -> Any:
        return view.array[name].item()

    def write(view: View, value: int) -> None:
        view.array[name] = value

    return property(read, write)


@cache
def _view_of(dtype: np.dtype) -> type[View]:
    fields = {name: kind for name, (kind, *_) in (dtype.fields or {}).items()}
    arrays = [name for name, kind in fields.items() if kind.shape]
    numbers = {name: _number(name) for name, kind in fields.items() if not kind.shape}
    return type("View", (View,), {"__slots__": arrays, **numbers})


def _wrap(array: np.ndarray) -> Any:
    if IS_COMPILED:
        return array[0]
    view = _view_of(array.dtype)()
    view.array = array
    for name in type(view).__slots__:
        setattr(view, name, array[name][0])
    return view


def _bytes_of(state: Any) -> Any:
    return state.array[0] if isinstance(state, View) else state


def new(dtype: np.dtype) -> Any:
    """A state of zeros."""
    return _wrap(np.zeros(1, dtype).view(np.recarray))


def copy(state: Any) -> Any:
    """A state of its own with the same content."""
    return restore(_bytes_of(state).dtype, content(state))


def number(state: Any, name: str) -> int:
    """A field that is one number, read without the detour that attributes of NumPy's records take."""
    return int(getattr(state, name) if isinstance(state, View) else _field(state, name))


def fields(state: Any) -> dict[str, Any]:
    """All fields by name, for reading alone."""
    names = _bytes_of(state).dtype.names
    if isinstance(state, View):
        return {name: getattr(state, name) for name in names}
    return dict(zip(names, state.item(), strict=True))


def content(state: Any) -> bytes:
    """The bytes of a state; two states with the same bytes are the same position."""
    return bytes(_bytes_of(state).tobytes())


def restore(dtype: np.dtype, content: bytes) -> Any:
    """The state with this content."""
    return _wrap(np.frombuffer(bytearray(content), dtype).view(np.recarray))


def layout(fields: list[tuple[Any, ...]]) -> np.dtype:
    """A record type of these fields whose size is a whole number of 64-bit words."""
    plain = np.dtype(fields, align=True)
    names, kinds = list(plain.names or ()), dict(plain.fields or {})
    formats, offsets = [kinds[name][0] for name in names], [kinds[name][1] for name in names]
    size = -(-plain.itemsize // WORD) * WORD
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size}, align=True)


def mask(dtype: np.dtype, left_out: tuple[str, ...]) -> npt.NDArray[np.int64]:
    """The words of a state with every bit set but those of some fields."""
    found = np.full(dtype.itemsize, 0xFF, np.uint8)
    for name, (kind, at, *_) in (dtype.fields or {}).items():
        if name in left_out:
            found[at : at + kind.itemsize] = 0
    return found.view(np.int64)


def numbers(*names: str) -> list[tuple[str, Any]]:
    """Fields of one small number each."""
    return [(name, np.int8) for name in names]


def stack(dtype: np.dtype, positions: int) -> tuple[Any, np.ndarray]:
    """Room for so many states, and the same bytes as rows of 64-bit words, which are quick to copy and compare."""
    rows = np.zeros((positions, dtype.itemsize // WORD), np.int64)
    records = rows.view(dtype).reshape(positions).view(np.recarray)
    return (records if IS_COMPILED else [_wrap(records[at : at + 1]) for at in range(positions)]), rows
