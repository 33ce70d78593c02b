"""The pictures in the README, made anew: `python -m tests.browser.screenshots`.

`python -m tests.browser.screenshots --all FOLDER` takes one of every board at every size, light and dark.
Everything that is drawn by lot is drawn from a fixed seed here, so that the same page gives the same pictures.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.arranging import ME, give_ends, make_table, play_moves
from tests.browser.classic import ClassicPlayer
from tests.browser.serving import Serving
from tests.browser.visiting import DESKTOP, PHONE, SIZES, Visitor, launch

IMAGES = Path(__file__).parents[2] / "docs" / "images"
SEEDED = """
import collections, random, secrets
chances = collections.defaultdict(lambda: random.Random(5))
secrets.token_bytes = lambda size=32: chances[size].randbytes(size)
secrets.choice = random.Random(5).choice
"""
"""Said to the server before it starts: no secrets, but numbers that are always the same."""
ROUND = "Round 3"
INTO_THE_ROUND = 1
"""How many moves of that round are made before the picture is taken."""
FRIENDS = [{"kind": "me", "name": name} for name in ("Blaise", "Chloé", "Denis")]


class Shown(NamedTuple):
    """A board in the middle of a game."""

    game: str
    options: dict[str, Any]
    moves: int

    @property
    def name(self) -> str:
        """What its pictures are called."""
        return "-".join([self.game, *map(str, self.options.values())])


BOARDS = (
    Shown("classic", {"wall": "colored"}, 26),
    Shown("classic", {"wall": "gray"}, 26),
    Shown("sintra", {"side": "A"}, 30),
    Shown("sintra", {"side": "B"}, 30),
    Shown("pavilion", {"side": "colored"}, 40),
    Shown("pavilion", {"side": "free"}, 40),
)


def main() -> None:
    """Write the pictures that are asked for."""
    parser = argparse.ArgumentParser(description="Take pictures of the page.")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every board at every size, light and dark")
    folder: Path | None = parser.parse_args().all
    with _serving() as (browser, address):
        if folder is None:
            take_pictures(browser, address)
        else:
            take_all(browser, address, folder)


@contextmanager
def _serving() -> Iterator[tuple[Browser, str]]:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Serving(Path(data) / "data", "--rate-factor", "0", before=SEEDED).start()
        browser = launch(playwright)
        try:
            yield browser, server.address
        finally:
            browser.close()
            server.kill()


def take_pictures(browser: Browser, address: str) -> None:
    """The start page as somebody new sees it, and a table of every game in the middle of a game."""
    home = Visitor(browser, address).page
    home.goto("/")
    home.get_by_role("heading", name="Summer Pavilion").wait_for()
    keep(home, IMAGES / "home.png")

    desktop = Visitor(browser, address, size=DESKTOP)
    table = make_table(desktop.page, ME | {"name": "Ada"}, {"kind": "bot", "level": 4})
    give_ends(desktop.page, table)
    desktop.page.goto(f"/t/{table}")
    play_into_the_middle(desktop.page)
    keep(desktop.page, IMAGES / "table.png")

    phone = Visitor(browser, address, size=PHONE, state=desktop.context.storage_state(), has_touch=True, is_mobile=True)
    phone.page.goto(f"/t/{table}")
    ClassicPlayer(phone.page).wait_for_turn()
    keep(phone.page, IMAGES / "phone.png")

    for shown in BOARDS[2::2]:
        host, path = _begun(browser, address, shown, seats=2)
        for size, name in ((DESKTOP, f"{shown.game}.png"), (PHONE, f"{shown.game}-phone.png")):
            keep(_opened(browser, address, host, path, size=size), IMAGES / name)


def take_all(browser: Browser, address: str, folder: Path) -> None:
    """Every board at every size with two and four seats, in light and dark."""
    for shown in BOARDS:
        for seats in (2, 4):
            host, path = _begun(browser, address, shown, seats)
            for size in SIZES:
                for theme in ("light", "dark"):
                    page = _opened(browser, address, host, path, size=size, color_scheme=theme)
                    keep(page, folder / f"{shown.name}-{seats}-{size[0]}x{size[1]}-{theme}.png")
                    page.context.close()


def _begun(browser: Browser, address: str, shown: Shown, seats: int) -> tuple[Visitor, str]:
    """A table in the middle of a game, and whoever holds all its seats."""
    host = Visitor(browser, address)
    host.page.goto("/")
    others = FRIENDS[: seats - 1]
    table = make_table(host.page, ME | {"name": "Ada"}, *others, game=shown.game, options=shown.options)
    play_moves(host.page, table, most=shown.moves)
    return host, f"/t/{table}"


def _opened(browser: Browser, address: str, host: Visitor, path: str, **options: Any) -> Page:
    page = Visitor(browser, address, state=host.context.storage_state(), **options).page
    page.goto(path)
    page.locator(".part.seat.is-front").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def play_into_the_middle(page: Page) -> None:
    """Play until there is something to see, and hold tiles over a line: what they would do is shown."""
    player = ClassicPlayer(page)
    while player.wait_for_turn() and not page.get_by_text(ROUND).first.is_visible():
        player.move()
    player.play(INTO_THE_ROUND)
    player.wait_for_turn()
    group, line = player.plan()
    player.take(group)
    player.lines.and_(page.get_by_role("button", name=line)).hover()


def keep(page: Page, path: Path) -> None:
    """Write the picture of what is on the screen."""
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, animations="disabled")
    print(path.name)


if __name__ == "__main__":
    main()
