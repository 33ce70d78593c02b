"""People at a table of the classic game."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.hands import Keys, Mouse
from tests.browser.playing import Person
from tests.browser.reading import labels

_TILES = re.compile(r"(?P<number>\d+) (?P<color>\w+?)s?\b")
_LINE = re.compile(r"Line (?P<line>\d)(?:: (?P<held>\d) of \d, (?P<color>\w+))?")


class Labels(NamedTuple):
    """What things at the table are called."""

    sources: str
    board: re.Pattern[str]
    lines: re.Pattern[str]
    cells: re.Pattern[str]
    closed: str
    hand: str


ENGLISH = Labels(
    sources="Displays and center",
    board=re.compile(r"^(Your board|Board of )"),
    lines=re.compile(r"^(Line \d|Floor line)"),
    cells=re.compile(r"^Row \d, column \d(?!.*Not possible)"),
    closed="Not possible",
    hand="Tiles in hand",
)
FRENCH = Labels(
    sources="Fabriques et centre",
    board=re.compile(r"^(Votre plateau|Plateau\u00a0: )"),
    lines=re.compile(r"^(Ligne \d|Ligne plancher)"),
    cells=re.compile(r"^Ligne \d, colonne \d(?!.*Impossible)"),
    closed="Impossible",
    hand="Tuiles en main",
)


class ClassicPlayer(Person):
    """Somebody who plays the classic game."""

    words = ENGLISH

    def __init__(self, page: Page, hand: type[Mouse] = Mouse, *, likes_jokers: bool = False) -> None:
        super().__init__(page, hand)
        self.likes_jokers = likes_jokers
        """Takes jokers along with a color wherever that is possible."""
        self.sources = page.get_by_role("region", name=self.words.sources)
        self.groups = self.sources.get_by_role("button", disabled=False)
        """Tiles that can be taken, now or in a plan for later."""
        self.board = page.get_by_role("region", name=self.words.board).filter(has_text=self.to_move)
        """The board of whoever is to move."""
        self.lines = self.board.get_by_role("button", name=self.words.lines)
        self.cells = self.board.get_by_role("button", name=self.words.cells)
        self.stays = page.get_by_role("group", name=self.words.hand).get_by_role("button")

    def move(self) -> None:
        """Decide what is to be decided: `take`, `cell` or `jokers`."""
        if self.cells.count():
            self.answered["cell"] += 1
            self.hand.lay(self.cells.first)
        elif self.stays.count():
            self.answered["jokers"] += 1
            self.hand.press(self.stays.first)
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
        self.hand.press(self.sources.get_by_role("button", name=group, exact=True))
        if self.likes_jokers and (too := self.page.get_by_role("button", name="with jokers")).is_visible():
            self.hand.press(too)

    def lay(self, line: str) -> None:
        """Lay them on a line, or on another one if that is not allowed."""
        self.lines.first.wait_for()
        targets = labels(self.lines)
        legal = [at for at, label in enumerate(targets) if self.words.closed not in label]
        wanted = [at for at in legal if targets[at].startswith(line)]
        self.hand.lay(self.lines.nth((wanted or legal)[0]))


class FrenchPlayer(ClassicPlayer):
    """Somebody who plays in French."""

    words = FRENCH
    others_board = "Plateau\u00a0: "
    to_move = re.compile("doit jouer|à vous de jouer")
    replay = "Revoir la partie"


class KeyboardPlayer(ClassicPlayer):
    """Somebody who has no pointer, and walks to the tiles or types moves as they are written in a record."""

    types = False
    """Whether moves are typed."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, Keys)

    def move(self) -> None:
        """Decide what is to be decided."""
        if not self.types or not self.groups.count():
            super().move()
            return
        self.page.keyboard.type(written(*self.plan()))
        self.page.keyboard.press("Enter")

    def take(self, group: str) -> None:
        """Walk to the tiles by arrows, and take them; the focus goes on to the lines."""
        super().take(group)
        self.lines.and_(self.page.locator(":focus")).wait_for()


def written(group: str, line: str) -> str:
    """A move as it is written: `3B2`."""
    color, source = re.findall(r"(blue|yellow|red|black|white|joker)s?\b.*(\d|center)$", group)[0]
    letter = "K" if color == "black" else color[0].upper()
    return f"{'C' if source == 'center' else source}{letter}{line.removeprefix('Line ') if line != 'Floor' else '-'}"


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
