"""Passing, rounds and the end of Pavilion. Purple is wild unless a round is named."""

import random

import pytest

from faience import Game, IllegalMove, Variant
from tests.positions.pavilion import (
    PAVILION_TABLES,
    Plain,
    all_on_boards,
    board,
    draft_at,
    full,
    game_at,
    position,
    texts,
    told,
)
from tests.tables import any_move, name_of, plain, play_on, playthrough

# Passing


def test_passing_is_allowed_though_tiles_could_be_placed_and_due_when_none_can() -> None:
    assert "pass" in texts(game_at(board(hand="RRRR")))
    assert texts(game_at(board("R1 C1B", hand="R"))) == {"pass"}


@pytest.mark.parametrize(
    ("keep", "kept"), [("-", ""), ("1R", "R"), ("1O1R1B1Y", "ORBY"), ("2G2P", "GGPP"), ("1O1P", "OP")]
)
def test_up_to_four_tiles_of_any_choice_are_kept_and_the_others_cost_a_point_each(keep: str, kept: str) -> None:
    hand = "ORBYGGPP"
    game = game_at(board(hand=hand, score=20), board(hand="Y"))
    before = plain(game)["tower"]
    game.play(f"pass:{keep}")
    seat, tower = plain(game)["boards"][0], plain(game)["tower"]
    assert (seat["kept"], seat["hand"], seat["score"], seat["passed"]) == (kept, "", 20 - 8 + len(kept), True)
    thrown = "".join(color * (tower[color] - before[color]) for color in "ORBYGP")
    assert sorted(thrown + kept) == sorted(hand)


def test_fewer_tiles_than_allowed_may_be_kept_also_of_four_or_fewer() -> None:
    game = game_at(board(hand="RB", score=9), board(hand="Y"))
    game.play("pass:1B")
    assert (plain(game)["boards"][0]["kept"], game.scores[0]) == ("B", 8)


def test_five_tiles_cannot_be_kept() -> None:
    game = game_at(board(hand="ORBYG"), board(hand="Y"))
    game.play("pass")
    for letter in "ORBY":
        game.play(f"keep:{letter}")
    assert (game.turn, plain(game)["boards"][0]["kept"], game.scores[0]) == (1, "ORBY", 4)


@pytest.mark.parametrize(("score", "left"), [(1, 1), (2, 1), (4, 1), (6, 1), (7, 1), (8, 2)])
def test_a_score_never_goes_below_one_for_discards(score: int, left: int) -> None:
    game = game_at(board(hand="OORRBB", score=score), board(hand="Y"))
    events = game.play("pass:-")
    assert game.scores[0] == left
    (loss,) = [event for event in events if event.kind == "discarded"]
    assert (loss.points, loss.facts) == (left - score, {"tiles": 6, "loss": 6})


def test_who_has_passed_has_no_more_turns_in_this_round() -> None:
    game = game_at(board(hand="RRR"), board(hand="BB"), board(hand="YYYYYYY"))
    turns = []
    for move in ("pass:3R", "B1", "Y1", "pass:1B", "Y2", "Y3", "pass:1Y"):
        turns.append(game.turn)
        game.play(move)
    assert turns == [0, 1, 2, 1, 2, 2, 2]
    assert game.round == 2


def test_players_without_tiles_pass_by_themselves() -> None:
    game = game_at(board(hand="R"), board(), board(hand="YY"))
    events = game.play("R1")
    assert [(event.kind, event.seat) for event in events] == [("paid", 0), ("placed", 0), ("passed", 1)]
    assert game.turn == 2
    events = game.play("Y1")
    assert [(event.kind, event.seat) for event in events] == [("paid", 2), ("placed", 2), ("passed", 0)]
    assert [seat["passed"] for seat in plain(game)["boards"]] == [True, True, False]
    events = game.play("pass:1Y")
    assert (game.round, game.phase, told(game)[-1]) == (2, "deal", "returned")


def test_who_has_no_tiles_but_is_still_to_pick_some_goes_on() -> None:
    game = game_at(board("R5", "RRRRRR"))
    game.play("R6:6R+1R1G1P")
    game.deal()
    assert (game.turn, [seat["passed"] for seat in plain(game)["boards"]]) == (0, [False, True])


# Kept tiles


def test_kept_tiles_are_out_of_reach_and_come_back_in_the_next_round() -> None:
    game = game_at(board(hand="RGG"), board(hand="OYY"))
    game.play("pass:1R2G")
    assert (plain(game)["boards"][0]["kept"], plain(game)["boards"][0]["hand"]) == ("RGG", "")
    game.play("pass:1O")
    seats = plain(game)["boards"]
    assert [(seat["hand"], seat["kept"], seat["passed"]) for seat in seats] == [("RGG", "", False), ("O", "", False)]
    returned = [(event.seat, event.facts) for event in game.events if event.kind == "returned"]
    assert returned == [(0, {"tiles": 3}), (1, {"tiles": 1})]


def test_kept_tiles_are_wild_if_their_color_is_that_of_the_new_round() -> None:
    """Green is wild in round 2, purple no longer."""
    game = draft_at(board(hand="RGGPP"), center="Y")
    game.play("CY")
    moves = texts(game)
    assert {"R3", "P4", "Y3"} <= moves
    assert not {"R4", "P5", "G3"} & moves
    assert "G2" in moves


# The switches


def test_who_passes_with_four_tiles_or_fewer_keeps_them_all_if_so_agreed() -> None:
    for hand in ("R", "RB", "RBY", "RBYG", "GGGG"):
        game = game_at(board(hand=hand), board(hand="Y"), keep_all=True)
        game.play("pass")
        assert (game.turn, plain(game)["boards"][0]["kept"], game.scores[0]) == (1, hand, 5)


def test_who_passes_with_more_than_four_tiles_still_chooses_if_so_agreed() -> None:
    game = game_at(board(hand="RRBYG", score=9), board(hand="Y"), keep_all=True)
    game.play("pass")
    assert (game.phase, texts(game)) == ("keep", {"keep:R", "keep:B", "keep:Y", "keep:G", "keep:-"})
    game.play("keep:Y")
    game.play("keep:-")
    assert (plain(game)["boards"][0]["kept"], game.scores[0]) == ("Y", 5)


def last_round(hand: str = "BBBB", score: int = 2, keep: str | None = None, **rest: object) -> Game:
    """Seat 1 has a full red star and passes in round 6; seat 2 has no tiles."""
    game = game_at(board(full("R"), hand, score=score), round_number=6, **rest)
    game.play("pass" if keep is None else f"pass:{keep}")
    return game


def test_tiles_kept_in_the_last_round_cost_a_point_each_after_the_goals() -> None:
    game = last_round(keep="4B")
    assert (game.is_over, game.scores[0]) == (True, 2 + 14 - 4)
    assert [(event.kind, event.points) for event in game.events if event.points] == [("star", 14), ("corner", -4)]
    assert next(event.facts for event in game.events if event.kind == "corner") == {"tiles": 4, "loss": 4}


def test_tiles_discarded_in_the_last_round_cost_a_point_each_before_the_goals() -> None:
    game = last_round(keep="-")
    assert game.scores[0] == 1 + 14
    assert [(event.kind, event.points) for event in game.events if event.points] == [("discarded", -1), ("star", 14)]


def test_nothing_is_kept_in_the_last_round_if_so_agreed() -> None:
    game = last_round(last_discard=True)
    assert (game.is_over, game.scores[0]) == (True, 1 + 14)
    assert [(event.kind, event.points) for event in game.events if event.points] == [("discarded", -1), ("star", 14)]


def test_keeping_all_in_the_last_round_costs_points_after_the_goals_unless_nothing_can_be_kept() -> None:
    assert last_round(keep_all=True).scores[0] == 2 + 14 - 4
    assert last_round(keep_all=True, last_discard=True).scores[0] == 1 + 14


def test_before_the_last_round_tiles_are_kept_whatever_was_agreed_for_it() -> None:
    game = game_at(board(hand="BB"), board(hand="Y"), last_discard=True, round_number=5)
    game.play("pass")
    assert game.phase == "keep"


@pytest.mark.parametrize(("score", "left"), [(1, 1), (2, 1), (4, 1), (5, 1), (6, 2)])
def test_a_score_never_goes_below_one_for_corner_tiles(score: int, left: int) -> None:
    game = game_at(board(hand="BBBB", score=score), round_number=6)
    game.play("pass:4B")
    assert game.scores[0] == left
    assert plain(game)["boards"][0]["kept"] == ""


# Rounds


def test_a_new_round_moves_the_marker_back_and_the_holder_starts() -> None:
    game = draft_at(board(), board(), displays=["OOYY"], starter=1, turn=1)
    game.play("1O")
    game.play("CY")
    assert (game.turn, plain(game)["marker"]) == (1, 2)
    game.play("pass:-")
    game.play("pass:-")
    seen = plain(game)
    assert (seen["phase"], seen["round"], seen["starter"], seen["marker"]) == ("deal", 3, 2, "center")
    game.deal()
    assert game.turn == 1


def test_the_tower_is_poured_only_when_the_bag_is_empty_and_in_the_middle_of_a_deal() -> None:
    game = game_at(board(hand="R"), bag="GGG")
    game.play("pass:-")
    assert (game.phase, game.chances()) == ("deal", {"G": 3})
    assert [event.kind for letter in "GGG" for event in game.draw(letter)] == ["drawn"] * 3
    tower = plain(game)["tower"]
    assert game.chances() == {letter: number for letter, number in tower.items() if number}
    events = game.draw("P")
    assert [event.kind for event in events] == ["poured", "drawn"]
    assert events[0].facts == {"tiles": sum(tower.values())}
    assert plain(game)["displays"][0] == "GGGP"


def test_a_bag_with_just_enough_is_not_refilled() -> None:
    game = game_at(board(hand="R"), bag="ORBY" * 5)
    game.play("pass:-")
    tower = plain(game)["tower"]
    game.deal()
    assert "poured" not in told(game)
    assert (sum(plain(game)["bag"].values()), plain(game)["tower"]) == (0, tower)


@pytest.mark.parametrize(
    ("stars", "keep", "dealt"),
    [
        ("", "-", [4, 4, 4, 4, 4, 4, 4, 4, 0]),
        ("", "2R", [4, 4, 4, 4, 4, 4, 4, 2, 0]),
        ("ORB", "1R1B", [4, 4, 4, 3, 0, 0, 0, 0, 0]),
        ("ORBYGP", "-", [2, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("ORBYGP", "1B", [1, 0, 0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_a_round_starts_with_fewer_tiles_when_bag_and_tower_are_empty(stars: str, keep: str, dealt: list[int]) -> None:
    game = Game.from_position(all_on_boards(stars), seed=1)
    game.play(f"pass:{keep}")
    events = game.deal()
    assert [len(display) for display in plain(game)["displays"]] == dealt
    assert [event.kind for event in events] == ["poured"] + ["drawn"] * sum(dealt) + ["started"]
    assert (game.phase, game.turn) == ("draft", 2)
    assert sum(plain(game)["bag"].values()) + sum(plain(game)["tower"].values()) == 0
    assert play_on(game, random.Random(1)).is_over


def test_a_round_without_any_tile_to_deal_is_played_with_what_was_kept() -> None:
    """The starter stays, and whoever kept nothing passes."""
    game = Game.from_position(all_on_boards(), seed=1)
    events = game.play("pass:1R1B")
    assert [(event.kind, event.seat) for event in events] == [
        *[("passed", 0), ("kept", 0), ("kept", 0), ("passed", 1), ("passed", 2), ("passed", 3), ("returned", 0)],
        *[("started", 2), ("placing", 2), ("passed", 2), ("passed", 3)],
    ]
    seen = plain(game)
    assert (game.phase, game.turn, game.round, seen["starter"], seen["marker"]) == ("place", 0, 3, 3, "center")
    assert texts(game) == {"C1R", "C1B", "pass"}


def test_rounds_in_which_nobody_has_a_tile_go_by_until_the_end() -> None:
    start = all_on_boards()
    start["boards"][0]["hand"], start["boards"][1]["stars"][6] = "R", "B....."
    game = Game.from_position(start, seed=1)
    events = game.play("C1R")
    assert game.is_over
    assert [event.facts["round"] for event in events if event.kind == "started"] == [3, 4, 5, 6]
    assert [event.kind for event in events].count("passed") == 5 * 4
    assert [(event.kind, event.seat, event.facts) for event in events if event.points] == [
        ("placed", 0, {"star": 7, "slot": 1, "tile": "R", "cost": 1}),
        ("number", 0, {"number": 1}),
        ("number", 1, {"number": 1}),
    ]


@pytest.mark.parametrize("table", PAVILION_TABLES, ids=name_of)
def test_a_game_takes_six_rounds_whoever_plays(table: tuple[Variant, int]) -> None:
    for seed in range(3):
        game = playthrough(table, seed, choose=any_move)
        assert [event.facts["round"] for event in game.events if event.kind == "started"] == [1, 2, 3, 4, 5, 6]
        assert [event.facts["round"] for event in game.events if event.kind == "placing"] == [1, 2, 3, 4, 5, 6]
        result = game.result()
        assert result
        assert result.reason == "rounds"
        assert sum(event.kind == "marked" for event in game.events) <= 6


# The end


def ended(*scores: int) -> Game:
    """A game over in which nothing but the score differs."""
    first, *others = scores
    boards = [board(hand="B", score=first), *(board(score=score) for score in others)]
    game = game_at(*boards, round_number=6)
    game.play("pass:-")
    return game


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((11, 10), [1, 1]),
        ((9, 20, 20), [3, 1, 1]),
        ((21, 20, 20, 7), [1, 1, 1, 4]),
        ((30, 20, 20, 7), [1, 2, 2, 4]),
        ((6, 5, 5, 5), [1, 1, 1, 1]),
    ],
)
def test_equal_scores_share_a_place_and_nothing_breaks_ties(scores: tuple[int, ...], places: list[int]) -> None:
    game = ended(*scores)
    result = game.result()
    assert result
    assert result.places == places
    assert (result.tie_break, result.ties, result.is_by_tie_break) == ("", [0] * len(scores), False)
    assert result.winners == [seat for seat, place in enumerate(places) if place == 1]


def test_after_the_end_nothing_can_be_played_or_dealt() -> None:
    game = ended(9, 9)
    assert (game.turn, list(game.legal_moves()), game.phase) == (None, [], "over")
    with pytest.raises(IllegalMove) as caught:
        game.play("pass")
    assert caught.value.rule == "over"


def test_the_last_turn_of_the_last_round_refills_the_supply_before_the_end() -> None:
    start = position(board("R5", "RRRRRR"), round_number=6)
    game = Game.from_position(start, seed=1)
    game.play("R6:6R+1R1G1P")
    assert game.phase == "refill"
    game.deal()
    game.play("pass:-")
    assert game.is_over
    assert len(plain(game)["supply"]) == 10


def test_each_seat_is_scored_for_its_own_board() -> None:
    boards: list[Plain] = [board(full(star), "B" if star == "R" else "", score=50) for star in "RBYG"]
    game = game_at(*boards, round_number=6)
    game.play("pass:-")
    assert game.scores == [50 - 1 + 14, 50 + 15, 50 + 16, 50 + 18]
