"""The halves of a move, and what it would do."""

import random

import pytest

from faience.games import Game
from faience.games.sintra import SintraPosition
from faience.terminal import view_of
from faience.terminal.sintra.printed import next_loss
from faience.words import Words
from tests.terminal.games import played
from tests.terminal.sintra.tables import GREEN, completed, laid_out, undecided
from tests.words.told import would

VIEW = view_of("sintra")
MINUS = "\u2212"


@pytest.mark.parametrize(
    ("move", "halves"),
    [("3B2", ("3B", "2")), ("CP-", ("CP", "-")), ("4@O", ("4@", "O")), ("J1", ("J", "1")), ("H", ("H", ""))],
)
def test_a_move_has_a_head_and_a_tail_and_the_way_home_is_all_head(move: str, halves: tuple[str, str]) -> None:
    assert VIEW.split(move) == halves


def test_heads_are_walked_as_they_lie_on_the_table_and_home_comes_last() -> None:
    assert sorted(["H", "CB", "2G", "2B", "1P"], key=VIEW.order) == ["1P", "2B", "2G", "CB", "H"]


def test_a_head_is_completed_so_that_the_rules_can_say_what_is_wrong() -> None:
    assert [VIEW.probe(head) for head in ("9", "3P", "3P4", "H", "J2")] == ["9B-", "3P-", "3P4", "H", "J2"]


def test_a_preview_says_where_panes_go_and_what_breaks() -> None:
    game = laid_out()
    assert would(game, "1B1") == "3 blue panes on strip 1"
    assert would(game, "1B5") == f"2 blue panes on strip 5, 1 breaks, glass {MINUS}1"
    game.play("1B5")
    game.play("5G8")
    assert would(game, "CY7") == f"1 yellow pane on strip 7, and the marker, glass {MINUS}1"
    assert would(game, "H") == "the glazier goes home to place 1"
    assert would(game, "H", "fr") == "le vitrier revient à l’emplacement 1"


def test_a_preview_of_panes_that_all_break_says_so_and_what_the_end_of_the_track_costs() -> None:
    game = laid_out(deal=GREEN)
    for move in ("1G8", "2G8"):
        game.play(move)
    assert would(game, "3G-") == f"4 green panes break, glass {MINUS}7"
    game.play("3G-")
    assert would(game, "4G-") == f"3 green panes break, glass {MINUS}5"
    game.play("4G-")
    # Whoever has no points yet pays none at the end of the track.
    assert would(game, "5G-") == f"4 green panes break, end of the glass track 0, back to {MINUS}1"


def test_a_preview_of_a_complete_strip_tells_all_its_points_before_the_pane_is_chosen() -> None:
    game = laid_out()
    game.play("1B1")
    game.play("5G5")
    said = would(game, "2Y1")
    assert said == "2 yellow panes to complete strip 1, color of the round +3, window 1 +1"
    assert would(completed(), "1@B") == "1 blue pane into window 1, window 1 +1"


def test_what_a_window_will_score_is_foreseen_whichever_pane_is_chosen() -> None:
    beyond = set()
    made, choices = Game.new("sintra", 2, seed=3), random.Random(3)
    while not made.is_over:
        if made.turn is None:
            made.deal()
        for action in made.legal_actions() if made.phase != "pane" else ():
            if later := made.foresee(action).later:
                after = made.copy()
                after.play(after.move_of(action))
                for pane in after.legal_moves():
                    assert [event for event in after.copy().play(pane) if event.kind == "window"] == later[-1:]
                beyond.add(int(later[-1].facts["beyond"]))
        made.play(choices.choice(made.legal_moves()))
    assert max(beyond) > 0


def test_the_last_step_of_the_glass_track_costs_all_of_it() -> None:
    position = SintraPosition.of(laid_out())
    assert [next_loss(position, space) for space in range(1, 9)] == [1, 1, 2, 2, 2, 3, 3, 18]


def test_a_preview_of_joker_squares_says_how_many_panes_lie_on_them() -> None:
    assert would(undecided(), "J1") == "2 blue panes on strip 8, 1 on a joker square"
    assert would(undecided(), "J2") == "2 blue panes on strip 8, 2 on joker squares"


def test_a_preview_stops_before_the_end_of_the_round() -> None:
    game = laid_out(deal=GREEN)
    for move in ("1G8", "2G8", "3G-", "5G-", "4G-"):
        game.play(move)
    last = game.copy().play("CY8")
    assert "retired" in [event.kind for event in last]
    assert [event.kind for event in game.foresee("CY8").happened] == ["took", "marked", "stepped", "placed"]


def test_who_is_to_decide_what_is_said() -> None:
    words = Words("en")
    assert VIEW.turn(laid_out().position(), "Ada", words) == "Ada, your turn"
    assert VIEW.turn(completed().position(), "Ada", words) == "Ada, which pane for window 1?"
    assert VIEW.turn(undecided().position(), "Ada", words) == "Ada, how many on joker squares?"
    assert VIEW.turn(played(2, 1000, game="sintra").position(), "Ada", words) == "The game is over"


def test_the_heading_tells_round_side_and_what_is_not_as_usual() -> None:
    assert VIEW.heading(laid_out().position(), Words("en")) == ("Round 1 of 6 · side A", "bag 74, tower 0")
    unusual = laid_out(side="B", allow_negative=True, reset_must_move_left=True).position()
    left, _ = VIEW.heading(unusual, Words("fr"))
    assert left == "Manche 1 sur 6 · face B · scores négatifs · retour à gauche seulement"
