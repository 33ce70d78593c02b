"""People and bots at one table: taking back, talking, watching, going away and coming back, the clock."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import ADA, BLAISE, BOT, ME, do, open_table, sit_together
from tests.browser.classic import ClassicPlayer
from tests.browser.playing import play_together
from tests.browser.reading import labels, log_lines, takes
from tests.browser.visiting import PHONE, Visits


def test_against_a_bot_a_move_is_taken_back_at_once(visit: Visits) -> None:
    page = visit("/")
    open_table(page)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    before = labels(player.groups)
    back = page.get_by_role("button", name="Undo")
    expect(back).to_be_disabled()
    player.move()
    player.wait_for_turn()
    expect(takes(page)).to_have_count(2)
    back.click()
    expect(takes(page)).to_have_count(0)
    expect(log_lines(page).last).to_contain_text("undo a move")
    player.wait_for_turn()
    assert labels(player.groups) == before
    player.move()
    player.wait_for_turn()
    expect(takes(page)).to_have_count(2)


@pytest.mark.parametrize("is_agreed", [True, False], ids=["agreed", "declined"])
def test_between_two_people_a_move_is_taken_back_if_the_other_agrees(visit: Visits, is_agreed: bool) -> None:
    ada, blaise = sit_together(visit, undo="agreement")
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=1)
    expect(takes(blaise, "Ada")).to_have_count(1)
    ada.get_by_role("button", name="Ask to undo").click()
    expect(ada.get_by_role("alert")).to_contain_text("You asked to undo a move. Waiting for Blaise.")
    expect(blaise.get_by_role("alert")).to_contain_text("Ada would like to undo this: Ada takes")
    blaise.get_by_role("button", name="Agree" if is_agreed else "Decline").click()
    for page in (ada, blaise):
        expect(page.get_by_role("alert").filter(has_text="would like to undo")).to_have_count(0)
        expect(takes(page)).to_have_count(0 if is_agreed else 1)
    assert ClassicPlayer(ada).wait_for_anyone() is is_agreed


def test_a_spectator_sees_the_moves_and_cannot_make_any(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page)
    watching = visit(f"/t/{table}")
    expect(watching.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_text("1 spectator")).to_be_attached()
    player = ClassicPlayer(page)
    player.play(moves=2)
    player.wait_for_turn()
    expect(log_lines(watching)).to_have_count(log_lines(page).count())
    seen = ClassicPlayer(watching)
    assert seen.groups.count() == 0
    for tool in ("Undo", "Chat"):
        expect(watching.get_by_role("button", name=tool)).to_have_count(0)
    watching.keyboard.type("1B1")
    watching.keyboard.press("Enter")
    expect(watching.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)
    assert seen.lines.count() == 0


def test_a_table_without_spectators_is_closed_to_others(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, has_spectators=False)
    other = visit(f"/t/{table}")
    expect(other.get_by_text("Only players can see this table.")).to_be_visible()
    expect(other.get_by_role("region")).to_have_count(0)


def test_a_phrase_arrives_at_the_other_browser(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_role("button", name="Good luck!").click()
    board = blaise.get_by_role("region", name="Board of Ada")
    said = board.get_by_role("status").filter(has_text="Good luck!")
    expect(said).to_be_visible()
    bubble, name = said.bounding_box(), board.get_by_role("heading", name="Ada").bounding_box()
    assert bubble
    assert name
    assert bubble["y"] >= name["y"] + name["height"], "what somebody says does not cover who says it"
    blaise.get_by_role("button", name="Chat").click()
    blaise.get_by_role("button", name="Smile").click()
    board = ada.get_by_role("region", name="Board of Blaise")
    smile = board.get_by_role("status").get_by_role("img", name="Smile")
    expect(smile).to_be_visible()
    assert smile.locator("circle").evaluate("one => getComputedStyle(one).fill") != "none", "a face has a color"


def test_on_a_phone_what_somebody_says_stands_in_their_chip(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    table = open_table(page, ADA, BLAISE, ME, ME)
    chip = page.get_by_role("region", name="Board of Blaise")
    expect(chip.get_by_role("button")).to_be_visible()  # it opens the whole board
    do(page, table, do="say", seat=2, phrase="good-luck")
    expect(chip.get_by_role("status").filter(has_text="Good luck!")).to_be_in_viewport(ratio=0.99)


def test_a_bot_stands_in_for_somebody_who_left_until_they_return(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=1)
    address = blaise.url
    blaise.goto("about:blank")
    board = ada.get_by_role("region", name="Board of Blaise")
    expect(board.get_by_text("away")).to_be_visible()
    board.get_by_role("button", name="Let a bot play").click()
    expect(board.get_by_text("Iris is playing")).to_be_visible()
    player = ClassicPlayer(ada)
    player.wait_for_turn()
    expect(takes(ada, "Blaise")).to_have_count(1)
    blaise.goto(address)
    blaise.get_by_role("button", name="Take back my seat").click()
    offer = blaise.get_by_role("status").filter(has_text="While you were away, a bot made a move for you.")
    offer.get_by_role("button", name="Leave it").click()
    expect(offer).to_be_hidden()
    expect(board.get_by_text("Iris is playing")).to_be_hidden()
    expect(board.get_by_text("away")).to_be_hidden()
    play_together(player, ClassicPlayer(blaise), moves=2)
    expect(takes(ada, "Blaise")).to_have_count(2)


def test_who_comes_back_asks_the_others_to_undo_what_a_bot_played_for_them(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    play_together(ClassicPlayer(ada), ClassicPlayer(blaise), moves=1)
    address = blaise.url
    blaise.goto("about:blank")
    ada.get_by_role("region", name="Board of Blaise").get_by_role("button", name="Let a bot play").click()
    ClassicPlayer(ada).wait_for_turn()
    expect(takes(ada, "Blaise")).to_have_count(1)
    blaise.goto(address)
    blaise.get_by_role("button", name="Take back my seat").click()
    blaise.get_by_role("button", name="Ask to undo this").click()
    expect(blaise.get_by_role("alert")).to_contain_text("Waiting for Ada")
    asked = ada.get_by_role("alert")
    expect(asked).to_contain_text("While Blaise was away, a bot played this: Blaise takes")
    asked.get_by_role("button", name="Agree").click()
    expect(takes(ada, "Blaise")).to_have_count(0)
    expect(log_lines(ada).last).to_contain_text("What a bot played for Blaise is undone.")
    ClassicPlayer(blaise).wait_for_turn()


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_until_its_owner_returns(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BOT, clock={"minutes": 0.03, "increment": 0}, speed="normal")
    own = page.get_by_role("region", name="Your board")
    expect(own.get_by_role("time")).to_have_text(re.compile(r"^0:0\d"))
    expect(log_lines(page).filter(has_text="You take").first).to_be_attached()
    back = page.get_by_role("button", name="Take back my seat")
    back.click()
    expect(back).to_be_hidden()
    expect(own.get_by_role("time")).to_have_text(re.compile(r"^(1:00|0:5\d)"))
