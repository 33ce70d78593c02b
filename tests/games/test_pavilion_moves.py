"""Moves of Pavilion may be written in several ways."""

import pytest

from faience import Game


@pytest.mark.parametrize(
    ("text", "same"),
    [
        (":RRRRP", ":4R1P"),
        (":1P4R", ":4R1P"),
        ("+1B", "+B"),
        ("+PBP", "+1B2P"),
        ("keep:1G", "keep:G"),
        ("pass:GPG", "pass:2G1P"),
        ("R5R", "R5"),
        ("R5R:5R", "R5:5R"),
        (":04R1P", ":4R1P"),
    ],
)
def test_tiles_may_be_written_in_any_order_and_one_by_one(text: str, same: str) -> None:
    game = Game.new("pavilion", seed=1)
    assert game.move(text) == game.move(same)
