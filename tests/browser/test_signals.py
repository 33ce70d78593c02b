"""What calls somebody back to the table: sounds, a dot on the icon, notifications; and what is not offered where."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.browser.arranging import ADA, BLAISE, open_table, sit_together
from tests.browser.classic import ClassicPlayer
from tests.browser.serving import Serving
from tests.browser.test_everyone import findings
from tests.browser.visiting import PATIENCE, SMALL_PHONE, Visits

LOUDSPEAKER = """
window.tones = 0;
class Loudspeaker extends AudioContext {
  createOscillator() {
    window.tones += 1;
    return super.createOscillator();
  }
}
window.AudioContext = Loudspeaker;
"""
"""Counts the tones that are played."""

COVER = """
window.isCovered = false;
Object.defineProperty(document, "hidden", { get: () => window.isCovered });
window.cover = (isCovered) => {
  window.isCovered = isCovered;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""
"""Lets the page believe that another tab is in front; a browser without a window never hides one."""

NOTICE = """
window.noticed = [];
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  await show.call(this, title, options);
  window.noticed.push({ title, body: options.body, tag: options.tag });
};
"""
"""Takes note of every notification that the page has shown, however soon the desktop puts it away."""

PLAIN = """
Object.defineProperty(window, "isSecureContext", { value: false });
for (const name of ["Notification", "PushManager"]) delete window[name];
for (const name of ["serviceWorker", "setAppBadge", "share"]) delete Navigator.prototype[name];
"""
"""What browsers leave out where a page came by plain http from another machine."""


def prepare(page: Page, *scripts: str) -> None:
    """Load a page again with something changed before it begins."""
    for script in scripts:
        page.add_init_script(script)
    page.reload()


def tones(page: Page) -> int:
    return int(page.evaluate("window.tones"))


def icon(page: Page) -> str:
    return str(page.locator("link[rel=icon]").get_attribute("href")).rpartition("/")[2]


def notifications(page: Page) -> list[dict[str, Any]]:
    """What is shown beside the page."""
    ask = """async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const shown = (await registration?.getNotifications()) ?? [];
      return shown.map(({ title, body, tag }) => ({ title, body, tag }));
    }"""
    return list(page.evaluate(ask))


def until(page: Page, is_it: str) -> None:
    """Wait for something that only a promise tells, for which Playwright's own waiting does not wait."""
    ask = f"""async (patience) => {{
      for (const end = Date.now() + patience; !(await ({is_it})()); await new Promise((go) => setTimeout(go, 20)))
        if (Date.now() > end) return false;
      return true;
    }}"""
    assert page.evaluate(ask, PATIENCE), is_it


def worker_of(page: Page) -> Worker:
    """The service worker of a page that has asked for notifications."""
    workers = page.context.service_workers
    return workers[0] if workers else page.context.wait_for_event("serviceworker")


def allow(page: Page, origin: str | None = None) -> None:
    page.context.grant_permissions(["notifications"], origin=origin)


def ask_for_notifications(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
    switch = page.get_by_role("switch", name="Notifications")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration())?.active)")
    until(page, "async () => Boolean(await caches.match(new URL('notification-words', document.baseURI)))")


def test_a_tab_behind_others_rings_and_carries_a_dot_when_it_is_your_turn(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    prepare(ada, LOUDSPEAKER, COVER)
    player = ClassicPlayer(ada)
    player.wait_for_turn()
    assert icon(ada) == "icon-turn.png"
    player.move()
    expect(ada).not_to_have_title(re.compile("●"))
    assert icon(ada) == "icon.png"
    ada.evaluate("cover(true)")
    before = tones(ada)
    ClassicPlayer(blaise).wait_for_turn()
    ClassicPlayer(blaise).move()
    expect(ada).to_have_title(re.compile("●"))
    assert icon(ada) == "icon-turn.png"
    assert tones(ada) > before


def test_muted_in_the_bar_nothing_is_heard(visit: Visits) -> None:
    page = visit("/")
    prepare(page, LOUDSPEAKER)
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    mute = page.get_by_role("button", name="Mute")
    expect(mute).to_have_attribute("aria-pressed", "false")
    player.move()
    player.wait_for_turn()
    until(page, "() => window.tones > 0")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    before = tones(page)
    player.move()
    player.wait_for_turn()
    assert tones(page) == before
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


def test_notifications_come_after_a_press_while_the_tab_is_behind_others(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    prepare(ada, COVER, NOTICE)
    allow(ada)
    player = ClassicPlayer(ada)
    player.wait_for_turn()
    player.move()
    expect(ada).not_to_have_title(re.compile("●"))
    ada.evaluate("cover(true)")
    ClassicPlayer(blaise).wait_for_turn()
    ClassicPlayer(blaise).move()
    expect(ada).to_have_title(re.compile("●"))
    assert ada.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)") is False, "nobody has pressed"
    ada.evaluate("cover(false)")
    ask_for_notifications(ada)
    player.move()
    expect(ada).not_to_have_title(re.compile("●"))
    assert notifications(ada) == []
    ada.evaluate("cover(true)")
    ClassicPlayer(blaise).wait_for_turn()
    ClassicPlayer(blaise).move()
    expect(ada).to_have_title(re.compile("●"))
    until(ada, "() => window.noticed.length > 0")
    table = ada.url.rpartition("/")[2]
    assert ada.evaluate("window.noticed") == [{"title": "It’s your turn", "body": "Classic", "tag": table}]
    ada.evaluate("cover(false)")
    until(ada, "async () => !(await (await navigator.serviceWorker.getRegistration()).getNotifications()).length")


def test_whoever_says_no_to_the_browser_finds_the_switch_off_and_why(visit: Visits) -> None:
    page = visit("/")
    prepare(page, "Notification.requestPermission = async () => 'denied';")
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Notifications")
    switch.click()
    expect(page.get_by_text("Your browser blocks them for this site.")).to_be_visible()
    expect(switch).not_to_be_checked()
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)") is False


PUSH = """async (content) => {
  const event = new PushEvent("push", { data: content });
  const waits = [];
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
}"""
"""Deliver what a push service would, and wait until the worker is done with it."""


def test_a_push_is_put_into_the_words_of_the_reader(visit: Visits) -> None:
    page = visit("/", locale="fr-FR")
    allow(page)
    ask_for_notifications(page)
    worker_of(page).evaluate(PUSH, '{"table": "abcdefgh", "game": "sintra", "kind": "turn"}')
    assert notifications(page) == [{"title": "À vous de jouer", "body": "Sintra", "tag": "abcdefgh"}]


PRESS = """async (table) => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`); };
  self.clients.openWindow = async (url) => void done.push(`open ${new URL(url).pathname}`);
  await self.registration.showNotification("x", { tag: table, data: { table } });
  const [notification] = await self.registration.getNotifications({ tag: table });
  const event = new NotificationEvent("notificationclick", { notification });
  const waits = [];
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return [...done, (await self.registration.getNotifications({ tag: table })).length];
}"""
"""Press a notification; browsers let a worker come to the front only after a real one."""


def test_a_press_on_a_notification_brings_the_table_to_the_front_or_opens_it(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ADA, BLAISE)
    ClassicPlayer(page).wait_for_turn()  # the game's own bar has settings, too
    allow(page)
    ask_for_notifications(page)
    worker = worker_of(page)
    assert worker.evaluate(PRESS, table) == [f"focus /t/{table}", 0]
    assert worker.evaluate(PRESS, "zzzzzzzz") == ["open /t/zzzzzzzz", 0]


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path / "data", "--prefix", "/faience").start()
    yield server
    server.kill()


def test_under_a_path_prefix_the_worker_stays_below_it(browser: Browser, below: Serving) -> None:
    visits = Visits(browser, below.address)
    page = visits("/faience/")
    allow(page)
    ask_for_notifications(page)
    scope = page.evaluate("navigator.serviceWorker.getRegistration().then(({ scope }) => scope)")
    assert scope == f"{below.address}/faience/"
    assert worker_of(page).evaluate(PRESS, "zzzzzzzz") == ["open /faience/t/zzzzzzzz", 0]
    worker_of(page).evaluate(PUSH, '{"table": "abcdefgh", "game": "classic", "kind": "turn"}')
    assert notifications(page) == [{"title": "It’s your turn", "body": "Classic", "tag": "abcdefgh"}]
    assert visits.leave() == []
    assert below.complaints() == []


def test_without_tls_nothing_is_offered_that_needs_it_and_the_settings_say_why(visit: Visits) -> None:
    page = visit("/")
    prepare(page, PLAIN)
    open_table(page, ADA, BLAISE)
    ClassicPlayer(page).wait_for_turn()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    expect(panel.get_by_text("Notifications need a secure (https) connection.")).to_be_visible()
    expect(panel.get_by_role("switch", name="Notifications")).to_have_count(0)
    expect(panel.get_by_role("switch", name="Sounds")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_the_settings_fit_the_smallest_phone(visit: Visits, locale: str) -> None:
    page = visit("/", size=SMALL_PHONE, locale=locale, has_touch=True, is_mobile=True)
    page.get_by_role("banner").get_by_role("button").click()
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("switch", name="Notifications")).to_be_in_viewport(ratio=1)
    inside = panel.evaluate("(it) => [it.scrollHeight, it.scrollWidth]")
    assert inside == panel.evaluate("(it) => [it.clientHeight, it.clientWidth]"), "nothing has to be scrolled"
    cut = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""
    assert panel.locator("select, label span").evaluate_all(cut) == []
    assert findings(page) == []
