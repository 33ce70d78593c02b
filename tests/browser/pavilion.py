"""People at a table of Summer Pavilion, and such a table in the middle of a game.

They find everything by its role and label, as a screen reader would tell it.
"""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.arranging import ADA, BLAISE, JSON, do, explore, give_ends, make_table
from tests.browser.hands import Mouse
from tests.browser.playing import Person
from tests.browser.reading import labels

_POINTS = re.compile(r"\+(\d+)")
EARNED = ("pillar", "statue", "window")


class PavilionPlayer(Person):
    """Somebody who plays Pavilion."""

    def __init__(self, page: Page, hand: type[Mouse] = Mouse) -> None:
        super().__init__(page, hand)
        self.groups = page.get_by_role("region", name="Displays and center").get_by_role("button", disabled=False)
        """Tiles that can be taken, now or in a plan for later."""
        self.asks_to_take = page.get_by_text("Pick tiles")
        self.play_button = page.get_by_role("button", name="Play", exact=True)
        self.spaces = page.get_by_role("button", name=re.compile(r", cost \d: "))
        """Spaces that can be paid for."""
        self.colors = page.get_by_role("group", name="Color of the tile").get_by_role("button")
        self.place_button = page.get_by_role("button", name="Place", exact=True)
        self.supply = page.get_by_role("group", name="Supply").get_by_role("button", disabled=False)
        self.take_button = page.get_by_role("button", name="Take", exact=True)
        self.pass_button = page.get_by_role("button", name="Pass", exact=True)
        self.corners = page.get_by_role("group", name="Corners")
        self.confirm_button = page.get_by_role("button", name=re.compile("^Pass( −|$)"))
        self.back_button = page.get_by_role("button", name="Back", exact=True)

    def move(self) -> None:
        """A whole turn: tiles are taken, or one is placed, or it is a pass."""
        if self.asks_to_take.count():
            self.take()
        elif self.spaces.count():
            self.place()
        else:
            self.pass_round()

    def take(self) -> None:
        """Take the most tiles there are."""
        self.answered["take"] += 1
        said = labels(self.groups)
        most = max(range(len(said)), key=lambda at: int(said[at].split()[0]))
        self.hand.press(self.groups.nth(most))
        self.hand.press(self.play_button)

    def place(self) -> None:
        """Place a tile where it scores most, and answer whatever that brings about."""
        self.answered["space"] += 1
        said = labels(self.spaces)
        best = max(range(len(said)), key=lambda at: ("supply" in said[at], self._points(said[at]), -at))
        brings = "supply" in said[best]
        self.hand.press(self.spaces.nth(best))
        self.colors.or_(self.place_button).first.wait_for()
        if self.colors.count():
            self.answered["color"] += 1
            self.hand.press(self.colors.first)
        self.hand.press(self.place_button)
        self.place_button.wait_for(state="detached")
        if brings and self.take_button.count():
            self.pick()

    def pick(self) -> None:
        """Take tiles from the supply, one after the other, the first ones there are."""
        self.answered["pick"] += 1
        while self.take_button.is_disabled():
            before = labels(self.supply)
            free = [at for at, label in enumerate(before) if "chosen" not in label] or [0]
            self.hand.press(self.supply.nth(free[0]))
            if labels(self.supply) == before:
                raise AssertionError(f"a tile of the supply was not chosen: {before}")
        self.hand.press(self.take_button)

    def pass_round(self) -> None:
        """Pass with what is offered to be kept."""
        self.answered["pass"] += 1
        self.hand.press(self.pass_button)
        self.back_button.wait_for()
        self.hand.press(self.confirm_button)
        self.back_button.wait_for(state="detached")

    @staticmethod
    def _points(label: str) -> int:
        found = _POINTS.search(label)
        return int(found[1]) if found else 0


def earned(option: JSON) -> int:
    """How many tiles a placement brings from the supply."""
    return sum(int(event["facts"]["tiles"]) for event in option["happened"] if event["kind"] in EARNED)


def reach(page: Page, is_reached: Callable[[JSON], bool], seed: int = 1, **settings: Any) -> tuple[str, JSON]:
    """A table of two people at one device in the first position that is wanted: its code, and how it stands.

    Turns are chosen with some sense, so that stars fill up; games in which the position does not come are given up.
    """
    choice = random.Random(seed)
    for _ in range(20):
        table = make_table(page, ADA, BLAISE, game="pavilion", **settings)
        view = give_ends(page, table)
        while view["status"] == "playing" and not (view["options"] and is_reached(view)):
            view = _turn(page, table, view, choice)
        if view["status"] == "playing":
            return table, view
    raise AssertionError("no game came to such a position")


def _turn(page: Page, table: str, view: JSON, choice: random.Random) -> JSON:
    """One turn with all its steps."""
    steps = [max(view["options"]["moves"], key=lambda option: (_promise(option), choice.random()))["move"]]
    while (options := explore(page, table, view["version"], steps)["options"]) is not None:
        steps.append(max(options["moves"], key=lambda option: (_promise(option), choice.random()))["move"])
    return do(page, table, do="move", version=view["version"], steps=steps)


def _promise(option: JSON) -> tuple[bool, int]:
    """Take many tiles, place rather than pass, and where it scores."""
    taken = sum(len(event["facts"]["tiles"]) for event in option["happened"] if event["kind"] == "took")
    points = sum(int(event["points"]) for event in [*option["happened"], *option["later"]])
    return (option["move"] not in ("pass", "keep:-"), taken + points + 2 * earned(option))
