"""The first screen, before the full-screen library is there."""

import os
import pty
import subprocess
import sys
import termios
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from faience.cli.play.screen_text import ScreenText, paint
from faience.cli.play.session import TerminalSession
from faience.games import GAMES, Game
from faience.words import Words
from tests.cli.play.test_line_mode import RUN, environment
from tests.cli.terminal import read_until


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50), (50, 16)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_screen_fills_the_window_exactly(
    tmp_path: Path, game: str, seats: int, size: tuple[int, int], lang: str
) -> None:
    players = ("Ada", "greedy", "random", "greedy")[:seats]
    session = TerminalSession(Game.new(game, seats, seed=5), players, tmp_path / "game.faience", Words(lang))
    out = StringIO()
    console = Console(file=out, width=size[0], height=size[1], force_terminal=True, color_system=None)
    paint(ScreenText(session), console)
    lines = out.getvalue().split("\n")
    assert len(lines) == size[1]
    assert {len(line) for line in lines} == {size[0]}
    assert "Ada" in out.getvalue()


def test_the_first_screen_comes_before_the_full_screen_library(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    watch = RUN.replace("main()", "") + (
        "import faience.cli.play.screen_text as texts; painted = texts.paint\n"
        "def paint(*given): painted(*given); print('textual' in sys.modules, 'numba' in sys.modules, flush=True)\n"
        "texts.paint = paint\nmain()"
    )
    command = [sys.executable, "-c", watch, "play", "--seed", "5", "--players", "Ada,Bo"]
    before = termios.tcgetattr(theirs)
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment(tmp_path, TERM="xterm-256color")
    )
    try:
        found = read_until(ours, b"\x1b[?1049h", times=2)
        os.write(ours, b"q")
        found += read_until(ours, b"--resume")
        assert process.wait(timeout=30) == 0
        assert b"False False" in found
        assert b"Round 1" in found[: found.index(b"False False")]
        assert termios.tcgetattr(theirs) == before
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(theirs)
