"""`faience calibrate`: what the search says of winning and of margins, held against how games end."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from faience.cli.errors import Misuse
from faience.cli.files import write_whole
from faience.cli.match import percent, points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from faience.arena.statistics import Estimate
    from faience.players.networks import Network
    from faience.training.calibration import Bias, Calibration
    from faience.training.selfplay import Table

STDOUT = "-"
_GAMES = "The games, alone for all their variants or as 'NAME option=choice ...'; all of them by default."


def calibrate(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=_GAMES)] = None,
    games: Annotated[int, typer.Option(min=2, max=1_000_000, help="How many games of each, the tables in turn.")] = 240,
    nodes: Annotated[int, typer.Option(min=1, help="Positions a move.")] = 500,
    seats: Annotated[int | None, typer.Option(help="Only tables with so many seats.")] = None,
    threads: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=1_000_000, help="Which games; the same seed gives the same.")] = 0,
    drawing: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw predicted against real.")] = None,
    json: Annotated[str | None, typer.Option(metavar="FILE", help="Write all figures; - prints them alone.")] = None,
) -> None:
    """Play games of the search against itself, and hold what it said of winning and margins against their end."""
    from faience.arena.matches import cores
    from faience.games import GAMES
    from faience.players.networks import network_of
    from faience.training.diagram import draw

    asked = game or [name for name in GAMES if network_of(name)]
    chosen = [(_network(name), _tables(name, seats)[:games]) for name in asked]
    for path in (drawing, None if json in (None, STDOUT) else Path(str(json))):
        _check_folder(path)
    found = [
        _measured(network, tables, games=games, nodes=nodes, seed=seed, threads=threads or cores())
        for network, tables in chosen
    ]
    if drawing:
        write_whole(drawing, draw(found).encode())
    if json == STDOUT:
        typer.echo(msgspec.json.encode(found).decode())
        return
    if json:
        write_whole(Path(json), msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    _show(found)


def _network(asked: str) -> "Network":
    """The network of a game; a variant has that of its game."""
    from faience.players.networks import network_of

    name = (asked.split() or [""])[0]
    if "=" in name:
        raise Misuse(f"{name!r} is not a game; put a game and its options between quotes: 'NAME option=choice ...'")
    if (found := network_of(name)) is None:
        raise Misuse(f"{name} has no network, so its search says no chances; faience train makes one")
    return found


def _tables(asked: str, seats: int | None) -> "list[Table]":
    """The tables of a game with all its variants, or of one variant where options are given."""
    from faience.games import Variant
    from faience.training.selfplay import Table
    from faience.training.tables import tables_of

    variant = Variant.parse(asked)
    has_options = len(asked.split()) > 1
    tables = [Table(variant, each) for each in variant.book.seats] if has_options else tables_of(variant.game)
    chosen = [table for table in tables if seats in (None, table.seats)]
    if not chosen:
        there = sorted({table.seats for table in tables})
        raise Misuse(f"{variant.game} is played with {there[0]} to {there[-1]} seats, so --seats cannot be {seats}")
    return chosen


def _check_folder(path: Path | None) -> None:
    """What cannot be written should be known before all games are played."""
    if path and not path.absolute().parent.is_dir():
        raise Misuse(f"{path} cannot be written: there is no folder {path.parent}; make it first")


def _measured(
    network: "Network", tables: "Sequence[Table]", *, games: int, nodes: int, seed: int, threads: int
) -> "Calibration":
    """What games of some tables come to, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from faience.training.calibration import calibration_of
    from faience.training.predictions import play_games

    console = Console(stderr=True)
    columns = "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(f"games of {network.game}", total=games)

        def tell(done: int) -> None:
            shown.update(task, completed=done)

        played = play_games(tables, network, games=games, nodes=nodes, seed=seed, threads=threads, tell=tell)
    found = calibration_of(tables, played, nodes=nodes, seed=seed)
    if found is None:
        raise Misuse(f"with {nodes} positions a move the search of {network.game} says nothing; give it more --nodes")
    return found


def _show(found: "Sequence[Calibration]") -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, soft_wrap=True)
    for each in found:
        tables = each.tables[0] if len(each.tables) == 1 else f"{each.game}, {len(each.tables)} tables in turn"
        console.print(f"{tables}: {each.games} games, {each.nodes} positions a move, seed {each.seed}")
        console.print(f"Brier score      {each.brier:.4f}, equal chances for all would be {each.brier_of_equals:.4f}")
        console.print(f"margin           off by {each.spread:.1f} points (root mean square)")
        _show_chances(console, each)
        _show_errors(console, (each.overall, *each.rounds, *each.seats, *each.deals))


def _show_chances(console: "Console", each: "Calibration") -> None:
    from rich.table import Table

    grid = Table("chance", title="Chances to win, predicted and real", title_justify="left")
    for heading in ("positions", "games", "predicted", "real (95 %)"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for part in each.wins:
        where = f"{100 * part.low:.0f} to {100 * part.high:.0f} %"
        grid.add_row(where, str(part.positions), str(part.games), f"{100 * part.predicted:.1f} %", percent(part.real))
    console.print(grid)


def _show_errors(console: "Console", biases: "Sequence[Bias]") -> None:
    from rich.table import Table

    title = "Predicted minus real, on average; around deals by the network alone"
    grid = Table("where", title=title, title_justify="left")
    for heading in ("positions", "points (95 %)", "chance in % (95 %)"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for bias in biases:
        grid.add_row(bias.where, str(bias.positions), points(bias.margin), points(_hundredfold(bias.win)))
    console.print(grid)


def _hundredfold(found: "Estimate | None") -> "Estimate | None":
    from faience.arena.statistics import Estimate

    return Estimate(100 * found.value, 100 * found.low, 100 * found.high) if found else None
