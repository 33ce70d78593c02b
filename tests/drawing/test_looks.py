"""How each game is drawn, by its name."""

import subprocess
import sys

import pytest

from faience.drawing import LOOKS
from faience.games import GAMES


def test_every_game_has_a_look_under_its_own_name() -> None:
    assert list(LOOKS) == list(GAMES)
    assert [LOOKS[game].name for game in GAMES] == list(GAMES)
    assert len(LOOKS) == len(GAMES)
    with pytest.raises(KeyError):
        LOOKS["chess"]


@pytest.mark.parametrize("game", LOOKS)
def test_a_game_on_the_table_does_not_wait_for_the_drawings_of_another(game: str) -> None:
    others = [f"faience.drawing.{other}" for other in LOOKS if other != game]
    code = (
        f"import sys; from faience.drawing import LOOKS; LOOKS[{game!r}]; print([o in sys.modules for o in {others}])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == str([False] * len(others))
