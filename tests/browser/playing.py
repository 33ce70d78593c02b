"""People at the table: they look at what the page offers, choose with some sense of the game, and act as people do.

They find everything by its role and label, as a screen reader would tell it.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from tests.browser.reading import labels

_TILES = re.compile(r"(?P<number>\d+) (?P<color>\w+?)s?\b")
_LINE = re.compile(r"Line (?P<line>\d)(?:: (?P<held>\d) of \d, (?P<color>\w+))?")


class Labels(NamedTuple):
    """What things at the table are called."""

    sources: str
    board: re.Pattern[str]
    others: str
    to_move: str
    lines: re.Pattern[str]
    cells: re.Pattern[str]
    closed: str
    hand: str
    again: str
    play: str


ENGLISH = Labels(
    sources="Displays and center",
    board=re.compile(r"^(Your board|Board of )"),
    others="Board of ",
    to_move="to move",
    lines=re.compile(r"^(Line \d|Floor line)"),
    cells=re.compile(r"^Row \d, column \d(?!.*Not possible)"),
    closed="Not possible",
    hand="Tiles in hand",
    again="Replay",
    play="Play",
)
FRENCH = Labels(
    sources="Fabriques et centre",
    board=re.compile(r"^(Votre plateau|Plateau de )"),
    others="Plateau de ",
    to_move="doit jouer",
    lines=re.compile(r"^(Ligne \d|Ligne plancher)"),
    cells=re.compile(r"^Ligne \d, colonne \d(?!.*Impossible)"),
    closed="Impossible",
    hand="Tuiles en main",
    again="Revoir la partie",
    play="Jouer",
)


class Player:
    """Somebody who plays by mouse."""

    def __init__(self, page: Page, words: Labels = ENGLISH, *, likes_jokers: bool = False) -> None:
        self.page = page
        self.words = words
        self.likes_jokers = likes_jokers
        """Takes jokers along with a color wherever that is possible."""
        self.sources = page.get_by_role("region", name=words.sources)
        self.groups = self.sources.get_by_role("button", disabled=False)
        """Tiles that can be taken, now or in a plan for later."""
        self.board = page.get_by_role("region", name=words.board).filter(has_text=words.to_move)
        """The board of whoever is to move."""
        self.lines = self.board.get_by_role("button", name=words.lines)
        self.cells = self.board.get_by_role("button", name=words.cells)
        self.stays = page.get_by_role("group", name=words.hand).get_by_role("button")
        self.decision = page.locator(".tray.is-open")
        """Open while something is to be decided now, and not only planned."""
        self.end = page.get_by_role("link", name=words.again)
        self.others_turn = page.get_by_role("region", name=words.others).filter(has_text=words.to_move)
        """The board of somebody else who is to move, for a person with one seat."""
        self.answered = Counter[str]()
        """How often each kind of question came up: `take`, `cell`, `jokers`."""
        self.moves = 0

    def press(self, thing: Locator) -> None:
        """Choose something."""
        thing.click()

    def wait_for_turn(self) -> bool:
        """Wait until something is to be decided here; False if the game is over instead."""
        self.decision.or_(self.end).first.wait_for()
        return not self.end.is_visible()

    def wait_for_anyone(self) -> bool:
        """Wait until the page says whose turn it is; True if it is ours."""
        self.decision.or_(self.end).or_(self.others_turn).first.wait_for()
        return self.decision.count() > 0

    def move(self) -> None:
        """Decide what is to be decided."""
        self.moves += 1
        if self.cells.count():
            self.answered["cell"] += 1
            self.lay_on(self.cells.first)
        elif self.stays.count():
            self.answered["jokers"] += 1
            self.press(self.stays.first)
        else:
            self.answered["take"] += 1
            group, line = self.plan()
            self.take(group)
            self.lay(line)

    def plan(self) -> tuple[str, str]:
        """The tiles to take and the line to lay them on, by their labels."""
        return best(labels(self.groups), labels(self.board.get_by_role("img")))

    def take(self, group: str) -> None:
        """Take tiles."""
        self.press(self.sources.get_by_role("button", name=group, exact=True).locator(".tile-place").first)
        if self.likes_jokers and (too := self.page.get_by_role("button", name="with jokers")).is_visible():
            self.press(too)

    def lay(self, line: str) -> None:
        """Lay them on a line, or on another one if that is not allowed."""
        targets = labels(self.lines)
        legal = [at for at, label in enumerate(targets) if self.words.closed not in label]
        wanted = [at for at in legal if targets[at].startswith(line)]
        self.lay_on(self.lines.nth((wanted or legal)[0]))

    def lay_on(self, target: Locator) -> None:
        """Lay down what was taken."""
        self.press(target)

    def play(self, moves: int = 1000) -> None:
        """Play on: so many decisions, or to the end."""
        while moves and self.wait_for_turn():
            self.move()
            moves -= 1


class PhonePlayer(Player):
    """Somebody who plays by finger: a tap on a target shows what it would do, another one does it."""

    def press(self, thing: Locator) -> None:
        """Choose something."""
        thing.tap()

    def lay_on(self, target: Locator) -> None:
        """Look first, then say yes in the tray."""
        target.tap()
        self.page.get_by_role("button", name=self.words.play, exact=True).tap()


class KeyboardPlayer(Player):
    """Somebody who has no pointer: Tab, arrows and Enter, or moves typed as they are written in a record."""

    types = False
    """Whether moves are typed."""

    def press(self, thing: Locator) -> None:
        """Choose something: go there, and press Enter."""
        tab_to(self.page, thing)
        self.page.keyboard.press("Enter")

    def move(self) -> None:
        """Decide what is to be decided."""
        if not self.types or not self.groups.count():
            super().move()
            return
        self.moves += 1
        group, line = self.plan()
        self.page.keyboard.type(written(group, line))
        self.page.keyboard.press("Enter")

    def take(self, group: str) -> None:
        """Walk to the tiles by arrows, and take them; the focus goes on to the lines."""
        tab_to(self.page, self.groups)
        self._walk_to(self.sources.get_by_role("button", name=group, exact=True))
        self.page.keyboard.press("Enter")
        self.lines.and_(self.page.locator(":focus")).wait_for()

    def lay(self, line: str) -> None:
        """Walk to the line, if it is to be reached, and lay the tiles down."""
        first = focused_label(self.page)
        self._walk_to(self.lines.filter(visible=True).and_(self.page.get_by_role("button", name=line)).first)
        if self.words.closed in focused_label(self.page):
            self._walk_to(self.page.get_by_role("button", name=first, exact=True))
        self.page.keyboard.press("Enter")

    def _walk_to(self, thing: Locator) -> None:
        """Press arrows in the direction where it lies; the nearest thing there gets the focus."""
        for _ in range(12):
            away = thing.evaluate(_WAY)
            if away is None:
                return
            across, down = away
            keys = ["ArrowRight" if across > 0 else "ArrowLeft", "ArrowDown" if down > 0 else "ArrowUp"]
            before = focused_label(self.page)
            for key in keys if abs(across) > abs(down) else reversed(keys):
                self.page.keyboard.press(key)
                if focused_label(self.page) != before:
                    break


_WAY = """wanted => {
  const here = document.activeElement;
  if (wanted === here) return null;
  const [to, from] = [wanted, here].map((one) => one.getBoundingClientRect());
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}"""
"""How far away something is from what has the focus."""


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


def written(group: str, line: str) -> str:
    """A move as it is written: `3B2`."""
    color, source = re.findall(r"(blue|yellow|red|black|white|joker)s?\b.*(\d|center)$", group)[0]
    letter = "K" if color == "black" else color[0].upper()
    return f"{'C' if source == 'center' else source}{letter}{line.removeprefix('Line ') if line != 'Floor' else '-'}"


def play_together(first: Player, second: Player, moves: int = 1000) -> None:
    """Two people play on, each in their own browser: so many decisions, or to the end."""
    while moves and not (first.end.is_visible() or second.end.is_visible()):
        for player in (first, second):
            if moves and player.wait_for_anyone():
                player.move()
                moves -= 1


def best(groups: Sequence[str], shown: Sequence[str]) -> tuple[str, str]:
    """Complete a line, let nothing fall, keep to the upper lines; a game ends soon that way."""
    lines = [found for label in shown if (found := _LINE.match(label))]
    rows = [label for label in shown if label.startswith("Wall row")]
    places = list(zip(lines, rows, strict=True))
    moves = [(_promise(group, line, row), group, line) for group in groups for line, row in places]
    promise, group, line = max(moves, key=lambda move: move[0])
    return group, f"Line {line['line']}" if promise > 0 else "Floor"


def _promise(group: str, line: re.Match[str], row: str) -> float:
    tiles = _TILES.match(group)
    assert tiles, group
    color, number, space = tiles["color"], int(tiles["number"]), int(line["line"]) - int(line["held"] or 0)
    is_other = line["color"] not in (None, "joker", color) and color != "joker"
    if not space or is_other or (color in row and color != "joker"):
        return -1
    return 100 - 10 * int(line["line"]) - 20 * (number - space) if number >= space else number / space
