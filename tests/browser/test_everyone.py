"""For everyone: axe finds nothing serious on any page, by day and by night, and tiles are told apart without colors."""

from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranging import ADA, BLAISE, Finished, make_table, open_table, play_moves
from tests.browser.classic import ClassicPlayer, KeyboardPlayer
from tests.browser.hands import DRAWN, focused_label, tab_to
from tests.browser.measuring import measured
from tests.browser.pictures import Gray, gray, likeness
from tests.browser.reading import announced
from tests.browser.touring import tour
from tests.browser.visiting import DESKTOP, PHONE, Visits

AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async (rules) => {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("axe does not come to an end")), 60_000));
  const { violations } = await Promise.race([axe.run(document, { ...rules, resultTypes: ["violations"] }), late]);
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const why = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message).join("; ");
  return grave.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)}: ${why(node)}`));
}"""


SETTLE = """() => {
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  const late = new Promise((done) => setTimeout(done, 1_000));
  return Promise.race([Promise.allSettled(changing.map((one) => one.finished)), late]).then(() => changing.length);
}"""
"""Wait until colors have stopped changing; those that follow others change after them. Tells how many there were.

What is folded away while it changes stands still: nobody sees it, and nobody should wait for it.
"""


def findings(page: Page, *rules: str) -> list[str]:
    """What axe finds serious or critical on the page as it is, by these rules or by all."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not by a script element: the page's policy allows only its own
    return list(page.evaluate(RUN_AXE, {"runOnly": [*rules]} if rules else {}))


def test_axe_finds_nothing_serious_on_any_page_by_day_and_by_night(visit: Visits, finished: Finished) -> None:
    assert AXE.exists(), "axe-core is missing: npm --prefix frontend ci"
    page = visit("/", state=finished.state, forgives=("400",))
    found: dict[str, list[str]] = {}
    for name in tour(page, finished):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            expect(page.locator("html")).to_have_attribute("data-theme", theme)
            for _ in range(5):
                if not page.evaluate(SETTLE):
                    break
            found[f"{name}, {theme}"] = findings(page) if theme == "light" else findings(page, "color-contrast")
    assert len(found) > 25
    assert {name: serious for name, serious in found.items() if serious} == {}


def test_axe_finds_nothing_serious_on_a_phone(visit: Visits, finished: Finished) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True, state=finished.state, forgives=("400",))
    found = {name: serious for name in tour(page, finished) if (serious := findings(page))}
    assert found == {}


def test_axe_would_find_something(visit: Visits) -> None:
    page = visit("/rules/classic")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("document.querySelector('h1').insertAdjacentHTML('afterend', '<button></button><img src=icon.svg>')")
    assert {found.partition(":")[0] for found in findings(page)} >= {"button-name", "image-alt"}


SHOW = """([kind, isPlain]) => {
  const square = `svg.tile.tile[viewBox="0 0 40 40"][data-kind=${kind}]:not(.print, .ghost)`;
  const tile = document.querySelector(`main ${square}`).cloneNode(true);
  if (isPlain) tile.querySelector(".pattern").remove();
  const sheet = document.createElement("div");
  sheet.id = "specimen";
  const size = { width: "120px", height: "120px" };
  Object.assign(sheet.style, size, { position: "fixed", top: 0, left: 0, zIndex: "99", background: "white" });
  Object.assign(tile.style, size);
  sheet.append(tile);
  document.getElementById("specimen")?.remove();
  document.body.append(sheet);
}"""
"""Lay one of the page's tiles on white paper, with or without its pattern."""


def tiles(page: Page, kinds: str, *, is_plain: bool = False) -> dict[str, Gray]:
    """A picture of one tile of each kind, as somebody sees it who sees no colors."""
    shown = {}
    for kind in kinds:
        page.evaluate(SHOW, [kind, is_plain])
        shown[kind] = gray(page.locator("#specimen").screenshot())[10:-10, 10:-10]  # the corners are paper
    return shown


@pytest.mark.parametrize(("game", "kinds"), [("classic", "BYRKWJ"), ("sintra", "BYOPG"), ("pavilion", "ORBYGP")])
def test_tiles_are_told_apart_by_their_patterns_alone(visit: Visits, game: str, kinds: str) -> None:
    page = visit(f"/rules/{game}")
    page.get_by_role("heading", level=2).first.wait_for()
    assert page.locator("main svg.tile:not([data-kind=M]) .letter").count() == 0  # nobody plays by keys
    shown, plain = tiles(page, kinds), tiles(page, kinds, is_plain=True)
    alike = {pair: abs(likeness(shown[pair[0]], shown[pair[1]])) for pair in combinations(shown, 2)}
    bare = {pair: abs(likeness(plain[pair[0]], plain[pair[1]])) for pair in combinations(plain, 2)}
    assert min(bare.values()) > 0.7, bare  # this is what it looks like when nothing but the color differs
    assert max(alike.values()) < 0.5, alike
    for kind in shown:
        assert shown[kind].std() > 2 * plain[kind].std(), kind  # the pattern stands out from glaze and shadow


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_where_tiles_are_arranged_by_color_every_color_and_the_marker_keep_their_places(
    visit: Visits, size: tuple[int, int]
) -> None:
    page = visit("/", size=size)
    page.evaluate("localStorage.setItem('faience-preferences', JSON.stringify({ pace: 60, sectors: true }))")
    table = make_table(page, ADA, BLAISE)
    play_moves(page, table, most=1)
    page.goto(f"/t/{table}")
    marker = page.get_by_role("img", name="The first player marker is in the center")
    expect(marker).to_be_visible()
    before = measured(page, ".center > span, .center > .slot")
    assert len(before) == 6
    is_taken = False
    while not is_taken:
        is_taken = play_moves(page, table, most=1)["position"]["marker"] != "center"
    expect(marker).to_be_hidden()
    page.evaluate(DRAWN)
    assert measured(page, ".center > span, .center > .slot") == before


def test_a_single_tile_lies_in_the_middle_of_its_color_s_place(visit: Visits) -> None:
    page = visit("/")
    page.evaluate("localStorage.setItem('faience-preferences', JSON.stringify({ pace: 60, sectors: true }))")
    open_table(page, ADA, BLAISE)
    ClassicPlayer(page).wait_for_turn()
    page.evaluate(DRAWN)
    alone = ".sector:has(.tile-place:only-child)"
    for place, tile in zip(measured(page, alone), measured(page, f"{alone} .tile-place"), strict=True):
        assert abs(place.x + place.width / 2 - tile.x - tile.width / 2) < 1
        assert abs(place.y + place.height / 2 - tile.y - tile.height / 2) < 1


def test_the_focus_follows_the_choice(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    player = KeyboardPlayer(page)
    player.wait_for_turn()
    tab_to(page, player.groups)
    chosen = focused_label(page)
    page.keyboard.press("Enter")
    expect(player.lines.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=chosen, exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(player.lines.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text("Ada takes")
    player.wait_for_turn()
    assert page.evaluate("document.activeElement !== document.body"), "the focus is lost after a move"
    tab_to(page, player.groups, most=3)


def test_dialogs_give_the_focus_back(visit: Visits) -> None:
    page = visit("/")
    open_table(page, ADA, BLAISE)
    for name in ("Score sheet", "Table"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        expect(opener).to_be_focused()
