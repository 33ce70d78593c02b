"""How often each kernel was compiled; `python -m tests.signatures` plays every table and prints it."""

import importlib
import pkgutil
from typing import Any

import faience.rules
from tests.tables import TABLES, playthrough


def kernels() -> dict[str, Any]:
    """Every compiled function of the rules, by module and name."""
    found: dict[str, Any] = {}
    for module in pkgutil.walk_packages(faience.rules.__path__, "faience.rules."):
        for name, value in vars(importlib.import_module(module.name)).items():
            if hasattr(value, "signatures") and getattr(value, "__module__", "") == module.name:
                found[f"{module.name}.{name}"] = value
    return found


def play_everything() -> None:
    """A game at every table, with every question asked that a game answers."""
    for number, table in enumerate(TABLES):
        game = playthrough(table, number)
        game.observe(0)
        game.chances()
        game.result()


if __name__ == "__main__":
    play_everything()
    for name, value in kernels().items():
        print(name, len(value.signatures))
