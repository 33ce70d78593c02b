"""What the documents show is true: examples run, parse and say what they claim."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from faience.cli.engine import Engine
from faience.games import GAMES, Game, Record
from faience.rules import classic

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(page: str, language: str) -> list[str]:
    """The fenced blocks of one language in a page."""
    text = (ROOT / page).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def rows(page: str, heading: str) -> Iterator[list[str]]:
    """The cells of the first table after a heading."""
    text = (ROOT / page).read_text().split(f"# {heading}\n", 1)[1]
    table = re.search(r"^\|.*?\n\n|^\|.*?\Z", text, re.MULTILINE | re.DOTALL)
    assert table
    for line in table[0].strip().split("\n")[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("page", ["README.md", "docs/games/classic.md"])
def test_python_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    examples = blocks(page, "python")
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), {})
    assert capsys.readouterr().out


def test_the_readme_example_is_ten_lines_and_no_more() -> None:
    (example,) = blocks("README.md", "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10


def test_every_move_in_the_notation_page_parses_back() -> None:
    moves = [cells[0].strip("`") for cells in rows("docs/notation.md", "Moves")]
    assert len(moves) == 6
    for text in moves:
        assert str(GAMES["classic"].parse(text)) == text


def test_the_deal_in_the_notation_page_fills_five_displays() -> None:
    deal = re.search(r"a display: `([A-Z ]+)`", (ROOT / "docs/notation.md").read_text())
    assert deal
    game = Game.new(seats=2)
    game.deal(deal[1])
    assert game.phase == "draft"


def test_the_record_and_the_position_in_the_records_page_can_be_read() -> None:
    (record, *_) = blocks("docs/records.md", "")
    game = Record.parse(record).replay()
    assert str(Record.parse(record)) == record
    (position,) = blocks("docs/records.md", "json")
    given = Game.from_position(json.loads(position))
    assert given.turn == 1
    assert game.turn == 1


def test_the_conversation_in_the_protocol_page_takes_place() -> None:
    conversation = next(block for block in blocks("docs/protocol.md", "") if block.startswith(">")).strip().split("\n")
    engine = Engine()
    assert len(conversation) % 2 == 0
    for request, expected in zip(conversation[::2], conversation[1::2], strict=True):
        reply = json.loads(engine.answer(request.removeprefix("> ").encode()))
        shown = expected.removeprefix("< ")
        if ", ...]" in shown:
            reply["events"] = reply["events"][:1]
            shown = shown.replace(", ...]", "]")
        assert reply == json.loads(shown)
    assert engine.is_done


def test_the_classic_page_gives_the_sizes_the_rules_have() -> None:
    text = (ROOT / "docs/games/classic.md").read_text()
    assert f"| observation | {classic.OBSERVATION} numbers |" in text
    assert f"| state | {classic.STATE.itemsize} bytes |" in text
    sizes = [str(classic.actions(options)) for options in (0, 1, 2)]
    assert f"| actions | {sizes[0]} (colored), {sizes[1]} (gray), {sizes[2]} (jokers) |" in text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text()):
        assert (page.parent / target).exists(), target
