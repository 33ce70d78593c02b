"""Every game in every way: by keys, by finger, in two browsers, at one device, and as a replay.

In the gate games are nearly over when people sit down; the full round plays all of them from the beginning.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import (
    ADA,
    BLAISE,
    make_table,
    play_till_late,
    play_to_the_end,
    sit_together,
    sit_together_late,
    view_of,
)
from tests.browser.classic import ClassicPlayer
from tests.browser.hands import Finger, Keys
from tests.browser.pavilion import PavilionPlayer
from tests.browser.playing import play_together
from tests.browser.reading import verdict
from tests.browser.sintra import SintraPlayer
from tests.browser.visiting import PHONE, Visits

PEOPLE = {"classic": ClassicPlayer, "sintra": SintraPlayer, "pavilion": PavilionPlayer}
STEPS = 12
"""So many moves of a game that is not over are gone through backwards and forwards."""

games = pytest.mark.parametrize("game", PEOPLE)
starts = pytest.mark.parametrize("is_late", [True, pytest.param(False, marks=pytest.mark.full)], ids=["late", "whole"])


def open_game(page: Page, game: str, *, is_late: bool) -> str:
    """Go to a table of two people at one device."""
    table = make_table(page, ADA, BLAISE, game=game)
    if is_late:
        assert play_till_late(page, table)["status"] == "playing"
    page.goto(f"/t/{table}")
    return table


@games
@starts
def test_a_game_by_keys_alone(visit: Visits, game: str, is_late: bool) -> None:
    page = visit("/")
    open_game(page, game, is_late=is_late)
    player = PEOPLE[game](page, Keys)
    player.play()
    expect(verdict(page)).to_be_visible()
    player.hand.press(player.end)
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


@games
@starts
def test_a_game_by_finger_on_a_phone(visit: Visits, game: str, is_late: bool) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    open_game(page, game, is_late=is_late)
    PEOPLE[game](page, Finger).play()
    expect(verdict(page)).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@games
@starts
def test_a_game_in_two_browsers(visit: Visits, game: str, is_late: bool) -> None:
    ada, blaise = (sit_together_late if is_late else sit_together)(visit, game=game)
    players = PEOPLE[game](ada), PEOPLE[game](blaise)
    play_together(*players)
    told = []
    for page, player in zip((ada, blaise), players, strict=True):
        expect(verdict(page)).to_be_visible()
        assert sum(player.answered.values()) > 0
        told.append(verdict(page).inner_text())
    assert any(words.startswith("You") for words in told)
    assert re.findall(r"\d+", told[0]) == re.findall(r"\d+", told[1])


@games
@starts
def test_at_one_device_the_boards_turn_to_whoever_acts(visit: Visits, game: str, is_late: bool) -> None:
    page = visit("/")
    table = open_game(page, game, is_late=is_late)
    player, acted = PEOPLE[game](page), set()
    while player.wait_for_turn():
        name = ("Ada", "Blaise")[view_of(page, table)["turn"] - 1]
        expect(page.locator(".part.seat.is-front").get_by_role("heading")).to_have_text(name)
        acted.add(name)
        player.move()
    assert acted == {"Ada", "Blaise"}
    expect(verdict(page)).to_be_visible()


@games
@starts
def test_a_game_is_gone_through_again(visit: Visits, game: str, is_late: bool) -> None:
    page = visit("/")
    if is_late:
        table = make_table(page, ADA, BLAISE, game=game)
        play_till_late(page, table)
    else:
        table = play_to_the_end(page, game=game)
    page.goto(f"/g/{table}")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    steps = STEPS if is_late else last
    page.keyboard.press("End")
    for step in range(1, steps + 1):
        page.get_by_role("button", name="Previous move").click()
        expect(slider).to_have_value(str(last - step))
    for step in range(last - steps + 1, last + 1):
        page.get_by_role("button", name="Next move").click()
        expect(slider).to_have_value(str(step))
    expect(page.get_by_text(re.compile(r"Move (\d+) of \1\b"))).to_be_visible()
