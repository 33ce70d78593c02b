"""A database with many tables in the middle of their games, made without a server."""

import random
from pathlib import Path

from faience.games.record_form import ABSENT
from faience.server.persistence import entries_of, summary_of
from faience.store import Store
from faience.store.store import FILE
from faience.table import Settings, Table, Who, commands
from faience.table.settings import SeatPlan

_HOST = Who("0" * 32)
_SECRET_BYTES = 32
_APART = 1000
"""Milliseconds between two moves."""


async def fill(data: Path, tables: int, moves: int, now: int) -> list[str]:
    """Keep so many tables of two bots and a person, each after so many moves; returns their names."""
    data.mkdir(parents=True, exist_ok=True)
    store = await Store.open(data / FILE)
    names = [f"filled{number:04}" for number in range(tables)]
    try:
        for number, name in enumerate(names):
            table = after_moves(begun(name, now - _APART * (moves + 1)), moves, random.Random(number))
            await store.make(table.id, table.secret, entries_of(table.events), summary_of(table), is_listed=False)
    finally:
        await store.close()
    return names


def begun(name: str, at: int) -> Table:
    """A table of people at one device that has begun."""
    settings = Settings(game="classic", seats=(SeatPlan(kind="me"), SeatPlan(kind="me")), speed="instant")
    table, _ = Table.create(name, settings, _HOST.guest, "Ada", bytes(_SECRET_BYTES), at)
    for seat in (1, 2):
        table, _ = table.do(commands.End(seat=seat, end=ABSENT), _HOST, at)
    return table


def after_moves(table: Table, moves: int, chance: random.Random) -> Table:
    """The table after so many moves by chance, or the most that a game of it took."""
    while len(table.moves) < moves and table.status == "playing":
        game = table.game
        assert game is not None
        move = str(chance.choice(game.legal_moves()))
        at = table.touched + _APART
        table, _ = table.do(commands.MakeMove(version=table.version, move=move), _HOST, at)
    return table
