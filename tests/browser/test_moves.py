"""What happened, told in signs: the list of moves, a look back, the points of a round, the end, and who is "you"."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import (
    ADA,
    BLAISE,
    BOT,
    JSON,
    ME,
    do,
    give_ends,
    make_table,
    open_table,
    play_moves,
    view_of,
)
from tests.browser.classic import ClassicPlayer
from tests.browser.hands import DRAWN
from tests.browser.measuring import measured
from tests.browser.reading import log_lines, takes
from tests.browser.visiting import DESKTOP, PHONE, SMALL_PHONE, Visits


def moves(page: Page) -> Locator:
    """The moves that can be pressed."""
    return page.get_by_role("list", name="Moves").get_by_role("button")


def watch(page: Page, *seats: JSON, **settings: object) -> str:
    """Open a table and wait until the game has begun there, so that what comes is seen as it happens."""
    table = open_table(page, *(seats or (ADA, BLAISE)), **settings)
    ClassicPlayer(page).wait_for_turn()
    return table


def finish(page: Page, table: str) -> JSON:
    """Play to the end for whoever has one seat among bots."""
    view = give_ends(page, table) if view_of(page, table)["status"] == "waiting" else view_of(page, table)
    while view["status"] != "over":
        if not view["options"]:
            view = view_of(page, table)
            continue
        view = do(page, table, do="move", version=view["version"], move=_plain(view))
    return view


def _plain(view: JSON) -> str:
    """A move that lets little fall; the game is over soon."""

    def promise(option: JSON) -> tuple[int, int]:
        fallen = sum(int(event["facts"]["floor"]) for event in option["happened"] if event["kind"] == "fell")
        return -fallen, sum(event["kind"] == "tiled" for event in option["later"])

    return str(max(view["options"]["moves"], key=promise)["move"])


def test_moves_are_listed_in_signs_by_round_and_in_sentences_on_demand(visit: Visits) -> None:
    page = visit("/")
    table = watch(page)
    play_moves(page, table, until_round=2)
    first = takes(page, "Ada").first
    sentence = first.inner_text()
    assert re.match(r"Ada takes \d .* (for line|and drops)", sentence), sentence
    signs = first.locator(".signs").first
    expect(signs).to_be_visible()
    expect(signs).to_have_attribute("aria-hidden", "true")
    number = re.search(r"takes (\d)", sentence)
    assert number
    assert signs.locator(".tile").count() >= int(number[1])
    expect(log_lines(page).filter(has_text="Round 1: Ada begins.")).to_have_count(1)
    expect(log_lines(page).filter(has_text="Round 2")).to_have_count(1)
    expect(log_lines(page).filter(has_text="tiles the wall").first.locator("b").first).to_have_text(
        re.compile(r"^[+−]?\d")
    )

    page.get_by_role("switch", name="In words").check()
    expect(signs).to_have_count(0)
    expect(first.get_by_text(re.compile(r"^Ada takes \d"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("switch", name="In words")).to_be_checked()
    expect(first.get_by_text(re.compile(r"^Ada takes \d"))).to_be_visible()


def test_the_newest_move_is_in_view_and_arrows_walk_through_the_list(visit: Visits) -> None:
    page = visit("/")
    table = watch(page)
    play_moves(page, table, until_round=3)
    expect(log_lines(page).filter(has_text="Round 3")).to_be_in_viewport()
    expect(moves(page).nth(1)).not_to_be_in_viewport()
    last = moves(page).last
    last.focus()
    page.keyboard.press("ArrowUp")
    expect(moves(page).nth(moves(page).count() - 2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(last).to_be_focused()
    assert page.get_by_role("list", name="Moves").locator("button[tabindex='0']").count() == 1


def test_the_moves_end_above_the_points_of_a_round_and_boards_stay_where_they_are(visit: Visits) -> None:
    page = visit("/", size=(1280, 640))
    table = watch(page)
    play_moves(page, table, until_round=2)
    card = page.get_by_role("region", name="Round 1")
    expect(card).to_be_visible()
    ClassicPlayer(page).wait_for_turn()
    page.evaluate(DRAWN)
    [listed], [points] = measured(page, "ol[aria-labelledby]"), measured(page, "section[aria-label='Round 1']")
    [newest] = measured(page, "ol[aria-labelledby] > li:last-child")
    assert listed.y + listed.height <= points.y
    assert listed.holds(newest)
    boards = measured(page, ".part.seat")
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    assert measured(page, ".part.seat") == boards


def test_a_move_that_is_pressed_shows_how_things_stood_until_one_returns(visit: Visits) -> None:
    page = visit("/")
    table = watch(page)
    player = ClassicPlayer(page)
    beginning = player.sources.aria_snapshot()
    play_moves(page, table, most=4)
    expect(takes(page)).to_have_count(4)
    player.wait_for_turn()
    now = player.sources.aria_snapshot()
    assert now != beginning

    moves(page).first.click()
    note = page.get_by_role("status").filter(has_text="Looking back: round 1")
    expect(note).to_be_visible()
    expect(moves(page).first).to_have_attribute("aria-current", "step")
    expect(player.groups).to_have_count(0)  # nothing can be taken in the past
    first = page.request.get(f"/api/tables/{table}/replay").json()["frames"][0]["position"]
    for display, tiles in enumerate(first["displays"], 1):
        shown = page.get_by_role("group", name=f"Display {display}").locator(".tile")
        expect(shown).to_have_count(len(tiles))
    page.get_by_role("button", name="Back to the game").click()
    expect(note).to_be_hidden()
    player.wait_for_turn()
    assert player.sources.aria_snapshot() == now

    moves(page).nth(1).click()
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()

    moves(page).nth(2).click()
    expect(note).to_be_visible()
    play_moves(page, table, most=1)  # something happens: the table goes on
    expect(note).to_be_hidden()
    expect(takes(page)).to_have_count(5)


def test_whoever_has_one_seat_is_you(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ME, BOT)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    player.move()
    expect(takes(page, "You")).to_have_count(1)
    expect(page.get_by_role("region", name=re.compile(r"^Your board, \d+ points?$"))).to_be_visible()
    expect(page.get_by_text("Player 1")).to_have_count(0)
    view = finish(page, table)
    mine, other = view["result"]["scores"]
    words = f"You win {mine} to {other}" if mine > other else f"wins {other} to {mine}"
    end = page.get_by_role("heading", name=re.compile(words))
    expect(end).to_be_visible()
    expect(end).to_be_focused()
    page.get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.get_by_role("columnheader", name="You", exact=True)).to_be_visible()
    expect(page.get_by_text("Player 1")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE], ids=["desktop", "phone", "small-phone"])
def test_the_end_is_over_the_boards_can_be_laid_aside_and_offers_another_game_first(
    visit: Visits, size: tuple[int, int]
) -> None:
    page = visit("/", size=size)
    table = make_table(page, ADA, BLAISE)
    view = play_moves(page, table)
    page.goto(f"/t/{table}")
    end = page.get_by_role("region", name=re.compile(r"wins \d+ to \d+|tied|share"))
    expect(end).to_be_visible()
    expect(end.get_by_role("heading")).to_be_focused()
    buttons = end.get_by_role("button").or_(end.get_by_role("link"))
    told = [text for text in buttons.all_inner_texts() if text.strip()]
    assert told == ["Play again", "Replay", "Score sheet", "Download game"]
    box = end.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for score in view["result"]["scores"]:
        expect(end.get_by_text(str(score), exact=True).first).to_be_visible()

    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    again = page.get_by_role("button", name="Result")
    expect(again).to_be_focused()
    again.click()
    expect(end.get_by_role("heading")).to_be_focused()


def test_what_the_end_brings_has_a_line_of_its_own_in_the_sheet(visit: Visits) -> None:
    page = visit("/")
    table = make_table(page, ADA, BLAISE)
    play_moves(page, table)
    frames = page.request.get(f"/api/tables/{table}/replay").json()["frames"]
    events = [event for frame in frames for event in frame["happened"]]
    bonus = [
        sum(e["points"] for e in events if e["seat"] == seat and e["kind"] in ("row", "column", "color"))
        for seat in (1, 2)
    ]
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Score sheet").click()
    row = page.get_by_role("dialog").get_by_role("row", name=re.compile("^End"))
    cells = [
        int(re.split(r"\s+", text.strip())[0].replace("·", "0")) for text in row.get_by_role("cell").all_inner_texts()
    ]
    assert cells == bonus
    assert sum(bonus) > 0


def test_while_a_seat_is_scored_it_is_marked(visit: Visits) -> None:
    page = visit("/", pace=0.3)
    table = make_table(page, ADA, BLAISE)
    view = play_moves(page, table, most=1)
    while len(view["options"]["moves"]) and _ends_round(view) is None:
        view = play_moves(page, table, most=1)
    page.goto(f"/t/{table}")
    ClassicPlayer(page).wait_for_turn()
    do(page, table, do="move", version=view["version"], move=_ends_round(view))
    expect(page.get_by_text("Scoring…")).to_be_visible()
    seats = {seat for frame in _last_scores(page, table) for seat in frame}
    for seat in sorted(seats):
        expect(page.locator(f"section[data-seat='{seat}'].is-turn")).to_be_visible()


def _ends_round(view: JSON) -> str | None:
    """A move after which nothing is left to take."""
    position = view["position"]
    left = "".join(position["displays"]) + position["center"]
    return str(view["options"]["moves"][0]["move"]) if len(set(left)) == 1 and not any(position["displays"]) else None


def _last_scores(page: Page, table: str) -> list[list[int]]:
    frames = page.request.get(f"/api/tables/{table}/replay").json()["frames"]
    scored = next(frame for frame in reversed(frames) if any(e["kind"] == "tiled" for e in frame["happened"]))
    return [[e["seat"]] for e in scored["happened"] if e["kind"] == "tiled"]


def test_the_replay_has_the_same_list(visit: Visits) -> None:
    page = visit("/")
    table = make_table(page, ME, BOT)
    finish(page, table)
    page.goto(f"/g/{table}")
    expect(takes(page, "You").first).to_be_visible()
    slider = page.get_by_role("slider", name="Move")
    moves(page).nth(7).click()
    expect(moves(page).nth(7)).to_have_attribute("aria-current", "step")
    assert 0 < int(slider.input_value()) < 10
    page.keyboard.press("ArrowRight")
    expect(moves(page).nth(8)).to_have_attribute("aria-current", "step")
