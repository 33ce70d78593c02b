"""What the page says about what is kept, and signing out other devices."""

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, make_table
from tests.browser.visiting import Visits


def test_what_is_kept_is_said_in_both_languages_and_found_from_every_page(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("link", name="Privacy").click()
    expect(page.get_by_role("heading", name="What is kept about you")).to_be_visible()
    expect(page.get_by_text("Unfinished games are removed after 30 days without activity.")).to_be_visible()
    expect(page.get_by_text("only the links that a draw needs are sent")).to_be_visible()
    code = page.request.get("/api/privacy").json()["guest"]
    expect(page.get_by_text(code)).to_be_visible()
    french = visit("/privacy", locale="fr")
    expect(french.get_by_role("heading", name="Ce qui est conservé de vous")).to_be_visible()
    expect(french.get_by_text("Les parties terminées sont conservées sans limite")).to_be_visible()


def test_other_devices_are_signed_out_at_one_press_and_this_one_is_not(visit: Visits) -> None:
    page = visit("/mine")
    table = make_table(page, ME, BOT)
    other = visit("/mine", state=page.context.storage_state())
    assert [each["table"] for each in other.request.get("/api/tables/mine").json()] == [table]
    page.get_by_role("button", name="Sign out my other devices").click()
    expect(page.get_by_text("Done: no other browser")).to_be_visible()
    assert [each["table"] for each in page.request.get("/api/tables/mine").json()] == [table]
    assert other.request.get("/api/tables/mine").json() == []
