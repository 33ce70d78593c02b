"""The table as a picture."""

import xml.etree.ElementTree as ET

import pytest

from faience.games import GAMES
from faience.terminal import view_of
from faience.terminal.svg import picture
from faience.words import Words
from tests.terminal.games import played


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_picture_is_svg_that_needs_nothing_from_anywhere_else(seats: int, game: str) -> None:
    svg = picture(played(seats, 12, game=game), ("Ada", "Bo", "Zoë", "Di"), view_of(game), Words("en"))
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert svg.count("http") == 1
    assert "url(http" not in svg
    assert "@import" not in svg
    assert "Zoë" in svg or seats == 2


def test_a_picture_is_the_same_every_time() -> None:
    pictures = {picture(played(2, 12), ("Ada", "Bo"), view_of("classic"), Words("fr")) for _ in range(2)}
    assert len(pictures) == 1
