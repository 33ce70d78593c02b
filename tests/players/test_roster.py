"""Players by name."""

import pytest

from faience.games import InvalidOption
from faience.players import NAMES, named


def test_every_player_is_found_by_its_own_name() -> None:
    for name in NAMES:
        assert named(name, seed=1).name == name


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="random, greedy"):
        named("deepblue")
