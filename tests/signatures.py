"""How often kernels were compiled; `python -m tests.signatures classic` plays every table of a game and prints it."""

import importlib
import pkgutil
import sys
from typing import Any

import faience.rules
from faience import Game
from tests.tables import playthrough, tables_of


def kernels() -> dict[str, Any]:
    """Every compiled function of the rules, by module and name."""
    found: dict[str, Any] = {}
    for module in pkgutil.walk_packages(faience.rules.__path__, "faience.rules."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if hasattr(value, "signatures") and getattr(value, "__module__", "") == module.name:
                found[f"{module.name}.{name}"] = value
    return found


def play_everything(name: str) -> None:
    """A game at every table of one game, with every question asked that a game answers."""
    for number, table in enumerate(tables_of(name)):
        Game.of(*table).chances()
        game = playthrough(table, number)
        game.observe(0)
        game.result()


if __name__ == "__main__":
    play_everything(sys.argv[1])
    for name, value in kernels().items():
        print(name, len(value.signatures))
