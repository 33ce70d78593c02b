"""The page as it is served: under a path prefix, and with a policy under which every complaint is heard."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.classic import ClassicPlayer
from tests.browser.reading import takes
from tests.browser.serving import Serving
from tests.browser.visiting import Visitor, Visits


def test_everything_works_under_a_path_prefix(browser: Browser, tmp_path: Path) -> None:
    server = Serving(tmp_path / "data", "--prefix", "/faience").start()
    visits = Visits(browser, server.address)
    page = visits("/faience/")
    page.get_by_role("button", name=re.compile("^Play.*Classic")).click()
    ClassicPlayer(page).play(moves=1)
    expect(takes(page).first).to_be_visible()
    page.reload()
    assert ClassicPlayer(page).wait_for_turn()
    page.get_by_role("link", name="Faience, home").click()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules: Classic")).to_be_visible()
    page.get_by_role("link", name="Faience, home").click()
    expect(page.get_by_role("region", name="Continue").get_by_role("link").first).to_be_visible()
    assert page.url == f"{server.address}/faience/"
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("A friend, by link")
    page.get_by_role("textbox", name="You").fill("Ada")
    page.get_by_role("button", name="Create table").click()
    friend = visits(page.get_by_role("textbox", name="Invite your friends").input_value())
    expect(friend.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    assert visits.leave() == []
    server.kill()
    assert server.complaints() == []


def test_what_a_page_complains_about_is_heard(browser: Browser, serving: Serving) -> None:
    visitor = Visitor(browser, serving.address)
    visitor.page.goto("/rules/classic")
    visitor.page.get_by_role("heading", level=1).wait_for()
    assert visitor.complaints == []
    visitor.page.evaluate("console.error('something is wrong')")
    visitor.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">inline</p>')")
    visitor.page.evaluate("setTimeout(() => { throw new Error('nobody caught this'); })")
    visitor.page.evaluate("fetch('api/nothing')")
    for part in ("something is wrong", "Content Security Policy", "nobody caught this", "404"):
        assert any(part in complaint for complaint in visitor.complaints), (part, visitor.complaints)
    visitor.context.close()
