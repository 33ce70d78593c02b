"""People at the table: they look at what the page offers, choose with some sense of the game, and act as people do.

They find everything by its role and label, as a screen reader would tell it. How somebody plays a game is told in the
module of that game.
"""

import re
from abc import ABC, abstractmethod
from collections import Counter

from playwright.sync_api import Page

from tests.browser.hands import Mouse

TO_MOVE = re.compile("to move|your turn")
_OPENED = """() => new Promise((done) => {
  const until = performance.now() + 400;
  const look = () =>
    document.querySelector(".tray.is-open") || performance.now() > until ? done() : setTimeout(look, 10);
  look();
})"""
"""A while, or less if something is to be decided before: the browser's driver looks only every half second."""


class Person(ABC):
    """Somebody who plays, by mouse or in another way."""

    others_board = "Board of "
    to_move = TO_MOVE
    replay = "Replay"

    def __init__(self, page: Page, hand: type[Mouse] = Mouse) -> None:
        self.page = page
        self.hand = hand(page)
        self.decision = page.locator(".tray.is-open")
        """Open while something is to be decided now, and not only planned."""
        self.end = page.get_by_role("link", name=self.replay)
        self.others_turn = page.get_by_role("region", name=self.others_board).filter(has_text=self.to_move)
        """The board of somebody else who is to move, for a person with one seat."""
        self.answered = Counter[str]()
        """How often each kind of question came up."""

    @abstractmethod
    def move(self) -> None:
        """Decide what is to be decided."""

    def wait_for_turn(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        self.page.evaluate(_OPENED)
        self.decision.or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def wait_for_anyone(self) -> bool:
        """Wait until the page says whose turn it is; True if it is ours."""
        self.page.evaluate(_OPENED)
        self.decision.or_(self.end).or_(self.others_turn).first.wait_for()
        return self.decision.count() > 0

    def play(self, moves: int = 1000) -> None:
        """Play on: so many decisions, or to the end."""
        while moves and self.wait_for_turn():
            self.move()
            moves -= 1


def play_together(first: Person, second: Person, moves: int = 1000) -> None:
    """Two people play on, each in their own browser: so many decisions, or to the end."""
    while moves and not (first.end.is_visible() or second.end.is_visible()):
        for player in (first, second):
            if moves and player.wait_for_anyone():
                player.move()
                moves -= 1
