"""The halves of a move, and what it would do."""

import random
import re

import pytest

from faience.games import Game
from faience.terminal import VIEWS
from faience.words import Words

VIEW = VIEWS["classic"]


def would(game: Game, move: str, lang: str = "en") -> str:
    return VIEW.preview(VIEW.own(game.copy().play(move)), game.position(), Words(lang))


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
    assert would(game, "1B3") == "3 blue tiles to line 3, complete, +1"
    assert would(game, "1B5") == "3 blue tiles to line 5"
    assert would(game, "1B2") == "2 blue tiles to line 2, complete, +1, 1 falls, floor \u22121"
    assert would(game, "1B-") == "3 blue tiles to the floor, floor \u22124"
    game.play("1B3")
    assert would(game, "CY1") == "1 yellow tile to line 1, complete, +1, and the marker, floor \u22121"
    assert would(game, "CY1", "fr") == "1 tuile jaune sur la ligne 1, complète, +1, et le marqueur, plancher \u22121"


def test_a_preview_stops_before_the_end_of_the_round(game: Game) -> None:
    for move in ("1B2", "2Y4", "CY1", "3R5", "4K4"):
        game.play(move)
    assert [event.kind for event in VIEW.own(game.copy().play("5W3"))] == ["took", "lined", "fell"]


@pytest.mark.parametrize("jokers", [False, True])
def test_what_a_line_would_score_is_what_it_scores_at_the_end_of_the_round(jokers: bool) -> None:
    scored = set()
    for seed in range(12):
        made, choices = Game.new("classic", 2, seed=seed, jokers=jokers), random.Random(seed)
        while not made.is_over:
            if made.turn is None:
                made.deal()
            for move in [str(move) for move in made.legal_moves()] if made.phase == "draft" else []:
                events = made.copy().play(move)
                if move[-1] == "-" or events[-1].kind in ("lined", "fell", "marked"):
                    continue  # the round goes on
                found = re.search(r"complete, \+(\d+)", would(made, move))
                rows = {
                    event.facts["row"]: event.points for event in events if event.kind == "tiled" and not event.seat
                }
                if made.turn == 0 and (found or not jokers):
                    assert rows.get(int(move[-1])) == (int(found[1]) if found else None), move
                    scored.add(int(found[1]) if found else 0)
            made.play(choices.choice(made.legal_moves()))
    assert max(scored) > 3
