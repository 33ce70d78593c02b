"""`faience ladder`: the table, its Markdown and its JSON."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from faience.cli import ladder
from faience.cli.errors import Misuse
from faience.games import InvalidOption


def run(*arguments: str) -> str:
    app = typer.Typer()
    app.command()(ladder.ladder)
    done = CliRunner().invoke(app, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0
    return done.stdout


def test_the_table_comes_out_for_people_pages_and_programs(tmp_path: Path) -> None:
    arguments = ["random", "greedy", "--pairs", "2", "--journal", str(tmp_path / "journals")]
    page = tmp_path / "table.md"
    result = json.loads(run(*arguments, "--json", "--markdown", str(page)))
    assert list(result) == ["game", "deals", "seed", "rungs", "matches", "is_complete"]
    assert [rung["name"] for rung in result["rungs"]] == ["random", "greedy"]
    assert [match["deals"] for match in result["matches"]] == [2]
    lines = page.read_text().splitlines()
    assert lines[0].startswith("classic wall=colored jokers=no, 2 seats, 2 pairs per match, seed 0, faience ")
    assert lines[2] == "| player | Elo (95 %) | against the one before (95 %) | points (95 %) |"
    assert lines[4] == "| random | 0 |  |  |"
    assert lines[5].startswith("| greedy | +280 (")
    assert run(*arguments, "--markdown", "-") == page.read_text()
    assert "+280" in run(*arguments)


def test_levels_are_a_range() -> None:
    assert ladder._levels("1-10") == [f"level:{level}" for level in range(1, 11)]
    assert ladder._levels("7") == ["level:7"]
    assert ladder._levels("") == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--levels", "5-3"], "--levels must be a range such as 1-10"),
        (["--levels", "all"], "--levels must be a range such as 1-10"),
        (["--levels", "3"], "at least 2 contestants"),
        (["greedy"], "at least 2 contestants"),
        (["greedy", "nobody"], "unknown player 'nobody'"),
        (["greedy", "random", "--pairs", "0"], "pairs must be a number from 1"),
        (["greedy", "random", "--game", "chess"], "unknown game 'chess'"),
        (["greedy", "random", "--json", "--markdown", "-"], "would both print"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], message: str) -> None:
    with pytest.raises((Misuse, InvalidOption)) as caught:
        run(*arguments)
    assert message in str(caught.value)
