"""The greedy player: a yardstick that must never change."""

from typing import Any

import pytest

from faience.games import Game
from faience.players import Greedy
from faience.players.baselines import VERSION
from faience.players.player import NoMove
from tests.terminal.games import played


def chosen(game: Game) -> str:
    return str(Greedy().choose(game))


def test_it_takes_the_most_points_then_wastes_least_then_fills_most() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBY YYYY RRRR KKKK WWWW")
    assert chosen(game) == "2Y4"  # a point for any complete line; four spaces at once; the lowest action of those


def test_it_prefers_the_tile_that_joins_others_on_the_wall() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B1", "2Y-", "3R5", "4K-", "5W-"):
        game.play(move)
    game.deal("YRKW RRRR KKKK WWWW BBBB")
    assert game.turn == 0
    assert chosen(game) == "1Y1"  # beside the blue tile of row 1: two points


def test_it_drops_as_little_as_it_can() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB BBBB BBBB BBBB BBBB")
    assert chosen(game) == "1B4"


def test_it_leaves_the_game_as_it_is() -> None:
    game = Game.new("classic", 3, seed=4, wall="gray", jokers=True)
    game.deal()
    before = game.position()
    Greedy().choose(game)
    assert game.position() == before


def test_it_has_nothing_to_choose_before_the_deal_and_after_the_end() -> None:
    game = Game.new("classic", 2, seed=1)
    with pytest.raises(NoMove, match="dealt"):
        Greedy().choose(game)


@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({}, [25, 3]),
        ({"wall": "gray"}, [68, 0]),
        ({"jokers": True}, [41, 0]),
        ({"wall": "gray", "jokers": True}, [76, 6]),
    ],
)
def test_it_still_plays_as_it_did_when_it_was_measured(options: dict[str, Any], scores: list[int]) -> None:
    game = played(2, 1000, seed=9, **options)
    assert VERSION == 1
    assert game.is_over
    assert game.scores == scores
