"""Every game in the company that people keep: two browsers, one device that goes around, and a replay afterwards."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import ADA, BLAISE, make_table, open_table, play_moves, sit_together
from tests.browser.pavilion import PavilionPhonePlayer, PavilionPlayer
from tests.browser.playing import Player
from tests.browser.reading import announced
from tests.browser.sintra import Player as SintraPlayer
from tests.browser.visiting import PHONE, Visits

OTHERS = {"sintra": SintraPlayer, "pavilion": PavilionPlayer}
GAMES = ("classic", *OTHERS)
STEPS = 25
"""How much of a game is replayed move by move; the page compares each picture with the position it leads to."""


def player_of(game: str, page: Page) -> Any:
    """Somebody who plays a game by mouse."""
    return OTHERS.get(game, Player)(page)


def make_a_move(player: Any) -> None:
    """Decide what is to be decided now."""
    player.wait_for_turn()
    (player.turn if hasattr(player, "turn") else player.move)()


@pytest.mark.parametrize("game", OTHERS)
def test_two_people_play_in_two_browsers_and_see_what_the_other_does(visit: Visits, game: str) -> None:
    ada, blaise = sit_together(visit, game=game)
    for _ in range(2):
        for page, other, name in ((ada, blaise, "Ada"), (blaise, ada, "Blaise")):
            heard = announced(other).inner_text()
            make_a_move(player_of(game, page))
            expect(other.get_by_role("log")).to_contain_text(name)
            expect(other.get_by_role("log")).not_to_have_text(heard)


@pytest.mark.parametrize("game", OTHERS)
def test_the_boards_turn_to_whoever_acts_at_one_device(visit: Visits, game: str) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE, game=game)
    for name in ("Ada", "Blaise", "Ada"):
        player = player_of(game, page)
        player.wait_for_turn()
        expect(page.locator(".part.seat.is-front").get_by_role("heading")).to_have_text(name)
        make_a_move(player)


@pytest.mark.parametrize("game", OTHERS)
def test_a_replay_shows_every_move(visit: Visits, game: str) -> None:
    page = visit("/")
    table = make_table(page, ADA, BLAISE, game=game)
    play_moves(page, table, most=STEPS)
    page.goto(f"/g/{table}")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("Home")
    for step in range(1, last + 1):
        page.get_by_role("button", name="Next move").click()
        expect(slider).to_have_value(str(step))
    expect(page.get_by_text(re.compile(rf"Move {STEPS} of {STEPS}"))).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_one_device(visit: Visits, game: str) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE, game=game)
    player_of(game, page).play()
    expect(page.get_by_role("heading", name=re.compile(r"wins? (with )?\d+|share the victory"))).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize("game", OTHERS)
def test_a_whole_game_in_two_browsers(visit: Visits, game: str) -> None:
    ada, blaise = sit_together(visit, game=game)
    players = [player_of(game, page) for page in (ada, blaise)]
    while not any(player.end.is_visible() for player in players):
        for page, player in zip((ada, blaise), players, strict=True):
            page.locator(".tray.is-open").or_(page.get_by_text(re.compile("’s turn|Replay"))).first.wait_for()
            if page.locator(".tray.is-open").count():
                make_a_move(player)
    for page in (ada, blaise):
        expect(page.get_by_role("heading", name=re.compile(r"wins? (with )?\d+|share the victory"))).to_be_visible()


@pytest.mark.full
def test_a_whole_game_of_pavilion_on_a_phone_by_finger(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    open_table(page, ADA, {"kind": "bot", "level": 1}, game="pavilion")
    PavilionPhonePlayer(page).play()
    expect(page.get_by_role("heading", name=re.compile(r"wins? (with )?\d+|share the victory"))).to_be_visible()
