"""The tables that are learned at: every variant and number of seats, in shares that make a whole."""

import pytest

from faience.games import GAMES
from faience.training.tables import shares_of, tables_of, variants_of


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_is_played_by_every_number_of_seats(game: str) -> None:
    tables = tables_of(game)
    assert {table.seats for table in tables} == set(GAMES[game].seats)
    assert len(tables) == len(set(map(str, tables))) == len(variants_of(game)) * len(GAMES[game].seats)


@pytest.mark.parametrize("game", GAMES)
def test_shares_make_a_whole_and_half_of_it_is_for_two(game: str) -> None:
    shares = shares_of(game, range(4))
    assert sum(share.share for share in shares) == pytest.approx(1)
    assert sum(share.share for share in shares if share.table.seats == 2) == pytest.approx(0.5)


def test_half_of_sintra_is_played_with_other_strips_each_time() -> None:
    shares = shares_of("sintra", range(8, 12))
    others = [share for share in shares if share.table.variant.parts.name != "house"]
    assert sum(share.share for share in others) == pytest.approx(0.5)
    assert {share.table.variant.parts.name for share in others} == {f"lot {lot}" for lot in range(8, 12)}
