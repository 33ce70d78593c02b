"""Positions of Pavilion: they are read as they are written, and one that could not stand on a table is refused."""

import random

from faience import Game, InvalidPosition
from tests.positions.pavilion import (
    BAG,
    Plain,
    board,
    everything,
    position,
)
from tests.tables import plain, play_on

DEAL: Plain = {"phase": "deal", "turn": None, "round_number": 2}


def test_tiles_may_be_written_in_any_order() -> None:
    given = position(board(hand="RRGG", kept=""), supply="PGYYBBRROO")
    given["boards"][0]["hand"] = "GRGR"
    given["supply"] = "PGYYBBRROO"
    assert plain(Game.from_position(given)) == position(board(hand="RRGG"))


def test_a_deal_under_way_is_read_and_goes_on() -> None:
    given = position(displays=["ORBY", "GG"], **DEAL)
    game = Game.from_position(given, seed=1)
    assert game.chances() == {color: BAG.count(color) for color in "ORBYGP"}
    game.deal("PP")
    assert plain(game)["displays"][:2] == ["ORBY", "GGPP"]
    game.deal()
    assert game.phase == "draft"


def test_the_largest_scores_that_are_accepted_can_be_played_on() -> None:
    for score in (30_000, 20_000, 10_000, 5_000):
        try:
            game = Game.from_position(position(board(everything("C1"), "O" * 4, score=score), round_number=5), seed=1)
        except InvalidPosition:
            continue
        assert play_on(game, random.Random(1)).is_over
        assert score - 100 < game.scores[0]
        assert plain(Game.from_position(game.position())) == plain(game)
        return
    raise AssertionError("no score was accepted")
