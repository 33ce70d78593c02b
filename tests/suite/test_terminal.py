"""Every game in a terminal: everything is there, and it fits."""

import xml.etree.ElementTree as ET
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.terminal.show import picture, result_table, score_sheet
from faience.terminal.tiles import choose_layout
from faience.words import LANGUAGES, Words, verdict
from tests.suite.games import every_game, every_table, tables_of
from tests.suite.sheets import Sheet, Table
from tests.terminal.drawing import LONG, WINDOWS, drawn, rows, widest
from tests.terminal.games import played_at

WIDTH = 80
PAGE = 71
"""Cells of a page that lies over the smallest window."""


@every_game
def test_a_game_has_a_view_of_its_own_name(sheet: Sheet) -> None:
    view = view_of(sheet.name)
    assert view.name == sheet.name
    assert sheet.book.parse(view.example)
    assert view.open_phases <= set(sheet.book.phases) - set(sheet.book.draws)


@pytest.mark.slow
@every_table
def test_no_line_is_longer_than_80_cells(sheet: Sheet, table: Table) -> None:
    for moves in (0, 7, 33, 1000):
        game = played_at(table, moves)
        for lang in LANGUAGES:
            for height in (24, 40):
                assert widest(drawn(game, WIDTH, height, lang)) <= WIDTH
            spoken = view_of(sheet.name).text(Scene(game.position(), LONG[: game.seats]), Words(lang))
            assert max(map(len, spoken)) <= WIDTH


@every_table
def test_a_table_before_anything_is_dealt_can_be_drawn(sheet: Sheet, table: Table) -> None:
    assert widest(drawn(Game.of(*table))) <= WIDTH


@every_table
def test_the_whole_table_and_some_of_the_log_fit_the_usual_windows(sheet: Sheet, table: Table) -> None:
    game = played_at(table, 9)
    for width, height in WINDOWS:
        layout = choose_layout(view_of(sheet.name).layouts(game.seats), width, height)
        lines = drawn(game, width, height)
        assert len(rows(lines)) == layout.height
        assert widest(lines) <= max(layout.width, WIDTH) <= width
        assert layout.height + (0 if layout.log_beside else 5) + 3 <= height


@every_game
def test_a_window_that_is_too_small_still_gets_a_table(sheet: Sheet) -> None:
    for seats in sheet.book.seats:
        layouts = view_of(sheet.name).layouts(seats)
        assert choose_layout(layouts, 30, 10) in layouts


@every_table
def test_details_fit_a_page_over_the_smallest_window(sheet: Sheet, table: Table) -> None:
    view, game = view_of(sheet.name), played_at(table, 20)
    for lang in LANGUAGES if view.has_details else ():
        assert widest(view.details(Scene(game.position(), LONG[: game.seats]), Words(lang))) <= PAGE


@every_game
def test_a_picture_is_svg_that_needs_nothing_from_anywhere_else(sheet: Sheet) -> None:
    table = tables_of(sheet)[-1]
    svg = picture(played_at(table, 12), LONG[: table[1]], Words("en"))
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    assert svg.count("http") == 1
    assert "url(http" not in svg
    assert "@import" not in svg
    assert all(name in svg for name in LONG[: table[1]] if len(name) < 5)


def _printed(renderable: RenderableType) -> str:
    out = StringIO()
    Console(file=out, width=WIDTH, color_system=None).print(renderable)
    return out.getvalue()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_the_places_and_the_verdict_of_a_whole_game(sheet: Sheet, lang: str) -> None:
    game, words = played_at(tables_of(sheet)[-1], 2000), Words(lang)
    names, result = LONG[: game.seats], game.result()
    assert result
    points, places = _printed(score_sheet(game, names, words)), result_table(game, names, words)
    assert places
    listed = _printed(places)
    assert max(map(len, (points + listed).split("\n"))) <= WIDTH
    assert words.say("sheet-points") in points
    assert len(game.sheet()) <= sum(line.strip() != "" for line in points.split("\n"))
    found = [int(line.split()[0]) for line in listed.split("\n") if line.strip()[:1].isdigit()]
    assert found == sorted(result.places)
    assert len(places.columns) == 3 + bool(result.tie_break)
    assert str(max(result.scores)) in verdict(game, names, words)


@every_game
def test_nothing_is_told_of_a_result_while_the_game_goes_on(sheet: Sheet) -> None:
    game = played_at(tables_of(sheet)[0], 1)
    assert result_table(game, LONG, Words("en")) is None
    assert verdict(game, LONG, Words("en")) == ""
