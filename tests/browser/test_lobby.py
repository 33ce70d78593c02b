"""Around the tables: the start page, a new table, joining, settings, one's own games."""

import re

from playwright.sync_api import expect

from tests.browser.arranging import BOT, ME, OPEN, Finished, make_table, open_table
from tests.browser.playing import Player
from tests.browser.visiting import Visits


def test_a_game_against_the_computer_is_one_click_away(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("combobox", name="Your opponent").select_option("Level 1, very gentle")
    page.get_by_role("button", name="Play the computer now").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("region", name="Board of Level 1, 0 points")).to_be_visible()


def test_a_new_table_is_two_clicks_away(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="Displays and center")).to_be_visible()


def test_a_new_table_remembers_what_was_chosen_last(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name=re.compile("New table.*Classic")).click()
    page.get_by_role("textbox", name="You").fill("Ada")
    page.get_by_role("radio", name="Gray wall").check()
    page.get_by_role("switch", name="Jokers").check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("On this screen")
    page.get_by_role("textbox", name="Name for seat 2").fill("Blaise")
    page.get_by_role("combobox", name="Seat 4", exact=True).select_option("Anyone")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="The table is being set")).to_be_visible()
    expect(page.get_by_text("Classic · Gray wall · Jokers")).to_be_visible()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_contain_text(["Ada", "Blaise", "Level", "Open to anyone"])

    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    expect(page.get_by_role("textbox", name="You")).to_have_value("Ada")
    expect(page.get_by_role("radio", name="Gray wall")).to_be_checked()
    expect(page.get_by_role("textbox", name="Name for seat 2")).to_have_value("Blaise")


def test_bots_of_one_level_are_told_apart_and_taking_back_is_explained(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("combobox", name="Bot in seat 3").select_option("Level 5, steady")
    page.get_by_text("First player, clock, undo").click()
    who = page.get_by_role("combobox", name="Who goes first").get_by_role("option")
    expect(who).to_have_text(["Random", "You", "Level 3 (2)", "Level 5", "Level 3 (4)"])
    for choice, hint in (
        ("If everyone agrees", "The others are asked every time."),
        ("Off", "Moves are final."),
    ):
        page.get_by_role("radio", name=choice).check()
        expect(page.get_by_text(hint)).to_be_visible()


def test_somebody_about_to_sit_down_knows_what_holds_at_the_table(visit: Visits) -> None:
    host = visit("/")
    clock = {"minutes": 10, "increment": 5}
    table = open_table(host, ME | {"name": "Ada"}, OPEN, clock=clock, undo="agreement", options={"wall": "gray"})
    page = visit(f"/t/{table}")
    seat, copy = page.get_by_role("button", name="Take a seat"), page.get_by_role("button", name="Copy")
    filled = re.compile("button-primary")
    for each in (page, host):
        expect(each.get_by_text("Classic · Gray wall")).to_be_visible()
        expect(each.get_by_role("term")).to_have_text(["Who goes first", "Clock", "Undo"])
        expect(each.get_by_role("definition")).to_have_text(["Ada", "10 min + 5 s", "If everyone agrees"])
    expect(seat).to_have_class(filled)
    expect(copy).not_to_have_class(filled)
    expect(host.get_by_role("button", name="Copy")).to_have_class(filled)
    expect(host.get_by_role("button", name="Take a seat")).to_have_count(0)
    seat.click()
    card = page.get_by_role("main")
    expect(card.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    for fact in ("Classic · Gray wall", "2 players; at the table: Ada", "10 min + 5 s"):
        expect(card).to_contain_text(fact)


def test_the_games_that_are_coming_say_so(visit: Visits) -> None:
    page = visit("/")
    for game in ("Sintra", "Summer Pavilion"):
        box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
        expect(box.get_by_text("Coming")).to_be_visible()
        expect(box.get_by_role("button")).to_have_count(0)
        box.get_by_role("link").click()
        expect(page.get_by_role("heading", name=f"Rules: {game}")).to_be_visible()
        page.go_back()


def test_a_listed_table_is_found_and_its_free_seat_taken(visit: Visits) -> None:
    host = visit("/")
    table = open_table(host, ME | {"name": "Hypatia"}, OPEN, is_listed=True)
    page = visit("/")
    page.get_by_role("region", name="Open tables").get_by_role("link", name=re.compile("Hypatia")).first.click()
    expect(page).to_have_url(re.compile(table))
    page.get_by_role("button", name="Take a seat").click()
    page.get_by_role("textbox", name="Your name").fill("Thales")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("region", name="Board of Hypatia, 0 points")).to_be_visible()
    expect(host.get_by_role("region", name="Board of Thales, 0 points")).to_be_visible()
    assert not Player(page).wait_for_anyone()
    assert Player(host).wait_for_anyone()


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
    open_table(page, ME, {"kind": "friend"}, {"kind": "friend"})
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    page.get_by_role("combobox", name="Bot for seat 2").select_option("Level 2, gentle")
    seats.nth(1).get_by_role("button", name="Add bot").click()
    expect(seats.nth(1)).to_contain_text("Level 2")
    seats.nth(1).get_by_role("button", name="Invite a friend instead").click()
    expect(page.get_by_role("textbox", name="Invitation to seat 2")).to_have_value(re.compile(r"/t/\w+#\w+"))
    seats.nth(1).get_by_role("button", name="Add bot").click()
    seats.nth(2).get_by_role("button", name="On this screen").click()
    expect(page.get_by_role("region", name="Board of ")).to_have_count(3)


def test_my_games_are_all_there(visit: Visits, finished: Finished) -> None:
    page = visit("/mine", state=finished.state)
    over = page.get_by_role("region", name="Finished").get_by_role("link", name=re.compile("Ada"))
    expect(over.first).to_be_visible()
    going = make_table(page, ME | {"name": "Zeno"}, BOT)
    page.reload()
    link = page.get_by_role("region", name="In progress").get_by_role("link", name=re.compile("Zeno"))
    expect(link.first).to_be_visible()
    link.first.click()
    expect(page).to_have_url(re.compile(going))
    page.goto("/")
    page.get_by_role("region", name="Continue").get_by_role("link", name=re.compile("Zeno")).first.click()
    expect(page.get_by_role("region", name="Your board")).to_be_visible()


def test_settings_hold_at_once_and_for_good(visit: Visits) -> None:
    page = visit("/rules/classic")
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("dialog", name="Settings")
    panel.get_by_role("combobox", name="Theme").select_option("Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    letters = page.locator("main svg use[href^='#classic-letter-']:not([href$='-M'])")
    assert letters.count() == 0
    panel.get_by_role("combobox", name="Letters on tiles").select_option("Always")
    expect(letters.first).to_be_visible()
    assert letters.count() > 50
    panel.get_by_role("textbox", name="Your name").fill("Ada")
    panel.get_by_role("textbox", name="Your name").press("Tab")
    expect(panel.get_by_role("status")).to_have_text("Saved.")
    panel.get_by_role("combobox", name="Language").select_option("Français")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Règles")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(letters.first).to_be_visible()
    page.get_by_role("button", name="Réglages").click()
    expect(page.get_by_role("textbox", name="Votre nom")).to_have_value("Ada")


def test_the_rules_are_told_in_both_languages_with_drawn_examples(visit: Visits) -> None:
    page = visit("/rules/classic")
    found = []
    for title, contents in (("Rules: Classic", "On this page"), ("Règles : Classique", "Sur cette page")):
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(title.replace(" :", r"\s:")))
        links = page.get_by_role("navigation", name=contents).get_by_role("link")
        expect(links.first).to_be_visible()  # a game's rules are loaded when they are opened
        for at in range(links.count()):
            links.nth(at).click()
            chapter = page.get_by_role("heading", level=2, name=links.nth(at).inner_text(), exact=True)
            expect(chapter).to_be_in_viewport()
        found.append((links.count(), page.get_by_role("figure").count()))
        page.get_by_role("button", name=re.compile("Settings|Réglages")).click()
        page.get_by_role("combobox", name=re.compile("Language|Langue")).select_option("Français")
        page.keyboard.press("Escape")
    assert found[0] == found[1]
    chapters, figures = found[0]
    assert chapters >= 10
    assert figures >= 10


def test_an_address_where_nothing_lives_says_so(visit: Visits) -> None:
    page = visit("/nowhere/at/all", forgives=("404",))
    expect(page.get_by_role("heading", name="A tile is missing")).to_be_visible()
    page.goto("/g/zzzzzzzz")
    expect(page.get_by_role("heading", name="A tile is missing")).to_be_visible()
    page.goto("/t/zzzzzzzz/more")
    expect(page.get_by_role("heading", name="A tile is missing")).to_be_visible()
    page.goto("/t/zzzzzzzz")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(page.get_by_role("link", name="Back to home")).to_be_visible()
    page.goto("/rules/chess")
    page.get_by_role("link", name="Back to home").click()
    expect(page.get_by_role("heading", name="The tiles are on the table")).to_be_visible()


def test_the_skip_link_leads_past_the_head_of_the_page(visit: Visits) -> None:
    page = visit("/rules/classic")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
