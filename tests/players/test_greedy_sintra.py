"""The greedy player at Sintra: points of a completed strip, less a point for each step on the glass track."""

import pytest

from faience.games import Game
from faience.players import Greedy
from faience.players.baselines import VERSION
from tests.positions.sintra import game_at, palace


def chosen(game: Game) -> str:
    return str(Greedy().choose(game))


def test_it_completes_the_strip_that_is_worth_most() -> None:
    seat = palace({1: "1a BBBY.", 5: "7a YY.PG"}, {6: "O."})
    assert chosen(game_at(seat, displays=["YPPP"])) == "1Y5"  # 3 bonus + 4 + 3; place 1 gives 2 bonus + 1 + 3


def test_it_breaks_as_little_as_it_can() -> None:
    seat = palace({7: "7a", 8: "1a"}, glazier=7)
    assert chosen(game_at(seat, displays=["YYYP"])) == "1Y7"


def test_the_step_for_the_marker_counts() -> None:
    seat = palace({8: "1a"}, glazier=8)
    assert chosen(game_at(seat, center="Y", displays=["YPPP"])) == "1Y8"


def test_it_prefers_more_squares_filled() -> None:
    seat = palace({8: "1a"}, glazier=8)
    assert chosen(game_at(seat, displays=["BBBY"])) == "1B8"


def test_it_goes_home_rather_than_break_a_pane() -> None:
    seat = palace({8: "1a"}, glazier=8)
    assert chosen(game_at(seat, displays=["GPPP"])) == "H"


def test_the_end_of_the_track_does_not_frighten_it_more_than_another_space() -> None:
    seat = palace({1: "1a BBBY."}, glass=8, score=30)
    assert chosen(game_at(seat, displays=["YYYP"])) == "1Y1"


def test_it_makes_choices_that_follow_a_take() -> None:
    game = game_at(palace({1: "8b"}, {1: "G."}), displays=["BPPP"])
    game.play("1B1")
    assert chosen(game) == "J0"
    game = game_at(palace({1: "1a BBBY."}), displays=["YPPP"])
    game.play("1Y1")
    assert chosen(game) == "1@B"


@pytest.mark.parametrize(
    ("side", "scores"),
    [
        ("A", [29, 40]),
        ("A", [31, 16, 16]),
        ("A", [13, 14, 10, 14]),
        ("B", [30, 39]),
        ("B", [27, 16, 13]),
        ("B", [7, 11, 6, 13]),
    ],
)
def test_it_still_plays_as_it_did_when_it_was_measured(side: str, scores: list[int]) -> None:
    game = Game.new("sintra", len(scores), side=side, seed=9)
    while not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            before = game.position()
            move = Greedy().choose(game)
            assert game.position() == before
            game.play(move)
    assert VERSION == 1
    assert game.scores == scores
