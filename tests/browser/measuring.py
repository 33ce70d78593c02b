"""What stands where on a table, measured in the page: is everything in view, and is nothing in the way of anything?"""

from typing import Any, NamedTuple

from playwright.sync_api import Page

SLACK = 2
"""Pixels that rounding and borders may cost."""
_MEASURE = """() => {
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box);
  const isDrawn = (each) => each.offsetWidth || each.getBBox;
  const drawn = (area) => [...area.querySelectorAll("[data-place]")].filter(isDrawn).map(box);
  const { scrollWidth, scrollHeight } = document.documentElement;
  return {
    window: [0, 0, innerWidth, innerHeight],
    page: [0, 0, scrollWidth, scrollHeight],
    bar: all(".bar"),
    sources: all(".sources-part"),
    front: all(".part.seat.is-front"),
    others: all(".part.seat:not(.is-front)"),
    tray: all(".tray-part"),
    cut: [...document.querySelectorAll(".bar p, .last")]
      .filter((each) => each.scrollWidth > each.clientWidth)
      .map((each) => each.textContent.trim()),
    parts: [...document.querySelectorAll(".sources-part, .part.seat .area, .part.seat .mini")].map((area) => ({
      box: box(area),
      drawn: drawn(area),
    })),
  };
}"""


class Box(NamedTuple):
    """Where something stands, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def size(self) -> float:
        """How much of the screen it takes."""
        return self.width * self.height

    def holds(self, other: "Box") -> bool:
        """Whether another one is wholly within this one."""
        return (
            other.x >= self.x - SLACK
            and other.y >= self.y - SLACK
            and other.x + other.width <= self.x + self.width + SLACK
            and other.y + other.height <= self.y + self.height + SLACK
        )

    def is_apart(self, other: "Box") -> bool:
        """Whether the two have nothing in common."""
        return (
            self.x + self.width <= other.x + SLACK
            or other.x + other.width <= self.x + SLACK
            or self.y + self.height <= other.y + SLACK
            or other.y + other.height <= self.y + SLACK
        )


class Measured(NamedTuple):
    """A table as it stands on a screen."""

    window: Box
    page: Box
    sources: Box
    front: Box
    others: list[Box]
    tray: Box
    bar: Box
    cut: list[str]
    """The lines of the bar, and of the last move, that do not fit in."""
    parts: list[tuple[Box, list[Box]]]
    """Every area with what is drawn in it."""

    def problems(self) -> list[str]:
        """What is wrong with it, in words; nothing should be."""
        found = []
        if self.page.width > self.window.width + SLACK or self.page.height > self.window.height + SLACK:
            found.append(f"the page scrolls: {self.page} in {self.window}")
        named = {"bar": self.bar, "sources": self.sources, "own board": self.front, "tray": self.tray}
        named |= {f"board {number}": box for number, box in enumerate(self.others, start=2)}
        found += [f"the {name} is not in view: {box}" for name, box in named.items() if not self.window.holds(box)]
        pairs = [(one, other) for one in named for other in named if one < other]
        found += [f"the {one} overlaps the {other}" for one, other in pairs if not named[one].is_apart(named[other])]
        found += [f"a line is cut off: {line}" for line in self.cut]
        found += [f"{name} is larger than the own board" for name, box in named.items() if self._is_large(name, box)]
        for area, drawn in self.parts:
            out = [box for box in drawn if not area.holds(box)]
            if out:
                found.append(f"{len(out)} of {len(drawn)} things stand outside of their area {area}, such as {out[0]}")
        return found

    def _is_large(self, name: str, box: Box) -> bool:
        return name.startswith("board") and box.size > self.front.size + SLACK


def measured(page: Page, selector: str) -> list[Box]:
    """Where all that a selector finds stands."""
    found = page.locator(selector).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height])"
    )
    return [Box(*box) for box in found]


def measure(page: Page) -> Measured:
    """Where everything on the table of a page stands."""
    read: dict[str, Any] = page.evaluate(_MEASURE)
    one = {name: Box(*read[name][0]) for name in ("sources", "front", "tray", "bar")}
    return Measured(
        window=Box(*read["window"]),
        page=Box(*read["page"]),
        others=[Box(*box) for box in read["others"]],
        cut=read["cut"],
        parts=[(Box(*part["box"]), [Box(*box) for box in part["drawn"]]) for part in read["parts"]],
        **one,
    )
