"""The first half of a round of Pavilion: colors, wild tiles and the marker. Green is wild unless something is said."""

import pytest

from faience import Game, IllegalMove
from tests.positions.pavilion import board, draft_at, texts, told
from tests.reference.pavilion_board import WILD
from tests.tables import plain


@pytest.mark.parametrize(("round_number", "wild"), list(enumerate(WILD, 1)))
def test_each_round_has_its_wild_color(round_number: int, wild: str) -> None:
    """It cannot be chosen, and one such tile comes along with any other color."""
    if round_number == 1:
        game = Game.new("pavilion", seed=1)
        game.deal("ORBYGPORBY" + "ORBY GPGP OOOO RRRR BBBB")
    else:
        game = draft_at(displays=["ORBY", "GPGP"], round_number=round_number)
    expected = {f"1{color}" for color in "ORBY" if color != wild} | {f"2{color}" for color in "GP" if color != wild}
    assert {move for move in texts(game) if move[0] in "12"} == expected
    game.play("1O" if wild != "O" else "1R")
    assert plain(game)["boards"][0]["hand"] in ("O", f"O{wild}", "OR")
    assert (wild in plain(game)["boards"][0]["hand"]) == (wild in "ORBY")


def test_all_tiles_of_a_color_and_exactly_one_wild_tile_are_taken_from_a_display() -> None:
    game = draft_at(displays=["OOGG", "RRRR"])
    game.play("1O")
    seen = plain(game)
    assert (seen["boards"][0]["hand"], seen["center"], seen["displays"][0]) == ("OOG", "G", "")


def test_all_tiles_of_a_color_and_exactly_one_wild_tile_are_taken_from_the_center() -> None:
    game = draft_at(center="OOOGGGB", displays=["RRRR"])
    game.play("CO")
    seen = plain(game)
    assert (seen["boards"][0]["hand"], seen["center"]) == ("OOOG", "BGG")


def test_the_wild_color_cannot_be_chosen_beside_another() -> None:
    game = draft_at(center="GB", displays=["OGGG"])
    assert texts(game) == {"1O", "CB"}
    for move in ("1G", "CG"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "wild-color"


def test_a_display_with_wild_tiles_only_gives_one_and_the_rest_goes_to_the_center() -> None:
    game = draft_at(displays=["GGGG", "OOOO"], center="B")
    assert texts(game) == {"1G", "2O", "CB"}
    events = game.play("1G")
    seen = plain(game)
    assert (seen["boards"][0]["hand"], seen["displays"][0], seen["center"]) == ("G", "", "BGGG")
    assert (seen["boards"][0]["score"], seen["marker"]) == (5, "center")
    assert [(event.kind, event.facts) for event in events] == [("took", {"source": 1, "tiles": "", "wild": 1})]


def test_a_center_with_wild_tiles_only_gives_one_and_the_rest_stays() -> None:
    game = draft_at(displays=["OOOO"], center="GGG")
    assert texts(game) == {"1O", "CG"}
    game.play("CG")
    seen = plain(game)
    assert (seen["boards"][0]["hand"], seen["center"]) == ("G", "GG")
    assert (seen["boards"][0]["score"], seen["marker"]) == (4, 1)
    assert texts(game) == {"1O", "CG"}
    game.play("CG")
    assert (plain(game)["boards"][1]["hand"], plain(game)["boards"][1]["score"]) == ("G", 5)


def test_the_first_from_the_center_loses_a_point_for_every_tile_the_wild_one_too() -> None:
    game = draft_at(board(score=9), center="OOOGGB", displays=["RRRR"])
    events = game.play("CO")
    assert (game.scores[0], plain(game)["marker"], plain(game)["boards"][0]["hand"]) == (5, 1, "OOOG")
    assert (events[-1].kind, events[-1].points, events[-1].facts) == ("marked", -4, {"tiles": 4, "loss": 4})


def test_only_the_first_from_the_center_loses_points() -> None:
    game = draft_at(center="OOORR", displays=["YYYY"])
    game.play("CO")
    game.play("CR")
    assert game.scores == [2, 5]
    assert plain(game)["marker"] == 1
    assert told(game).count("marked") == 1


@pytest.mark.parametrize(("score", "left"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (80, 77)])
def test_a_score_never_goes_below_one_for_the_marker(score: int, left: int) -> None:
    game = draft_at(board(score=score), center="OOOB", displays=["RRRR"])
    events = game.play("CO")
    assert game.scores[0] == left
    assert events[-1].points == left - score
    assert plain(game)["marker"] == 1


def test_there_is_no_passing_while_tiles_can_be_taken() -> None:
    game = draft_at(board(hand="RRR"), center="O")
    assert texts(game) == {"CO"}
    for move in ("pass", "R1", "pass:-"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "take-due"


def test_the_seats_take_in_turn_until_nothing_is_left_and_then_the_holder_of_the_marker_places() -> None:
    game = draft_at(board(), board(), board(), displays=["OORR", "YYYY"], turn=2, starter=2)
    turns = []
    for move in ("1O", "CR", "2Y"):
        turns.append(game.turn)
        game.play(move)
    assert turns == [1, 2, 0]
    assert (game.phase, game.turn, plain(game)["starter"], plain(game)["marker"]) == ("place", 2, 3, 3)
    assert told(game)[-1] == "placing"


def test_if_nobody_takes_the_marker_the_starter_places_first_and_starts_again() -> None:
    game = draft_at(board(), board(), board(), displays=["OOOO", "RRRG"], turn=1, starter=3)
    game.play("1O")
    game.play("2R")
    assert (game.phase, game.turn, plain(game)["marker"], plain(game)["starter"]) == ("place", 0, "center", 3)
    game.play("pass:-")
    game.play("pass:-")
    assert (game.phase, game.round, plain(game)["starter"]) == ("deal", 3, 3)
    game.deal()
    assert game.turn == 2


def test_a_starter_without_tiles_passes_and_the_next_one_places() -> None:
    """Seat 3 starts, but the two others took all there was."""
    game = draft_at(board(), board(), board(), displays=["OOOO", "RRRG"], turn=1, starter=3)
    game.play("1O")
    events = game.play("2R")
    assert [(event.kind, event.seat) for event in events][-2:] == [("placing", 2), ("passed", 2)]
    assert [seat["passed"] for seat in plain(game)["boards"]] == [False, False, True]
