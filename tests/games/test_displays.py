"""Games with displays fill them in order, four tiles each."""

import pytest

from faience import Game, Variant
from tests.tables import TABLES, name_of


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_deal_ends_with_four_tiles_for_each_display_in_order(table: tuple[Variant, int]) -> None:
    variant, seats = table
    *events, last = Game.of(variant, seats, seed=8).deal()
    tiles = 4 * (2 * seats + 1)
    assert [event.kind for event in events[-tiles:]] == ["drawn"] * tiles
    assert [event.facts["display"] for event in events[-tiles:]] == [1 + number // 4 for number in range(tiles)]
    assert last.kind == "started"
