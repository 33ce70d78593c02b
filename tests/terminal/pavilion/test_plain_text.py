"""The table as plain lines."""

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.words import Words
from tests.positions.pavilion import board, everything, game_at

VIEW = view_of("pavilion")


def spoken(game: Game, lang: str = "en") -> list[str]:
    return VIEW.text(Scene(game.position(), ("Ada", "Bo")), Words(lang))


def test_a_board_is_told_star_by_star() -> None:
    lines = spoken(game_at(board("R1 R3 C2B", "RRRP", score=12), board("", kept="GG")))
    assert lines[2] == "Wild: P, then G O Y B R"
    assert lines[4:6] == ["C Center: M", "+ Supply: 2O 2R 2B 2Y 1G 1P"]
    assert lines[7:16] == [
        "Ada, 12 points, to move",
        "  hand: 3R 1P",
        "  star O: 1 2 3 4 5 6   star R: R 2 R 4 5 6   star B: 1 2 3 4 5 6",
        "  star Y: 1 2 3 4 5 6   star G: 1 2 3 4 5 6   star P: 1 2 3 4 5 6",
        "  star C: 1 B 3 4 5 6",
        "  pillars (1 tile): O 4, R 2, B 3, Y 4, G 4, P 4",
        "  statues (2 tiles): O-R 3, R-B 3, B-Y 4, Y-G 4, G-P 4, P-O 4",
        "  windows (3 tiles): O 2, R 2, B 2, Y 2, G 2, P 2",
        "  covered: 1: 1/7, 2: 1/7, 3: 1/7, 4: 0/7",
    ]
    assert lines[17] == "Bo, 5 points, has passed"
    assert lines[18] == "  hand: none; kept: 2G"


def test_the_free_side_is_told_from_the_top() -> None:
    lines = spoken(game_at(board("1.2R C.4G", "R"), side="free"), "fr")
    assert lines[9] == "  étoile 1\u00a0: 6 R 2 1 4 5   étoile 2\u00a0: 5 6 3 2 1 4   étoile 3\u00a0: 4 5 6 3 2 1"
    assert lines[11] == "  étoile C\u00a0: 3 3 3 G 3 3"
    assert "1-2 3" in lines[13]
    assert lines[15].endswith("3: 2/12, 4: 0/6")


def test_what_is_surrounded_is_done() -> None:
    lines = spoken(game_at(board(everything(), "R")))
    assert "  windows (3 tiles): O done, R done, B done, Y done, G done, P done" in lines
