"""At the table: choosing a move, what the page tells about it, and dragging tiles."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import ADA, BLAISE, BOT, JSON, ME, open_table, play_moves, play_until
from tests.browser.classic import ClassicPlayer
from tests.browser.reading import announced, labels, log_lines, middle, takes
from tests.browser.visiting import Visits


def carry(page: Page, what: Locator, x: float, y: float) -> None:
    """Take something by mouse and carry it to a place, in small steps, without letting go."""
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(x, y, steps=8)


def test_tiles_are_dragged_to_a_line(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    where = player.board.get_by_role("img", name="Line 5, empty")
    label = labels(player.groups)[0]
    carry(page, player.groups.first, *middle(where))
    preview = page.get_by_text(f"{label.partition(' on ')[0]} to line 5")
    expect(preview).to_be_visible()  # what it would do, before it does
    page.mouse.up()
    expect(takes(page, "Ada")).to_contain_text("line 5")
    expect(player.sources.get_by_role("button", name=label, exact=True)).to_have_count(0)


def test_tiles_dropped_beside_the_boards_go_back(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    before = player.groups.count()
    carry(page, player.groups.first, *middle(page.get_by_role("definition").first))
    expect(player.lines).to_have_count(6)
    page.mouse.up()
    expect(player.lines).to_have_count(0)
    assert player.groups.count() == before
    expect(takes(page)).to_have_count(0)


def test_pointing_at_a_line_tells_what_the_move_would_do(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    player.groups.first.click()
    expect(page.get_by_text("Now choose a line")).to_be_visible()
    player.lines.last.hover()
    expect(page.get_by_text(re.compile(r"\d .* to the floor, floor −\d+$"))).to_be_visible()
    player.lines.first.hover()
    expect(page.get_by_text(re.compile(r"1 \w+ tile to complete line 1"))).to_be_visible()
    page.get_by_role("button", name="Put back").click()
    expect(player.lines).to_have_count(0)


def _has_begun_a_line(view: JSON) -> bool:
    """Whether whoever is to move has a line that is neither empty nor full."""
    lines = view["position"]["boards"][view["turn"] - 1]["lines"] if view["turn"] else []
    return any(0 < len(tiles) <= row for row, tiles in enumerate(lines))


def test_a_line_that_does_not_accept_the_tiles_says_why(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ADA, BLAISE)
    play_until(page, table, is_there=_has_begun_a_line)
    page.reload()
    player = ClassicPlayer(page)
    player.wait_for_turn()
    taken = takes(page).count()
    begun = player.board.get_by_role("img", name=re.compile(r"Line \d: \d of \d"))
    color = str(begun.first.get_attribute("aria-label")).rpartition(" ")[2]
    player.sources.get_by_role("button", name=re.compile(rf"^\d (?!{color})"), disabled=False).first.click()
    closed = player.lines.and_(page.get_by_role("button", name=re.compile(r"^Line \d: ")))
    expect(closed.first).to_have_accessible_name(re.compile("Not possible with these"))
    closed.first.click()
    reason = page.get_by_role("alert").filter(has_text=re.compile("line", re.IGNORECASE))
    expect(reason).to_be_visible()
    page.set_viewport_size({"width": 1300, "height": 800})
    expect(reason).to_be_hidden(timeout=2_000)  # where it spoke of is elsewhere now
    expect(takes(page)).to_have_count(taken)


def test_jokers_that_are_too_many_for_a_line_are_chosen_on_the_board(visit: Visits) -> None:
    page = visit("/")
    joker = page.get_by_role("group", name="Display").filter(has=page.get_by_role("button", name="joker"))
    player = ClassicPlayer(page)
    for _ in range(5):  # hardly ever are there no jokers among 36 tiles
        open_table(page, ADA, BLAISE, ME, ME, options={"jokers": True})
        player.wait_for_turn()
        if joker.count():
            break
    joker.first.get_by_role("button", name=re.compile(r"^\d (?!joker)")).first.click()
    page.get_by_role("group", name="Jokers").get_by_role("button", name="with jokers").click()
    expect(joker.first.get_by_role("button", pressed=True)).to_have_count(2)
    player.lay("Line 1")
    expect(announced(page)).to_contain_text(re.compile(r"Ada takes .* jokers? from display \d\."))
    expect(page.get_by_text("Choose what stays on the line")).to_be_visible()
    expect(player.stays.first).to_have_accessible_name(re.compile("^0 jokers stay: "))
    player.stays.last.hover()
    player.stays.last.click()
    expect(announced(page)).to_contain_text(re.compile(r"Ada lays 1 joker on line 1\."))
    line = page.get_by_role("region", name="Board of Ada").get_by_role("img", name="Line 1: 1 of 1, joker")
    expect(line).to_be_visible()


def test_the_live_region_tells_every_move(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    for name in ("Ada", "Blaise"):
        player.wait_for_turn()
        group, line = player.plan()
        player.take(group)
        player.lay(line)
        expect(announced(page)).to_contain_text(f"{name} takes {group.partition(' on ')[0]}")
        expect(announced(page)).to_have_attribute("aria-live", "polite")


def test_the_end_of_a_round_shows_every_point(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ADA, BLAISE)
    ClassicPlayer(page).wait_for_turn()
    view = play_moves(page, table, until_round=2)
    card = page.get_by_role("region", name="Round 1")
    expect(card).to_be_visible()
    for at, name in enumerate(("Ada", "Blaise")):
        score = view["position"]["boards"][at]["score"]
        expect(page.get_by_role("region", name=f"Board of {name}, {score} point")).to_be_visible()
        card.get_by_text(name, exact=True).click()
    points = card.get_by_role("listitem").all_inner_texts()
    assert points
    assert all(re.search(r"(row \d|floor line|No points)", line) for line in points), points
    heights = card.get_by_role("listitem").locator("b").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert all(height < 30 for height in heights), "points stand on one line"
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()
    page.reload()
    expect(log_lines(page).filter(has_text="tiles the wall").first).to_be_attached()
    expect(announced(page)).not_to_contain_text("tiles the wall")  # what happened before one came is not told again
    expect(card).to_be_hidden()


_CHANGING = """(property) => document.getAnimations().filter((one) => {
  const at = one.effect.getKeyframes().map((frame) => frame[property]).filter(Boolean);
  return new Set(at).size > 1 && one.effect.getTiming().duration > 1;
}).length"""
"""Where motion is reduced, a change takes a millisecond, which nobody sees."""


def changing(page: Page, what: str) -> int:
    """How many things change their `transform` or `boxShadow`."""
    return int(page.evaluate(_CHANGING, what))


def test_tiles_fly_and_the_show_can_be_skipped(visit: Visits) -> None:
    page = visit("/", pace=0.2, reduced_motion="no-preference")
    table = open_table(page, ADA, BLAISE, speed="normal")
    skip = page.get_by_role("button", name="Skip")
    skip.click()
    expect(skip).to_be_hidden()
    player = ClassicPlayer(page)
    player.wait_for_turn()
    player.move()
    expect(skip).to_be_visible()
    expect(page.locator(".flying").first).to_be_attached()
    assert changing(page, "transform") > 0
    expect(page.get_by_text("Blaise, your turn")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Blaise, your turn")).to_be_visible()
    expect(skip).to_be_hidden()
    assert table in page.url


def test_nobody_is_said_to_think_while_the_last_move_is_shown(visit: Visits) -> None:
    page = visit("/", pace=0.4, reduced_motion="no-preference")
    open_table(page, ME, BOT)
    page.get_by_role("button", name="Skip").click()
    player = ClassicPlayer(page)
    player.wait_for_turn()
    player.move()
    for words in ("Your move", re.compile(r"^\w+’s move$")):
        expect(page.get_by_text(words)).to_be_visible()
        expect(page.get_by_text("is thinking")).to_have_count(0)


def test_sounds_wait_for_somebody_to_touch_the_page(visit: Visits) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('faience-preferences', JSON.stringify({ pace: 60, sounds: true }))")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    page.reload()  # the browser would complain, and the test with it
    player.wait_for_turn()
    player.move()
    player.wait_for_turn()


def test_without_motion_nothing_flies(visit: Visits) -> None:
    page = visit("/", pace=0.05)
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    page.get_by_role("button", name="Skip").click()
    player.wait_for_turn()
    player.move()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".layer .glow").first).to_be_attached()  # what was moved lights up
    assert changing(page, "transform") == 0


def test_letters_and_numbers_are_shown_to_whoever_plays_by_keys(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = ClassicPlayer(page)
    player.wait_for_turn()
    letters = player.groups.locator("svg:not([data-kind=M]) .letter")
    numbers = page.get_by_role("group", name="Display").locator(".number")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("ArrowDown")  # keys that are not for the board
    expect(letters).to_have_count(0)
    expect(numbers).to_have_count(0)
    page.keyboard.press("3")
    expect(letters.first).to_be_visible()
    expect(numbers).to_have_count(5)
    page.keyboard.press("Escape")
    player.groups.first.click()
    expect(letters).to_have_count(0)
    expect(numbers).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(letters.first).to_be_visible()
