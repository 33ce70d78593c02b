"""Sintra for tests in the browser: tables that stand where a decision comes up, and somebody who plays it."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

from faience.games.sintra.strips import house
from tests.browser.arranging import ADA, BLAISE, JSON, do, give_ends, make_table
from tests.browser.hands import Mouse
from tests.browser.playing import TO_MOVE, Person
from tests.browser.reading import labels

BOTH_FACES = {"8a", "8b"}
"""The strip with the joker squares."""


def quick_set() -> JSON:
    """A set on which strips get complete soon, and joker squares are soon at hand: every face takes every color."""
    faces = ["BYOPG"] * 16
    faces[15] = "BYOJJ"
    strips = [{"a": faces[2 * at], "b": faces[2 * at + 1]} for at in range(8)]
    printed: JSON = msgspec.to_builtins(house())
    return printed | {"name": "quick", "strips": strips}


def joker_place(view: JSON) -> int:
    """Where the strip with the joker squares lies on the board of whoever is to act."""
    strips = view["position"]["boards"][view["position"]["turn"] - 1]["strips"]
    return next((at + 1 for at, strip in enumerate(strips) if strip and strip["strip"] in BOTH_FACES), 0)


def towards(view: JSON, place: int) -> str:
    """A move that fills the strip at a place, as far as one does, and breaks little."""

    def promise(option: JSON) -> tuple[bool, bool, int]:
        broken = sum(len(event["facts"]["tiles"]) for event in option["happened"] if event["kind"] == "broke")
        return option["move"][2:] == str(place), option["move"] == "H", -broken

    return str(max(view["options"]["moves"], key=promise)["move"])


def fill_until(page: Page, table: str, is_there: Callable[[JSON], bool], aim: Callable[[JSON], int]) -> JSON:
    """Make moves for two people at one device until things stand as wanted; they fill the strips they aim at."""
    view = give_ends(page, table)
    while not is_there(view):
        assert view["status"] == "playing", "the game came to its end before that"
        view = do(page, table, do="move", version=view["version"], move=towards(view, aim(view)))
    return view


def open_at(
    page: Page, is_there: Callable[[JSON], bool], aim: Callable[[JSON], int] = joker_place, **settings: Any
) -> JSON:
    """Go to a table of two people at one device that stands as wanted."""
    table = make_table(page, ADA, BLAISE, game="sintra", **({"parts": quick_set()} | settings))
    view = fill_until(page, table, is_there, aim)
    page.goto(f"/t/{table}")
    SintraPlayer(page).wait_for_turn()
    return view


def asks(phase: str) -> Callable[[JSON], bool]:
    """Whether a question is open."""
    return lambda view: bool(view["position"]["phase"] == phase)


def can(*moves: str) -> Callable[[JSON], bool]:
    """Whether one of these endings of a move is allowed now."""
    return lambda view: any(option["move"].endswith(moves) for option in (view["options"] or {"moves": []})["moves"])


class SintraPlayer(Person):
    """Somebody who plays Sintra, and takes what comes first."""

    def __init__(self, page: Page, hand: type[Mouse] = Mouse) -> None:
        super().__init__(page, hand)
        self.sources = page.get_by_role("region", name="Displays and center")
        self.groups = self.sources.get_by_role("button", disabled=False)
        self.board = page.get_by_role("region", name=re.compile("^(Your board|Board of )")).filter(has_text=TO_MOVE)
        self.strips = self.board.locator("[data-target]").filter(visible=True)
        self.legal = self.board.locator("[data-target].is-legal")
        """The targets that take what was picked."""
        self.home = self.board.get_by_role("button", name="Send the glazier home")
        self.choices = page.get_by_role("group", name="How many on joker squares?").or_(
            page.get_by_role("group", name="A pane for the window")
        )
        self.answers = self.choices.get_by_role("button")

    def take(self) -> None:
        """Take the first panes that can be taken."""
        self.hand.press(self.groups.first)
        self.legal.first.wait_for()

    def move(self) -> None:
        """Decide what is to be decided: complete a strip if one can be, break little, and go home before all breaks."""
        if self.answers.count():
            self.answered["answer"] += 1
            self.hand.press(self.answers.first)
            return
        self.take()
        told = labels(self.legal)
        best = max(range(len(told)), key=lambda at: ("complete, " in told[at], "break" not in told[at]))
        if told[best].startswith("Broken glass") and self.home.count():
            self.answered["home"] += 1
            self.hand.press(self.home)
            self.hand.press(self.home)
        else:
            self.answered["take"] += 1
            self.hand.lay(self.legal.nth(best))
