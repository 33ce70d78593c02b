"""Finished games: step through them, keep the record, open one again."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.arranging import Finished
from tests.browser.visiting import Visits


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


def step(page: Page) -> tuple[int, int]:
    """Where in the game one is, and how far it goes."""
    at = slider(page)
    return int(at.input_value()), int(at.get_attribute("max") or 0)


def test_a_finished_game_is_stepped_through_by_buttons_keys_and_slider(visit: Visits, finished: Finished) -> None:
    page = visit(f"/g/{finished.table}")
    expect(page.get_by_role("heading", name="Ada · Blaise")).to_be_visible()
    assert step(page)[0] == 0
    steps = page.get_by_role("group", name="Step through the game")
    expect(steps.get_by_text("Round 1 · Before the first move")).to_be_visible()
    board = page.get_by_role("region", name="Board of Ada")
    beginning = board.aria_snapshot()

    steps.get_by_role("button", name="Next move").click()
    expect(steps.get_by_text(re.compile("Move 1 of"))).to_be_visible()
    expect(steps.get_by_text(re.compile("Ada takes"))).to_be_visible()
    assert board.aria_snapshot() != beginning
    steps.get_by_role("button", name="Previous move").click()
    assert board.aria_snapshot() == beginning

    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(wanted))
    page.keyboard.press("End")
    expect(slider(page)).to_have_value(str(step(page)[1]))
    final = board.aria_snapshot()
    assert final != beginning
    page.keyboard.press("Home")
    expect(slider(page)).to_have_value("0")

    slider(page).fill(str(step(page)[1]))
    assert board.aria_snapshot() == final
    slider(page).press("ArrowLeft")
    expect(slider(page)).to_have_value(str(step(page)[1] - 1))

    page.get_by_role("list", name="Moves").get_by_role("button").nth(5).click()
    assert 0 < step(page)[0] < step(page)[1] / 2


def test_a_finished_game_plays_by_itself(visit: Visits, finished: Finished) -> None:
    page = visit(f"/g/{finished.table}", pace=1000)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).to_have_value(str(step(page)[1]))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_score_sheet_explains_every_point(visit: Visits, finished: Finished) -> None:
    page = visit(f"/g/{finished.table}")
    table = page.get_by_role("table")
    expect(table).to_be_visible()
    totals = table.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    folded = page.locator("details:not([open]) > summary").filter(has_text="Round")
    while folded.count():
        folded.first.click()
    lines = page.get_by_role("region", name="Score sheet").get_by_role("listitem").all_inner_texts()
    points = [int(found[1].replace("−", "-")) for line in lines if (found := re.search(r"([+−]\d+)$", line.strip()))]
    assert sum(points) == sum(map(int, totals))


def test_a_downloaded_record_passes_the_check_and_opens_again(
    visit: Visits, finished: Finished, tmp_path: Path
) -> None:
    page = visit(f"/g/{finished.table}")
    expect(page.get_by_text("draws so far. This page has checked them all, and they are right.")).to_be_visible()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download").click()
    record = tmp_path / loading.value.suggested_filename
    assert record.suffix == ".faience"
    loading.value.save_as(record)
    command = [sys.executable, "-m", "faience", "record", "check", str(record)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr

    page.goto("/open")
    page.get_by_label("Choose a file").set_input_files(record)
    expect(page.get_by_role("heading", name="Ada · Blaise")).to_be_visible()
    page.get_by_role("button", name="Open another").click()
    page.get_by_role("textbox", name="Or paste the text").fill(record.read_text())
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_a_record_whose_draws_were_changed_is_told_apart(visit: Visits, finished: Finished) -> None:
    page = visit("/open", state=finished.state)
    text = page.request.get(f"/api/tables/{finished.table}/record").text()
    deal = re.search(r"^deal .*$", text, re.MULTILINE)
    assert deal
    forged = text.replace(deal[0], re.sub(r"(?<= )(\w*?)(\w)(?!\2)(\w)", r"\1\3\2", deal[0], count=1))
    page.get_by_role("textbox", name="Or paste the text").fill(forged)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("The draws of this game do not check out")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Draw 1: piece \d+ is not the one that follows"))


def test_a_broken_record_is_refused_with_its_line(visit: Visits, finished: Finished) -> None:
    page = visit("/open", forgives=("400",))
    text = page.request.get(f"/api/tables/{finished.table}/record").text()
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if re.match(r"1 \w", line))
    lines[at] = lines[at][:2] + "nonsense"
    page.get_by_role("textbox", name="Or paste the text").fill("\n".join(lines))
    page.get_by_role("button", name="Open", exact=True).click()
    said = page.get_by_role("alert")
    expect(said).to_contain_text("This recorded game cannot be opened.")
    expect(said).to_contain_text(f"line {at + 1}: “nonsense” is not a move")
    expect(page.get_by_role("textbox", name="Or paste the text")).to_have_value("\n".join(lines))
    lines[at] = lines[at][:2] + "9B1"
    page.get_by_role("textbox", name="Or paste the text").fill("\n".join(lines))
    page.get_by_role("button", name="Open", exact=True).click()
    expect(said).to_contain_text(f"line {at + 1}: 9B1: there are only 5 displays.")


def test_a_rematch_starts_from_the_finished_game(visit: Visits, finished: Finished) -> None:
    page = visit(f"/g/{finished.table}", state=finished.state)
    page.get_by_role("button", name="Play again").or_(page.get_by_role("link", name="Join the rematch")).click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("region", name="Board of Blaise, 0 points")).to_be_visible()
    assert finished.table not in page.url
