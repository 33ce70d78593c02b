"""Invitations: one link for all friends, however a device passes it on, and the room where one waits for them."""

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.arranging import FRIEND, ME, OPEN, make_table, open_table, take_seat, view_of
from tests.browser.reading import box
from tests.browser.serving import Serving
from tests.browser.visiting import AT_HOME, PHONE, Visits


def invite_friends(page: Page, name: str) -> None:
    """From the start page to a table that waits for a friend."""
    box(page, "Classic").get_by_role("button", name=re.compile("Opponent")).click()
    page.get_by_role("radio", name="Friends").check()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Invite", exact=True).click()
    page.get_by_role("list", name="Seats").wait_for()


def test_whoever_invites_friends_is_asked_for_a_name_once(visit: Visits) -> None:
    page = visit("/")
    box(page, "Classic").get_by_role("button", name=re.compile("Opponent")).click()
    page.get_by_role("radio", name="Friends").check()
    name = page.get_by_role("dialog").get_by_role("textbox", name="Your name")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(name).to_be_focused()
    name.fill("Ada")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Ada")
    page.goto("/")
    box(page, "Classic").get_by_role("button", name=re.compile("^Play.*Classic")).click()
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Ada")


def test_a_table_is_joined_by_its_link_or_code(visit: Visits) -> None:
    host = visit("/")
    table = make_table(host, ME, OPEN)
    page = visit("/")
    field = page.get_by_role("textbox", name="Table link or code")
    for text in (table, f"{visit.address}/t/{table}"):
        field.fill(text)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
        page.go_back()
    field.fill("what is this?")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("That is neither a table link nor a code.")).to_be_visible()
    expect(field).to_be_focused()


def test_a_friends_seat_can_be_given_to_a_bot_or_a_neighbor_while_one_waits(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ME, FRIEND, FRIEND)
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    dialog = page.get_by_role("dialog", name="Seat")
    seats.nth(1).get_by_role("button", name="Change").click()
    dialog.get_by_role("radio", name="Cleo, level 2").check()
    dialog.get_by_role("button", name="Change").click()
    expect(seats.nth(1)).to_contain_text("Cleo")
    expect(seats.nth(1)).to_contain_text("Level 2")
    seats.nth(1).get_by_role("button", name="Change").click()
    dialog.get_by_role("radio", name="Friends").check()
    dialog.get_by_role("button", name="Change").click()
    expect(invitation(page)).to_have_value(re.compile(r"/t/\w+#\w{12}$"))
    seats.nth(1).get_by_role("button", name="Change").click()
    dialog.get_by_role("button", name="Change").click()
    expect(seats.nth(1)).to_contain_text("Cleo")
    seats.nth(2).get_by_role("button", name="Change").click()
    dialog.get_by_role("radio", name="On this screen").check()
    dialog.get_by_role("button", name="Change").click()
    expect(page.get_by_role("region", name="Board of ")).to_have_count(3)


def invitation(page: Page) -> Locator:
    """The one link that brings friends."""
    return page.get_by_role("textbox", name="Invite your friends")


def test_one_link_brings_all_friends_and_is_copied_or_scanned(visit: Visits) -> None:
    ada = visit("/")
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(ada, ME | {"name": "Ada"}, FRIEND, FRIEND)
    expect(invitation(ada)).to_have_count(1)
    link = invitation(ada).input_value()
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("navigator.clipboard.readText()") == link
    code = ada.get_by_role("img", name="QR code: Invite your friends")
    expect(code).to_be_visible()
    ada.get_by_role("button", name="QR code").click()
    expect(code).to_have_count(0)
    for name in ("Blaise", "Carl"):
        friend = visit(link)
        expect(friend.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
        take_seat(friend, name)
        expect(friend.get_by_role("heading", name="Ada invites you to play")).to_have_count(0)
    expect(ada.get_by_role("region", name="Board of Carl").first).to_be_visible()


def test_whoever_opens_the_link_again_keeps_their_one_seat(visit: Visits) -> None:
    ada = visit("/")
    table = open_table(ada, ME | {"name": "Ada"}, FRIEND, FRIEND)
    link = invitation(ada).input_value()
    blaise = visit(link)
    take_seat(blaise, "Blaise")
    expect(blaise.get_by_role("list", name="Seats")).to_contain_text("Blaise")
    for person in (blaise, ada):
        person.goto("/")
        person.goto(link)
        expect(person).not_to_have_url(re.compile("#"))
        expect(person.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    assert [view_of(person, table)["you"] for person in (ada, blaise)] == [[1], [2]]


def test_where_the_device_shares_links_the_invitation_is_shared(visit: Visits) -> None:
    page = visit("/")
    page.add_init_script("navigator.share = async (what) => void (window.shared = what);")
    open_table(page, ME | {"name": "Ada"}, FRIEND)
    share = page.get_by_role("button", name="Share")
    expect(share).to_have_class(re.compile("button-primary"))
    share.click()
    shared = page.evaluate("window.shared")
    assert shared["url"] == invitation(page).input_value()
    assert shared["title"] == "Ada invites you to Classic"


def test_in_a_home_network_without_tls_the_link_is_copied_or_scanned_instead(
    browser: Browser, serving: Serving
) -> None:
    visits = Visits(browser, f"http://{AT_HOME}:{serving.port}")
    page = visits("/", forgives=("Cross-Origin-Opener-Policy",))
    page.evaluate("() => { navigator.share = async () => undefined; }")  # as if the browser could
    assert page.evaluate("isSecureContext") is False
    invite_friends(page, "Ada")
    expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert visits.leave() == []


def test_what_else_there_is_to_know_is_in_the_tables_information(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ME | {"name": "Ada"}, FRIEND)
    expect(page.get_by_text("Link for spectators")).to_have_count(0)
    page.get_by_role("button", name="About this table").click()
    dialog = page.get_by_role("dialog", name="About this table")
    expect(dialog.get_by_role("textbox", name="Link for spectators")).to_have_value(re.compile(rf"/t/{table}$"))
    expect(dialog.get_by_role("heading", name="How tiles are drawn")).to_be_visible()


def test_the_waiting_room_is_one_screen_on_a_phone(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    table = open_table(page, ME | {"name": "Ada"}, FRIEND, FRIEND, FRIEND)
    expect(page.get_by_role("button", name="About this table")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Copy")).to_be_in_viewport(ratio=1)
    french = visit("/", size=PHONE, has_touch=True, is_mobile=True, locale="fr-FR", state=page.context.storage_state())
    french.goto(f"/t/{table}")
    expect(french.get_by_role("button", name="À propos de cette table")).to_be_in_viewport(ratio=1)


def test_a_name_is_more_than_spaces(visit: Visits) -> None:
    page = visit("/")
    invite = page.get_by_role("button", name="Invite", exact=True)
    box(page, "Classic").get_by_role("button", name=re.compile("Opponent")).click()
    page.get_by_role("radio", name="Friends").check()
    name = page.get_by_role("dialog").get_by_role("textbox", name="Your name")
    name.fill("   ")
    invite.click()
    expect(name).to_be_focused()
    expect(invite).to_be_visible()


def test_whoever_is_too_late_learns_it_while_still_typing(visit: Visits) -> None:
    ada = visit("/")
    open_table(ada, ME | {"name": "Ada"}, FRIEND)
    link = invitation(ada).input_value()
    late, blaise = visit(link), visit(link)
    expect(late.get_by_role("button", name="Take a seat")).to_be_visible()
    take_seat(blaise, "Blaise")
    expect(late.get_by_text("This invitation has already been used. You can stay and watch.")).to_be_visible()
    expect(late.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_whoever_comes_by_half_a_link_is_told_to_ask_again(visit: Visits) -> None:
    ada = visit("/")
    open_table(ada, ME | {"name": "Ada"}, FRIEND)
    page = visit(invitation(ada).input_value()[:-3])
    expect(page.get_by_text("This link is incomplete and opens no seat.")).to_be_visible()


def test_whoever_has_only_the_code_is_told_what_is_missing(visit: Visits) -> None:
    ada = visit("/")
    table = open_table(ada, ME | {"name": "Ada"}, FRIEND)
    page = visit(f"/t/{table}")
    expect(page.get_by_text("open the link that the host has sent")).to_be_visible()
    expect(ada.get_by_text("open the link that the host has sent")).to_have_count(0)


def test_the_host_gives_away_the_seat_of_somebody_who_is_gone(visit: Visits) -> None:
    ada = visit("/")
    open_table(ada, ME | {"name": "Ada"}, FRIEND, FRIEND)
    blaise = visit(invitation(ada).input_value())
    take_seat(blaise, "Blaise")
    seat = ada.get_by_role("list", name="Seats").get_by_role("listitem").nth(1)
    expect(seat).to_contain_text("Blaise")
    expect(seat.get_by_role("button", name="Change")).to_have_count(0)
    blaise.goto("/")
    seat.get_by_role("button", name="Change").click()
    dialog = ada.get_by_role("dialog", name="Seat")
    dialog.get_by_role("radio", name="On this screen").check()
    dialog.get_by_role("textbox", name="Name of player 2").fill("Chloé")
    dialog.get_by_role("button", name="Change").click()
    expect(seat).to_contain_text("Chloé")


def test_nobody_leaves_a_seat_by_mistake(visit: Visits) -> None:
    ada = visit("/")
    table = open_table(ada, ME | {"name": "Ada"}, FRIEND)
    ada.get_by_role("button", name="Leave seat").click()
    dialog = ada.get_by_role("dialog", name="Leave seat")
    ada.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert view_of(ada, table)["you"] == [1]
    ada.get_by_role("button", name="Leave seat").click()
    dialog.get_by_role("button", name="Leave seat").click()
    expect(ada.get_by_role("button", name="Leave seat")).to_have_count(0)
    expect(ada.get_by_role("heading", name="The table is being set")).to_be_focused()
    expect(invitation(ada)).to_be_visible()
