"""One screen: whatever its size, and with every game, all of a table is in view and nothing is in the way."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import ME, make_table, play_moves
from tests.browser.hands import DRAWN
from tests.browser.measuring import Box, Measured, measure, measured
from tests.browser.visiting import DESKTOP, PHONE, SIZES, Visits

IN_THE_GATE = (PHONE, DESKTOP)
GAMES = {
    "classic": {"wall": "gray", "jokers": True},
    "sintra": {"side": "A"},
    "pavilion": {"side": "free"},
}
FRIENDS = [{"kind": "me", "name": name} for name in ("Blaise", "Chloé", "Denis")]
INTO_THE_GAME = 5
HALF = 0.45


def _sizes() -> list[Any]:
    full = pytest.mark.full
    return [pytest.param(size, id=f"{size[0]}x{size[1]}", marks=() if size in IN_THE_GATE else full) for size in SIZES]


def _table(visit: Visits, size: tuple[int, int], game: str, seats: int, most: int = INTO_THE_GAME) -> tuple[Page, str]:
    page = visit("/", size=size, has_touch=size[0] < size[1])
    others = FRIENDS[: seats - 1]
    table = make_table(page, ME | {"name": "Ada"}, *others, game=game, options=GAMES[game])
    view = play_moves(page, table, most=most)
    while view["position"]["phase"] != "draft":
        view = play_moves(page, table, most=1)
    page.goto(f"/t/{table}")
    expect(page.locator(".part.seat.is-front")).to_be_visible()
    return page, table


def _settled(page: Page) -> Measured:
    """What is measured once things have stopped moving."""
    page.evaluate("document.fonts.ready")
    page.evaluate(DRAWN)
    return measure(page)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", _sizes())
def test_all_of_a_table_is_in_view_and_nothing_overlaps(
    visit: Visits, size: tuple[int, int], game: str, seats: int
) -> None:
    page, _ = _table(visit, size, game, seats)
    assert _settled(page).problems() == []
    page.locator(".group.is-open .tile-place").first.click()
    assert _settled(page).problems() == []


@pytest.mark.parametrize("size", _sizes())
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_one_screen(visit: Visits, size: tuple[int, int], game: str) -> None:
    page, table = _table(visit, size, game, 4)
    page.goto(f"/g/{table}")
    steps = page.get_by_role("group", name="Step through the game")
    steps.get_by_role("button", name="To the end").click()
    boards = page.locator(".part.seat")
    expect(boards).to_have_count(4)
    page.evaluate(DRAWN)
    boxes = measured(page, ".part.seat, .sources-part, .steps, .stage > .bar")
    window = Box(0, 0, *size)
    assert [box for box in boxes if not window.holds(box)] == []
    assert [(one, other) for one, other in combinations(boxes, 2) if not one.is_apart(other)] == []


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", _sizes())
def test_what_is_not_in_play_is_wholly_visible_at_45_percent_or_more(
    visit: Visits, size: tuple[int, int], seats: int
) -> None:
    page, table = _table(visit, size, "pavilion", seats, most=2)
    drafting = _settled(page)
    while play_moves(page, table, most=1)["position"]["phase"] == "draft":
        pass
    page.reload()
    expect(page.locator(".part.seat.is-front")).to_be_visible()
    placing = _settled(page)
    assert placing.problems() == []
    assert drafting.front.width >= HALF * placing.front.width
    assert placing.front.size >= drafting.front.size - 1
