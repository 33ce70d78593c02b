"""What a page shows and tells, for tests to look at."""

from playwright.sync_api import Locator, Page


def log_lines(page: Page) -> Locator:
    """The lines of the log."""
    return page.get_by_role("list", name="Moves").get_by_role("listitem")


def announced(page: Page) -> Locator:
    """The live region: what a screen reader tells by itself."""
    return page.get_by_role("log")


def labels(things: Locator) -> list[str]:
    """What things are called."""
    return [str(label) for label in things.evaluate_all("all => all.map((one) => one.ariaLabel ?? one.textContent)")]


def boards(page: Page) -> list[str]:
    """The names and scores of all boards, in the order of the alphabet."""
    return sorted(labels(page.get_by_role("region", name="Board of ")))


def middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of something is on the screen."""
    box = thing.bounding_box()
    assert box, f"{thing} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
