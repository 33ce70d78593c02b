"""Draws: devices have a part in them by themselves, everybody checks them, and what is not right is said and stays."""

import re

from playwright.sync_api import Page, expect

from tests.browser.arranging import sit_together
from tests.browser.visiting import Visits


def told_of_draws(page: Page) -> str:
    """What the page says about the draws so far."""
    page.get_by_role("button", name="Table", exact=True).click()
    dialog = page.get_by_role("dialog")
    found = dialog.get_by_role("region", name="How tiles are drawn").inner_text()
    page.keyboard.press("Escape")
    return found


def test_both_devices_take_part_in_every_draw_and_check_it(visit: Visits) -> None:
    ada, blaise = sit_together(visit, first="random")
    for page in (ada, blaise):
        told = told_of_draws(page)
        assert "One draw so far. This page has checked it, and it is right." in told
        assert "Your device took part in 1 of 1" in told
        assert re.search("(Ada|Blaise)’s device took part in 1 of 1", told)
