"""The table as a picture."""

from faience.terminal.show import picture
from faience.words import Words
from tests.terminal.games import played


def test_a_picture_is_the_same_every_time() -> None:
    pictures = {picture(played(2, 12), ("Ada", "Bo"), Words("fr")) for _ in range(2)}
    assert len(pictures) == 1
