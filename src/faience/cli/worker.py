"""`faience worker`: think for the bots of servers, here or on another machine."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from faience.cli.errors import Misuse, one_line

if TYPE_CHECKING:
    from faience.work.worker import Worker


def worker(
    server: Annotated[
        list[str], typer.Option(metavar="URL", help="The address of a server; can be given several times.")
    ],
    key_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The key that the server knows (or FAIENCE_WORKER_KEY).")
    ] = None,
    engines: Annotated[int, typer.Option(min=0, max=256, help="How many think at a time; 0 for one per core.")] = 0,
) -> None:
    """Think for the bots of servers, and make games to step through: start as many as you like, anywhere."""
    from faience.arena.matches import cores
    from faience.cli.serve import warm_up
    from faience.work.connection import WrongAddress
    from faience.work.keys import VARIABLE, WrongKey, read_keys

    try:
        keys = read_keys(key_file)
    except WrongKey as error:
        raise Misuse(str(error)) from None
    if not keys:
        raise Misuse(f"a worker needs the key that its server knows: --key-file FILE, or {VARIABLE}")
    warm_up()
    from faience.work.worker import Worker

    number = engines or cores()
    try:
        made = Worker(server, keys[0], number, _say)
    except WrongAddress as error:
        raise Misuse(str(error)) from None
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: made.stop())
    typer.echo(f"{number} {'engine thinks' if number == 1 else 'engines think'} for {' and '.join(server)}")
    sys.stdout.flush()
    with _watching(made):
        wrong = made.run()
    if wrong is not None:
        raise Misuse(wrong)
    typer.echo(f"Stopped; {made.done} questions answered, {made.returned} given back.")


def _say(text: str) -> None:
    typer.echo(f"faience: {one_line(text)}", err=True)


@contextmanager
def _watching(worker: "Worker") -> Iterator[None]:
    """A line on a terminal that tells what was done so far."""
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    console = Console()
    if not console.is_terminal:
        yield
        return

    def told() -> Text:
        return Text(f"{worker.thinking} thinking, {worker.done} questions answered")

    with Live(get_renderable=told, console=console, refresh_per_second=2, transient=True):
        yield
