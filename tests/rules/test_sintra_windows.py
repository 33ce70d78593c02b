"""Strips and windows: joker squares, complete strips, the pane that is chosen, and window points."""

import pytest

from faience import Game, IllegalMove
from tests.positions.sintra import HOUSE, changed, game_at, palace, texts
from tests.tables import plain


def jokers(panes: str = ".....", source: str = "BBPP", **rest: str) -> Game:
    """The face with joker squares, B Y O J J, lies above place 3; nothing else is in reach."""
    return game_at(palace({3: f"8b {panes}"}, _others() | {3: "G."}, glazier=3), displays=[source], **rest)


def _others() -> dict[int, str]:
    """Complete windows right of place 3."""
    return {4: "OP", 5: "YB", 6: "GB", 7: "PY", 8: "OG"}


def strip(game: Game) -> str:
    found = plain(game)["boards"][0]["strips"][2]
    return str(found["panes"])


def test_two_blue_panes_for_one_blue_and_two_joker_squares_leave_a_choice() -> None:
    game = jokers()
    events = game.play("1B3")
    assert (game.phase, game.turn, texts(game)) == ("jokers", 0, {"J1", "J2"})
    assert plain(game)["hand"] == "BB"
    assert [event.kind for event in events] == ["took"]
    one, two = game.copy(), game.copy()
    assert one.play("J1")[0].facts == {"place": 3, "tiles": "BB", "jokers": 1}
    two.play("J2")
    assert (strip(one), strip(two)) == ("B..B.", "...BB")
    assert (one.turn, one.phase, plain(one)["hand"]) == (1, "draft", "")


def test_one_blue_pane_may_lie_on_a_joker_square_or_not() -> None:
    game = jokers(source="BPPP")
    game.play("1B3")
    assert texts(game) == {"J0", "J1"}
    game.play("J0")
    assert strip(game) == "B...."


@pytest.mark.parametrize(
    ("panes", "source", "after"),
    [
        (".....", "BBBP", "B..BB"),
        ("B....", "BBPP", "B..BB"),
        ("B....", "BPPP", "B..B."),
        ("...YP", "BBPP", "B..YP"),
        (".....", "GGPP", "...GG"),
        (".....", "GYOB", "...G."),
    ],
)
def test_without_both_kinds_of_squares_or_with_panes_for_all_nothing_is_asked(
    panes: str, source: str, after: str
) -> None:
    game = jokers(panes, source)
    game.play(f"1{source[0]}3")
    assert game.phase == "draft"
    assert strip(game) == after


def test_jokers_already_taken_leave_fewer_choices() -> None:
    game = jokers("...P.", "BPPP")
    game.play("1B3")
    assert texts(game) == {"J0", "J1"}
    game.play("J1")
    assert strip(game) == "...BP"


def test_a_choice_that_is_not_open_is_refused_by_name() -> None:
    game = jokers()
    game.play("1B3")
    for move in ("J0", "1P3", "H", "3@B"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "squares-due"
        assert (caught.value.facts["least"], caught.value.facts["most"]) == (1, 2)


def test_any_color_fits_a_joker_square_and_too_many_panes_break() -> None:
    game = jokers(source="PPPP")
    game.play("1P3")
    assert strip(game) == "...PP"
    assert plain(game)["boards"][0]["glass"] == 3


def test_without_free_joker_squares_another_color_does_not_fit() -> None:
    game = jokers("...PP", "GGGG")
    assert texts(game) == {"1G-", "H"}


def test_the_bonus_counts_panes_by_their_color_on_joker_squares_too() -> None:
    game = jokers("BYOY.", "YPPP")
    events = game.play("1Y3")
    bonus = next(event for event in events if event.kind == "bonus")
    assert (bonus.points, bonus.facts) == (3, {"place": 3, "tile": "Y", "panes": 3})


def test_a_bonus_is_not_paid_for_the_square_but_for_the_pane() -> None:
    game = jokers(".YOPP", "BGGG")
    game.play("1B3")
    assert game.scores[0] == 1


def test_a_pane_from_a_joker_square_may_go_into_the_window() -> None:
    game = jokers("BYOP.", "GBBB")
    game.play("1G3")
    assert texts(game) == {"3@B", "3@Y", "3@O", "3@P", "3@G"}
    before = plain(game)["tower"]
    game.play("3@G")
    after = plain(game)
    assert (after["boards"][0]["windows"][2], after["boards"][0]["strips"][2]) == ("GG", None)
    assert {letter: after["tower"][letter] - before[letter] for letter in "BYOPG"} == {
        "B": 1, "Y": 1, "O": 1, "P": 1, "G": 0,
    }  # fmt: skip


def test_the_joker_face_comes_up_empty_when_its_strip_is_turned() -> None:
    game = game_at(palace({1: "8a GGGY."}), displays=["OPPP"])
    game.play("1O1")
    game.play("1@G")
    assert plain(game)["boards"][0]["strips"][0] == {"strip": "8b", "panes": "....."}


@pytest.mark.parametrize("side", ["A", "B"])
def test_the_pane_is_chosen_on_either_side_and_the_other_four_go_to_the_tower(side: str) -> None:
    for choice, back in (("B", "BBYY"), ("Y", "BBBY")):
        game = game_at(palace({1: "1a BBBY."}), displays=["YPPP"], side=side)
        before = plain(game)["tower"]
        game.play("1Y1")
        assert (game.phase, texts(game)) == ("pane", {"1@B", "1@Y"})
        game.play(f"1@{choice}")
        tower = plain(game)["tower"]
        assert "".join(letter * (tower[letter] - before[letter]) for letter in "BYOPG") == back
        assert plain(game)["boards"][0]["windows"][0] == f"{choice}."


def test_a_color_that_is_not_on_the_strip_and_another_window_are_refused_by_name() -> None:
    game = game_at(palace({1: "1a BBBY."}), displays=["YPPP"])
    game.play("1Y1")
    for move in ("1@P", "2@B", "CP3", "H", "J0"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "pane-due"
        assert caught.value.facts["panes"] == "1@B, 1@Y"


def test_five_panes_of_one_color_leave_no_choice() -> None:
    printed = changed(strips={1: ("BBBBB", "YYYYY")})
    seat = palace({1: "1a BBBB."}, printed=printed)
    game = game_at(seat, displays=["BPPP"], printed=printed)
    before = plain(game)["tower"]["B"]
    events = game.play("1B1")
    board = plain(game)["boards"][0]
    assert (board["windows"][0], board["strips"][0]) == ("B.", {"strip": "1b", "panes": "....."})
    assert plain(game)["tower"]["B"] - before == 4
    assert (game.turn, game.phase) == (1, "draft")
    assert [event.kind for event in events] == ["took", "placed", "set", "turned", "window"]


def test_joker_squares_may_make_a_strip_of_one_color() -> None:
    printed = changed(strips={8: ("GGGYO", "BBBJJ")})
    seat = palace({1: "8b BBBB."}, {1: "G."}, printed=printed)
    game = game_at(seat, displays=["BPPP"], printed=printed)
    game.play("1B1")
    assert plain(game)["boards"][0]["windows"][0] == "GB"
    assert game.turn == 1


def window_points(place: int, windows: dict[int, str], values: list[int] | None = None) -> int:
    """The points of window and chain when a strip above a place is completed in a round without bonus for it."""
    printed = HOUSE if values is None else changed(windows=values)
    seat = palace({place: "5a GGGB."}, windows, printed=printed, glazier=place)
    game = game_at(seat, displays=["BPPP"], printed=printed)
    game.play(f"1B{place}")
    (window,) = [event for event in game.play(f"{place}@G") if event.kind == "window"]
    assert game.scores[0] == window.points
    return window.points


def test_the_own_window_counts_for_its_first_and_for_its_second_pane() -> None:
    assert window_points(4, {}) == 4
    assert window_points(4, {4: "Y."}) == 4


def test_windows_to_the_left_and_empty_ones_do_not_count() -> None:
    assert window_points(5, {1: "OP", 2: "B.", 4: "OP"}) == 4


def test_a_window_to_the_right_counts_once_with_one_pane_or_two() -> None:
    assert window_points(5, {6: "O.", 8: "OP"}) == 4 + 3 + 1


def test_the_last_window_counts_alone() -> None:
    assert window_points(8, {1: "OP", 7: "OP"}) == 1


def test_values_are_those_of_the_set_and_of_the_side() -> None:
    assert window_points(2, {3: "O.", 8: "Y."}, [9, 10, 0, 9, 9, 9, 9, 20]) == 30
    printed = HOUSE | {"windows": {"A": [1] * 8, "B": [7] * 8}}
    for side, points in (("A", 1), ("B", 7)):
        game = game_at(palace({1: "5a GGGB."}, printed=printed), displays=["BPPP"], printed=printed, side=side)
        game.play("1B1")
        game.play("1@G")
        assert game.scores[0] == points
