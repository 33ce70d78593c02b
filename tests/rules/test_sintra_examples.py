"""The worked examples of Sintra's rulebook, one by one, with the house set.

What is printed on strips and windows is not in the rules' text, so the examples stand on strips that fit their words.
"""

import pytest

from faience import Game
from tests.positions.sintra import ended, game_at, palace, targets, texts
from tests.tables import plain


def test_two_players_use_five_displays_three_use_seven_and_four_use_nine() -> None:
    for seats, displays in ((2, 5), (3, 7), (4, 9)):
        game = Game.new("sintra", seats, seed=1)
        game.deal()
        assert [len(panes) for panes in plain(game)["displays"]] == [4] * displays


def test_a_pink_pane_is_taken_from_a_display_and_the_three_others_go_to_the_center() -> None:
    game = game_at(displays=["BBYP"])
    game.play("1P3")
    after = plain(game)
    assert (after["displays"][0], after["center"], after["marker"]) == ("", "BBY", "center")
    assert after["boards"][0]["strips"][2] == {"strip": "3a", "panes": "...P."}
    assert (after["boards"][0]["glass"], game.turn) == (1, 1)


def test_three_orange_panes_from_the_center_bring_the_marker_and_a_step_on_the_glass_track() -> None:
    game = game_at(center="BOOO")
    events = game.play("CO3")
    after = plain(game)
    assert (after["center"], after["marker"]) == ("B", 1)
    assert after["boards"][0]["strips"][2]["panes"] == "OOO.."
    assert after["boards"][0]["glass"] == 2
    assert [event.kind for event in events] == ["took", "marked", "stepped", "moved", "placed"]
    game.play("CB1")
    assert (plain(game)["boards"][1]["glass"], plain(game)["starter"]) == (1, 1)


@pytest.fixture
def three_orange() -> Game:
    """The glazier stands above place 4, whose strip B has one orange square.

    Strip A at place 1 has two of them, strip C at place 6 three. All others in reach have none.
    """
    strips = {1: "2a", 2: "8a", 3: "4a", 4: "6a", 5: "5a", 6: "3a", 7: "7a", 8: "1a"}
    return game_at(palace(strips, glazier=4), center="BOOO")


def test_three_orange_panes_cannot_go_left_of_the_glazier(three_orange: Game) -> None:
    assert targets(three_orange, "CO") == "46"


def test_one_of_three_orange_panes_may_be_placed_under_the_glazier_and_two_break(three_orange: Game) -> None:
    events = three_orange.play("CO4")
    board = plain(three_orange)["boards"][0]
    assert board["strips"][3] == {"strip": "6a", "panes": "...O."}
    assert [event.facts["steps"] for event in events if event.kind == "stepped"] == [1, 2]
    assert (board["glass"], board["glazier"]) == (4, 4)
    assert next(event.facts for event in events if event.kind == "broke") == {"tiles": "OO"}


def test_all_three_orange_panes_may_be_placed_further_right_if_the_glazier_goes_there(three_orange: Game) -> None:
    three_orange.play("CO6")
    board = plain(three_orange)["boards"][0]
    assert board["strips"][5] == {"strip": "3a", "panes": "OOO.."}
    assert (board["glass"], board["glazier"]) == (2, 6)


def completing(windows: dict[int, str] | None = None, place: int = 2) -> Game:
    """In round 3, the yellow one, seat 1 has just completed a strip with two yellow panes."""
    game = game_at(palace({place: "1a BBBY."}, windows, glazier=place), displays=["PPPY"])
    game.play(f"1Y{place}")
    return game


def test_two_yellow_panes_on_a_strip_completed_in_the_yellow_round_are_worth_two_points() -> None:
    game = completing()
    bonus = game.events[-1]
    assert (bonus.kind, bonus.points, bonus.facts) == ("bonus", 2, {"place": 2, "tile": "Y", "panes": 2})
    assert game.scores == [2, 0]


def test_a_strip_without_the_color_of_the_round_brings_no_bonus() -> None:
    game = game_at(palace({2: "5a GGGB."}), displays=["BPPP"])
    game.play("1B2")
    assert game.scores == [0, 0]
    assert game.phase == "pane"


def test_a_window_worth_two_counts_all_windows_to_its_right_that_hold_a_pane_five_in_all() -> None:
    """The house set has 2 below window 2, and 2 and 1 below windows 7 and 8."""
    game = completing({7: "O.", 8: "BY", 1: "O."})
    events = game.play("2@Y")
    window = next(event for event in events if event.kind == "window")
    assert (window.points, window.facts) == (5, {"place": 2, "own": 2, "beyond": 3})
    assert game.scores == [2 + 5, 0]


def test_the_first_pane_goes_to_the_upper_space_and_the_strip_is_turned_while_the_glazier_stays() -> None:
    game = completing()
    before = plain(game)["tower"]
    game.play("2@Y")
    board, tower = plain(game)["boards"][0], plain(game)["tower"]
    assert (board["windows"][1], board["glazier"]) == ("Y.", 2)
    assert board["strips"][1] == {"strip": "1b", "panes": "....."}
    assert {letter: tower[letter] - before[letter] for letter in "BYOPG"} == {"B": 3, "Y": 1, "O": 0, "P": 0, "G": 0}


def test_the_second_pane_goes_to_the_lower_space_and_the_strip_is_removed_while_the_glazier_stays() -> None:
    game = completing({2: "G."})
    events = game.play("2@B")
    board = plain(game)["boards"][0]
    assert (board["windows"][1], board["strips"][1], board["glazier"]) == ("GB", None, 2)
    assert [event.kind for event in events] == ["set", "removed", "window"]
    assert game.scores == [2 + 2, 0]


def test_the_glazier_goes_back_to_the_leftmost_strip_and_past_empty_places() -> None:
    game = game_at(palace(windows={1: "OP", 2: "YB"}, glazier=6), displays=["BBBB"])
    events = game.play("H")
    assert plain(game)["boards"][0]["glazier"] == 3
    assert [(event.kind, event.facts) for event in events] == [("home", {"from": 6, "to": 3})]
    assert game.turn == 1


def test_seven_panes_left_on_strips_are_worth_two_points() -> None:
    game = ended(palace({1: "1a BBB..", 3: "3a OO.P.", 5: "5a ...B."}))
    left = next(event for event in game.events if event.kind == "left" and event.seat == 0)
    assert (left.points, left.facts, game.scores[0]) == (2, {"panes": 7}, 2)


def test_a_marker_on_the_sixth_space_of_the_track_costs_eight_points() -> None:
    game = ended(palace(score=20, glass=6))
    glass = next(event for event in game.events if event.kind == "glass" and event.seat == 0)
    assert (glass.points, glass.facts, game.scores[0]) == (-8, {"space": 6, "loss": 8}, 12)


@pytest.mark.parametrize(("space", "loss"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 8), (7, 11), (8, 14)], ids=str)
def test_the_spaces_of_the_track_cost_what_is_printed(space: int, loss: int) -> None:
    assert ended(palace(score=20, glass=space)).scores[0] == 20 - loss


def test_two_full_ornaments_and_one_with_two_panes_are_worth_twenty_three_points() -> None:
    game = ended(palace(windows={1: "OP", 2: "YB", 3: "OO", 4: "PG", 7: "B.", 8: "Y."}))
    ornaments = [event for event in game.events if event.kind == "ornament"]
    assert [(event.facts["number"], event.points) for event in ornaments] == [(1, 10), (2, 10), (4, 3)]
    assert game.scores[0] == 23


def test_four_complete_windows_and_five_orange_panes_are_worth_twenty_points_on_side_b() -> None:
    windows = {1: "OP", 2: "OO", 4: "YB", 6: "OG", 8: "O."}
    game = ended(palace(windows=windows), side="B")
    color = next(event for event in game.events if event.kind == "color" and event.seat == 0)
    assert (color.points, color.facts) == (20, {"tile": "O", "panes": 5, "windows": 4})
    assert game.scores[0] == 20


def test_a_complete_strip_ends_the_turn_only_after_a_pane_was_chosen() -> None:
    game = completing()
    assert (game.turn, game.phase, texts(game)) == (0, "pane", {"2@B", "2@Y"})
    game.play("2@B")
    assert (game.turn, game.phase) == (1, "draft")
