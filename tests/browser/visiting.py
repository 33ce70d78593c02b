"""People who come with a browser of their own; whatever their pages complain about is kept for the test to see."""

import json
import shutil
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, StorageState

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
AT_HOME = "table.home"
"""A name of this machine that browsers do not trust without TLS, as in a home network."""
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
)
DESKTOP, PHONE, SMALL_PHONE = (1440, 900), (390, 844), (320, 640)
SIZES = (SMALL_PHONE, PHONE, (844, 390), (820, 1180), (1280, 640), DESKTOP, (720, 450))
"""Phones, tablets and desktops, the last at 200 %."""
QUICK = 60
"""How much faster than normal tiles move in tests: what is shown is the same, and nobody has to watch it."""
PATIENCE = 120_000
"""Milliseconds for anything to show; pages are quicker, busy machines are not."""
NO_CHANCE = "crypto.getRandomValues = (numbers) => numbers.fill(7);"
NO_CHANCE_KEY = bytes([7] * 32)
"""What a device adds to the draws is always the same, so that a test that fails does so again."""
_AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_SOCKET_NOT_CONNECTED", "WebSocket connection")


def launch(playwright: Playwright) -> Browser:
    """The browser of this machine, without a window."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found, f"the browser tests need one of {', '.join(BROWSERS)}; on Debian: apt-get install chromium"
    return playwright.chromium.launch(executable_path=found, args=list(QUIET))


class Visitor:
    """Somebody with a browser of their own: cookies, language, size of the screen."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        pace: float = QUICK,
        state: StorageState | None = None,
        forgives: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        likes = json.dumps({"pace": pace})
        known: StorageState = {
            "cookies": state["cookies"] if state else [],
            "origins": [{"origin": address, "localStorage": [{"name": "faience-preferences", "value": likes}]}],
        }
        wanted = {"reduced_motion": "reduce"} | options
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            storage_state=known,
            **wanted,
        )
        self.context.add_init_script(NO_CHANCE)
        self.forgives = forgives
        """Parts of complaints that the test is about."""
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._listen)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack or ''}"))
        return page

    def fold_errors(self) -> list[str]:
        """Where the pictures that the open pages made of events did not lead to the position that came with them."""
        pages = [page for page in self.context.pages if page.url.startswith("http")]
        return [error for page in pages for error in page.evaluate("window.faienceFoldErrors ?? []")]

    def _listen(self, message: ConsoleMessage) -> None:
        is_away = any(part in message.text for part in _AWAY)  # a server that is down is what some tests are about
        is_forgiven = any(part in message.text for part in self.forgives)
        if message.type in ("error", "warning") and not is_away and not is_forgiven:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")


class Visits:
    """Lets people come to the table of a test."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.made: list[Visitor] = []

    def __call__(self, path: str = "/", **options: Any) -> Page:
        """Somebody opens a page; each call is another person. Options are those of `Visitor`."""
        visitor = Visitor(self.browser, self.address, **options)
        self.made.append(visitor)
        visitor.page.goto(path)
        return visitor.page

    def another_tab(self, page: Page, path: str) -> Page:
        """The person with a page opens one more."""
        visitor = next(visitor for visitor in self.made if visitor.context == page.context)
        tab = visitor.new_page()
        tab.goto(path)
        return tab

    def leave(self) -> list[str]:
        """Everybody goes; what their pages complained about."""
        for visitor in self.made:
            visitor.complaints += visitor.fold_errors()
            visitor.context.close()
        return [complaint for visitor in self.made for complaint in visitor.complaints]
