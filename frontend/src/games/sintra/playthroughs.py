"""Write playthroughs.json: games played by the rules, for the page's tests.

Run `python frontend/src/games/sintra/playthroughs.py` from the root after a change of positions or events.
Each step has the move (none for a deal), what happened, and the fields of the position that are different after it.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from faience.games import Event, Game

GAMES: list[tuple[str, int, dict[str, Any], int, slice]] = [
    ("side A, the beginning", 2, {}, 11, slice(0, 16)),
    ("side A", 2, {}, 11, slice(-18, None)),
    ("side B", 3, {"side": "B"}, 12, slice(-26, None)),
    ("side A, below 0", 4, {"allow_negative": True}, 13, slice(-20, None)),
    ("side B, home to the left", 2, {"side": "B", "reset_must_move_left": True}, 14, slice(-18, None)),
    ("joker squares", 2, {}, 19, slice(16, 34)),
]
"""Name, seats, options, a seed, and the steps to keep: every kind of event happens in one of the games."""


def told(event: Event) -> dict[str, Any]:
    """An event as the page gets it: seats count from 1."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain | {"seat": None if event.seat is None else event.seat + 1}


def playthrough(name: str, seats: int, options: dict[str, Any], seed: int, kept: slice) -> dict[str, Any]:
    """Some steps of a game by random moves that rather place panes and complete strips than let them break."""
    choice = random.Random(seed)
    game = Game.new("sintra", seats, seed=seed, **options)
    positions = [msgspec.to_builtins(game.position())]
    steps = []
    while not game.is_over:
        move = None
        if game.turn is None:
            happened = game.deal()
        else:
            moves = [str(move) for move in game.legal_moves()]
            move = max(moves, key=lambda move: (_promise(game, move), choice.random()))
            if choice.random() < 0.2:
                move = choice.choice(moves)
            happened = game.play(move)
        before, after = positions[-1], msgspec.to_builtins(game.position())
        changed = {field: after[field] for field in after if after[field] != before[field]}
        steps.append({"move": move, "happened": [told(event) for event in happened], "changed": changed})
        positions.append(after)
    first = range(len(steps))[kept][0]
    return {"name": name, "start": positions[first], "steps": steps[kept]}


def _promise(game: Game, move: str) -> int:
    """Panes that are placed rather than broken, and strips that get complete."""
    worth = {"placed": 1, "broke": -2, "window": 4, "bonus": 4}
    happened = [event for event in game.copy().play(move) if event.kind in worth]
    return sum(worth[event.kind] * len(str(event.facts.get("tiles", "."))) for event in happened)


def main() -> None:
    """Write the file beside this one."""
    text = ",\n".join(json.dumps(playthrough(*game), separators=(",", ":")) for game in GAMES)
    Path(__file__).with_name("playthroughs.json").write_text(f"[{text}]\n")


if __name__ == "__main__":
    main()
