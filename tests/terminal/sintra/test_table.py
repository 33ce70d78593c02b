"""The table on a terminal: everything is there, and it fits."""

import msgspec
import pytest

from faience.games import Game, Variant
from faience.games.sintra.strips import house
from faience.terminal import Marks, Scene
from faience.terminal.sintra import VIEW
from faience.terminal.sintra.board import Fresh
from faience.terminal.tiles import choose_layout
from faience.words import Words
from tests.terminal.drawing import LONG, drawn, metas, rows, widest
from tests.terminal.sintra.tables import GREEN, completed, laid_out, undecided

MINUS = "\u2212"


def picked(game: Game, head: str, tail: str = "") -> Marks:
    tails = frozenset(VIEW.split(str(move))[1] for move in game.legal_moves() if VIEW.split(str(move))[0] == head)
    events = tuple(game.foresee(head + tail).happened) if tail or head == "H" else ()
    return Marks(head, tail, tails, events)


def test_the_larger_the_window_the_more_is_shown() -> None:
    assert [choose_layout(VIEW.layouts(seats), 80, 24).size for seats in (2, 3, 4)] == ["medium", "small", "tiny"]
    assert choose_layout(VIEW.layouts(2), 80, 40).size == "large"
    assert choose_layout(VIEW.layouts(4), 80, 40).size == "large"
    assert choose_layout(VIEW.layouts(2), 120, 40).log_beside
    assert choose_layout(VIEW.layouts(4), 200, 50).columns == 4


def test_strips_stand_above_their_windows_and_values_below() -> None:
    game = completed()
    game.play("1@Y")
    lines = rows(drawn(game))
    board = [line[:39] for line in lines[5:]]
    assert board[1] == "│   ▼1•  2   3   4   5   6   7   8    │"
    assert board[2] == "│    o   y   o   p   g   b   y   g    │"
    assert board[7] == "│   •Y•◆ □   □ ◆ □   □ ◆ □   □ ◆ □    │"
    assert board[9] == "╰────1───2───3───4───4───3───2───1────╯"


def test_a_pane_is_a_capital_a_printed_color_a_small_letter_and_a_joker_square_a_star() -> None:
    game = undecided()
    game.play("J1")
    column = [line[32:35] for line in rows(drawn(game))[7:12]]
    assert column == ["•B•", " y ", " o ", "•B•", " * "]


def test_side_b_has_no_ornaments() -> None:
    assert "◆" in drawn(laid_out()).plain
    assert "◆" not in drawn(laid_out(side="B")).plain


def test_the_round_indicator_points_out_the_color_of_the_round() -> None:
    assert "►I›B‹  II=G=  III°Y°  IV/O/  V:P:  VI≈B≈  bonus: blue" in rows(drawn(laid_out()))[4]
    assert "bonus\xa0: bleu" in rows(drawn(laid_out(), lang="fr"))[4]


def test_places_that_take_what_is_picked_are_lit_and_those_left_of_the_glazier_are_not() -> None:
    game = laid_out()
    for move in ("1B5", "5G8"):
        game.play(move)
    lines = rows(drawn(game, marks=picked(game, "3O")))
    assert lines[6][:39] == "│   ⌂1   2   3   4  ▼5•  6◂  7   8◂   │"
    assert "‹o›" in lines[10]
    assert lines[10].count("‹o›") == 1


def test_what_would_happen_can_be_seen() -> None:
    game = laid_out()
    lines = rows(drawn(game, marks=picked(game, "2O", "6")))
    assert "›O‹›O‹" in lines[2]
    assert lines[6][:39] == "│   ▼1   2◂  3◂  4   5  ▽6◄  7   8◂   │"
    assert "(O)" in lines[10]
    assert lines[15].startswith(f"- glass[0(1)2 4 6 8 11 14 18  next {MINUS}1")


def test_the_way_home_is_shown_and_can_be_clicked() -> None:
    game = laid_out()
    for move in ("1B5", "5G8"):
        game.play(move)
    table = drawn(game)
    assert {"move": "H"} in metas(table)
    lines = rows(drawn(game, marks=picked(game, "H")))
    assert lines[6][:39] == "│   ▽1   2   3   4  ▼5•  6   7   8    │"


def test_styles_carry_what_a_click_means() -> None:
    game = laid_out()
    found = metas(drawn(game, marks=picked(game, "2O")))
    assert {"source": "2", "letter": "O"} in found
    assert {"tail": "6"} in found
    assert {"tail": "1"} not in found
    asked = metas(drawn(completed(), marks=picked(completed(), "1@")))
    assert {"tail": "B"} in asked
    assert {"tail": "Y"} in asked


def test_breaking_everything_is_a_click_on_the_glass() -> None:
    game = laid_out(deal=GREEN)
    for move in ("1G8", "2G8"):
        game.play(move)
    table = drawn(game, marks=picked(game, "3G"))
    assert {"tail": "-"} in metas(table)
    assert rows(table)[15].startswith("-▸glass 0[1]2 4 6")


def test_the_chosen_pane_and_its_window_are_shown() -> None:
    lines = rows(drawn(completed(), marks=picked(completed(), "1@", "Y")))
    assert [line[4:7] for line in lines[7:13]] == ["≈B≈", "≈B≈", "≈B≈", "›Y‹", "›Y‹", "(Y)"]


def test_only_faces_that_can_still_come_up_are_shown() -> None:
    game = completed()
    game.play("1@Y")
    lines = rows(drawn(game, 80, 40))
    assert lines[7][:39] == "│↻      ppb ggy bbo yyp ooo ppp byo   │"
    assert lines[8][:39] == "│       bo  yp  og  pb  gb  by  **    │"


def test_details_show_both_faces_and_fit_a_page_over_the_smallest_window() -> None:
    assert VIEW.details is not None
    for seats in (2, 3, 4):
        details = VIEW.details(Scene(laid_out(seats).position(), LONG[:seats]), Words("fr"))
        assert widest(details) <= 71
        assert details.plain.count("byo") == seats


@pytest.mark.parametrize("size", [(80, 24), (80, 40)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_largest_printed_numbers_have_room(seats: int, size: tuple[int, int]) -> None:
    windows = msgspec.structs.replace(house().windows, A=(20,) * 8)
    track = (0, *range(86, 101))
    strips = msgspec.structs.replace(house(), windows=windows, track=track, ornaments=((1, 5), (2, 6), (3, 7), (4, 8)))
    game = Game.of(Variant.of("sintra", strips=strips), seats, seed=1)
    game.deal()
    table = drawn(game, *size)
    assert widest(table) <= 80
    assert sum(line.count("20") for line in rows(table)) == 8 * seats
    assert f"{MINUS}86" in table.plain


def test_the_last_turns_are_pointed_out_until_the_next_round() -> None:
    game = laid_out()
    game.play("2O6")
    fresh, source = VIEW.latest(game.events)
    assert (fresh[0].place, fresh[0].tiles, fresh[0].has_stepped, source) == (6, "O", True, 2)
    game.play("1B1")
    game.play("H")
    fresh, source = VIEW.latest(game.events)
    assert (fresh[0].place, fresh[0].tiles, source) == (1, "", None)
    assert fresh[1].tiles == "BBB"
    while game.round == 1:
        game.play(game.legal_moves()[0])
    game.deal()
    fresh, source = VIEW.latest(game.events)
    assert all(now == Fresh() for now in fresh.values())
    assert source is None
