"""What a page shows and tells, for tests to look at."""

import re

from playwright.sync_api import Locator, Page

BOARD = re.compile("^(Your board|Board of )")
"""What a board is called: to whoever sits there, and to the others."""


def log_lines(page: Page) -> Locator:
    """The lines of the log."""
    return page.get_by_role("list", name="Moves").get_by_role("listitem")


def takes(page: Page, who: str = "") -> Locator:
    """The lines about tiles that somebody took; the reader is `You`."""
    return log_lines(page).filter(has_text=re.compile(rf"{who}\b.*\btakes? \d"))


def announced(page: Page) -> Locator:
    """The live region: what a screen reader tells by itself."""
    return page.get_by_role("log")


def verdict(page: Page) -> Locator:
    """The heading that says how the game ended."""
    return page.get_by_role("heading", name=re.compile(r"wins? (with )?\d+|tied at \d+|share the victory"))


def labels(things: Locator) -> list[str]:
    """What things are called."""
    return [str(label) for label in things.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent)")]


def boards(page: Page) -> list[str]:
    """The names and scores of all boards, in the order of the alphabet."""
    return sorted(labels(page.get_by_role("region", name=BOARD)))


def box(page: Page, game: str) -> Locator:
    """A game on the shelf."""
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    box = thing.bounding_box()
    assert box, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
