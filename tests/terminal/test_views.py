"""How each game is drawn, by its name."""

import subprocess
import sys

import pytest

from faience.games import GAMES
from faience.terminal import view_of


def test_there_is_no_view_of_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        view_of("chess")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_the_table_does_not_wait_for_the_drawings_of_another(game: str) -> None:
    others = [f"faience.terminal.{other}" for other in GAMES if other != game]
    shown = f"import sys; from faience.terminal import view_of; view_of({game!r})"
    code = f"{shown}; print([other in sys.modules for other in {others}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == str([False] * len(others))


def test_every_color_has_a_pattern_of_its_own_beside_its_letter() -> None:
    from faience.terminal.tiles import INKS, Tile

    patterns = [ink.pattern for name, ink in INKS.items() if "marker" not in name]
    assert len(set(patterns)) == len(patterns)
    assert all(pattern.strip() and not pattern.isalnum() for pattern in patterns)
    assert Tile("green", "G", 3).laid().plain == "=G="
    assert Tile("green", "G", 2).laid().plain == "G="
    assert Tile("pale marker", "M", 3).laid().plain == " M "
