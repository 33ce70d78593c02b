"""The glazier: what is in reach, what must be placed, when all breaks, and the way home."""

import pytest

from faience import Game, IllegalMove
from tests.positions.sintra import Plain, game_at, palace, targets, texts
from tests.tables import plain

BARE = dict.fromkeys(range(1, 9), "OP")
"""All windows complete: no strip is left."""


def test_above_a_removed_strip_only_strips_to_the_right_are_in_reach() -> None:
    game = game_at(palace({1: "1a", 5: "6a"}, {3: "OP"}, glazier=3), displays=["BBPP"])
    assert plain(game)["boards"][0]["strips"][2] is None
    assert "1" not in targets(game, "1B")
    assert "3" not in targets(game, "1B")
    assert "5" in targets(game, "1B")
    with pytest.raises(IllegalMove) as caught:
        game.play("1B1")
    assert caught.value.rule == "out-of-reach"
    with pytest.raises(IllegalMove) as caught:
        game.play("1B3")
    assert caught.value.rule == "no-strip"


def test_a_strip_within_reach_that_fits_must_be_used() -> None:
    game = game_at(palace({8: "1a"}, glazier=8), displays=["BBBB"])
    assert texts(game) == {"1B8", "H"}
    with pytest.raises(IllegalMove) as caught:
        game.play("1B-")
    assert caught.value.rule == "must-place"


def test_a_strip_may_be_chosen_that_fits_fewer_panes_than_another() -> None:
    game = game_at(palace({1: "8a", 2: "3a"}), displays=["OOOP"])
    assert "1" in targets(game, "1O")
    game.play("1O1")
    board = plain(game)["boards"][0]
    assert (board["strips"][0]["panes"], board["glass"]) == ("....O", 3)


def test_all_panes_that_fit_are_placed_and_only_the_others_break() -> None:
    game = game_at(palace({1: "1a B...."}), center="BBBBB")
    before = plain(game)["tower"]["B"]
    game.play("CB1")
    after = plain(game)
    assert after["boards"][0]["strips"][0]["panes"] == "BBB.."
    assert after["tower"]["B"] - before == 3
    assert after["boards"][0]["glass"] == 1 + 1 + 3


def test_when_nothing_in_reach_fits_all_panes_break_and_the_glazier_stays() -> None:
    game = game_at(palace({8: "1a"}, glazier=8), center="GGG", displays=["PPPP"])
    assert targets(game, "CG") == "-"
    before = plain(game)["tower"]["G"]
    events = game.play("CG-")
    after = plain(game)
    assert (after["boards"][0]["glazier"], after["boards"][0]["glass"]) == (8, 5)
    assert after["tower"]["G"] - before == 3
    assert [event.kind for event in events] == ["took", "marked", "stepped", "broke", "stepped"]


def test_full_squares_of_a_color_do_not_fit() -> None:
    game = game_at(palace({8: "1a BBB.."}, glazier=8), displays=["BPPP"])
    assert targets(game, "1B") == "-"
    with pytest.raises(IllegalMove) as caught:
        game.play("1B8")
    assert caught.value.rule == "all-breaks"


def test_panes_are_taken_even_if_all_break_when_the_glazier_is_at_home() -> None:
    seat = palace({8: "1a"}, dict.fromkeys(range(1, 8), "OP"), glazier=8)
    game = game_at(seat, displays=["GGPP"])
    assert texts(game) == {"1G-", "1P-"}
    with pytest.raises(IllegalMove) as caught:
        game.play("H")
    assert caught.value.rule == "at-home"


@pytest.mark.parametrize("glazier", [1, 5, 8])
def test_without_strips_there_is_no_home_and_all_breaks(glazier: int) -> None:
    game = game_at(palace(windows=BARE, glazier=glazier), displays=["GGPY"])
    assert texts(game) == {"1G-", "1P-", "1Y-"}
    with pytest.raises(IllegalMove) as caught:
        game.play("H")
    assert caught.value.rule == "no-strips"
    game.play("1G-")
    assert (plain(game)["boards"][0]["glazier"], plain(game)["boards"][0]["glass"]) == (glazier, 3)


def test_above_the_leftmost_strip_the_way_home_is_forbidden() -> None:
    for seat in (palace(), palace(windows={1: "OP", 2: "YB"}, glazier=3)):
        assert "H" not in texts(game_at(seat, displays=["BBBB"]))


def left_of_all(**rest: bool) -> Game:
    seat = palace(windows={1: "OP", 2: "YB"}, glazier=1)
    return game_at(seat, displays=["BBBB"], **rest)


def test_home_may_be_to_the_right_of_the_glazier() -> None:
    game = left_of_all()
    assert "H" in texts(game)
    game.play("H")
    assert plain(game)["boards"][0]["glazier"] == 3
    assert "H" not in texts(game_at(plain(game)["boards"][0], displays=["BBBB"]))


def test_home_must_be_to_the_left_if_so_agreed() -> None:
    game = left_of_all(reset_must_move_left=True)
    assert "H" not in texts(game)
    assert len(texts(game)) > 0
    with pytest.raises(IllegalMove) as caught:
        game.play("H")
    assert caught.value.rule == "home-is-right"
    at_home = game_at(palace(windows={1: "OP", 2: "YB"}, glazier=3), displays=["BBBB"], reset_must_move_left=True)
    assert "H" not in texts(at_home)
    beyond = game_at(palace(windows={1: "OP", 2: "YB"}, glazier=4), displays=["BBBB"], reset_must_move_left=True)
    assert "H" in texts(beyond)


def test_going_home_takes_nothing_and_costs_nothing() -> None:
    game = game_at(palace(glazier=5, score=3), center="BB", displays=["YYYY"])
    before = plain(game)
    game.play("H")
    after = plain(game)
    before["boards"][0]["glazier"] = 1
    before["turn"] = 2
    assert after == before


def test_the_glazier_stays_above_the_place_of_the_strip_it_completed() -> None:
    game = game_at(palace({4: "1a BBBY."}), displays=["YPPP"])
    game.play("1Y4")
    game.play("4@B")
    assert plain(game)["boards"][0]["glazier"] == 4


def test_each_seat_has_its_own_glazier() -> None:
    game = game_at(palace(), palace({8: "1a"}, glazier=8), displays=["BBBB", "YYYY"])
    game.play("1B1")
    assert texts(game) == {"2Y8", "H"}


def test_without_a_turn_of_the_kind_a_choice_is_refused_by_name() -> None:
    game = game_at(displays=["BBBB"])
    for move in ("J1", "1@B"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "turn-due"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("9B1", "no-display"),
        ("2B1", "source-empty"),
        ("CB1", "source-empty"),
        ("1Y1", "no-such-tile"),
        ("1B2", "no-square"),
    ],
)
def test_a_take_that_is_not_there_is_refused_by_name(move: str, rule: str) -> None:
    game = game_at(displays=["BBPP"])
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule == rule
    assert caught.value.facts["move"] == move


def test_the_round_ends_right_after_the_turn_that_takes_the_last_panes() -> None:
    seats: list[Plain] = [palace(), palace(glazier=3), palace(glazier=5)]
    game = game_at(*seats, center="BB", turn=2, starter=3, marker=1)
    assert "H" in texts(game)
    game.play(next(text for text in texts(game) if text.startswith("CB")))
    assert (game.phase, game.round, plain(game)["starter"]) == ("deal", 4, 1)
