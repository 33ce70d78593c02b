"""The halves of a move, and what it would do."""

import random

import pytest

from faience.games import Game
from faience.terminal import view_of
from tests.words.told import would

VIEW = view_of("classic")


@pytest.fixture
def game() -> Game:
    made = Game.new("classic", 2, seed=1)
    made.deal("BBBY YYYY RRRR KKKK WWWW")
    return made


@pytest.mark.parametrize(("move", "halves"), [("3B2", ("3B", "2")), ("CRJ-", ("CRJ", "-")), ("2@4", ("2@", "4"))])
def test_a_move_has_a_head_and_a_tail(move: str, halves: tuple[str, str]) -> None:
    assert VIEW.split(move) == halves


def test_heads_are_walked_as_they_lie_on_the_table() -> None:
    assert sorted(["CB", "2K", "2B", "1W", "2BJ", "2J"], key=VIEW.order) == ["1W", "2B", "2BJ", "2K", "2J", "CB"]


def test_a_preview_says_where_tiles_go_and_what_falls(game: Game) -> None:
    assert would(game, "1B3") == "3 blue tiles to complete line 3, +1"
    assert would(game, "1B5") == "3 blue tiles to line 5"
    assert would(game, "1B2") == "2 blue tiles to complete line 2, +1, 1 falls, floor \u22121"
    assert would(game, "1B-") == "3 blue tiles to the floor, floor \u22124"
    game.play("1B3")
    assert would(game, "CY1") == "1 yellow tile to complete line 1, +1, and the marker, floor \u22121"
    assert would(game, "CY1", "fr") == "1 tuile jaune pour compléter la ligne 1, +1, et le marqueur, plancher \u22121"


def test_a_preview_stops_before_the_end_of_the_round(game: Game) -> None:
    for move in ("1B2", "2Y4", "CY1", "3R5", "4K4"):
        game.play(move)
    assert [event.kind for event in game.foresee("5W3").happened] == ["took", "lined", "fell"]


@pytest.mark.slow
@pytest.mark.parametrize("wall", ["colored", "gray"])
@pytest.mark.parametrize("jokers", [False, True])
def test_what_is_foreseen_is_what_happens_at_the_end_of_the_round(jokers: bool, wall: str) -> None:
    foreseen = 0
    for seed in range(4):
        made, choices = Game.new("classic", 2, seed=seed, jokers=jokers, wall=wall), random.Random(seed)
        while not made.is_over:
            if made.turn is None:
                made.deal()
            for action, move in zip(made.legal_actions(), made.legal_moves(), strict=True):
                seen, after = made.foresee(action), made.copy()
                events = after.play(move)
                if made.phase == "wall" or events == seen.happened:
                    continue  # the round goes on, or the walls are tiled already
                assert events[: len(seen.happened)] == seen.happened
                own = [event for event in events[len(seen.happened) :] if event.seat == made.turn]
                settled = [event for event in own if event.kind in ("tiled", "broken", "fell", "penalty")]
                if after.phase != "wall":
                    assert seen.later == settled
                    foreseen += len(seen.later)
            made.play(choices.choice(made.legal_moves()))
    assert foreseen > 3


def test_the_outlook_is_what_is_to_come_without_another_move(game: Game) -> None:
    assert game.outlook() == []
    for move in ("1B1", "2Y4"):
        game.play(move)
    assert [(event.kind, event.points) for event in game.outlook()] == [("tiled", 1), ("penalty", -1)]
    assert would(game, "CY2") == "1 yellow tile to line 2, and the marker, floor \u22122"
    assert game.outlook() == game.copy().outlook()
