"""Positions and games in a terminal: boards, score sheets and pictures drawn with letters, and plain text."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from faience.terminal.view import Layout, Marks, Scene, TerminalView


class _Views(Mapping[str, TerminalView]):
    """Views by the names of their games, each imported when it is first asked for: only one is on the table."""

    _NAMES = ("classic", "sintra", "pavilion")

    def __getitem__(self, name: str) -> TerminalView:
        if name not in self._NAMES:
            raise KeyError(name)
        view: TerminalView = import_module(f"faience.terminal.{name}").VIEW
        return view

    def __iter__(self) -> Iterator[str]:
        return iter(self._NAMES)

    def __len__(self) -> int:
        return len(self._NAMES)


VIEWS: Mapping[str, TerminalView] = _Views()
"""How each game looks in a terminal, by its name."""

__all__ = ["VIEWS", "Layout", "Marks", "Scene", "TerminalView"]
