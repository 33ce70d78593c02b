"""Write draws.json of every game: deals drawn by the rules, for the page's tests.

Run `python frontend/src/draws/golden.py` from the root after a change of positions, events or of how tiles are drawn.
Each file has how a game begins, with all options and seats; and of the first deal with each combination of events the
state of the generator, the position before it and what happened.
"""

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from faience.games import Event, Game
from faience.games.registry import GAMES as GAME_BOOKS

GAMES: list[tuple[str, int, dict[str, Any], int]] = [
    ("classic", 2, {}, 1),
    ("classic", 3, {"jokers": True}, 2),
    ("classic", 4, {"wall": "gray"}, 3),
    ("sintra", 2, {}, 4),
    ("sintra", 4, {"side": "B"}, 5),
    ("pavilion", 2, {}, 45),
    ("pavilion", 4, {"side": "free", "keep_all": True}, 7),
]
"""The game, its seats and options, and a seed."""
CAREFUL = 0.8
"""How often a move is one that brings something, so that tiles come from Pavilion's supply."""


def told(event: Event) -> dict[str, Any]:
    """An event as the page gets it: seats count from 1."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain | {"seat": None if event.seat is None else event.seat + 1}


def chosen(game: Game, choice: random.Random) -> str:
    """A move: mostly rather one that is followed by more events and points than others."""
    moves = [str(move) for move in game.legal_moves()]
    if choice.random() > CAREFUL:
        return choice.choice(moves)
    return max(moves, key=lambda move: (sum(3 + event.points for event in game.copy().play(move)), choice.random()))


def played(name: str, seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game by random moves, with a generator of its own for every deal, as at a live table."""
    choice = random.Random(seed)
    first = choice.randrange(seats)
    game = Game.new(name, seats, first=first, seed=seed, **options)
    opening = msgspec.to_builtins(game.position())
    deals = dict[frozenset[str], dict[str, Any]]()
    while not game.is_over:
        if game.turn is not None:
            game.play(chosen(game, choice))
            continue
        before = msgspec.to_builtins(game.position())
        a, b, c, d = (choice.getrandbits(32) for _ in range(4))
        happened = [told(event) for event in game.deal_with((a, b, c, d))]
        what = frozenset(event["kind"] for event in happened)
        deals.setdefault(what, {"words": [a, b, c, d], "before": before, "happened": happened})
    return {"name": f"{name} {seats} {options}", "first": first + 1, "opening": opening, "deals": list(deals.values())}


def openings(name: str) -> Iterator[dict[str, Any]]:
    """How a game begins, with every choice of options and every number of seats."""
    book = GAME_BOOKS[name]
    names = [option.name for option in book.options]
    every = itertools.product(*(option.choices for option in book.options))
    for seats, choices in itertools.product(book.seats, every):
        options = dict(zip(names, choices, strict=True))
        opening = msgspec.to_builtins(Game.new(name, seats, first=0, seed=1, **options).position())
        yield {"name": f"{name} {seats} {options}", "first": 1, "opening": opening, "deals": []}


def main() -> None:
    """Write the file of each game."""
    for game in dict.fromkeys(name for name, *_ in GAMES):
        games = [*(played(*each) for each in GAMES if each[0] == game), *openings(game)]
        text = ",\n".join(json.dumps(each, separators=(",", ":")) for each in games)
        Path(__file__).parents[1].joinpath("games", game, "draws.json").write_text(f"[{text}]\n")


if __name__ == "__main__":
    main()
