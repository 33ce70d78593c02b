"""`faience bench search`: how fast the search calculates here, and how deep it comes."""

import json
from typing import Any

import msgspec

from faience import __version__


class Searched(msgspec.Struct, frozen=True):
    """A search from the beginning of a round."""

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


def measure(games: list[str], seconds: float) -> list[Searched]:
    """Search the first positions of a few games of every variant, so many seconds each."""
    from faience.games import Game, all_variants
    from faience.players.knowledge import weights_of
    from faience.players.limits import Limits
    from faience.players.search import Searcher

    found, positions = [], 4
    for variant in (variant for variant in all_variants() if variant.game in games):
        searcher = Searcher(variant.game, weights_of(variant))
        thoughts = []
        for seed in range(positions + 1):
            game = Game.of(variant, 2, seed=seed)
            game.deal()
            limits = Limits(nodes=10) if seed == 0 else Limits(seconds)  # the first one compiles
            thoughts.append(searcher.think(game.state_copy(), game.legal_actions(), limits))
        del thoughts[0]
        took, nodes = sum(thought.seconds for thought in thoughts), sum(thought.nodes for thought in thoughts)
        depth = sum(thought.depth for thought in thoughts) / positions
        name = str(variant).partition(" ")[2]
        found.append(Searched(variant.game, 2, name, took, nodes, nodes / took, depth, positions, searcher.memory))
    return found


def report(games: list[str], seconds: float, machine: dict[str, Any], as_json: bool) -> None:
    """Measure and print."""
    from rich.console import Console
    from rich.table import Table

    found = measure(games, seconds)
    if as_json:
        print(json.dumps({"machine": machine, "faience": __version__, "rows": msgspec.to_builtins(found)}))
        return
    grid = Table(title=f"Alpha-beta search from the start of a round, {seconds:g} s per position, one core")
    for heading in ("game", "variant"):
        grid.add_column(heading)
    for heading in ("nodes/s", "depth", "memory"):
        grid.add_column(heading, justify="right")
    for row in found:
        memory = f"{row.memory_bytes / 2**20:.1f} MiB"
        grid.add_row(row.game, row.variant, f"{row.nodes_per_second:,.0f}", f"{row.depth:.1f}", memory)
    Console().print(grid)
    Console().print(f"{machine['cpu']}, {machine['cores']} cores")
