"""Write playthroughs.json: games played by the rules, for the page's tests.

Run `python frontend/src/games/pavilion/playthroughs.py` from the root after a change of positions or events.
Each step has the turn (none for a deal), what happened, and the fields of the position that are different after it.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from faience.games import Event, Game

GAMES: list[tuple[str, int, dict[str, Any], int, slice]] = [
    ("colored, from the first deal", 2, {}, 5, slice(30)),
    ("colored, to the end", 2, {}, 6, slice(-45, None)),
    ("colored with both switches", 3, {"keep_all": True, "last_discard": True}, 53, slice(-40, None)),
    ("free", 4, {"side": "free"}, 55, slice(-50, None)),
    ("free, from the first deal", 3, {"side": "free", "keep_all": True}, 7, slice(45)),
]
"""Name, seats, options, a seed, and which steps are written; every kind of event is in one of them."""
CAREFUL = 0.9
"""How often a placement or a payment is made with some sense."""


def told(event: Event) -> dict[str, Any]:
    """An event as the page gets it: seats count from 1."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain | {"seat": None if event.seat is None else event.seat + 1}


def promise(game: Game, move: str) -> tuple[bool, int, str]:
    """Rather place than pass, and where more tiles are connected or come from the supply, stars and numbers too."""
    seen = game.foresee(move)
    tiles = sum(int(event.facts["tiles"]) for event in seen.happened if event.kind in ("pillar", "statue", "window"))
    points = sum(event.points for event in [*seen.happened, *seen.later])
    return (move != "pass", points + 3 * tiles, move)


def play_turn(game: Game, choice: random.Random) -> tuple[str, list[Event]]:
    """A turn with all its steps, as a table plays it: its text and what happened."""
    follow_ups = game.book.follow_ups
    steps, happened = [], []
    while True:
        moves = list(game.legal_moves())
        is_careful = choice.random() < CAREFUL and game.phase != "draft"
        move = max(moves, key=lambda move: promise(game, str(move))) if is_careful else choice.choice(moves)
        steps.append(move)
        happened += game.play(move)
        if game.turn is None or game.phase not in follow_ups:
            return game.book.write_turn(steps, happened), happened


def playthrough(name: str, seats: int, options: dict[str, Any], seed: int, written: slice) -> dict[str, Any]:
    """Some steps of a game by random turns."""
    choice = random.Random(seed)
    game = Game.new("pavilion", seats, seed=seed, **options)
    positions = [msgspec.to_builtins(game.position())]
    steps = []
    while not game.is_over:
        move, happened = (None, game.deal()) if game.turn is None else play_turn(game, choice)
        before, after = positions[-1], msgspec.to_builtins(game.position())
        changed = {field: after[field] for field in after if after[field] != before[field]}
        steps.append({"move": move, "happened": [told(event) for event in happened], "changed": changed})
        positions.append(after)
    printed = game.book.printed({"side": "colored", **options}, None)
    return {"name": name, "start": positions[:-1][written][0], "printed": printed, "steps": steps[written]}


def main() -> None:
    """Write the file beside this one."""
    text = ",\n".join(json.dumps(playthrough(*game), separators=(",", ":")) for game in GAMES)
    Path(__file__).with_name("playthroughs.json").write_text(f"[{text}]\n")


if __name__ == "__main__":
    main()
