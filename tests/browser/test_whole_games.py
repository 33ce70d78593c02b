"""Whole games in the browser, from the start page to the last point: by mouse, by finger, by key, with friends."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranging import take_seat
from tests.browser.classic import ClassicPlayer, KeyboardPlayer
from tests.browser.hands import tab_to
from tests.browser.playing import play_together
from tests.browser.reading import boards, takes, verdict
from tests.browser.visiting import Visits


def test_a_whole_game_against_a_bot_by_mouse_with_a_gray_wall_and_jokers_asks_on_the_board(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("textbox", name="You").fill("Ada")
    page.get_by_role("radio", name="Gray wall").check()
    page.get_by_role("switch", name="Jokers").check()
    page.get_by_role("combobox", name="Bot in seat 2").select_option("Level 1 · Pim")
    page.get_by_text("First player, clock, undo").click()
    page.get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Create table").click()
    player = ClassicPlayer(page, likes_jokers=True)
    player.play()
    expect(verdict(page)).to_be_visible()
    assert player.answered["cell"] > 0
    expect(page.get_by_text("gray wall · jokers")).to_be_visible()
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    assert takes(page, "You").count() == player.answered["take"]
    page.get_by_role("button", name="Score sheet").click()
    totals = page.get_by_role("dialog").get_by_role("row").last.get_by_role("cell").all_inner_texts()
    shown = [re.sub(r".*, (\d+) points?", r"\1", label) for label in boards(page)]
    assert sorted(totals) == sorted(shown)


@pytest.mark.full
def test_a_whole_game_of_two_people_in_two_browsers_and_another_one_at_once(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    page.get_by_role("textbox", name="You").fill("Ada")
    page.get_by_role("combobox", name="Seat 2", exact=True).select_option("A friend, by link")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("status").filter(has_text="Waiting for one more player")).to_be_visible()
    link = page.get_by_role("textbox", name="Invite your friends").input_value()

    friend = visit(link)
    take_seat(friend, "Blaise")
    ada, blaise = ClassicPlayer(page), ClassicPlayer(friend)
    expect(page.get_by_role("region", name="Board of Blaise, 0 points")).to_be_visible()
    expect(friend).not_to_have_url(re.compile("#"))
    play_together(ada, blaise)

    expect(verdict(page)).to_be_visible()
    won = [verdict(each).inner_text() for each in (page, friend)]
    assert sorted(words.startswith("You") for words in won) in ([False, True], [True, True]), won
    assert [re.sub(r"\D", "", words) for words in won[:1]] == [re.sub(r"\D", "", words) for words in won[1:]]
    assert min(sum(player.answered.values()) for player in (ada, blaise)) > 15

    page.get_by_role("button", name="Play again").click()
    friend.get_by_role("link", name="Join the rematch").click()
    for each in (page, friend):
        expect(each.get_by_role("region", name="Your board, 0 points")).to_be_visible()
    assert friend.url == page.url
    play_together(ada, blaise, moves=2)
    expect(page.get_by_role("log")).to_contain_text("takes")


def test_a_table_is_made_and_moves_are_walked_to_and_typed_with_the_keyboard_alone(visit: Visits) -> None:
    page = visit("/")
    press = page.keyboard.press
    tab_to(page, page.get_by_role("button", name="New table", exact=True))
    press("Enter")
    tab_to(page, page.get_by_role("textbox", name="You"))
    page.keyboard.type("Ada")
    tab_to(page, page.get_by_role("combobox", name="Bot in seat 2"))
    page.keyboard.type("Level 1")
    tab_to(page, page.locator("summary", has_text="First player, clock, undo"))
    press("Enter")
    tab_to(page, page.get_by_role("group", name="Bot speed").get_by_role("radio"))
    press("ArrowRight")
    press("ArrowRight")
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    tab_to(page, page.get_by_role("button", name="Create table"))
    press("Enter")

    player = KeyboardPlayer(page)
    for types in (False, True):
        player.types = types
        player.play(moves=3)
    player.wait_for_turn()
    expect(takes(page, "You")).to_have_count(6)
    tab_to(page, page.get_by_role("button", name="Undo"))
    press("Enter")
    expect(takes(page, "You")).to_have_count(5)
