"""Whole turns of Pavilion in one text: they do what their steps do, or nothing, and undo takes them back."""

import pytest

from faience import Game, IllegalMove
from tests.positions.pavilion import board, game_at
from tests.tables import plain


def rich() -> Game:
    """Seat 1 can pay for the red six in several ways and close a window with it."""
    return game_at(board("R5", "RRRRRRPPGG", score=9), board(hand="YY"))


def test_a_whole_turn_is_what_its_steps_are() -> None:
    whole, steps = rich(), rich()
    events = whole.play("R6:4R2P+1B2Y")
    told = [event for step in ("R6", ":4R2P", "+B", "+Y", "+Y") for event in steps.play(step)]
    assert (plain(whole), list(whole.events), events) == (plain(steps), list(steps.events), told)
    assert whole.steps == steps.steps
    assert [step.text for step in whole.steps] == ["R6", ":4R2P", "+B", "+Y", "+Y"]


def test_a_whole_pass_is_what_its_steps_are() -> None:
    whole, steps = rich(), rich()
    whole.play("pass:2G1P")
    for step in ("pass", "keep:G", "keep:G", "keep:P", "keep:-"):
        steps.play(step)
    assert (plain(whole), whole.steps) == (plain(steps), steps.steps)
    assert (plain(whole)["boards"][0]["kept"], whole.scores[0]) == ("GGP", 9 - 7)


@pytest.mark.parametrize(
    ("first", "rest", "whole"),
    [
        ("R6", ":4R2P+1B2Y", "R6:4R2P+1B2Y"),
        ("R6:4R2P", "+1B2Y", "R6:4R2P+1B2Y"),
        ("R6:4R2P+1B", "+2Y", "R6:4R2P+1B2Y"),
        ("pass", "keep:2G1P", "pass:2G1P"),
        ("pass", "keep:-", "pass:-"),
    ],
)
def test_a_part_of_a_turn_leaves_the_question_open_and_can_be_completed(first: str, rest: str, whole: str) -> None:
    game = rich()
    game.play(first)
    assert (game.turn, game.phase in ("pay", "pick", "keep")) == (0, True)
    game.play(rest)
    expected = rich()
    expected.play(whole)
    assert plain(game) == plain(expected)
    assert game.steps == expected.steps


def test_a_turn_may_name_what_leaves_no_choice() -> None:
    game = game_at(board(hand="RRRPP"))
    game.play("R5:3R2P")
    assert plain(game)["boards"][0]["stars"][1] == "R....."
    game = game_at(board(hand="RR"), board(hand="Y"), keep_all=True)
    game.play("pass:2R")
    assert plain(game)["boards"][0]["kept"] == "RR"


def test_the_color_in_the_middle_is_that_of_the_payment() -> None:
    for text, color in (("C5:3B2P", "B"), ("C3:3P", "P"), ("C4:1G3P", "G")):
        game = game_at(board(hand="BBBPPPG"))
        game.play(text)
        assert plain(game)["boards"][0]["stars"][6].strip(".") == color
    game = game_at(board(hand="BBBPPPG"), side="free")
    game.play("2.2:3B3P")
    assert plain(game)["boards"][0]["stars"][1] == ".B...."


REFUSED = {
    "a payment that does not add up": ("R6:5R2P", "payment", "6R, 5R1P, 4R2P"),
    "a payment with more than there is": ("R6:3R3P", "payment", "6R, 5R1P, 4R2P"),
    "a payment with another color": ("R6:4R2G", "payment", "6R, 5R1P, 4R2P"),
    "a payment without the color": ("R6:6P", "payment", "6R, 5R1P, 4R2P"),
    "no payment at all": ("R6:-", "payment", "6R, 5R1P, 4R2P"),
    "a payment for a space that takes another color": ("R1:2G", "payment", "1R"),
    "too many picks": ("R6:4R2P+2B2Y", "picks", "2B1Y"),
    "a pick that is not there": ("R6:4R2P+3B", "pick-due", "+Y"),
    "picks where there are none": ("R1:1R+1B", "picks", "brings - from the supply"),
    "picks before the payment is known": ("R6+1B2Y", "picks", "brings - from the supply"),
    "too many tiles to keep": ("pass:5R", "keeps", "4R can be kept"),
    "more tiles to keep than there are": ("pass:3G", "keep-due", "keep:-"),
    "a tile to keep that is not there": ("pass:1B", "keep-due", "keep:R"),
    "a space that costs too much": ("G6:2G4P", "too-few", "it costs 6 tiles, but you can pay only 4"),
    "a space that is taken": ("R5:5R", "space-taken", "already"),
    "picks without a turn": ("+1B2Y", "turn-due", "place a tile now"),
    "keeps without a pass": ("keep:2G1P", "turn-due", "place a tile now"),
    "a payment without a space": (":4R2P+1B", "turn-due", "place a tile now"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_turn_that_is_wrong_in_any_part_is_refused_as_a_whole(case: str) -> None:
    move, rule, words = REFUSED[case]
    game = rich()
    before, steps, events = plain(game), game.steps, game.events
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert (caught.value.rule, "move" in caught.value.facts) == (rule, True)
    assert words in str(caught.value)
    assert (plain(game), game.steps, game.events, game.can_undo) == (before, steps, events, False)


def test_a_refused_whole_turn_does_not_change_the_deals_to_come() -> None:
    game, twin = rich(), rich()
    with pytest.raises(IllegalMove):
        game.play("R6:4R2P+2B2Y")
    for each in (game, twin):
        each.play("R6:4R2P+1B2Y")
        each.deal()
    assert plain(game) == plain(twin)


def test_keeping_other_tiles_than_those_kept_without_a_question_is_refused() -> None:
    game = game_at(board(hand="RRG"), board(hand="Y"), keep_all=True)
    for move in ("pass:2R", "pass:-", "pass:2R2G"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert (caught.value.rule, caught.value.facts["tiles"]) == ("keeps", "2R1G")
    game = game_at(board(hand="RRG"), board(hand="Y"), round_number=6, last_discard=True)
    with pytest.raises(IllegalMove) as caught:
        game.play("pass:1G")
    assert (caught.value.rule, game.turn) == ("keeps", 0)
    game.play("pass:-")
    assert game.turn == 1


def test_picking_other_tiles_than_those_left_without_a_choice_is_refused() -> None:
    game = game_at(board("R5", "RRRRRR"), board(hand="Y"), supply="YYYYYYYYYY")
    with pytest.raises(IllegalMove) as caught:
        game.play("R6:6R+2Y")
    assert (caught.value.rule, caught.value.facts["tiles"]) == ("picks", "3Y")
    game.play("R6:6R+3Y")
    assert game.phase == "refill"


# Undo


@pytest.mark.parametrize("move", ["R6:4R2P+1B2Y", "R6:4R2P", "R6:4R2P+1B", "pass:2G1P", "pass:-"])
def test_undo_takes_a_whole_turn_back(move: str) -> None:
    game = rich()
    before = plain(game)
    game.play(move)
    if game.turn is None:
        game.deal()
    taken = game.undo()
    assert (taken.text, taken.seat) == (move, 0)
    assert (plain(game), game.steps, game.events, game.can_undo) == (before, (), (), False)


def test_undo_takes_single_steps_back_one_by_one() -> None:
    game = rich()
    seen = [plain(game)]
    for step in ("R6", ":4R2P", "+B", "+Y", "+Y"):
        game.play(step)
        seen.append(plain(game))
    for step in ("+Y", "+Y", "+B", ":4R2P", "R6"):
        assert plain(game) == seen.pop()
        assert game.undo().text == step
    assert plain(game) == seen.pop()


def test_after_undo_the_refill_brings_the_same_tiles_again() -> None:
    game = rich()
    game.play("R6:4R2P+1B2Y")
    game.deal()
    seen = plain(game)
    game.undo()
    game.play("R6:4R2P+1B2Y")
    game.deal()
    assert plain(game) == seen
