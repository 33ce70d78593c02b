"""The worked examples of Pavilion's rulebooks, one by one, and the figures of a board that is filled to the last space.

All examples are of the first round, where purple is wild.
"""

import pytest

from faience import Game
from tests.positions.pavilion import Plain, board, everything, full, game_at, texts, told
from tests.reference.pavilion_board import COLORS, PRINTED
from tests.tables import plain


@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_the_supply_is_filled_first_and_then_five_seven_or_nine_displays(seats: int, displays: int) -> None:
    game = Game.new("pavilion", seats, seed=1)
    assert game.phase == "supply"
    events = game.deal()
    seen = plain(game)
    assert [event.kind for event in events] == ["supplied"] * 10 + ["drawn"] * 4 * displays + ["started"]
    assert (len(seen["supply"]), [len(tiles) for tiles in seen["displays"]]) == (10, [4] * displays)
    assert sum(seen["bag"].values()) == 132 - 10 - 4 * displays
    assert (game.scores, seen["marker"], game.round) == ([5] * seats, "center", 1)


@pytest.fixture
def draft() -> Game:
    """Anna, Paul and Tom; one display holds red and yellow tiles, another a green one and two wild ones."""
    game = Game.new("pavilion", 3, seed=1)
    game.deal("ORBYGPORBY" + "RRYY GPPY OOBB RRGG BBYY OOGG RBYG")
    return game


def test_anna_takes_two_red_tiles_and_the_yellow_ones_go_to_the_center(draft: Game) -> None:
    draft.play("1R")
    seen = plain(draft)
    assert (seen["boards"][0]["hand"], seen["center"], seen["displays"][0]) == ("RR", "YY", "")
    assert (seen["boards"][0]["score"], draft.turn) == (5, 1)


def test_paul_takes_a_green_tile_and_must_take_one_wild_tile_with_it(draft: Game) -> None:
    draft.play("1R")
    draft.play("2G")
    seen = plain(draft)
    assert (seen["boards"][1]["hand"], seen["center"]) == ("GP", "YYYP")


def test_tom_takes_three_yellow_tiles_a_wild_one_and_the_marker_and_loses_four_points(draft: Game) -> None:
    draft.play("1R")
    draft.play("2G")
    events = draft.play("CY")
    seen = plain(draft)
    assert (seen["boards"][2]["hand"], seen["center"], seen["marker"]) == ("YYYP", "", 3)
    assert draft.scores == [5, 5, 1]
    assert (events[-1].kind, events[-1].points, events[-1].facts) == ("marked", -4, {"tiles": 4, "loss": 4})


def test_three_purple_tiles_and_a_green_one_pay_for_the_green_four() -> None:
    game = game_at(board(hand="GPPP"))
    assert "G4" in texts(game)
    assert not {"P4", "G5"} & texts(game)
    game.play("G4")
    seat = plain(game)["boards"][0]
    assert (seat["stars"][4], seat["hand"]) == ("..G...", "")


def test_purple_tiles_alone_go_on_the_purple_star_and_on_no_other() -> None:
    game = game_at(board(hand="PPP"))
    assert texts(game) == {"P1", "P2", "P3", "C1P", "C2P", "C3P", "pass"}


def test_both_may_go_to_the_middle_as_long_as_their_color_is_not_there() -> None:
    assert {"C4G", "C3P"} <= texts(game_at(board(hand="GPPP")))
    assert {"C1P", "C3P"} & texts(game_at(board("C4P", hand="GPPP"))) == set()
    assert "C4G" not in texts(game_at(board("C6G", hand="GPPP")))


def test_example_a_seven_blue_tiles_pay_for_the_blue_six_and_one_is_left() -> None:
    game = game_at(board(hand="B" * 7))
    before = plain(game)["tower"]["B"]
    game.play("B6")
    seat = plain(game)["boards"][0]
    assert (seat["stars"][2], seat["hand"], seat["score"]) == ("..B...", "B", 6)
    assert plain(game)["tower"]["B"] == before + 5


def test_example_b_the_red_three_scores_one_point_when_its_neighbors_are_free() -> None:
    game = game_at(board("R1 R6 R5", hand="RRR"))
    before = plain(game)["tower"]["R"]
    events = game.play("R3")
    assert (game.scores[0], plain(game)["tower"]["R"]) == (6, before + 2)
    assert [event.facts for event in events if event.kind == "paid"] == [{"tiles": "RRR"}]


def test_example_c_three_blue_and_three_purple_tiles_pay_for_the_blue_six_and_score_three() -> None:
    game = game_at(board("B4 B5", hand="BBBPPP"))
    before = plain(game)["tower"]
    assert texts(game) & {"B6", "P6"} == {"B6"}
    game.play("B6:3B3P+1O2R")
    tower = plain(game)["tower"]
    assert (tower["B"] - before["B"], tower["P"] - before["P"]) == (2, 3)
    assert (game.scores[0], plain(game)["boards"][0]["hand"]) == (8, "ORR")


def test_example_d_one_orange_and_three_purple_tiles_pay_for_the_orange_four_and_a_green_one_is_kept() -> None:
    game = game_at(board("O3 O5", hand="OGPPP"), board(hand="RY"))
    game.play("O4")
    seat = plain(game)["boards"][0]
    assert (seat["score"], seat["hand"], seat["stars"][0]) == (8, "G", "...OOO")
    game.play("pass:1R")
    game.play("pass:1G")
    seat = plain(game)["boards"][0]
    assert (seat["score"], seat["hand"], seat["kept"]) == (8, "G", "")
    assert (game.round, game.phase) == (2, "deal")


def test_example_e_two_purple_tiles_pay_for_the_purple_two_and_score_three() -> None:
    game = game_at(board("P1 P3", hand="PPRRGGGG"))
    game.play("P2")
    seat = plain(game)["boards"][0]
    assert (seat["score"], seat["hand"], seat["stars"][5]) == (8, "RRGGGG", "PPP...")


def test_example_f_four_green_tiles_are_kept_and_two_red_ones_cost_two_points() -> None:
    game = game_at(board(hand="RRGGGG", score=9), board(hand="O"))
    before = plain(game)["tower"]["R"]
    events = game.play("pass:4G")
    seat = plain(game)["boards"][0]
    assert (seat["score"], seat["hand"], seat["kept"], seat["passed"]) == (7, "", "GGGG", True)
    assert plain(game)["tower"]["R"] == before + 2
    assert [(event.kind, event.points) for event in events if event.points] == [("discarded", -2)]


def test_the_green_five_costs_five_green_tiles_of_which_four_are_discarded() -> None:
    game = game_at(board(hand="GGGGG"))
    before = plain(game)["tower"]["G"]
    game.play("G5")
    assert (plain(game)["tower"]["G"], plain(game)["boards"][0]["hand"]) == (before + 4, "")
    assert "G5" not in texts(game_at(board(hand="GGGG")))


# A board that is filled to the last space


def filled_one_by_one(order: list[tuple[int, int]]) -> tuple[int, int, int]:
    """Fill the colored side in an order: tiles paid, placement points and tiles brought from the supply."""
    stars, paid, points, brought = [["."] * 6 for _ in range(7)], 0, 0, 0
    for star, slot in order:
        cost, color = int(PRINTED["colored"][star][slot]), COLORS[slot if star == 6 else star]
        seat = board(hand=color * cost) | {"stars": ["".join(tiles) for tiles in stars]}
        game = game_at(seat, round_number=1 if color != "P" else 2)
        game.play("ORBYGPC"[star] + str(cost) + (color if star == 6 else ""))
        paid += sum(len(str(event.facts["tiles"])) for event in game.events if event.kind == "paid")
        brought += sum(int(event.facts["tiles"]) for event in game.events if event.kind in REWARDS)
        points += game.scores[0] - 5
        stars[star][slot] = color
    return paid, points, brought


REWARDS = ("pillar", "statue", "window")


def test_a_full_colored_board_costs_147_tiles_gives_147_points_and_36_tiles() -> None:
    clockwise = [(star, slot) for star in range(7) for slot in range(6)]
    assert filled_one_by_one(clockwise) == (147, 147, 36)


def last_tile(seat: Plain, move: str) -> Game:
    """A game that ends after seat 1 has placed its last tile in round 6; what that brings is discarded."""
    game = game_at(seat, round_number=6)
    game.play(move)
    while not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            game.play(next(text for text in ("pass", "keep:-", *sorted(texts(game))) if text in texts(game)))
    return game


def test_a_full_colored_board_is_worth_152_points_at_the_end() -> None:
    game = last_tile(board(everything("O1"), "O"), "O1")
    end = {(event.kind, event.facts.get("star", event.facts.get("number"))): event.points
           for event in game.events if event.kind in ("star", "number")}  # fmt: skip
    assert end == {
        **{("star", number): points for number, points in enumerate((17, 14, 15, 16, 18, 20, 12), 1)},
        **{("number", number): 4 * number for number in range(1, 5)},
    }
    assert sum(end.values()) == 152


def test_the_most_that_a_colored_board_can_give_is_304_less_the_tiles_that_its_last_space_brings() -> None:
    """Five points to start with, 147 for placing, the last six of them here, and 152 at the end."""
    game = last_tile(board(everything("C1"), "O", score=5 + 147 - 6), "C1O")
    lost = [event.points for event in game.events if event.points < 0]
    assert (lost, game.scores[0]) == ([-2], 304 - 2)


@pytest.mark.parametrize(("star", "points"), list(zip("RBYOGPC", (14, 15, 16, 17, 18, 20, 12), strict=True)))
def test_each_star_has_its_value(star: str, points: int) -> None:
    spaces = full(star).replace(f"{star}1O" if star == "C" else f"{star}1", "")
    color = "O" if star == "C" else star
    game = last_tile(board(spaces, color), f"C1{color}" if star == "C" else f"{star}1")
    assert [event.points for event in game.events if event.kind == "star"] == [points]
    assert game.scores[0] == 5 + 6 + points


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_each_number_has_its_value(number: int, points: int) -> None:
    spaces = [f"{star}{number}" for star in "RBYGP"] + [f"C{number}B"]
    game = last_tile(board(" ".join(spaces), "O" * number), f"O{number}")
    assert [event.points for event in game.events if event.kind == "number"] == [points] * (points > 0)
    assert game.scores[0] == 5 + 1 + points
    for missing in range(6):
        some = board(" ".join(spaces[:missing] + spaces[missing + 1 :]), "O" * number)
        assert "number" not in told(last_tile(some, f"O{number}"))
