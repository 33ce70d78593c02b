"""Draws: devices have a part in them by themselves, everybody checks them, and what is not right is said and stays."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.arranging import FRIEND, ME, make_table, play_moves, sit_together, take_seat, view_of
from tests.browser.reading import log_lines
from tests.browser.visiting import Visits

LIVE = "**/live"
WRONG = ("draws:",)
"""What a page complains about where a draw is not right."""
OTHER_KEY = "crypto.getRandomValues = (numbers) => numbers.fill(9);"
"""A device that has not the key of all others."""


def table_of(page: Page) -> str:
    """The table that is open on a page."""
    return page.url.split("/t/")[1].partition("#")[0]


def draws_told(page: Page) -> str:
    """What the page says about the draws so far."""
    page.get_by_role("button", name="Table", exact=True).click()
    region = page.get_by_role("dialog").get_by_role("region", name="How tiles are drawn")
    region.get_by_role("listitem").first.wait_for()
    found = region.inner_text()
    page.keyboard.press("Escape")
    return found


def alarm(page: Page) -> Locator:
    """What says that a draw is not right."""
    return page.get_by_role("alert").filter(has_text="The draws of this game do not check out")


def between(page: Page, hear: Callable[[str], str], say: Callable[[str], str | None]) -> None:
    """Change what a page hears from a table, and what it says there."""

    def stand(page_side: WebSocketRoute) -> None:
        server = page_side.connect_to_server()
        server.on_message(lambda text: page_side.send(hear(str(text))))
        page_side.on_message(lambda text: server.send(said) if (said := say(str(text))) is not None else None)

    page.route_web_socket(LIVE, stand)


def other_tile(text: str) -> str:
    """A message in which the first tile of the first draw is another one."""
    message: dict[str, Any] = json.loads(text)
    for event in message.get("shared", {}).get("events", []):
        if event["kind"] == "dealt":
            facts = event["happened"][0]["facts"]
            facts["tile"] = "B" if facts["tile"] != "B" else "Y"
            break
    return json.dumps(message)


def test_both_devices_take_part_in_every_draw_and_check_it(visit: Visits) -> None:
    ada, blaise = sit_together(visit, first="random")
    watching = visit(f"/t/{table_of(ada)}")
    play_moves(ada, table_of(ada), blaise, until_round=2)
    for page, told in (
        (ada, ["Your device took part in 2 of 2", "Blaise’s device took part in 2 of 2"]),
        (blaise, ["Ada’s device took part in 2 of 2", "Your device took part in 2 of 2"]),
        (watching, ["Ada’s device took part in 2 of 2", "Blaise’s device took part in 2 of 2"]),
    ):
        expect(page.get_by_role("list", name="Moves")).to_contain_text("Round 2")
        found = draws_told(page)
        assert "2 draws so far. This page has checked them all, and they are right." in found
        assert all(words in found for words in told), found


def test_a_device_that_is_away_is_named_and_takes_part_again_when_it_is_back(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    table = table_of(ada)
    blaise.goto("about:blank")
    expect(ada.get_by_title("away")).to_be_attached()
    play_moves(ada, table, blaise, until_round=2)
    expect(log_lines(ada).filter(has_text="Draw 2 was made without Blaise’s device.")).to_have_count(1)
    blaise.goto(f"/t/{table}")
    expect(ada.get_by_title("away")).to_have_count(0)
    play_moves(ada, table, blaise, until_round=3)
    expect(ada.get_by_role("list", name="Moves")).to_contain_text("Round 3")
    assert "Blaise’s device took part in 2 of 3 · not in 2" in draws_told(ada)
    expect(alarm(ada)).to_have_count(0)
    ada.goto(f"/g/{table}")
    fair = ada.get_by_role("region", name="Tile draws")
    expect(fair).to_contain_text("3 draws so far. This page has checked them all, and they are right.")
    expect(fair).to_contain_text("Blaise’s device took part in 2 of 3 · not in 2")
    expect(fair).to_contain_text("What it noted then agrees with this recorded game.")


def test_a_draw_that_is_not_right_is_said_and_stays_said(visit: Visits) -> None:
    ada, _ = sit_together(visit)
    table = table_of(ada)
    watching = visit("about:blank", forgives=WRONG)
    visit.made[0].forgives = WRONG
    between(watching, hear=other_tile, say=lambda text: text)
    watching.goto(f"/t/{table}")
    expect(alarm(watching)).to_contain_text("Draw 1: piece 1 is not the one that follows from the links.")
    watching.get_by_role("button", name="Hide").click()
    expect(alarm(watching)).to_be_visible()
    assert "Draws so far: 1. Checked and right: 0." in draws_told(watching)
    expect(alarm(ada)).to_have_count(0)
    between(ada, hear=other_tile, say=lambda text: text)
    ada.reload()
    expect(alarm(ada)).to_be_visible()
    again = ada.context.new_page()
    again.goto(f"/t/{table}")
    expect(alarm(again)).to_contain_text("Draw 1: piece 1 is not the one that follows from the links.")


def test_somebody_elses_device_that_holds_a_draw_up_is_named(visit: Visits) -> None:
    ada = visit("about:blank")
    between(ada, hear=lambda text: text, say=lambda text: None if '"do":"link"' in text else text)
    ada.goto("/")
    table = make_table(ada, ME | {"name": "Ada"}, FRIEND)
    ada.goto(f"/t/{table}")
    blaise = visit(f"/t/{table}#{view_of(ada, table)['keys']['2']}")
    take_seat(blaise, "Blaise")
    expect(blaise.get_by_role("status").filter(has_text="Waiting for Ada’s device…")).to_be_visible()
    expect(ada.get_by_role("status").filter(has_text="Waiting for your device…")).to_be_visible()
    expect(log_lines(blaise).filter(has_text="Draw 1 was made without Ada’s device.")).to_have_count(1)
    assert "Ada’s device took part in 0 of 1 · not in 1" in draws_told(blaise)


def test_a_link_to_the_seat_brings_its_chain_to_another_device(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    table = table_of(ada)
    ada.get_by_role("button", name="Table", exact=True).click()
    link = ada.get_by_role("textbox", name="your seat on another device").input_value()
    assert "." in link.partition("#")[2]
    ada.goto("about:blank")
    phone = visit("about:blank")
    phone.context.add_init_script(OTHER_KEY)
    phone.goto(link)
    expect(phone.get_by_role("region", name="Your board")).to_be_visible()
    expect(blaise.get_by_title("away")).to_have_count(0)
    play_moves(phone, table, blaise, until_round=2)
    expect(blaise.get_by_role("list", name="Moves")).to_contain_text("Round 2")
    assert "Ada’s device took part in 2 of 2" in draws_told(blaise)
    assert "Your device took part in 2 of 2" in draws_told(phone)
    expect(log_lines(blaise).filter(has_text="new chain")).to_have_count(0)
