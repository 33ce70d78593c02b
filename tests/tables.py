"""Every table that can be set up, and ways to play at it without thinking."""

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from faience import Game, Variant
from faience.games import Event, all_variants
from tests.positions.sintra import OTHER

TABLES: list[tuple[Variant, int]] = [(variant, seats) for variant in all_variants() for seats in variant.book.seats]
"""Every variant with every number of seats."""


def tables_of(game: str) -> list[tuple[Variant, int]]:
    """Every table of one game."""
    return [table for table in TABLES if table[0].game == game]


CLASSIC_TABLES = tables_of("classic")
SINTRA_TABLES = tables_of("sintra")

OTHER_TABLES: list[tuple[Variant, int]] = [
    (Variant.of("sintra", allow_negative=True), 3),
    (Variant.of("sintra", reset_must_move_left=True), 2),
    (Variant.of("sintra", side="B", strips=OTHER), 2),
]
"""Tables with a switch thrown, and one with other printed parts."""


def name_of(table: tuple[Variant, int]) -> str:
    """A short name for a table, such as `classic-gray-jokers-3`."""
    variant, seats = table
    words = [choice if isinstance(choice, str) else name for name, choice in variant.options.items() if choice]
    if variant.book.parts and variant.parts != variant.book.parts.standard():
        words.append(variant.parts.name)
    return "-".join([variant.game, *words, str(seats)])


def plain(game: Game) -> dict[str, Any]:
    """The position as plain JSON data."""
    data: dict[str, Any] = json.loads(msgspec.json.encode(game.position()))
    return data


def prefer_lines(moves: list[str], dice: random.Random) -> str:
    """A random move that seldom goes to the floor, so that walls fill up."""
    lined = [move for move in moves if not move.endswith("-")]
    return dice.choice(lined if lined and dice.random() < 0.95 else moves)


def any_move(moves: list[str], dice: random.Random) -> str:
    """A random move."""
    return dice.choice(moves)


def prefer_floor(moves: list[str], dice: random.Random) -> str:
    """A random move that often goes to the floor, so that floors fill up."""
    dropped = [move for move in moves if move.endswith("-")]
    return dice.choice(dropped if dropped and dice.random() < 0.7 else moves)


def to_the_floor(moves: list[str], dice: random.Random) -> str:
    """The move that drops what it takes."""
    return next(move for move in moves if move.endswith("-"))


def play_on(
    game: Game,
    dice: random.Random,
    moves: int = 10_000,
    choose: Callable[[list[str], random.Random], str] = prefer_lines,
) -> Game:
    """Play so many moves, or to the end; random deals come from the game's own generator."""
    while moves > 0 and not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            game.play(choose([str(move) for move in game.legal_moves()], dice))
            moves -= 1
    return game


def playthrough(table: tuple[Variant, int], seed: int, **how: Any) -> Game:
    """A game from the start, played on by `play_on`."""
    variant, seats = table
    return play_on(Game.of(variant, seats, seed=seed), random.Random(seed), **how)


def event_text(event: Event) -> str:
    """One event as a line that a person can check."""
    who = "-" if event.seat is None else str(event.seat + 1)
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    return f"{who} {event.kind} {facts}" + (f" {event.points:+d}" if event.points else "")
