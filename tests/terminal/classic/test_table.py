"""The table on a terminal: everything is there, and it fits."""

from faience.games import Game
from faience.terminal import Marks
from faience.terminal.classic import VIEW
from faience.terminal.tiles import choose_layout
from tests.terminal.drawing import drawn, metas
from tests.terminal.games import played


def test_wide_windows_get_large_boards_and_the_log_beside_them() -> None:
    assert choose_layout(VIEW.layouts(2), 120, 40).log_beside
    assert choose_layout(VIEW.layouts(4), 200, 50).columns == 4
    assert choose_layout(VIEW.layouts(2), 80, 24).size == "large"
    assert choose_layout(VIEW.layouts(3), 80, 24).size == "medium"
    assert choose_layout(VIEW.layouts(4), 80, 24).size == "small"
    assert choose_layout(VIEW.layouts(4), 80, 40).size == "large"


def test_a_tile_is_a_capital_and_a_printed_color_a_small_letter() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    game.play("1B5")
    lines = drawn(game, 80, 24).plain.split("\n")
    assert " b  y  r  k  w " in lines[6]
    assert lines[10][:38].startswith("│5•  · •B••B••B••B•")


def test_gray_walls_have_no_printed_colors() -> None:
    lines = drawn(played(2, 0, wall="gray"), 80, 24).plain.split("\n")
    assert " ·  ·  ·  ·  · " in lines[6]
    assert "b  y" not in lines[6]


def test_what_is_picked_and_what_would_happen_can_be_seen() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBY YYYY RRRR KKKK WWWW")
    marks = Marks("1B", "2", frozenset("12345-"), tuple(game.foresee("1B2").happened))
    lines = drawn(game, 80, 24, marks=marks).plain.split("\n")
    assert "›B‹›B‹" in lines[1]
    assert "(B)(B)" in lines[7]
    assert "(B)" in lines[11]
    assert "\u22121" in lines[11]
    assert lines[6].startswith("│1▸")
    assert lines[7].startswith("│2►")


def test_styles_carry_what_a_click_means() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBY YYYY RRRR KKKK WWWW")
    table = drawn(game, 80, 24, marks=Marks("1B", "", frozenset("12-")))
    found = metas(table)
    assert {"source": "1", "letter": "B"} in found
    assert {"tail": "2"} in found
    assert {"tail": "-"} in found
    assert {"tail": "3"} not in found


def test_the_center_counts_its_tiles_where_there_are_too_many_to_lay_out() -> None:
    game = Game.new("classic", 4, seed=1)
    game.deal("BYRK " * 8 + "BYRW")
    for display in range(1, 10):
        game.play(f"{display}B-")
    table = drawn(game, 80, 24).plain.split("\n")
    assert "×9" in table[3]
    assert len(table[3]) <= 80


def test_the_last_moves_are_pointed_out_until_the_next_round() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBY YYYY RRRR KKKK WWWW")
    game.play("1B2")
    fresh, source = VIEW.latest(game.events)
    assert (fresh[0].line, fresh[0].tiles, fresh[0].fallen, source) == (2, 2, 1, 1)
    for move in ("2Y4", "CY1", "3R5", "4K4", "5W3"):
        game.play(move)
    fresh, source = VIEW.latest(game.events)
    assert fresh[0].cells == {(1, 2), (2, 2), (4, 2)}
    assert source is None
