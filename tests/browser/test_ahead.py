"""A move that is planned before one's turn: made when it is still allowed, given up with a sign when not."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import sit_together, view_of
from tests.browser.classic import ClassicPlayer
from tests.browser.reading import takes
from tests.browser.visiting import Visits

HINT = "You can plan your next move"


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


def plan(page: Page, source: str) -> None:
    """Choose tiles of a display and a line for them while somebody else is to act."""
    expect(page.get_by_text(HINT)).to_be_visible()
    page.get_by_role("group", name=source).get_by_role("button").first.locator(".tile-place").first.click()
    page.locator("[data-target].is-legal").first.click()
    expect(page.get_by_text(re.compile("Planned: "))).to_be_visible()


def take_from(player: ClassicPlayer, source: str) -> None:
    """Make a move with tiles of a display."""
    player.wait_for_turn()
    player.page.get_by_role("group", name=source).get_by_role("button").first.locator(".tile-place").first.click()
    player.page.locator("[data-target].is-legal").first.click()


def test_a_planned_move_is_made_when_the_turn_comes(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    plan(blaise, "Display 5")
    assert view_of(ada, table_of(ada))["position"]["turn"] == 1, "a plan is nobody else's business"
    blaise.reload()
    expect(blaise.get_by_text(re.compile("Planned: "))).to_be_visible()
    take_from(ClassicPlayer(ada), "Display 1")
    expect(takes(ada, "Blaise")).to_have_count(1)
    expect(blaise.get_by_text(re.compile("Planned: "))).to_have_count(0)


def test_a_plan_that_is_not_possible_any_more_is_given_up_with_a_sign(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    plan(blaise, "Display 1")
    take_from(ClassicPlayer(ada), "Display 1")
    expect(blaise.get_by_text("The move you planned is no longer possible.")).to_be_visible()
    expect(takes(blaise, "You")).to_have_count(0)


@pytest.mark.parametrize("game", ["sintra", "pavilion"])
def test_plans_are_made_in_the_other_games_too_and_can_be_put_back(visit: Visits, game: str) -> None:
    _, blaise = sit_together(visit, game=game)
    expect(blaise.get_by_text(HINT)).to_be_visible()
    blaise.get_by_role("group", name="Display 2").get_by_role("button", disabled=False).first.click()
    ready = blaise.get_by_role("button", name="Plan it")
    ready.or_(blaise.locator("[data-target].is-legal")).first.click()
    expect(blaise.get_by_text(re.compile("Planned: "))).to_be_visible()
    blaise.get_by_role("button", name="Put back").click()
    expect(blaise.get_by_text(HINT)).to_be_visible()


def test_whoever_comes_back_sees_what_others_did_before_a_plan_is_made(visit: Visits) -> None:
    ada, blaise = sit_together(visit)
    plan(blaise, "Display 5")
    blaise.goto("/")
    take_from(ClassicPlayer(ada), "Display 1")
    expect(takes(ada, "You")).to_have_count(1)
    blaise.goto(ada.url)
    expect(blaise.get_by_text(re.compile("Planned: "))).to_be_visible()
    assert view_of(ada, table_of(ada))["turn"] == 2
    blaise.get_by_role("button", name="Play", exact=True).click()
    expect(takes(ada, "Blaise")).to_have_count(1)
