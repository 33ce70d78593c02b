"""`faience match`: contestants against each other on the same deals, and what that proves."""

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from faience.cli.errors import Misuse, one_line

if TYPE_CHECKING:
    from faience.arena import Bounds, EloEstimate, Estimate, MatchResult, Standing
    from faience.games import Variant

R = TypeVar("R")
INTERRUPTED = 130
_SHOWN_FAULTS = 5

_CONTESTANTS = "Two to four: greedy, level:7, search:nodes=20000, 'engine:COMMAND'; results are for the first one."
_GAME = "The game, alone or with options: NAME, or 'NAME option=choice ...'; the first one by default."
GameName = Annotated[str | None, typer.Option(help=_GAME)]
_OPTION = "An option of the game, such as side=B; can be repeated."
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help=_OPTION)]
_PAIRS = "How many deals; each is played in every seating (with 2 seats, twice)."
Pairs = Annotated[int, typer.Option("--pairs", "--deals", help=_PAIRS)]
_TIME = "Time per move for players whose name gives no limit."
Time = Annotated[float | None, typer.Option(metavar="SECONDS", help=_TIME)]
Timeout = Annotated[float, typer.Option(metavar="SECONDS", help="A move that takes longer loses the game.")]
Seed = Annotated[int, typer.Option(help="Which deals; the same seed gives the same deals.")]
Processes = Annotated[int | None, typer.Option(help="How many games at once; one per core by default.")]
_CLUSTER = "Spread the games over a Ray cluster: its address, or auto for the one that runs here."
OnCluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help=_CLUSTER)]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def match(
    contestants: Annotated[list[str], typer.Argument(metavar="CONTESTANT...", help=_CONTESTANTS)],
    game: GameName = None,
    option: GameOptions = None,
    seats: Annotated[int | None, typer.Option(help="Seats at a table; all but the first fill extras in turn.")] = None,
    pairs: Pairs = 100,
    time: Time = None,
    timeout: Timeout = 60.0,
    seed: Seed = 0,
    processes: Processes = None,
    cluster: OnCluster = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Stop as soon as it is clear which of two Elo differences is right.")
    ] = False,
    bounds: Annotated[
        str | None, typer.Option(metavar="ELO,ELO", help="The two differences for --sprt; 0,50 by default.")
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Save the record of every game here.")] = None,
    journal: Annotated[Path | None, typer.Option(metavar="FILE", help="Log every game here; resume from it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play players against each other on the same deals, and say who is stronger and how certain that is."""
    from faience.arena import play_match

    test = _bounds(sprt, bounds)
    play = partial(
        play_match,
        contestants,
        variant_of(game, option or []),
        seats=seats,
        deals=pairs,
        seed=seed,
        time=time,
        timeout=timeout,
        processes=processes,
        cluster=cluster,
        sprt=test,
        records=records,
        journal=journal,
    )
    result, status = watched(pairs * (seats or max(2, len(contestants))), play)
    if as_json:
        print(msgspec.json.encode(result).decode())
    else:
        _show(result)
    if status:
        raise typer.Exit(status)


def variant_of(game: str | None, options: list[str]) -> "Variant":
    """The variant from its text form and further options; printed parts may be given as a file."""
    from faience.games import Variant
    from faience.games.registry import DEFAULT

    name, *words = (DEFAULT if game is None else game).split() or [""]
    read: dict[str, object] = {}
    for word in [*words, *options]:
        key, is_there, value = word.partition("=")
        if not is_there or key in read:
            raise Misuse(f"{word!r} is not an option of a game; write NAME=VALUE, such as wall=gray, each only once")
        read[key] = value
    return Variant.of(name, **read)


def _bounds(is_asked: bool, text: str | None) -> "Bounds | None":
    from faience.arena import Bounds

    if text is None:
        return Bounds() if is_asked else None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise Misuse(f"--bounds must be two Elo differences such as 0,50, not {text!r}") from None
    return Bounds(low, high)


def watched(total: int, play: Callable[..., R]) -> tuple[R, int]:
    """What games come to, with a bar on a terminal, and the exit status; Ctrl-C leaves what was finished before."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from faience.arena import Interrupted

    console = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[says]}")
    with Progress("games", *columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task("", total=total, says="the first game may wait for the compiler")
        try:
            return play(on_game=lambda _: shown.update(task, advance=1, says="")), 0
        except Interrupted as broken:
            return broken.result, INTERRUPTED


def percent(rate: "Estimate | None") -> str:
    """A rate with its interval."""
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})" if rate else ""


def points(difference: "Estimate | None") -> str:
    """A difference of points with its interval."""
    return f"{difference.value:+.1f} ({difference.low:+.1f} to {difference.high:+.1f})" if difference else ""


def elo(found: "EloEstimate | None") -> str:
    """An Elo difference with its interval."""
    if found is None:
        return ""
    value, low, high = (None if number is None else f"{number:+.0f}" for number in (found.value, found.low, found.high))
    if value is None:
        return f"above {low}" if low is not None else f"below {high}" if high is not None else ""
    return f"{value} ({low or '-∞'} to {high or '+∞'})"


def _show(result: "MatchResult") -> None:
    from rich.console import Console

    console = Console(highlight=False, markup=False, soft_wrap=True)
    deals = "pairs" if result.seats == 2 else "deals"
    played = f"{result.deals} {deals}, {result.games} games, seed {result.seed}"
    console.print(f"{result.game}, {result.seats} seats, {played}")
    if not result.is_complete:
        console.print("Interrupted; only deals finished in every seating count.")
    first = result.standings[0].name
    if result.win_rate is None:
        console.print("No deal was finished.")
    else:
        console.print(f"{first}: won {result.won}, shared {result.shared}, lost {result.lost}")
        console.print(f"win rate         {percent(result.win_rate)}, even would be {100 / result.seats:.0f} %")
        console.print(f"Elo difference   {elo(result.elo)}")
        console.print(f"score difference {points(result.score_difference)}")
    if result.sprt:
        console.print(_test(result))
    console.print(_table(result.standings))
    _show_faults(result)


def _test(result: "MatchResult") -> str:
    test = result.sprt
    assert test
    elos = {"low": test.low, "high": test.high}
    said = f"accepted {elos[test.accepted]:+g} Elo" if test.accepted else "undecided"
    return f"SPRT {test.low:g},{test.high:g}    {said} after {test.deals}, ratio {test.ratio:.2f} of {test.limit:.2f}"


def _table(standings: "list[Standing]") -> object:
    """A row for each contestant; columns that would say nothing are left out."""
    from rich.table import Table
    from rich.text import Text

    faults = [standing.crashes + standing.illegal_moves + standing.timeouts for standing in standings]
    columns: dict[str, list[str]] = {
        "seats": [str(standing.seats) for standing in standings],
        "win rate (95 %)": [percent(standing.win_rate) for standing in standings],
        "score": ["" if standing.score is None else f"{standing.score:.1f}" for standing in standings],
        "ms/move": [_milliseconds(standing.seconds_per_move) for standing in standings],
        "longest": [_milliseconds(standing.longest_move) for standing in standings],
        "faults": [str(number) for number in faults],
    }
    if all(standing.seats == 1 for standing in standings):
        del columns["seats"]
    if not any(faults):
        del columns["faults"]
    grid = Table()
    grid.add_column("contestant", overflow="fold")
    for heading in columns:
        grid.add_column(heading, justify="right", no_wrap=True)
    for standing, *cells in zip(standings, *columns.values(), strict=True):
        grid.add_row(Text(standing.name), *cells)
    return grid


def _milliseconds(seconds: float | None) -> str:
    if seconds is None:
        return ""
    return f"{seconds * 1000:.{max(0, 2 - math.floor(math.log10(max(seconds * 1000, 0.01))))}f}"


def _show_faults(result: "MatchResult") -> None:
    for fault in result.faults[:_SHOWN_FAULTS]:
        where = f"deal {fault.deal}, seating {fault.seating}, seat {fault.seat}"
        print(one_line(f"{fault.contestant}: {fault.kind} in {where}: {fault.message}"))
    if len(result.faults) > _SHOWN_FAULTS:
        print(f"and {len(result.faults) - _SHOWN_FAULTS} more; --json lists them all")
