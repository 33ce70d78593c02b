"""Around the tables: the start page, a new table, settings, one's own games."""

import re

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.arranging import BOT, ME, OPEN, Finished, give_ends, make_table, open_table, take_seat
from tests.browser.classic import ClassicPlayer
from tests.browser.measuring import measured
from tests.browser.reading import box
from tests.browser.visiting import PHONE, Visits


def player(page: Page, name: str) -> Locator:
    """The board of somebody at the table, who has no points yet."""
    return page.get_by_role("region", name=f"Board of {name}, 0 points")


def test_a_game_against_a_bot_is_one_press_away(visit: Visits) -> None:
    page = visit("/")
    box(page, "Classic").get_by_role("button", name=re.compile("^Play.*Classic")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(player(page, "Rosa").first).to_be_visible()


def test_every_game_that_has_boards_is_played_from_its_box_and_none_is_coming(visit: Visits) -> None:
    page = visit("/")
    expect(page.get_by_role("article")).to_have_count(3)
    expect(page.get_by_text("Coming")).to_have_count(0)
    games = page.request.get("/api/catalog").json()["games"]
    playable = sum(game["has_page"] for game in games)
    assert playable
    expect(page.get_by_role("article").get_by_role("button", name=re.compile("^Play"))).to_have_count(playable)


def test_the_opponent_is_chosen_where_one_presses_play_and_remembered(visit: Visits) -> None:
    page = visit("/")
    box(page, "Classic").get_by_role("button", name="Opponent in Classic: Rosa, level 3").click()
    dialog = page.get_by_role("dialog", name="Play Classic")
    bots = dialog.get_by_role("group", name="Bots").get_by_role("radio")
    expect(bots).to_have_count(10)
    expect(bots.nth(2)).to_be_checked()
    dialog.get_by_role("radio", name="Felix, level 7").check()
    felix = dialog.get_by_role("radio", name="Felix, level 7")
    expect(felix).to_have_accessible_description(re.compile("learned from thousands of games"))
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    for name in ("Felix", "Zelda"):
        expect(player(page, name).first).to_be_visible()
    page.goto("/")
    again = box(page, "Classic").get_by_role("button", name="Opponent in Classic: Felix, level 7")
    expect(again).to_contain_text("+1")
    page.get_by_role("region", name="Continue").get_by_text("Zelda").wait_for()


def test_several_people_play_on_one_screen_from_the_start_page(visit: Visits) -> None:
    page = visit("/")
    box(page, "Classic").get_by_role("button", name=re.compile("Opponent")).click()
    page.get_by_role("radio", name="On this screen").check()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Ada")
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_role("textbox", name="Name of player 2").fill("Blaise")
    dialog.get_by_role("button", name="Play", exact=True).click()
    for name in ("Ada", "Blaise", "Player 3"):
        expect(player(page, name).first).to_be_visible()


def test_how_one_did_against_a_level_is_told_beside_it(visit: Visits) -> None:
    page = visit("/")
    seat = {"kind": "person", "name": "Ada", "level": None, "score": 50, "place": 1}
    bot = {"kind": "bot", "name": "", "level": 4, "score": 40, "place": 2}
    table = {"table": "abcdefgh", "game": "classic", "options": {}, "status": "over", "created": 1, "touched": 1}
    won = table | {"seats": [seat, bot], "you": [1], "is_your_turn": False}
    page.route("**/api/tables/mine", lambda route: route.fulfill(json=[won]))
    page.reload()
    box(page, "Classic").get_by_role("button", name=re.compile("Opponent")).click()
    told = re.compile(r"You won 1, lost 0\.")
    expect(page.get_by_role("radio", name="Otto, level 4")).to_have_accessible_description(told)
    expect(page.get_by_role("radio", name="Rosa, level 3")).not_to_have_accessible_description(told)


def test_a_new_table_is_two_clicks_away(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="Displays and center")).to_be_visible()


def test_a_new_table_remembers_what_was_chosen_last(visit: Visits) -> None:
    page = visit("/")
    box(page, "Classic").get_by_role("button", name=re.compile("More options.*Classic")).click()
    page.get_by_role("textbox", name="You").fill("Ada")
    page.get_by_role("radio", name="Gray wall").check()
    page.get_by_role("switch", name="Jokers").check()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("On this screen")
    page.get_by_role("textbox", name="Name of player 2").fill("Blaise")
    page.get_by_role("combobox", name="Seat 4", exact=True).select_option("Anyone")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="The table is being set")).to_be_visible()
    expect(page.get_by_text("Classic · Gray wall · Jokers")).to_be_visible()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_contain_text(["Ada", "Blaise", "Hugo", "Open to anyone"])

    page.goto("/")
    page.get_by_role("button", name="New table", exact=True).click()
    expect(page.get_by_role("textbox", name="You")).to_have_value("Ada")
    expect(page.get_by_role("radio", name="Gray wall")).to_be_checked()
    expect(page.get_by_role("textbox", name="Name of player 2")).to_have_value("Blaise")


def test_bots_of_one_level_are_told_apart_and_taking_back_is_explained(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("combobox", name="Bot in seat 3").select_option("Level 5 · Ruben")
    page.get_by_text("First player, clock, undo").click()
    who = page.get_by_role("combobox", name="Who goes first").get_by_role("option")
    expect(who).to_have_text(["Random", "You", "Rosa", "Ruben", "Bianca"])
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
    seat = page.get_by_role("button", name="Take a seat")
    filled = re.compile("button-primary")
    for each in (page, host):
        expect(each.get_by_text("Classic · Gray wall")).to_be_visible()
        expect(each.get_by_role("term")).to_have_text(["Who goes first", "Clock", "Undo"])
        expect(each.get_by_role("definition")).to_have_text(["Ada", "10 min + 5 s", "If everyone agrees"])
    expect(seat).to_have_class(filled)
    expect(page.get_by_role("button", name="Copy")).to_have_count(0)
    expect(host.get_by_role("button", name="Copy")).to_have_class(filled)
    expect(host.get_by_role("button", name="Take a seat")).to_have_count(0)
    seat.click()
    card = page.get_by_role("main")
    expect(card.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    for fact in ("Classic · Gray wall", "2 players; at the table: Ada", "10 min + 5 s"):
        expect(card).to_contain_text(fact)


def test_a_listed_table_is_found_and_its_free_seat_taken(visit: Visits) -> None:
    host = visit("/")
    table = open_table(host, ME | {"name": "Hypatia"}, OPEN, is_listed=True)
    page = visit("/")
    page.get_by_role("region", name="Open tables").get_by_role("link", name=re.compile("Hypatia")).first.click()
    expect(page).to_have_url(re.compile(table))
    page.get_by_role("button", name="Take a seat").click()
    take_seat(page, "Thales")
    expect(page.get_by_role("region", name="Board of Hypatia, 0 points")).to_be_visible()
    expect(host.get_by_role("region", name="Board of Thales, 0 points")).to_be_visible()
    assert not ClassicPlayer(page).wait_for_anyone()
    assert ClassicPlayer(host).wait_for_anyone()


def test_more_options_begin_with_what_was_chosen(visit: Visits) -> None:
    page = visit("/")
    box(page, "Sintra").get_by_role("button", name=re.compile("Opponent")).click()
    page.get_by_role("radio", name="Friends").check()
    page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="More options").last.click()
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog.get_by_role("radio", name="Sintra")).to_be_checked()
    expect(dialog.get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(dialog.get_by_role("textbox", name="You")).to_have_value("Ada")
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("textbox", name="Invite your friends")).to_be_visible()


def test_my_games_are_all_there(visit: Visits, finished: Finished) -> None:
    page = visit("/mine", state=finished.state)
    over = page.get_by_role("region", name="Finished").get_by_role("link", name=re.compile("Ada"))
    expect(over.first).to_be_visible()
    going = make_table(page, ME | {"name": "Zeno"}, BOT)
    page.reload()
    link = page.get_by_role("region", name="In progress").get_by_role("link", name=re.compile("^You "))
    expect(link.first).to_be_visible()
    link.first.click()
    expect(page).to_have_url(re.compile(going))
    expect(page.get_by_role("region", name="Your board")).to_be_visible()
    page.goto("/")
    page.get_by_role("region", name="Continue").get_by_role("link", name=re.compile("^You ")).first.click()
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
    expect(page.get_by_role("link", name="Back to the home page")).to_be_visible()
    page.goto("/rules/chess")
    page.get_by_role("link", name="Back to the home page").click()
    expect(page.get_by_role("heading", name="The tiles are on the table")).to_be_visible()


def test_the_skip_link_leads_past_the_head_of_the_page(visit: Visits) -> None:
    page = visit("/rules/classic")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()


def test_a_table_over_days_is_made_and_says_how_long_it_waits(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_text("First player, clock, undo").click()
    page.get_by_role("radio", name="Days", exact=True).check()
    page.get_by_role("spinbutton", name="Days per move").fill("5")
    page.get_by_role("combobox", name="Who goes first").select_option("You")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("5 d left").first).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("link", name="1 table is waiting for you")).to_be_visible()
    waiting = page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("5 days left")
    make_table(page, ME, BOT, first=1, clock={"days": 1})
    give_ends(page, make_table(page, ME, BOT, first=1, clock={"days": 2}))
    page.reload()
    expect(page.get_by_role("link", name="2 tables are waiting for you")).to_be_visible()
    expect(waiting).to_contain_text(["2 days left", "5 days left"])
    expect(page.get_by_role("region", name="In progress").get_by_role("listitem")).to_have_count(1)


def test_what_is_wrong_in_a_folded_part_is_shown(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.locator("summary").click()
    dialog.get_by_role("radio", name="Minutes").check()
    minutes = dialog.get_by_role("spinbutton").first
    minutes.fill("0")
    dialog.locator("summary").click()
    expect(minutes).to_be_hidden()
    dialog.get_by_role("button", name="Create table").click()
    expect(minutes).to_be_focused()


def test_a_first_name_reaches_the_table_where_one_sits(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ME, BOT)
    ClassicPlayer(page).wait_for_turn()
    page.get_by_role("button", name="Settings").click()
    name = page.get_by_role("dialog", name="Settings").get_by_role("textbox", name="Your name")
    name.fill("Zed")
    name.press("Enter")
    until_named(page, table, "Zed")


def until_named(page: Page, table: str, name: str) -> None:
    """Wait until somebody at a table is called so."""
    page.wait_for_function(
        """async ([table, name]) => {
          const { shared } = await (await fetch(`/api/tables/${table}`)).json();
          return shared.table.seats.some((seat) => seat.name === name);
        }""",
        arg=[table, name],
        polling=200,
    )


def test_older_games_are_found_page_by_page(visit: Visits, finished: Finished) -> None:
    page = visit("/mine", state=finished.state)
    (one,) = [each for each in page.request.get("/api/tables/mine").json() if each["table"] == finished.table]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url.partition("?")[2])
        number, first = (3, 100) if asked[-1] else (100, 0)
        found = [one | {"table": f"table{first + at}", "touched": one["touched"] - first - at} for at in range(number)]
        route.fulfill(json=found)

    page.route("**/api/tables/mine*", answer)
    page.goto("/mine")
    games = page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(games).to_have_count(100)
    page.get_by_role("button", name="Older games").click()
    expect(games).to_have_count(103)
    expect(page.get_by_role("button", name="Older games")).to_have_count(0)
    assert asked[-1] == f"before={one['touched'] - 99}"


def test_a_table_that_cannot_be_made_says_so_where_play_was_pressed(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True, forgives=("ERR_INTERNET_DISCONNECTED",))
    play = box(page, "Summer Pavilion").get_by_role("button", name=re.compile("^Play"))
    expect(play).to_be_visible()
    page.context.set_offline(True)
    play.click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_in_viewport(ratio=1)
    page.context.set_offline(False)


def test_a_choice_keeps_its_width_when_it_is_chosen(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    walls = "fieldset:has(input[type=radio]) label:is(:has-text('Colored wall'), :has-text('Gray wall'))"
    before = measured(page, walls)
    assert len(before) == 2
    page.get_by_role("radio", name="Gray wall").check()
    assert measured(page, walls) == before
