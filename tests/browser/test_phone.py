"""On a phone: nothing is wider than the screen, and everything to touch is large enough for a finger."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import ADA, BLAISE, ME, Finished, make_table, open_table, play_moves
from tests.browser.classic import ClassicPlayer
from tests.browser.hands import DRAWN, Finger
from tests.browser.reading import announced, middle
from tests.browser.touring import tour
from tests.browser.visiting import PHONE, SMALL_PHONE, Visits

FINGER = 44
PIECE = 24
"""What lies on a table is smaller where all of it is in view: as small as the accessibility guidelines allow, and below
390 pixels in proportion."""
TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room && innerWidth <= screen.width) return [];
  const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > room + 0.5);
  return [document.scrollingElement.scrollWidth, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 90))];
}"""
TOO_SMALL = """({ finger, least }) => [...document.querySelectorAll("button:enabled, a[href], select, input, summary")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest("p, .visually-hidden, [data-also]"))
  .map((one) => [one.closest("label") ?? one, one])
  .map(([area, one]) => [area.getBoundingClientRect(), one])
  .map(([box, one]) => [box, one, one.closest(".sources-part, .part.seat") ? least : finger])
  .filter(([box, , size]) => box.width > 1 && (box.width < size - 0.5 || box.height < size - 0.5))
  .map(([{ width, height }, one]) => `${width} x ${height}: ${one.ariaLabel ?? one.textContent.trim()}`)"""
"""Things to touch that are too small; links within running text may be, and what a larger thing nearby does too."""


def fingers(size: tuple[int, int]) -> dict[str, float]:
    """How large things must be on a phone: buttons, and what lies on a table."""
    return {"finger": FINGER, "least": PIECE * min(1, size[0] / PHONE[0])}


def resize(thing: Locator, side: str, pixels: int) -> None:
    """Spoil the page: where motion is reduced, even that takes until the next picture."""
    thing.evaluate(f"one => (one.style.{side} = '{pixels}px')")
    thing.evaluate(DRAWN)


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
def test_no_page_scrolls_sideways_or_is_too_small_for_a_finger(
    visit: Visits, finished: Finished, size: tuple[int, int]
) -> None:
    page = visit("/", size=size, has_touch=True, is_mobile=True, state=finished.state, forgives=("400",))
    found = {name: page.evaluate(TOO_WIDE) + page.evaluate(TOO_SMALL, fingers(size)) for name in tour(page, finished)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    resize(page.get_by_role("main"), "minWidth", 500)
    assert page.evaluate(TOO_WIDE), "a page that is too wide would be noticed"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "320"])
def test_everything_at_the_table_is_large_enough_for_a_finger(visit: Visits, size: tuple[int, int]) -> None:
    page = visit("/", size=size, has_touch=True, is_mobile=True)
    open_table(page, ADA, BLAISE, ME, ME)
    player = ClassicPlayer(page, Finger)
    player.play(moves=6)
    player.wait_for_turn()
    assert page.evaluate(TOO_SMALL, fingers(size)) == []
    player.hand.press(player.groups.first)
    expect(player.lines).to_have_count(6)
    assert page.evaluate(TOO_SMALL, fingers(size)) == []
    resize(player.lines.first, "height", 18)
    assert len(page.evaluate(TOO_SMALL, fingers(size))) == 1, "a line that is too small would be noticed"


def test_cells_of_a_gray_wall_are_large_enough_for_a_finger(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    table = make_table(page, ADA, BLAISE, options={"wall": "gray", "jokers": True})
    play_moves(page, table, until_round=1, most=4)
    while play_moves(page, table, most=1)["position"]["phase"] != "wall":
        pass
    page.goto(f"/t/{table}")
    player = ClassicPlayer(page, Finger)
    player.wait_for_turn()
    assert player.cells.count()
    assert page.evaluate(TOO_SMALL, fingers(PHONE)) == []
    row = re.fullmatch(r"(Row \d), column \d, .*", str(player.cells.first.get_attribute("aria-label")))
    assert row
    assert "row" not in row[0], "what is said once is not said again"
    expect(page.get_by_text(f"Choose a cell in {row[1].lower()}", exact=True)).to_be_visible()
    player.move()
    player.wait_for_turn()


def test_tiles_are_dragged_by_finger(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page, Finger)
    player.wait_for_turn()
    player.board.get_by_role("img", name="Line 5, empty").scroll_into_view_if_needed()
    finger = Touch(page)
    x, y = middle(player.groups.last)
    finger.touch("touchStart", x, y)
    finger.touch("touchMove", x, y + 40)
    line = player.lines.and_(page.get_by_role("button", name="Line 5"))
    expect(line).to_be_visible()
    to_x, to_y = middle(line)
    for step in range(1, 9):
        finger.touch("touchMove", x + (to_x - x) * step / 8, y + 40 + (to_y - y - 40) * step / 8)
    expect(page.get_by_text(re.compile(r"\d .*to line 5"))).to_be_visible()
    finger.touch("touchEnd")
    expect(announced(page)).to_contain_text("Ada takes")
    expect(announced(page)).to_contain_text("line 5")


class Touch:
    """One finger on the screen, from when it comes down until it is lifted."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
