"""Sintra in the browser: a whole game by mouse, every decision of its own in every way, and sets of one's own."""

import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from faience.games import sintra
from faience.games.sintra.strips import house
from tests.browser.arranging import ADA, BLAISE, make_table, play_moves, view_of
from tests.browser.hands import Finger, focused_label, tab_to
from tests.browser.reading import announced, labels, verdict
from tests.browser.sintra import SintraPlayer, asks, can, joker_place, open_at
from tests.browser.visiting import PHONE, Visits

LOW = (844, 390)
HOUSE = Path(sintra.__file__).with_name("house.toml").read_text(encoding="utf-8")


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def board_of(page: Page, seat: int) -> dict[str, Any]:
    """What the server has on a board."""
    found: dict[str, Any] = view_of(page, table_of(page))["position"]["boards"][seat - 1]
    return found


def kinds(strip: Locator) -> list[str]:
    """What is seen on a strip: panes, and what is printed on it."""
    return list(strip.locator("[data-kind]").evaluate_all("all => all.map((one) => one.dataset.kind)"))


def away_from_home(view: dict[str, Any]) -> bool:
    return asks("draft")(view) and can("H")(view)


def test_a_whole_game_against_a_bot_by_mouse(visit: Visits) -> None:
    page = visit("/")
    page.get_by_role("button", name="New table", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Sintra").check()
    dialog.get_by_role("radio", name="Side B").check()
    dialog.get_by_role("combobox", name="Bot in seat 2").select_option(index=0)
    dialog.get_by_text("First player, clock, undo").click()
    dialog.get_by_role("radio", name="Instant").check()
    dialog.get_by_role("button", name="Create table").click()
    player = SintraPlayer(page)
    player.wait_for_turn()
    expect(page.get_by_role("img", name=re.compile("^Colors of the rounds to come: I "))).to_be_visible()
    player.play()
    expect(verdict(page)).to_be_visible()
    assert player.answered["take"] > 10
    assert player.answered["answer"] > 0
    assert player.answered["home"] > 0
    assert page.evaluate("window.faienceFoldErrors ?? []") == []


def test_the_glazier_goes_home_by_two_presses_of_the_mouse(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, away_from_home)
    player, seat = SintraPlayer(page), view["position"]["turn"]
    player.home.click()
    expect(page.get_by_role("button", name="press again to confirm")).to_be_visible()
    assert board_of(page, seat)["glazier"] != 1, "the first press only shows it"
    player.home.click()
    expect(announced(page)).to_contain_text("glazier home")
    assert board_of(page, seat)["glazier"] == 1


def test_the_glazier_goes_home_by_keys_and_by_typing(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, away_from_home)
    seat = view["position"]["turn"]
    tab_to(page, SintraPlayer(page).home)
    page.keyboard.press("Enter")
    assert "press again" in focused_label(page)
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text("glazier home")
    assert board_of(page, seat)["glazier"] == 1

    open_at(page, away_from_home)
    page.keyboard.type("h")
    expect(page.get_by_text("the glazier goes home to place 1")).to_be_visible()
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text("glazier home")


def test_the_pane_for_the_window_is_chosen_on_the_strip(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, asks("pane"))
    seat, player = view["position"]["turn"], SintraPlayer(page)
    place = view["position"]["boards"][seat - 1]["glazier"]
    expect(page.get_by_text(f"Choose the pane for window {place}")).to_be_visible()
    kept = player.board.get_by_role("button", name="The green pane")
    kept.hover()
    expect(page.get_by_text(re.compile(f"1 green pane into window {place}"))).to_be_visible()
    kept.click()
    expect(announced(page)).to_contain_text(f"puts 1 green pane into window {place}")
    assert board_of(page, seat)["windows"][place - 1] == "G."


def test_the_pane_for_the_window_is_chosen_in_the_tray_and_by_typing(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, asks("pane"))
    place = view["position"]["boards"][view["position"]["turn"] - 1]["glazier"]
    player = SintraPlayer(page)
    assert [label.partition(" pane")[0] for label in labels(player.answers)] == [
        f"1 {color}" for color in ("blue", "yellow", "orange", "pink", "green")
    ]
    player.answers.nth(2).click()
    expect(announced(page)).to_contain_text(f"puts 1 orange pane into window {place}")

    view = open_at(page, asks("pane"))
    place = view["position"]["boards"][view["position"]["turn"] - 1]["glazier"]
    page.keyboard.type(f"{place}@b")
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text(f"puts 1 blue pane into window {place}")


def test_how_many_panes_go_on_joker_squares_is_asked_in_the_tray(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, asks("jokers"))
    seat, place, player = view["position"]["turn"], joker_place(view), SintraPlayer(page)
    expect(page.get_by_text("How many on joker squares?", exact=True)).to_be_visible()
    before = board_of(page, seat)["strips"][place - 1]["panes"]
    answers = len(view["options"]["moves"])
    expect(player.answers).to_have_count(answers)
    player.answers.last.hover()
    ghosts = player.board.locator(".coming")
    expect(ghosts.first).to_be_visible()
    player.answers.last.click()
    expect(announced(page)).to_contain_text("joker square")
    after = board_of(page, seat)["strips"][place - 1]
    on_jokers = int(view["options"]["moves"][-1]["move"][1])
    gone = after is None or after["strip"] != "8b"
    assert gone or len(re.sub(r"\.", "", after["panes"][3:])) - len(re.sub(r"\.", "", before[3:])) == on_jokers


def test_when_nothing_fits_the_track_is_the_target(visit: Visits) -> None:
    page = visit("/")
    view = open_at(page, lambda view: asks("draft")(view) and can("-")(view), aim=lambda _: 8)
    move = next(option["move"] for option in view["options"]["moves"] if option["move"].endswith("-"))
    seat, player = view["position"]["turn"], SintraPlayer(page)
    page.locator(f'.group[data-source="{move[0]}"][data-kind="{move[1]}"]').click()
    expect(player.legal).to_have_count(1)
    expect(player.legal).to_have_accessible_name(re.compile(r"^Broken glass: .* breaks?, .*glass −\d+"))
    expect(page.get_by_text("it all breaks").or_(page.get_by_text(re.compile(r"panes? breaks?")))).not_to_have_count(0)
    player.legal.click()
    expect(announced(page)).to_contain_text("everything breaks")
    assert board_of(page, seat)["glazier"] == view["position"]["boards"][seat - 1]["glazier"]


def test_a_strip_left_of_the_glazier_says_why_it_is_closed(visit: Visits) -> None:
    page = visit("/")
    open_at(page, lambda view: away_from_home(view) and not can("-")(view))
    player = SintraPlayer(page)
    player.take()
    closed = player.board.locator('[data-target="1"]')
    expect(closed).to_have_accessible_name(re.compile("Not possible"))
    closed.click()
    said = page.get_by_role("alert").filter(has_text="Strip 1 is out of reach: the glazier only walks to the right.")
    expect(said).to_be_visible()
    expect(said).to_be_in_viewport(ratio=1)


def test_by_finger_an_answer_in_the_tray_is_shown_before_it_is_given(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    view = open_at(page, lambda view: asks("pane")(view) and len(view["options"]["moves"]) > 1)
    play = page.get_by_role("button", name="Play", exact=True)
    page.locator("[data-choice]").first.tap()
    expect(play).to_be_visible()
    assert view_of(page, view["table"])["version"] == view["version"]
    play.tap()
    expect(page.locator("[data-choice]")).to_have_count(0)
    assert view_of(page, view["table"])["version"] > view["version"]


def test_the_comb_of_a_strip_turns_it_over_to_look(visit: Visits) -> None:
    page = visit("/")
    open_at(page, asks("draft"), parts=msgspec.to_builtins(house()))
    comb = SintraPlayer(page).board.get_by_role("button", name="Other face of the strip at place 3")
    strip = comb.locator("..")
    front = kinds(strip)
    comb.hover()
    expect(comb).to_have_attribute("aria-pressed", "true")
    assert sorted(kinds(strip)) != sorted(front)
    page.mouse.move(0, 0)
    expect(comb).to_have_attribute("aria-pressed", "false")
    assert kinds(strip) == front


def test_on_a_phone_a_tap_shows_the_move_and_another_one_makes_it(visit: Visits) -> None:
    page = visit("/", size=PHONE, has_touch=True, is_mobile=True)
    view = open_at(page, asks("draft"))
    player, seat = SintraPlayer(page, Finger), view["position"]["turn"]
    player.take()
    target = player.legal.first
    target.tap()
    expect(player.board.locator(".coming.is-wanted").first).to_be_visible()
    assert view_of(page, table_of(page))["version"] == view["version"], "the first tap makes no move"
    target.tap()
    expect(announced(page)).to_contain_text(f"{'Ada' if seat == 1 else 'Blaise'} takes")


def test_on_a_low_screen_numbers_stay_in_their_boxes_and_windows_tell_what_they_are_worth(visit: Visits) -> None:
    page = visit("/", size=LOW)
    table = make_table(page, ADA, BLAISE, game="sintra", options={"side": "B"})
    play_moves(page, table, most=2)
    page.goto(f"/t/{table}")
    own = page.locator(".part.seat.is-front")
    expect(own.locator(".worth").first).to_be_visible()
    wide = page.locator(".cost, .sill").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.parentElement.clientWidth).map((one) => one.textContent)"
    )
    assert wide == []


def test_a_set_of_ones_own_is_chosen_as_a_file(visit: Visits, tmp_path: Path) -> None:
    page = visit("/", forgives=("400",))
    page.get_by_role("button", name="New table", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Sintra").check()
    expect(dialog.get_by_text("House set", exact=True)).to_be_visible()
    choose = dialog.locator("input[type=file]")

    wrong = tmp_path / "wrong.toml"
    wrong.write_text(HOUSE.replace("BYOJJ", "BYOJ"), encoding="utf-8")
    choose.set_input_files(wrong)
    expect(dialog.get_by_role("alert")).to_contain_text("Face 8b must have 5 squares; it has 4.")
    wrong.write_text(HOUSE.replace("track =", "track"), encoding="utf-8")
    choose.set_input_files(wrong)
    expect(dialog.get_by_role("alert")).to_contain_text(
        re.compile(r"This is not TOML: there is a mistake in line \d+\.")
    )

    mine = tmp_path / "mine.toml"
    mine.write_text(HOUSE.replace('"house"', '"my box"'), encoding="utf-8")
    choose.set_input_files(mine)
    expect(dialog.get_by_text("my box")).to_be_visible()
    dialog.get_by_role("button", name="Create table").click()
    SintraPlayer(page).wait_for_turn()
    assert view_of(page, table_of(page))["position"]["strips"]["name"] == "my box"
    expect(page.get_by_text("strips my box")).to_be_visible()


def test_what_is_wrong_with_a_file_is_told_in_french(visit: Visits, tmp_path: Path) -> None:
    page = visit("/", locale="fr-FR", forgives=("400",))
    page.get_by_role("button", name="Nouvelle table", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Sintra").check()
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(HOUSE.replace("14, 18]", "14, 13]"), encoding="utf-8")
    dialog.locator("input[type=file]").set_input_files(wrong)
    expect(dialog.get_by_role("alert")).to_contain_text("doit coûter plus que la précédente")
