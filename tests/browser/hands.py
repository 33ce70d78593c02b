"""How people act on a page: by mouse, by finger, or by keys alone."""

import random

from playwright.sync_api import Locator, Page

_ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
_STOP = """wanted => {
  if (wanted.tabIndex === 0) return wanted;
  for (let around = wanted.parentElement; around; around = around.parentElement) {
    const stop = around.querySelector(`.${wanted.classList[0]}[tabindex="0"]`);
    if (stop) return stop;
  }
}"""
"""Where Tab stops among things of a kind that arrows lead through."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What has changed is seen then."""
_WAY = """wanted => {
  const here = document.activeElement;
  if (wanted === here) return null;
  const [to, from] = [wanted, here].map((one) => one.getBoundingClientRect());
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}"""
"""How far away something is from what has the focus."""


class Mouse:
    """A mouse: what is pressed is done."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Choose something; tiles that lie around a corner are pressed where one of them is."""
        thing.wait_for()
        tile = thing.locator("[data-place]")
        self.touch(tile.first if tile.count() else thing)

    def touch(self, spot: Locator) -> None:
        """Press a spot."""
        spot.click()

    def lay(self, target: Locator) -> None:
        """Make the move that a target stands for."""
        self.press(target)


class Finger(Mouse):
    """A finger: a tap on a target shows what it would do, and the tray asks whether to do it."""

    def touch(self, spot: Locator) -> None:
        """Press a spot."""
        spot.tap()

    def lay(self, target: Locator) -> None:
        """Look first, then say yes in the tray."""
        self.press(target)
        self.page.get_by_role("button", name="Play", exact=True).tap()


class Keys(Mouse):
    """No pointer: Tab, arrows and Enter."""

    def press(self, thing: Locator) -> None:
        """Go there, and press Enter; the focus goes on with the next picture, and nobody is faster."""
        self.go_to(thing)
        self.page.keyboard.press("Enter")
        self.page.evaluate(DRAWN)

    def go_to(self, thing: Locator) -> None:
        """Put the focus on something: Tab leads to what lies around it, arrows go on from there."""
        if thing.evaluate(_WAY) is None:
            return
        stop = thing.evaluate_handle(_STOP)
        for _ in range(80):
            if stop.evaluate("one => one === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {thing}; the focus is on {focused_label(self.page)!r}")
        self.walk_to(thing)

    def walk_to(self, thing: Locator) -> None:
        """Press arrows in the direction where it lies; whoever goes in circles tries another direction."""
        chance, visited = random.Random(1), set[str]()
        for _ in range(80):
            away = thing.evaluate(_WAY)
            if away is None:
                return
            across, down = away
            keys = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            if abs(across) < abs(down):
                keys.reverse()
            before = focused_label(self.page)
            for key in chance.sample(_ARROWS, len(_ARROWS)) if before in visited else keys:
                self.page.keyboard.press(key)
                if focused_label(self.page) != before:
                    break
            visited.add(before)
        raise AssertionError(f"arrows do not lead to {thing}; the focus is on {focused_label(self.page)!r}")


def focused_label(page: Page) -> str:
    """What the thing with the focus is called."""
    return str(page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"))


def tab_to(page: Page, thing: Locator, most: int = 60) -> None:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if thing.and_(page.locator(":focus")).count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is not reached by Tab; the focus is on {focused_label(page)!r}")
