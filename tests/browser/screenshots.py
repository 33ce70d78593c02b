"""The pictures in the README, made anew: `python -m tests.browser.screenshots`.

Everything that is drawn by lot is drawn from a fixed seed here, so that the same page gives the same pictures.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.arranging import ME, give_nonces, make_table
from tests.browser.playing import Player
from tests.browser.serving import Serving
from tests.browser.visiting import DESKTOP, PHONE, Visitor, launch

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


def main() -> None:
    """Write all pictures."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Serving(Path(data) / "data", "--rate-factor", "0", before=SEEDED).start()
        browser = launch(playwright)
        try:
            take_pictures(browser, server.address)
        finally:
            browser.close()
            server.kill()


def take_pictures(browser: Browser, address: str) -> None:
    """The start page as somebody new sees it, and a table in the middle of a game on two screens."""
    home = Visitor(browser, address).page
    home.goto("/")
    home.get_by_role("heading", name="Summer Pavilion").wait_for()
    keep(home, "home")

    desktop = Visitor(browser, address, size=DESKTOP)
    table = make_table(desktop.page, ME | {"name": "Ada"}, {"kind": "bot", "level": 4})
    give_nonces(desktop.page, table)
    desktop.page.goto(f"/t/{table}")
    play_into_the_middle(desktop.page)
    keep(desktop.page, "table")

    phone = Visitor(browser, address, size=PHONE, state=desktop.context.storage_state(), has_touch=True, is_mobile=True)
    phone.page.goto(f"/t/{table}")
    Player(phone.page).wait_for_turn()
    keep(phone.page, "phone")


def play_into_the_middle(page: Page) -> None:
    """Play until there is something to see, and hold tiles over a line: what they would do is shown."""
    player = Player(page)
    while player.wait_for_turn() and not page.get_by_text(ROUND).first.is_visible():
        player.move()
    player.play(INTO_THE_ROUND)
    player.wait_for_turn()
    group, line = player.plan()
    player.take(group)
    player.lines.and_(page.get_by_role("button", name=line)).hover()


def keep(page: Page, name: str) -> None:
    """Write the picture of what is on the screen."""
    page.screenshot(path=IMAGES / f"{name}.png", animations="disabled")
    print(f"docs/images/{name}.png")


if __name__ == "__main__":
    main()
