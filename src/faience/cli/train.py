"""`faience train`: a game is learned generation after generation."""

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from faience.cli.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from faience.training.generations import Generation, Step, Watch

_FOLDER = "Where games, networks and results are kept; a run that is there already goes on."
_ONLY = "Take only these steps of the next generation: play, learn, test, or several with commas."
_LOTS = "Sets of printed parts drawn by lot for a generation, in games that have such."
_SHARE = "How much of the positions is learned from; those of one game are much alike."
_ANEW = "Begin with nothing instead of what the network that plays knows."
_CLUSTER = "Play the games on a Ray cluster: its address, or auto for the one that runs here."
_SEED = "Tells apart the games of machines that play for one run; give each its own."


def train(
    game: Annotated[str, typer.Argument(help="The game.")],
    folder: Annotated[Path, typer.Option(help=_FOLDER)],
    generations: Annotated[int, typer.Option(min=1, help="How many generations more.")] = 1,
    games: Annotated[int, typer.Option(min=32, help="Games a generation.")] = 50_000,
    nodes: Annotated[int, typer.Option(min=1, help="Positions a move in these games.")] = 400,
    lots: Annotated[int, typer.Option(min=0, max=1000, help=_LOTS)] = 8,
    window: Annotated[int, typer.Option(min=1, help="Learn from the games of so many generations.")] = 3,
    share: Annotated[float, typer.Option(min=0.01, max=1, help=_SHARE)] = 0.4,
    epochs: Annotated[int, typer.Option(min=1, help="How often each of these positions is learned from.")] = 2,
    mix: Annotated[float, typer.Option(min=0, max=1, help="How much the search's own values count.")] = 0.5,
    anew: Annotated[bool, typer.Option("--anew", help=_ANEW)] = False,
    test_nodes: Annotated[int, typer.Option(min=1, help="Positions a move in the test.")] = 1_000,
    deals: Annotated[int, typer.Option(min=1, help="The most deals of a test.")] = 4_000,
    threads: Annotated[int | None, typer.Option(min=1, help="How many cores; all by default.")] = None,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=_CLUSTER)] = None,
    seed: Annotated[int, typer.Option(min=0, max=9, help=_SEED)] = 0,
    seconds: Annotated[float | None, typer.Option(min=1, help="Begin no more games after so many seconds.")] = None,
    only: Annotated[str | None, typer.Option(metavar="STEPS", help=_ONLY)] = None,
) -> None:
    """Learn a game: play, learn and test, generation after generation."""
    from faience.arena.cluster import check
    from faience.arena.matches import cores
    from faience.players.knowledge import encoding_of
    from faience.training.curve import draw
    from faience.training.generations import Run, Settings

    if encoding_of(game) is None:
        raise Misuse(f"{game} has no encoding, the slots that a network sees; docs/networks.md says what that is")
    steps = _steps(only)
    if "learn" in steps:
        _check_torch()
    if cluster is not None:
        check(cluster)
    settings = Settings(
        game=game,
        games=games,
        nodes=nodes,
        lots=lots,
        window=window,
        share=share,
        epochs=epochs,
        mix=mix,
        is_anew=anew,
        test_nodes=test_nodes,
        deals=deals,
        seed=seed,
    )
    with _watching() as watch:
        run = Run(folder, settings, threads or cores(), watch, cluster)
        for _ in range(generations):
            if found := run.advance(steps, seconds):
                typer.echo(told(found))
                (folder / "curve.svg").write_text(draw(game, run.log.generations), encoding="utf-8")
    typer.echo(f"best: {run.best}; everything is in {folder}")


def _steps(text: str | None) -> "list[Step]":
    from faience.training.generations import STEPS

    asked = STEPS if text is None else tuple(text.split(","))
    if unknown := [step for step in asked if step not in STEPS]:
        raise Misuse(f"--only takes play, learn and test, not {unknown[0]!r}")
    return [step for step in STEPS if step in asked]


def _check_torch() -> None:
    try:
        import torch  # noqa: F401  (only whether it is there)
    except ModuleNotFoundError:
        raise Misuse("learning needs PyTorch; install it with: pip install 'faience[train]'") from None


def told(generation: "Generation") -> str:
    """A generation in one line."""
    said = [f"generation {generation.number}: {generation.games:,} games, {generation.positions:,} positions"]
    if generation.lessons:
        last = generation.lessons[-1]
        said.append(f"explains {100 * last['points']:.1f} % of the margin, names {100 * last['wins']:.1f} % of winners")
    if verdict := generation.verdict:
        said.append(f"{verdict.elo:+.0f} Elo after {verdict.sprt.deals} deals against {generation.judge}")
    said.append("kept" if generation.is_kept else "not kept")
    took = ", ".join(f"{step} {seconds:.0f} s" for step, seconds in generation.seconds.items())
    return f"{'; '.join(said)} ({took})"


@contextmanager
def _watching() -> "Iterator[Watch]":
    """Bars for the steps on a terminal; nothing elsewhere."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[says]}")
    with Progress("{task.description:5}", *columns, console=console, disable=not console.is_terminal) as shown:
        tasks = {step: shown.add_task(step, total=None, says="", visible=False) for step in ("play", "learn", "test")}

        def watch(step: "Step", done: int, total: int, says: str) -> None:
            shown.update(tasks[step], completed=done, total=total, says=says, visible=True)

        yield watch
