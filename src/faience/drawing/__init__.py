"""Positions and games as words and pictures."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from faience.drawing.look import Layout, Line, Look, Marks, Scene, seat_names
from faience.drawing.words import LANGUAGES, Words, choose_language


class _Looks(Mapping[str, Look]):
    """Looks by the names of their games, each imported when it is first asked for: only one is on the table."""

    _NAMES = ("classic", "sintra", "pavilion")

    def __getitem__(self, name: str) -> Look:
        if name not in self._NAMES:
            raise KeyError(name)
        look: Look = import_module(f"faience.drawing.{name}").LOOK
        return look

    def __iter__(self) -> Iterator[str]:
        return iter(self._NAMES)

    def __len__(self) -> int:
        return len(self._NAMES)


LOOKS: Mapping[str, Look] = _Looks()
"""How each game is drawn, by its name."""

__all__ = [
    "LANGUAGES",
    "LOOKS",
    "Layout",
    "Line",
    "Look",
    "Marks",
    "Scene",
    "Words",
    "choose_language",
    "seat_names",
]
