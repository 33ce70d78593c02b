"""What happened, in words."""

import pytest

from faience.games import Event, Game
from faience.words import Words
from tests.terminal.games import played
from tests.terminal.sintra.tables import GREEN, completed, laid_out, undecided
from tests.words.told import lines_of, reason, told

MINUS = "\u2212"


def test_the_set_up_is_told_in_a_line_a_seat_and_one_for_the_rounds() -> None:
    assert told(laid_out()) == [
        "Ada lays out the strips.",
        "Bo lays out the strips.",
        "The round indicator: I blue, II green, III yellow, IV orange, V pink, VI blue.",
        "Round 1: Ada begins. The color of the round is blue.",
    ]


def test_a_turn_is_one_line() -> None:
    game = laid_out()
    game.play("1B1")
    assert told(game)[-1] == "Ada takes 3 blue panes from display 1 for strip 1."
    game.play("5G8")
    assert told(game)[-1] == "Bo takes 3 green panes from display 5 and moves the glazier to strip 8."
    assert told(game, "fr")[-1] == (
        "Bo prend 3 pièces vertes dans la fabrique 5 et avance son vitrier jusqu’à la planche 8."
    )
    game.play("CY2")
    assert told(game)[-1] == (
        "Ada takes 1 yellow pane from the center and moves the glazier to strip 2. "
        f"Ada also takes the marker. Broken glass track: now at {MINUS}1."
    )
    game.play("H")
    assert told(game)[-1] == "Bo brings the glazier home, from place 8 to place 1."


def test_what_breaks_and_where_that_leaves_the_glass_is_told() -> None:
    game = laid_out(deal=GREEN)
    game.play("1G8")
    assert told(game)[-1].endswith(
        f"and moves the glazier to strip 8. 1 green pane breaks. Broken glass track: now at {MINUS}1."
    )
    game.play("2G8")
    game.play("3G-")
    assert told(game)[-1] == (
        f"Ada takes 4 green panes from display 3, and everything breaks. Broken glass track: now at {MINUS}8."
    )


def test_the_end_of_the_glass_track_is_told_with_the_score() -> None:
    game = laid_out(deal=GREEN, allow_negative=True)
    for move in ("1G8", "2G8", "3G-", "4G-", "5G-"):
        game.play(move)
    assert told(game)[-1] == (
        f"Ada takes 4 green panes from display 5, and everything breaks. Broken glass track: now at {MINUS}1. "
        f"Points: end of the glass track {MINUS}18. Score {MINUS}18."
    )


def test_a_complete_strip_is_told_with_its_points_and_then_the_choice_with_its_own() -> None:
    game = completed()
    game.play("1@Y")
    assert told(game)[-2:] == [
        "Ada takes 2 yellow panes from display 2 for strip 1. Points: color of the round +3. Score 3.",
        "Ada puts 1 yellow pane into window 1. The strip is turned over. Points: window 1 +1. Score 4.",
    ]


def test_a_strip_that_is_complete_for_the_second_time_leaves_the_game() -> None:
    game = played(2, 1000, game="sintra")
    lines = told(game)
    removed = [event for event in game.events if event.kind == "removed"]
    assert removed
    assert sum("leaves the game" in line for line in lines) == len(removed)
    assert sum("is turned over" in line for line in lines) == sum(event.kind == "turned" for event in game.events)


def test_panes_on_joker_squares_are_told() -> None:
    game = undecided()
    assert told(game)[-1] == "Ada takes 2 blue panes from display 3."
    game.play("J2")
    assert told(game)[-1] == "Ada lays 2 blue panes on strip 8. 2 panes go on joker squares."


def test_a_log_that_begins_in_the_middle_of_a_turn_is_told_too() -> None:
    game = Game.from_position(undecided().position(), seed=1)
    game.play("J1")
    assert told(game) == ["Ada lays 2 blue panes on strip 8. 1 pane goes on a joker square."]


def test_the_end_of_a_round_names_its_color_and_the_next_one() -> None:
    game = played(2, 40, game="sintra")
    lines = told(game)
    over = next(event.facts for event in game.events if event.kind == "retired")
    color = Words("en").say(f"sintra-color-{over['tile']}")
    assert f"Round 1 is over: its {color} pane goes to the tower." in lines
    assert any(line.startswith("Round 2: ") for line in lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_with_the_right_scores(seats: int, side: str, lang: str) -> None:
    game = played(seats, 1000, game="sintra", side=side)
    lines = lines_of(game, lang)
    assert lines[-1].kind == "end"
    for seat in range(seats):
        scored = [line.text for line in lines if line.kind == "score" and line.seat == seat]
        assert not scored or scored[-1].endswith(f" {game.scores[seat]}.")
    assert sum(line.kind == "move" for line in lines) == sum(step.seat is not None for step in game.steps)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event("wrapped", 0, -18, {"times": 1, "loss": 18}), "the end of the broken glass track"),
        (
            Event("wrapped", 0, -5, {"times": 1, "loss": 18}),
            f"the end of the broken glass track ({MINUS}18, but never below 0)",
        ),
        (
            Event("bonus", 0, 2, {"place": 4, "tile": "O", "panes": 2}),
            "2 orange panes on strip 4, in the color of the round",
        ),
        (Event("window", 0, 4, {"place": 4, "own": 4, "beyond": 0}), "window 4"),
        (Event("window", 0, 7, {"place": 4, "own": 4, "beyond": 3}), "window 4 (4) and those to its right (3)"),
        (Event("left", 0, 2, {"panes": 7}), "7 panes left on the strips"),
        (Event("glass", 0, -8, {"space": 6, "loss": 8}), "space 6 of the broken glass track"),
        (
            Event("glass", 0, -3, {"space": 6, "loss": 8}),
            f"space 6 of the broken glass track ({MINUS}8, but never below 0)",
        ),
        (Event("ornament", 0, 10, {"number": 2, "panes": 4}), "ornament 2 with 4 panes around it"),
        (
            Event("color", 0, 20, {"tile": "O", "panes": 5, "windows": 4}),
            "5 orange panes in the windows × 4 complete windows",
        ),
    ],
)
def test_every_point_has_its_reason(event: Event, said: str) -> None:
    assert reason("sintra", event, "en") == said
    assert reason("sintra", event, "fr") != said
