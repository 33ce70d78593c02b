"""Write playthroughs.json: games played by the rules, for the page's tests.

Run `python frontend/src/games/classic/playthroughs.py` from the root after a change of positions or events.
Each step has the move (none for a deal), what happened, and the fields of the position that are different after it.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from faience.games import Event, Game

GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("colored", 2, {}, 10),
    ("colored jokers", 3, {"jokers": True}, 53),
    ("gray", 2, {"wall": "gray"}, 49),
    ("gray jokers", 4, {"wall": "gray", "jokers": True}, 55),
]
"""Name, seats, options and a seed for which every kind of event happens in one of the games."""
STEPS = 24


def told(event: Event) -> dict[str, Any]:
    """An event as the page gets it: seats count from 1."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain | {"seat": None if event.seat is None else event.seat + 1}


def playthrough(name: str, seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """The last steps of a game by random moves that rather fill lines than the floor."""
    choice = random.Random(seed)
    game = Game.new("classic", seats, seed=seed, **options)
    positions = [msgspec.to_builtins(game.position())]
    steps = []
    while not game.is_over:
        move = None
        if game.turn is None:
            happened = game.deal()
        else:
            moves = [str(move) for move in game.legal_moves()]
            kept = [move for move in moves if not move.endswith("-")] or moves
            move = choice.choice(kept if choice.random() < 0.9 else moves)
            happened = game.play(move)
        before, after = positions[-1], msgspec.to_builtins(game.position())
        changed = {field: after[field] for field in after if after[field] != before[field]}
        steps.append({"move": move, "happened": [told(event) for event in happened], "changed": changed})
        positions.append(after)
    first = max(0, len(steps) - STEPS)
    return {"name": name, "start": positions[first], "steps": steps[first:]}


def main() -> None:
    """Write the file beside this one."""
    text = ",\n".join(json.dumps(playthrough(*game), separators=(",", ":")) for game in GAMES)
    Path(__file__).with_name("playthroughs.json").write_text(f"[{text}]\n")


if __name__ == "__main__":
    main()
