"""`faience bench`: how fast the rules and the search run here, as a table for people or as JSON."""

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from faience import __version__
from faience.cli.errors import Misuse
from faience.cli.warm import run_with_bar

if TYPE_CHECKING:
    from faience.envs.batch import Playouts
    from faience.games import Variant

Table: TypeAlias = "tuple[int, Variant]"
"""How many seats, and the variant."""

_IMPORT = "import time; start = time.perf_counter(); import faience; print(time.perf_counter() - start)"
_FIRST_GAME = """
import sys, time
start = time.perf_counter()
from faience.envs import batch
from faience.games import Variant
batch.playouts(Variant.of(sys.argv[1]), 2, 1)
print(time.perf_counter() - start)
"""
_INTERPRETED = """
import dataclasses, json, sys
from faience.envs import batch
from faience.games import Variant
print(json.dumps(dataclasses.asdict(batch.measure(Variant.of(sys.argv[1]), 2, float(sys.argv[2])))))
"""
"""Programs for other processes: what they measure must not have happened in this one."""


@dataclass(frozen=True)
class Row:
    """One rate that was measured."""

    game: str
    machine: str
    seats: int
    variant: str
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    checked_games: int = 0
    """How many games were compared with the CPU's, move by move."""


@dataclass(frozen=True)
class Start:
    """How long one start took."""

    name: str
    seconds: float


@dataclass(frozen=True)
class Searched:
    """Searches from the beginning of a round."""

    game: str
    seats: int
    variant: str
    seconds: float
    nodes: int
    nodes_per_second: float
    depth: float
    """Turns calculated to their end, on average over the positions."""
    positions: int
    memory_bytes: int


Job: TypeAlias = tuple[str, Callable[[], Row | Start]]


def bench(
    what: Annotated[str, typer.Argument(help="What to measure: rules, or search (how the players think).")] = "rules",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    is_gpu: Annotated[bool, typer.Option("--gpu", help="Measure the GPU instead of the CPU.")] = False,
    game: Annotated[str | None, typer.Option(help="Only this game; all of them by default.")] = None,
    seconds: Annotated[float, typer.Option(min=0.001, max=600, help="Roughly how long to spend on each row.")] = 2.0,
) -> None:
    """Measure how fast the rules, or the search, run here.

    Whole games of random moves are played, with the full list of legal moves at each.
    """
    from rich.console import Console

    from faience.envs.gpu import GpuMismatch, GpuUnavailable
    from faience.games import GAMES
    from faience.rules.kernel import IS_COMPILED

    if game is not None and game not in GAMES:
        raise Misuse(f"unknown game {game!r}; choose {', '.join(GAMES)}")
    if not IS_COMPILED:
        raise Misuse("bench measures machine code, but NUMBA_DISABLE_JIT is set")
    games = list(GAMES) if game is None else [game]
    if what not in ("rules", "search"):
        raise Misuse(f"cannot measure {what!r}; choose rules or search")
    if what == "search":
        _report_search(games, seconds / 2, as_json)
        return
    try:
        with tempfile.TemporaryDirectory(prefix="faience-bench-") as empty:
            jobs = list(_gpu_jobs(games, seconds) if is_gpu else _cpu_jobs(games, seconds, empty))
            results = run_with_bar(jobs, Console(stderr=True))
    except (GpuUnavailable, GpuMismatch) as error:
        raise Misuse(str(error)) from None
    report = _report(games, results, is_gpu)
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _show(report)


def _tables(game: str) -> list[Table]:
    """What is measured: every number of seats with the usual variant, then the other variants for two."""
    from faience.games import GAMES, all_variants

    usual, *others = (variant for variant in all_variants() if variant.game == game)
    fewest, *more = GAMES[game].seats
    return [(fewest, usual), *((seats, usual) for seats in more), *((fewest, other) for other in others)]


def _cpu_jobs(games: list[str], seconds: float, empty: str) -> Iterator[Job]:
    """Rates on the CPU; how long starts take, the last two of a game with a cache folder that is empty at first."""
    from faience.arena.matches import cores
    from faience.envs import batch

    def rate(table: Table, threads: int) -> Row:
        seats, variant = table
        machine = "one core" if threads == 1 else f"{threads} cores"
        return _row(batch.measure(variant, seats, seconds, threads), machine, table)

    for game in games:
        tables = _tables(game)
        for table in tables:
            yield _label(table), partial(rate, table, 1)
        if cores() > 1:
            yield f"{_label(tables[0])}, {cores()} cores", partial(rate, tables[0], cores())
        yield f"{game}, interpreter", partial(_interpreted, game, tables[0], seconds)
    yield "import faience", partial(_start, "import faience", 3, _IMPORT)
    for game in games:
        for how in ("compiling what it needs", "from the cache"):
            name = f"first game of {game}, {how}"
            yield name, partial(_start, name, 1, _FIRST_GAME, game, FAIENCE_CACHE=f"{empty}/{game}")


def _gpu_jobs(games: list[str], seconds: float) -> Iterator[Job]:
    """Rates on the GPU, each after a check that its games are the CPU's."""
    from faience.envs import gpu

    machine = str(gpu.describe()["name"])

    def rate(table: Table) -> Row:
        seats, variant = table
        gpu.verify(variant, seats, gpu.CHECKED, gpu.USUAL)
        return _row(gpu.measure(variant, seats, seconds, gpu.USUAL), machine, table, gpu.CHECKED)

    for game in games:
        for table in _tables(game):
            yield _label(table), partial(rate, table)


def _label(table: Table) -> str:
    return f"{table[1].game}, {table[0]} seats, {_options(table[1])}"


def _options(variant: "Variant") -> str:
    """A variant without the name of its game."""
    return str(variant).partition(" ")[2]


def _row(played: "Playouts", machine: str, table: Table, checked_games: int = 0) -> Row:
    seats, variant = table
    figures = played.games, played.moves, played.seconds, played.rate
    return Row(variant.game, machine, seats, _options(variant), *figures, checked_games)


def _interpreted(game: str, table: Table, seconds: float) -> Row:
    from faience.envs.batch import Playouts

    played = json.loads(_other_process(_INTERPRETED, game, str(seconds), NUMBA_DISABLE_JIT="1"))
    return _row(Playouts(**played), "interpreter", table)


def _start(name: str, times: int, program: str, *arguments: str, **variables: str) -> Start:
    """The shortest of some starts."""
    return Start(name, min(float(_other_process(program, *arguments, **variables)) for _ in range(times)))


def _other_process(program: str, *arguments: str, **variables: str) -> str:
    """What a program prints that runs in a Python of its own."""
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, env=os.environ | variables, check=True, stdout=subprocess.PIPE, text=True).stdout


def _report(games: list[str], results: list[Row | Start], is_gpu: bool) -> dict[str, Any]:
    machine = _machine()
    packages = ["numba", "numpy"]
    if is_gpu:
        from faience.envs import gpu

        machine["gpu"] = gpu.describe()
        packages.append("numba-cuda")
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine,
        "versions": {"faience": __version__, "python": platform.python_version()}
        | {name: _version(name) for name in packages},
        "games": games,
        "rows": [asdict(result) for result in results if isinstance(result, Row)],
        "start": [asdict(result) for result in results if isinstance(result, Start)],
    }


def _machine() -> dict[str, Any]:
    from faience.arena.matches import cores

    return {"cpu": _cpu_name(), "cores": cores(), "system": platform.platform()}


def _grid(title: str, words: tuple[str, ...], numbers: tuple[str, ...]) -> Any:
    """A table without rows yet."""
    from rich.table import Table as Grid

    grid = Grid(title=title)
    for heading in words:
        grid.add_column(heading)
    for heading in numbers:
        grid.add_column(heading, justify="right")
    return grid


def _show(report: dict[str, Any]) -> None:
    from rich.console import Console

    console = Console()
    headings = ("game", "machine", "seats", "variant"), ("moves/s", "games/s")
    grid = _grid("Random moves, each from the full list of legal moves", *headings)
    for row in report["rows"]:
        rates = f"{row['moves_per_second']:,.0f}", f"{row['games'] / row['seconds']:,.0f}"
        grid.add_row(row["game"], row["machine"], str(row["seats"]), row["variant"], *rates)
    console.print(grid)
    if checked := [row["checked_games"] for row in report["rows"] if row["checked_games"]]:
        console.print(f"In every row {checked[0]:,} games were identical on the GPU and on the CPU, move by move.")
    for start in report["start"]:
        console.print(f"{start['name']}: {start['seconds']:.2f} s")
    machine, versions = report["machine"], report["versions"]
    gpu = f", {machine['gpu']['name']}" if "gpu" in machine else ""
    console.print(f"{machine['cpu']}, {machine['cores']} cores{gpu}; {report['date']}")
    console.print(", ".join(f"{name} {number}" for name, number in versions.items()))


def _search(games: list[str], seconds: float) -> list[Searched]:
    """Search the first positions of a few games of every variant, so many seconds each."""
    from faience.games import Game, all_variants
    from faience.players.limits import Limits
    from faience.players.search import Searcher, judgement_of

    found, positions = [], 4
    for variant in (variant for variant in all_variants() if variant.game in games):
        searcher = Searcher(variant.game, judgement_of(variant))
        thoughts = []
        for seed in range(positions + 1):
            game = Game.of(variant, 2, seed=seed)
            game.deal()
            limits = Limits(nodes=10) if seed == 0 else Limits(seconds)  # the first one compiles
            thoughts.append(searcher.think(game.state_copy(), game.legal_actions(), limits))
        del thoughts[0]
        took, nodes = sum(thought.seconds for thought in thoughts), sum(thought.nodes for thought in thoughts)
        depth = sum(thought.depth for thought in thoughts) / positions
        figures = took, nodes, nodes / took, depth, positions, searcher.memory
        found.append(Searched(variant.game, 2, _options(variant), *figures))
    return found


def _report_search(games: list[str], seconds: float, as_json: bool) -> None:
    from rich.console import Console

    machine, found = _machine(), _search(games, seconds)
    if as_json:
        print(json.dumps({"machine": machine, "faience": __version__, "rows": [asdict(row) for row in found]}))
        return
    title = f"Alpha-beta search from the start of a round, {seconds:g} s per position, one core"
    grid = _grid(title, ("game", "variant"), ("nodes/s", "depth", "memory"))
    for row in found:
        memory = f"{row.memory_bytes / 2**20:.1f} MiB"
        grid.add_row(row.game, row.variant, f"{row.nodes_per_second:,.0f}", f"{row.depth:.1f}", memory)
    Console().print(grid)
    Console().print(f"{machine['cpu']}, {machine['cores']} cores")


def _cpu_name() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    found = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(found, platform.processor() or platform.machine())


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"
