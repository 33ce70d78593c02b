"""`faience ladder`: levels against each other, and one Elo figure for each."""

import re
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from faience import __version__
from faience.cli import match
from faience.cli.errors import Misuse

if TYPE_CHECKING:
    from faience.arena import LadderResult

STDOUT = "-"
_LEVELS = "1-10"
_HEADINGS = ("player", "Elo (95 %)", "against the one before (95 %)", "points (95 %)")


def ladder(
    contestants: Annotated[
        list[str] | None, typer.Argument(metavar="[CONTESTANT]...", help="Other players, from weak to strong.")
    ] = None,
    levels: Annotated[str | None, typer.Option(metavar="FROM-TO", help="The levels; 1-10 if nobody is named.")] = None,
    is_all: Annotated[
        bool, typer.Option("--all/--neighbors", help="Whether everybody plays everybody, or only neighbors.")
    ] = True,
    game: match.GameName = None,
    option: match.GameOptions = None,
    pairs: match.Pairs = 100,
    time: match.Time = None,
    timeout: match.Timeout = 60.0,
    seed: match.Seed = 0,
    processes: match.Processes = None,
    cluster: match.OnCluster = None,
    journal: Annotated[Path | None, typer.Option(metavar="DIR", help="Log every game here; resume from it.")] = None,
    markdown: Annotated[str | None, typer.Option(metavar="FILE", help="Write a Markdown table; - prints it.")] = None,
    as_json: match.AsJson = False,
) -> None:
    """Play levels against each other, with 2 seats, and give each an Elo rating with its interval."""
    from faience.arena.ladder import pairings, play_ladder

    if as_json and markdown == STDOUT:
        raise Misuse("--json and --markdown - would both print; give --markdown a file")
    names = [*(contestants or []), *_levels(levels or ("" if contestants else _LEVELS))]
    play = partial(
        play_ladder,
        names,
        match.variant_of(game, option or []),
        deals=pairs,
        is_all=is_all,
        seed=seed,
        time=time,
        timeout=timeout,
        processes=processes,
        cluster=cluster,
        journals=journal,
    )
    result, status = match.watched(2 * pairs * len(pairings(len(names), is_all)), play)
    _report(result, markdown, as_json)
    if status:
        raise typer.Exit(status)


def _levels(text: str) -> list[str]:
    """The contestants for `2-5`, `7`, or nothing."""
    if not text:
        return []
    found = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2}))?", text)
    if not found or int(found[1]) > int(found[2] or found[1]):
        raise Misuse(f"--levels must be a range such as 1-10, not {text!r}")
    return [f"level:{level}" for level in range(int(found[1]), int(found[2] or found[1]) + 1)]


def _rows(result: "LadderResult") -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for number, rung in enumerate(result.rungs):
        figure = match.elo(rung.elo) if number else "0"
        rows.append((rung.name, figure, match.percent(rung.against_below), match.points(rung.score_difference)))
    return rows


def _heading(result: "LadderResult") -> str:
    said = f"{result.game}, 2 seats, {result.deals} pairs per match, seed {result.seed}, faience {__version__}"
    return said if result.is_complete else f"{said}; interrupted"


def as_markdown(result: "LadderResult") -> str:
    """The table for a page."""
    lines = [_HEADINGS, ("---",) * len(_HEADINGS), *_rows(result)]
    rows = [f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines]
    return "\n".join([f"{_heading(result)}.", "", *rows]) + "\n"


def _report(result: "LadderResult", markdown: str | None, as_json: bool) -> None:
    if markdown and markdown != STDOUT:
        Path(markdown).write_text(as_markdown(result), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(result).decode())
    elif markdown == STDOUT:
        print(as_markdown(result), end="")
    else:
        _show(result)


def _show(result: "LadderResult") -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(_heading(result))
    grid = Table()
    for heading in _HEADINGS:
        grid.add_column(heading, overflow="fold")
    for row in _rows(result):
        grid.add_row(*map(Text, row))
    console.print(grid)
    if faults := sum(len(match.faults) for match in result.matches):
        console.print(f"{faults} games were lost to a crash, an illegal move or a time-out; --json lists them all.")
