"""`faience tune`: weights for the evaluation of a variant, from games the search plays against itself."""

import os
from pathlib import Path
from typing import Annotated

import typer


def tune(
    variant: Annotated[str, typer.Argument(help="The variant: 'NAME option=choice ...'.")],
    games: Annotated[int, typer.Option(min=16, help="Games per generation.")] = 640,
    nodes: Annotated[int, typer.Option(min=1, help="Positions the search looks at per move.")] = 1500,
    generations: Annotated[int, typer.Option(min=1, help="How many times to recompute the weights.")] = 3,
    processes: Annotated[int | None, typer.Option(min=1, help="How many processes; one per core by default.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="A number that makes the run repeatable.")] = 0,
    start: Annotated[bool, typer.Option("--start/--anew", help="Start from the current weights, or from none.")] = True,
    folder: Annotated[Path | None, typer.Option(help="Where to write; by default where players look for it.")] = None,
) -> None:
    """Tune the evaluation by self-play."""
    from faience.arena.tuning import Generation, write
    from faience.arena.tuning import tune as tune_weights
    from faience.games import Variant
    from faience.players.knowledge import folder_of, weights_of

    chosen = Variant.parse(variant)

    def tell(generation: Generation) -> None:
        shares = " ".join(f"{share:.2f}" for share in generation.explained)
        typer.echo(f"generation {generation.number}: {generation.samples} samples, explained {shares}")

    found = tune_weights(
        chosen,
        games=games,
        nodes=nodes,
        generations=generations,
        processes=processes or os.cpu_count() or 1,
        seed=seed,
        begin=weights_of(chosen) if start else None,
        tell=tell,
    )
    typer.echo(f"written: {write(found, chosen, folder or folder_of(chosen.game))}")
