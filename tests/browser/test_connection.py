"""What survives: a reload, a second tab, another device, a server that was killed."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, Route, expect

from tests.browser.arranging import (
    BOT,
    FRIEND,
    JSON,
    ME,
    OPEN,
    make_table,
    open_table,
    sit_together,
    take_seat,
    view_of,
)
from tests.browser.classic import ClassicPlayer
from tests.browser.playing import play_together
from tests.browser.reading import log_lines, takes
from tests.browser.serving import Serving
from tests.browser.visiting import Visits


def position(page: Page) -> str:
    """Everything on the table, as a screen reader tells it, when nothing is moving any more.

    Whether tiles can be taken is left out: who waits for others may plan a move, a moment later.
    """
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    parts = page.get_by_role("region", name=re.compile("^(Displays and center|Your board|Board of )"))
    return "\n".join(parts.nth(at).aria_snapshot() for at in range(parts.count())).replace(" [disabled]", "")


def lost(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="Connection lost")


_LISTEN = """() => {
  const { dataset } = document.documentElement;
  const hear = () => (dataset.heard = `${dataset.heard ?? ""} ${document.querySelector("[role=status]").textContent}`);
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keep everything that is told as a status from now on: some of it is gone after a moment."""


def test_a_first_visit_makes_one_guest(visit: Visits) -> None:
    page = visit("about:blank")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    given = [[value.partition(";")[0] for value in answer.header_values("set-cookie")] for answer in answers]
    assert len(given) > 5
    assert given[0], "the page itself brings the cookie: what it asks for at once would bring one each"
    assert not any(given[1:])


def test_a_reload_keeps_seat_and_position(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=3)
    expect(takes(ada)).to_have_count(3)
    for page in (ada, blaise):
        before, said = position(page), log_lines(page).all_text_contents()
        page.reload()
        ClassicPlayer(page).wait_for_anyone()
        assert position(page) == before
        assert log_lines(page).all_text_contents() == said
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=2)
    expect(takes(ada)).to_have_count(5)


def test_a_second_tab_follows_and_can_move(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page)
    tab = visit.another_tab(page, f"/t/{table}")
    ClassicPlayer(page).play(moves=1)
    ClassicPlayer(page).wait_for_turn()
    expect(log_lines(tab)).to_have_text(log_lines(page).all_text_contents())
    ClassicPlayer(tab).play(moves=1)
    ClassicPlayer(tab).wait_for_turn()
    expect(log_lines(page)).to_have_text(log_lines(tab).all_text_contents())
    assert position(page) == position(tab)


def test_a_line_that_went_dead_without_a_word_is_noticed(visit: Visits) -> None:
    page = visit("/")
    page.clock.install()
    table = open_table(page)
    assert ClassicPlayer(page).wait_for_turn()
    page.context.set_offline(True)
    for _ in range(2):  # nothing is heard for a while, then there is no answer either
        page.clock.fast_forward("00:08")
    expect(lost(page)).to_be_visible()
    assert ClassicPlayer(page).groups.count() == 0
    page.context.set_offline(False)
    assert view_of(page, table)["status"] == "playing"
    page.clock.fast_forward("00:30")
    assert ClassicPlayer(page).wait_for_turn()
    expect(lost(page)).to_have_count(0)


def test_the_link_of_a_seat_opens_it_on_another_device(visit: Visits) -> None:
    page = visit("/")
    table = make_table(page, ME | {"name": "Ada"}, BOT)
    page.goto(f"/t/{table}")
    ClassicPlayer(page).wait_for_turn()
    page.get_by_role("button", name="Table", exact=True).click()
    link = page.get_by_role("textbox", name="For you only: your seat on another device.").input_value()
    page.keyboard.press("Escape")
    other = visit(link)
    ClassicPlayer(other).play(moves=1)
    expect(takes(page, "You")).to_have_count(1)


def test_the_link_of_a_seat_still_holds_after_a_reload_on_the_other_device(visit: Visits) -> None:
    page = visit("/")
    table = make_table(page, ME | {"name": "Ada"}, BOT)
    page.goto(f"/t/{table}")
    ClassicPlayer(page).wait_for_turn()
    other = visit(f"/t/{table}#{view_of(page, table)['keys']['1']}")
    expect(other).not_to_have_url(re.compile("#"))
    other.reload()
    ClassicPlayer(other).play(moves=1)
    expect(takes(page, "You")).to_have_count(1)


def invite(visit: Visits, *seats: JSON, **settings: Any) -> tuple[Page, str, str]:
    """Ada at a table that waits, its address, and the address with the invitation to seat 2."""
    ada = visit("/")
    table = open_table(ada, ME | {"name": "Ada"}, *(seats or (FRIEND,)), **settings)
    return ada, f"/t/{table}", f"/t/{table}#{view_of(ada, table)['keys']['2']}"


@pytest.mark.parametrize("has_spectators", [True, False], ids=["watched", "closed"])
def test_the_link_of_a_seat_works_in_a_tab_that_shows_its_table(visit: Visits, has_spectators: bool) -> None:
    ada, address, link = invite(visit, has_spectators=has_spectators)
    page = visit(address)
    waits = page.get_by_role("heading", name="The table is being set")
    expect(waits if has_spectators else page.get_by_text("Only players can see")).to_be_visible()
    page.goto(link)
    expect(page.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    take_seat(page, "Blaise")
    expect(ada.get_by_role("region", name="Board of Blaise, 0 points")).to_be_visible()
    expect(page.get_by_role("region", name="Your board, 0 points")).to_be_visible()
    expect(page).not_to_have_url(re.compile("#"))


def test_a_link_that_was_used_or_never_opened_a_seat_says_so(visit: Visits) -> None:
    _, address, link = invite(visit, FRIEND, OPEN)
    blaise = visit(link)
    take_seat(blaise, "Blaise")
    expect(blaise.get_by_role("list", name="Seats")).to_contain_text("Blaise")
    late = visit(link)
    used = "This invitation has already been used"
    problem = late.get_by_role("alert").filter(has_text=used)
    expect(problem).to_be_visible()
    expect(late.get_by_role("textbox", name="Your name")).to_have_count(0)
    expect(late).not_to_have_url(re.compile("#"))
    late.goto(f"{address}#{'0' * 32}")
    expect(problem).to_be_visible()
    blaise.goto(link)  # whoever sits there comes back by the same link
    expect(blaise.get_by_role("list", name="Seats")).to_contain_text("Seat 2 · you")
    expect(blaise.get_by_role("alert").filter(has_text="invitation")).to_have_count(0)


def test_a_killed_server_comes_back_and_nothing_is_lost(visit_lone: Visits, lone_serving: Serving) -> None:
    ada, blaise = sit_together(visit_lone)
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=3)
    expect(takes(blaise)).to_have_count(3)
    expect(takes(ada)).to_have_count(3)
    for page in (ada, blaise):
        page.evaluate(_LISTEN)
    before = [position(page) for page in (ada, blaise)]

    lone_serving.kill()
    for page in (ada, blaise):
        expect(lost(page)).to_be_visible()
        assert ClassicPlayer(page).groups.count() == 0  # nothing can be moved that would not arrive
    lone_serving.start()
    for page in (ada, blaise):
        expect(page.locator("html")).to_have_attribute("data-heard", re.compile("Reconnected. You missed nothing."))
        expect(lost(page)).to_have_count(0)
    assert [position(page) for page in (ada, blaise)] == before
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=3)
    for page in (ada, blaise):
        expect(takes(page)).to_have_count(6)
        expect(page.locator("html")).to_have_attribute("data-heard", re.compile("Connection lost"))  # not reloaded


def test_a_bot_that_was_thinking_when_the_server_was_killed_moves_after_it_is_back(
    visit_lone: Visits, lone_serving: Serving
) -> None:
    page = visit_lone("/")
    open_table(page, ME, BOT, speed="slow")
    player = ClassicPlayer(page)
    player.play(moves=1)
    expect(takes(page)).to_have_count(1)
    lone_serving.kill()
    expect(lost(page)).to_be_visible()
    lone_serving.start()
    assert player.wait_for_turn()
    expect(takes(page)).to_have_count(2)


def test_a_game_that_cannot_be_loaded_is_tried_again(visit: Visits) -> None:
    page = visit("/", forgives=("ERR_FAILED", "Failed to fetch", "preload", "dynamically imported"))
    table = make_table(page, ME, BOT, game="sintra")
    page.evaluate("sessionStorage.setItem('faience-reloaded', String(Date.now()))")  # it was loaded anew a moment ago
    parts = re.compile("/assets/sintra")
    page.route(parts, lambda route: route.abort())
    page.goto(f"/t/{table}")
    expect(page.get_by_text("A part of this page could not be loaded.")).to_be_visible()
    page.unroute(parts)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("region", name="Your board")).to_be_visible()


def test_an_old_page_after_an_upgrade_is_loaded_anew(visit: Visits) -> None:
    page = visit("/", forgives=("404", "Failed to fetch", "preload", "dynamically imported"))
    parts = re.compile("/assets/sintra")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=404, body="")

    page.route(parts, refuse, times=1)
    page.get_by_role("article").filter(has_text="Sintra").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules: Sintra")).to_be_visible()
    expect(page.get_by_role("figure").first).to_be_visible()
    assert refused
