"""Summer Pavilion in the browser: a whole game by mouse, and every special decision from a late position."""

import re

from playwright.sync_api import Page, expect

from tests.browser.arranging import ADA, BOT, JSON, LAST_ROUND, explore, open_table, view_of
from tests.browser.hands import focused_label, tab_to
from tests.browser.pavilion import PavilionPlayer, earned, reach
from tests.browser.reading import announced, labels, middle, verdict
from tests.browser.test_everyone import SETTLE, findings
from tests.browser.visiting import PHONE, Visits

COLORS = "ORBYGP"
STARS = {
    "O": "Orange star",
    "R": "Red star",
    "B": "Blue star",
    "Y": "Yellow star",
    "G": "Green star",
    "P": "Purple star",
    "C": "Star in the middle",
}
"""What stars are called on the page; those of the free side have numbers."""


def space(view: JSON, option: JSON) -> str:
    """What the space of a placement is called."""
    facts = next(event["facts"] for event in option["happened"] if event["kind"] == "placed")
    star = view["printed"]["stars"][facts["star"] - 1]
    slot = f", space {facts['slot']}" if view["position"]["side"] == "free" else ""
    return f"{STARS.get(star['name'], 'Star ' + star['name'])}{slot}, cost {facts['cost']}"


def placements(view: JSON) -> list[JSON]:
    return [option for option in view["options"]["moves"] if option["move"] != "pass"]


def is_placing(view: JSON) -> bool:
    return bool(view["options"]["phase"] == "place")


def mine(view: JSON) -> JSON:
    """The board of whoever is to act."""
    board: JSON = view["position"]["boards"][view["turn"] - 1]
    return board


def target(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}: ")).click()


def test_a_whole_game_against_a_bot_by_mouse_on_the_free_side(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ADA, BOT, game="pavilion", options={"side": "free"})
    player = PavilionPlayer(page)
    player.play()
    expect(verdict(page)).to_be_visible()
    assert {"take", "space", "color", "pick", "pass"} <= set(player.answered)
    shown = page.get_by_role("region", name=re.compile(r", \d+ points?$"))
    scores = [int(re.findall(r"\d+", label)[-1]) for label in labels(shown)]
    assert sorted(scores) == sorted(view_of(page, table)["result"]["scores"])


def test_a_space_is_paid_for_with_more_or_fewer_wild_tiles(visit: Visits) -> None:
    page = visit("/")
    ways: list[str] = []

    def is_reached(view: JSON) -> bool:
        if not is_placing(view) or len(placements(view)) < 1:
            return False
        option = placements(view)[0]
        options = explore(page, view["table"], view["version"], [option["move"]])["options"]
        ways[:] = [move["move"] for move in options["moves"]] if options and options["phase"] == "pay" else []
        return len(ways) > 1 and not earned(option)

    table, view = reach(page, is_reached)
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    option = placements(view)[0]
    target(page, space(view, option))
    expect(player.place_button).to_be_enabled()
    expect(page.get_by_role("button", name="One wild tile fewer")).to_be_disabled()
    page.get_by_role("button", name="One wild tile more").click()
    player.place_button.click()
    expect(announced(page)).to_contain_text(" places ")
    assert view_of(page, table)["last"]["move"] == option["move"] + ways[1]


def test_tiles_from_the_supply_are_part_of_one_move_that_can_be_undone(visit: Visits) -> None:
    page = visit("/")
    table, view = reach(page, lambda view: is_placing(view) and any(earned(option) > 1 for option in placements(view)))
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    option = max(placements(view), key=earned)
    target(page, space(view, option))
    player.place_button.click()
    expect(page.get_by_text(f"Take {earned(option)} tiles: 0 of {earned(option)}")).to_be_visible()
    expect(player.take_button).to_be_disabled()
    assert view_of(page, table)["version"] == view["version"], "nothing is made before all is chosen"
    player.back_button.click()
    player.place_button.click()
    player.pick()
    expect(announced(page)).to_contain_text("from the supply")
    after = view_of(page, table)
    assert re.fullmatch(rf"{re.escape(option['move'])}:\w+\+\w+", after["last"]["move"])
    page.get_by_role("button", name="Undo").click()
    expect(announced(page)).to_contain_text("undoes a move")
    expect(player.spaces.first).to_be_visible()
    assert view_of(page, table)["position"] == view["position"]


def test_whatever_is_not_possible_is_explained_where_it_was_pressed(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    wild = "PGOYBR"

    def has_wild(view: JSON) -> bool:
        kind = wild[view["position"]["round"] - 1]
        return view["options"]["phase"] == "draft" and any(
            kind in tiles and len(set(tiles)) > 1 for tiles in view["position"]["displays"]
        )

    table, view = reach(page, has_wild)
    page.goto(f"/t/{table}")
    PavilionPlayer(page).wait_for_turn()
    kind = wild[view["position"]["round"] - 1]
    page.locator(f'.plate:has(.is-open) .group[data-kind="{kind}"] .tile-place').first.tap(force=True)
    said = page.get_by_role("alert").filter(has_text="is wild in this round; take another color")
    expect(said).to_be_in_viewport(ratio=1)

    red = COLORS.index("R")
    table, view = reach(
        page, lambda view: is_placing(view) and "R" not in mine(view)["hand"] and set(mine(view)["stars"][red]) == {"."}
    )
    page.goto(f"/t/{table}")
    PavilionPlayer(page).wait_for_turn()
    page.locator(f'[data-place="t{view["turn"]}.{red + 1}.1"]').first.tap(force=True)
    expect(page.get_by_role("alert").filter(has_text="You have no red tile to place.")).to_be_in_viewport(ratio=1)


def test_tiles_are_dragged_to_the_hand(visit: Visits) -> None:
    page = visit("/")
    table = open_table(page, ADA, BOT, game="pavilion")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    before = view_of(page, table)["version"]
    hand = page.get_by_role("region", name="Your board").get_by_role("group", name="Hand")
    player.groups.first.locator("[data-place]").first.hover()
    page.mouse.down()
    page.mouse.move(*middle(hand), steps=8)
    page.mouse.up()
    expect(announced(page)).to_contain_text("takes")
    assert view_of(page, table)["version"] > before


def test_in_the_last_round_a_pass_costs_every_tile(visit: Visits) -> None:
    page = visit("/")
    table, view = reach(page, lambda view: is_placing(view) and view["position"]["round"] == LAST_ROUND["pavilion"])
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    player.pass_button.click()
    expect(player.back_button).to_be_visible()
    expect(player.corners).to_have_count(0)
    board = mine(view)
    player.confirm_button.click()
    expect(announced(page)).to_contain_text("passes")
    after = view_of(page, table)["position"]["boards"][view["turn"] - 1]
    assert after["kept"] == ""
    assert board["score"] - after["score"] == min(len(board["hand"]), board["score"] - 1)


def test_passing_offers_good_tiles_to_keep_and_a_tap_swaps(visit: Visits) -> None:
    page = visit("/")
    table, view = reach(
        page,
        lambda view: (
            is_placing(view) and len(set(mine(view)["hand"])) > 2 < len(mine(view)["hand"]) - 3 < mine(view)["score"]
        ),
    )
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    player.pass_button.click()
    kept = player.corners.get_by_role("button")
    expect(kept).to_have_count(4)
    lost = len(mine(view)["hand"]) - 4
    expect(player.confirm_button).to_have_text(f"Pass −{lost}")
    kept.first.click()
    expect(player.confirm_button).to_have_text(f"Pass −{lost + 1}")
    page.get_by_role("group", name="Tiles to discard").get_by_role("button").last.click()
    expect(kept).to_have_count(4)
    page.keyboard.press("Escape")
    expect(player.pass_button).to_be_visible()
    player.pass_button.click()
    expect(kept).to_have_count(4)
    player.confirm_button.click()
    expect(announced(page)).to_contain_text("passes")
    assert view_of(page, table)["last"]["move"].startswith("pass:")


def test_on_the_free_side_the_second_tile_decides_what_a_star_becomes(visit: Visits) -> None:
    page = visit("/")

    def deciding(view: JSON) -> list[JSON]:
        """Placements of the color that lies alone in a star, where another color could go, too."""
        found = []
        for option in placements(view):
            facts = next(event["facts"] for event in option["happened"] if event["kind"] == "placed")
            held = mine(view)["stars"][facts["star"] - 1].replace(".", "")
            same = [other for other in placements(view) if space(view, other) == space(view, option)]
            if held == facts["tile"] and len(same) > 1 and not earned(option):
                found.append(option)
        return found

    table, view = reach(page, lambda view: is_placing(view) and bool(deciding(view)), options={"side": "free"})
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    option = deciding(view)[0]
    target(page, space(view, option))
    expect(page.get_by_text("The second tile decides")).to_be_visible()
    page.get_by_role("button", name=re.compile(": the star becomes ")).click()
    expect(page.get_by_text("from now on")).to_be_visible()
    player.place_button.click()
    expect(announced(page)).to_contain_text(" places ")
    assert view_of(page, table)["last"]["move"].startswith(option["move"])


def test_a_turn_is_put_together_by_keys_and_escape_goes_back_a_question(visit: Visits) -> None:
    page = visit("/")
    table, _ = reach(page, lambda view: is_placing(view) and len({space(view, one) for one in placements(view)}) > 2)
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    player.wait_for_turn()
    tab_to(page, player.spaces)
    first = focused_label(page)
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if focused_label(page) != first:
            break
    chosen = focused_label(page)
    assert chosen != first, "the arrows lead from space to space"
    page.keyboard.press("Enter")
    player.colors.or_(player.place_button).first.wait_for()
    page.keyboard.press("Escape")
    expect(player.place_button).to_have_count(0)
    expect(player.spaces.first).to_be_visible()
    tab_to(page, page.get_by_role("button", name=chosen, exact=True))
    page.keyboard.press("Enter")
    player.colors.or_(player.place_button).first.wait_for()
    if player.colors.count():
        expect(player.colors.first).to_be_focused()
        page.keyboard.press("Enter")
    expect(player.place_button).to_be_enabled()
    tab_to(page, player.place_button)
    page.keyboard.press("Enter")
    player.place_button.wait_for(state="detached")


def test_a_whole_turn_is_typed_as_it_is_written(visit: Visits) -> None:
    page = visit("/")
    table, view = reach(page, lambda view: is_placing(view) and any(not earned(one) for one in placements(view)))
    page.goto(f"/t/{table}")
    PavilionPlayer(page).wait_for_turn()
    option = next(one for one in placements(view) if not earned(one))
    found = explore(page, table, view["version"], [option["move"]])
    paid = found["options"]["moves"][0]["move"] if found["options"] else spelled(found["happened"])
    page.keyboard.type(option["move"].lower() + ":9O")
    page.keyboard.press("Enter")
    expect(page.get_by_text("This can be paid with")).to_be_visible()
    page.keyboard.type(option["move"].lower() + paid.lower())
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text(" places ")
    assert view_of(page, table)["last"]["move"] == option["move"] + paid


def spelled(happened: list[JSON]) -> str:
    """The tiles that were paid, as they are written."""
    tiles = next(event["facts"]["tiles"] for event in happened if event["kind"] == "paid")
    return ":" + "".join(f"{tiles.count(color)}{color}" for color in COLORS if color in tiles)


def test_axe_finds_nothing_serious_while_a_turn_is_put_together(visit: Visits) -> None:
    page = visit("/")

    def is_reached(view: JSON) -> bool:
        is_last = view["position"]["round"] == LAST_ROUND["pavilion"]  # nothing is kept then
        return is_placing(view) and not is_last and any(earned(option) > 1 for option in placements(view))

    table, view = reach(page, is_reached)
    page.goto(f"/t/{table}")
    player = PavilionPlayer(page)
    found: dict[str, list[str]] = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        player.wait_for_turn()
        found[f"space, {theme}"] = settled_findings(page)
        target(page, space(view, max(placements(view), key=earned)))
        expect(player.place_button).to_be_enabled()
        found[f"pay, {theme}"] = settled_findings(page)
        player.place_button.click()
        expect(player.take_button).to_be_visible()
        found[f"pick, {theme}"] = settled_findings(page)
        player.back_button.click()
        player.back_button.click()
        player.pass_button.click()
        expect(player.corners).to_be_visible()
        found[f"pass, {theme}"] = settled_findings(page)
        player.back_button.click()
    assert {name: serious for name, serious in found.items() if serious} == {}


def settled_findings(page: Page) -> list[str]:
    """What axe finds serious, once colors have stopped changing."""
    for _ in range(5):
        if not page.evaluate(SETTLE):
            break
    return findings(page)
