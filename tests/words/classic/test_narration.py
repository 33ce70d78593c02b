"""What happened, in words."""

import random

import pytest

from faience.games import Event, Game
from faience.words import Narrator, Words
from tests.terminal.games import played
from tests.words.told import NAMES, lines_of, reason, told

DEAL = "BBBY YYYY RRRR KKKK WWWW"


def test_a_take_is_one_sentence() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal(DEAL)
    game.play("1B3")
    assert told(game) == [
        "Round 1: Ada begins.",
        "Ada takes 3 blue tiles from display 1 for line 3.",
    ]
    assert told(game, "fr") == [
        "Manche 1\u00a0: Ada commence.",
        "Ada prend 3 tuiles bleues dans la fabrique 1 pour la ligne 3.",
    ]


def test_a_single_tile_is_it_and_not_them() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal(DEAL)
    game.play("1Y-")
    assert told(game)[-1] == "Ada takes 1 yellow tile from display 1 and drops it on the floor."


def test_what_does_not_fit_and_the_marker_are_told() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal(DEAL)
    game.play("1B1")
    assert told(game)[-1].endswith("for line 1. 2 blue tiles fall to the floor.")
    game.play("CY1")
    assert told(game)[-1] == "Bo takes 1 yellow tile from the center for line 1. Bo also takes the marker."


def test_tiles_dropped_on_the_floor_are_not_said_to_fall_again() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal(DEAL)
    game.play("1B-")
    assert told(game)[-1] == "Ada takes 3 blue tiles from display 1 and drops them on the floor."


def test_tiles_past_the_floor_are_said_to_go_to_the_lid() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B-", "2Y1", "3R-"):
        game.play(move)
    assert told(game)[-1].endswith("drops them on the floor. 1 red tile goes to the lid.")


def test_the_end_of_a_round_is_one_line_a_seat_with_the_score() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B4", "2Y4", "3R1", "4K3", "5W5"):
        game.play(move)
    assert told(game)[-2:] == [
        "Ada tiles the wall: row 1 +1, row 4 +1, floor \u22122. Score 0.",
        "Bo tiles the wall: row 3 +1, row 4 +1, floor \u22121. Score 1.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("wall", ["colored", "gray"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_with_the_right_scores(seats: int, wall: str, jokers: bool, lang: str) -> None:
    game = played(seats, 1000, wall=wall, jokers=jokers)
    lines = lines_of(game, lang)
    assert lines[-1].kind == "end"
    for seat in range(seats):
        last = [line.text for line in lines if line.kind == "score" and line.seat == seat][-1]
        assert last.endswith(f" {game.scores[seat]}.")
    assert sum(line.kind == "move" for line in lines) <= sum(step.seat is not None for step in game.steps)


def test_each_cell_that_is_chosen_is_told_once() -> None:
    game = Game.new("classic", 2, seed=1, wall="gray")
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    for move in ("1B4", "2Y4", "3R1", "4K3", "5W5", "1@1", "4@2"):
        game.play(move)
    assert told(game)[-2:] == [
        "Ada tiles the wall: row 1 +1. Score 1.",
        "Ada tiles the wall: row 4 +1, floor \u22122. Score 0.",
    ]


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("wall", ["colored", "gray"])
def test_points_are_never_told_again_with_more_of_them(wall: str, jokers: bool) -> None:
    game = Game.new("classic", 3, seed=1, wall=wall, jokers=jokers)
    choices, lines = random.Random(1), list[str]()
    while not game.is_over:
        round_before = game.round
        game.deal() if game.turn is None else game.play(choices.choice(game.legal_moves()))
        if game.turn is not None and game.round == round_before and choices.random() < 0.8:
            continue  # points are told where rounds end
        before = lines
        lines = [line.text for line in lines_of(game) if line.kind == "score"]
        assert lines[: len(before)] == before


def test_a_line_that_fits_nowhere_is_told_with_its_tiles() -> None:
    game = Game.new("classic", 2, seed=1, wall="gray")
    events = [
        Event("broken", 0, 0, {"line": 3, "tiles": "RRR"}),
        Event("fell", 0, 0, {"tile": "R", "floor": 3, "lid": 0}),
        Event("penalty", 0, 0, {"spaces": 3, "loss": 4}),
    ]
    (line,) = Narrator(game.variant, Words("en"), NAMES).tell(events, game.position())
    assert line.text == (
        "Ada tiles the wall: line 3 fits no cell of the wall (3 red tiles to the floor), floor 0. Score 0."
    )


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Event("tiled", 0, 1, {"row": 1, "column": 2, "tile": "Y", "across": 1, "down": 1}),
            "yellow tile in row 1, column 2",
        ),
        (
            Event("tiled", 0, 5, {"row": 1, "column": 2, "tile": "J", "across": 3, "down": 2}),
            "joker in row 1, column 2 (3 in a row and 2 in a column)",
        ),
        (
            Event("tiled", 0, 2, {"row": 1, "column": 2, "tile": "Y", "across": 1, "down": 2}),
            "yellow tile in row 1, column 2 (2 in a column)",
        ),
        (
            Event("tiled", 0, 2, {"row": 1, "column": 2, "tile": "Y", "across": 2, "down": 1}),
            "yellow tile in row 1, column 2 (2 in a row)",
        ),
        (Event("penalty", 0, -4, {"spaces": 3, "loss": 4}), "3 spaces on the floor line"),
        (Event("penalty", 0, -1, {"spaces": 1, "loss": 1}), "1 space on the floor line"),
        (
            Event("penalty", 0, -1, {"spaces": 3, "loss": 4}),
            "3 spaces on the floor line (\u22124, but never below 0)",
        ),
        (Event("row", 0, 2, {"number": 1}), "row 1 complete"),
        (Event("column", 0, 7, {"number": 5}), "column 5 complete"),
        (Event("color", 0, 10, {"tile": "K"}), "all five black tiles"),
    ],
)
def test_every_point_has_its_reason(event: Event, said: str) -> None:
    assert reason("classic", event, "en") == said
    assert reason("classic", event, "fr") != said
