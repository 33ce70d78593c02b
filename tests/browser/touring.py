"""Every page there is, in the states that people see them in, for tests about all of them."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page

from tests.browser.arranging import ADA, BLAISE, BOT, FRIEND, ME, OPEN, Finished, make_table, play_moves
from tests.browser.hands import Mouse

BROKEN = "faience 1\ngame: classic\nthis is no record\n"


def tour(page: Page, finished: Finished) -> Iterator[str]:
    """Open one page after the other, and say what is shown; the person owns the finished game."""
    yield from _around(page)
    yield from _tables(page)
    page.goto(f"/g/{finished.table}")
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    yield "a replay at its end"
    page.goto(f"/t/{finished.table}")
    page.get_by_role("region").first.wait_for()
    yield "a finished table"


def _around(page: Page) -> Iterator[str]:
    page.goto("/")
    page.get_by_role("article").first.wait_for()
    yield "the start page"
    page.get_by_role("article").first.get_by_role("button").nth(1).click()
    page.get_by_role("dialog").wait_for()
    yield "opponents to choose from"
    page.keyboard.press("Escape")
    _open_new_table(page)
    yield "a new table"
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("button").click()
    page.get_by_role("dialog").wait_for()
    yield "the settings"
    for path, name in (
        ("/mine", "my games"),
        ("/rules/classic", "the rules"),
        ("/rules/sintra", "the rules of another game"),
        ("/rules/chess", "a page that is not there"),
        ("/t/zzzzzzzz", "a table that is not there"),
    ):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        yield name
    page.goto("/open")
    page.get_by_role("textbox").fill(BROKEN)
    page.locator("main form button[type=submit]").click()
    page.get_by_role("alert").filter(has_text=re.compile(r"\w")).wait_for()
    yield "a record that cannot be opened"


def _open_new_table(page: Page) -> None:
    """The dialog with everything unfolded."""
    page.get_by_role("button", name=re.compile("^(New table|Nouvelle table)$")).click()
    page.locator("dialog summary").click()
    page.get_by_role("dialog").get_by_role("switch").nth(1).check()
    page.get_by_role("dialog").get_by_role("combobox").first.select_option(index=0)


def _tables(page: Page) -> Iterator[str]:
    waiting = make_table(page, ME, FRIEND, OPEN, BOT)
    page.goto(f"/t/{waiting}")
    page.get_by_role("list").first.wait_for()
    yield "a table that waits"
    full = make_table(page, ADA, BLAISE, ME | {"name": "Émilie du Châtelet, marquise"}, ME, options={"jokers": True})
    play_moves(page, full, until_round=3)
    page.goto(f"/t/{full}")
    Mouse(page).press(page.locator(".group.is-open").first)
    yield "a table of four with tiles in hand"
    gray = make_table(page, ADA, BLAISE, options={"wall": "gray"}, clock={"minutes": 30, "increment": 5})
    _until_a_cell_is_chosen(page, gray)
    page.goto(f"/t/{gray}")
    page.locator("[data-target]").first.wait_for()
    yield "a gray wall where a cell is to be chosen"
    for button, name in (("Score sheet|Feuille de score", "the score sheet so far"), ("Table", "about the table")):
        if (more := page.get_by_role("button", name=re.compile("^(More|Plus)$"))).is_visible():
            more.click()
        page.get_by_role("button", name=re.compile(f"^({button})$")).click()
        page.get_by_role("dialog").wait_for()
        yield name
        page.keyboard.press("Escape")
    yield from _other_games(page)


def _other_games(page: Page) -> Iterator[str]:
    """Tables of the other games: tiles in hand, and in Pavilion a space that is to be paid for."""
    for game, phase in (("sintra", "draft"), ("pavilion", "draft"), ("pavilion", "place")):
        table = make_table(page, ADA, BLAISE, game=game)
        view = play_moves(page, table, most=3)
        while view["position"]["phase"] != phase:
            view = play_moves(page, table, most=1)
        page.goto(f"/t/{table}")
        Mouse(page).press(page.locator(".group.is-open, [data-target].is-legal").first)
        yield f"{game} in the phase {phase}"


def _until_a_cell_is_chosen(page: Page, table: str) -> None:
    view = play_moves(page, table, most=1)
    while view["position"]["phase"] != "wall":
        view = play_moves(page, table, most=1)
