"""Positions and games in a terminal: boards, score sheets and pictures drawn with letters, and plain text."""

from faience.games import GAMES
from faience.terminal.view import Layout, Marks, Scene, TerminalView


def view_of(game: str) -> TerminalView:
    """How a game looks in a terminal; loaded when it is first asked for, since only one game is on the table."""
    view: TerminalView = GAMES[game].part("terminal").VIEW
    return view


__all__ = ["Layout", "Marks", "Scene", "TerminalView", "view_of"]
