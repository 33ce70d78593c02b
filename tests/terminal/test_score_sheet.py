"""The score sheet and the verdict."""

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from faience.games import Game, Result
from faience.terminal.show import score_sheet
from faience.words import Words, verdict
from tests.terminal.games import played

NAMES = ("Ada", "Bo", "Zoë", "Di")


def printed(renderable: RenderableType) -> str:
    out = StringIO()
    Console(file=out, width=80, color_system=None).print(renderable)
    return out.getvalue()


def test_the_sheet_lists_every_point_and_ends_at_the_final_score() -> None:
    game = played(3, 1000)
    text = printed(score_sheet(game, NAMES, Words("en")))
    assert len(game.sheet()) <= sum(line.strip() != "" for line in text.split("\n"))
    for seat in range(3):
        last = [line for line in game.sheet() if line.seat == seat][-1]
        assert last.total == game.scores[seat]
    assert "complete" in text
    assert max(map(len, text.split("\n"))) <= 80


def test_bonuses_of_the_end_stand_apart_from_the_last_round() -> None:
    game = played(3, 1000)
    *_, last = re.split(r"\n\s*\n", printed(score_sheet(game, NAMES, Words("en"))).rstrip())
    final = [line for line in game.sheet() if line.event.kind in ("row", "column", "color")]
    assert last.split()[0] == "End"
    assert len(last.split("\n")) == len(final) > 0


def test_a_sheet_before_the_first_point_says_so() -> None:
    text = printed(score_sheet(played(2, 3), NAMES, Words("fr")))
    assert "Personne n’a encore marqué de points." in text


@pytest.mark.parametrize(
    ("places", "scores", "rows", "said"),
    [
        ([1, 2], [40, 31], [1, 0], "Ada wins with 40 points."),
        (
            [2, 1],
            [40, 40],
            [1, 2],
            "Ada and Bo are tied at 40 points; Bo wins on complete rows (2).",
        ),
        (
            [1, 1],
            [40, 40],
            [1, 1],
            "Ada and Bo share the victory: 40 points and the same number of complete rows each.",
        ),
    ],
)
def test_the_verdict_says_who_won_and_why(
    monkeypatch: pytest.MonkeyPatch, places: list[int], scores: list[int], rows: list[int], said: str
) -> None:
    monkeypatch.setattr(Game, "result", lambda _: Result(places, scores, "rows", rows, "row"))
    assert verdict(played(2, 1), NAMES, Words("en")) == said


@pytest.mark.parametrize(
    ("places", "lost", "said"),
    [
        (
            [2, 1],
            [9, 4],
            "Ada and Bo are tied at 40 points; Bo wins with fewer points lost to broken glass (4).",
        ),
        ([1, 1], [4, 4], "Ada and Bo share the victory: 40 points each, and the same number lost to broken glass."),
    ],
)
def test_a_tie_at_sintra_is_broken_by_the_fewest_points_lost(
    monkeypatch: pytest.MonkeyPatch, places: list[int], lost: list[int], said: str
) -> None:
    monkeypatch.setattr(Game, "result", lambda _: Result(places, [40, 40], "lost", lost, "rounds"))
    game = played(2, 1, game="sintra")
    assert verdict(game, NAMES, Words("en")) == said
    assert "verre brisé" in verdict(game, NAMES, Words("fr"))


def test_a_tie_at_pavilion_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "result", lambda _: Result([1, 1], [40, 40], "", [0, 0], "rounds"))
    game = played(2, 1, game="pavilion")
    assert verdict(game, NAMES, Words("en")) == "Ada and Bo share the victory with 40 points each."
    assert "partagent la victoire" in verdict(game, NAMES, Words("fr"))
