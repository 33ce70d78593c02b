"""`faience warm`: compile every kernel now, so that no later start has to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import typer

from faience.cli.errors import Misuse

if TYPE_CHECKING:
    from rich.console import Console

R = TypeVar("R")
Call: TypeAlias = tuple[str, Callable[[], object]]


def warm() -> None:
    """Compile all rules into machine code.

    That is done once for this version; later starts load it in a moment.
    """
    from faience.games import GAMES
    from faience.rules import cache
    from faience.rules.kernel import IS_COMPILED

    if not IS_COMPILED:
        typer.echo("Nothing to compile: NUMBA_DISABLE_JIT keeps the rules in the interpreter.")
    elif cache.is_temporary():
        raise Misuse("the cache folder is not writable, so nothing can be stored; set FAIENCE_CACHE to one that is")
    elif cache.is_warm():
        typer.echo(f"Already warm: the machine code is in {cache.folder()}.")
    else:
        compile_games(GAMES)
        cache.mark_warm()
        typer.echo(f"Warm: the machine code is in {cache.folder()}.")


def compile_games(names: Iterable[str]) -> None:
    """Make every call of some games, with a bar on a terminal and a line for each game elsewhere."""
    from rich.console import Console

    console = Console()
    for name in names:
        if not console.is_terminal:
            typer.echo(f"Compiling {name} ...")
        run_with_bar(list(_calls(name)), console, f"compiling {name}")


def run_with_bar(jobs: Sequence[tuple[str, Callable[[], R]]], console: "Console", heading: str = "") -> list[R]:
    """What labeled jobs come to, one after the other, with a bar on a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = TextColumn(heading), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task, results = progress.add_task("", total=len(jobs)), []
        for label, job in jobs:
            progress.update(task, description=label)
            results.append(job())
            progress.advance(task)
    return results


def _calls(name: str) -> Iterator[Call]:
    """Every kernel that Python code calls, with the types it calls it with.

    numba compiles a kernel anew for each combination of argument types, so what is called here and what the rest of
    the program calls must be the same: integers, buffers of `int16` for actions, `int32` for logs and so on.
    The order makes each call a lawful one: a game is set up, dealt, looked at, played and judged.
    """
    import numpy as np

    from faience.envs import batch
    from faience.games import Variant
    from faience.players.knowledge import can_search
    from faience.rules import log as logs
    from faience.rules import rng, states
    from faience.rules.ranking import OUTCOME

    variant = Variant.of(name)
    module: Any = variant.book.rules
    state, random, log = states.new(module.STATE), rng.new(), logs.new(module.LOG)
    actions, weights = np.zeros(module.ACTIONS, np.int16), np.zeros(module.CHANCES, np.int64)
    seen, places = np.zeros(module.OBSERVATION, np.float32), np.zeros(OUTCOME, np.int64)
    yield "seed", lambda: rng.seed(random, 0)
    yield "below", lambda: rng.below(random, 2)
    yield "actions", lambda: module.actions(0)
    yield "setup", lambda: module.setup(state, 2, 0, 0, variant.part_numbers)
    yield "chances", lambda: module.chances(state, weights)
    yield "draw", lambda: module.draw(state, int(np.argmax(weights)), log)
    yield "deal", lambda: module.deal(state, random, _emptied(log))
    yield "observe", lambda: module.observe(state, 0, seen)
    yield "legal", lambda: module.legal(state, actions)
    yield "play", lambda: module.play(state, int(actions[0]), _emptied(log))
    yield "outcome", lambda: module.outcome(state, places)
    yield "moves", lambda: _say_a_move(name)
    yield "playouts", lambda: batch.playouts(variant, 2, 1)
    yield "greedy", lambda: _think(name, "greedy")
    if can_search(name):
        yield "search", lambda: _think(name, "search:nodes=100")
        yield "search by weights", lambda: _think(name, "search:nodes=100,evaluation=linear")
        yield "tree", lambda: _think(name, "mcts:nodes=10")


def _say_a_move(name: str) -> None:
    """Play by text, be refused, and read a position back: what turns words into numbers calls kernels of its own."""
    from faience.games import Game, IllegalMove

    game = Game.new(name, seats=2, seed=0)
    game.deal()
    game.foresee(game.legal_actions()[0])
    game.outlook()
    move = str(game.legal_moves()[0])
    game.play(move)
    with suppress(IllegalMove):
        game.play(move)
    Game.from_position(game.position())


def _think(name: str, player: str) -> None:
    from faience.games import Game
    from faience.players import named

    game = Game.new(name, seats=2, seed=0)
    game.deal()
    named(player).choose(game)


def _emptied(log: Any) -> Any:
    log[0] = 0
    return log
