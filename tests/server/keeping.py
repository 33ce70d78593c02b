"""Tables without a web: keepers on a real store, with bots and onlookers that do as they are told."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from faience.games import Game
from faience.server import deadlines
from faience.server import keeper as keeping
from faience.server import keepers as housekeeping
from faience.server.keeper import Keeper
from faience.server.keepers import Keepers
from faience.server.settings import ServerSettings
from faience.store import Store
from faience.table import Settings, Table, Who, commands, events
from faience.table.settings import SeatPlan

ADA, BOB = Who("ada"), Who("bob")
DAY = 24 * 3600 * 1000


class FakeBots:
    """Answers at once with the first legal move, or as it is told."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.answer: Callable[[Any], Any] = lambda position: str(Game.from_position(position).legal_moves()[0])
        self.gate: asyncio.Event | None = None

    async def choose(self, position: Any, level: int, seed: int) -> str:
        self.asked.append((level, seed))
        if self.gate is not None:
            await self.gate.wait()
        return str(self.answer(position))


class Onlooker:
    """Notes what the table had come to whenever it was told of something new."""

    def __init__(self, keeper: Keeper, who: Who = ADA) -> None:
        self.who = who
        self.keeper = keeper
        self.numbers: list[int] = []
        self.is_dismissed = False

    def wake(self, *, is_presence: bool = False) -> None:
        if not is_presence:
            self.numbers.append(self.keeper.table.number)

    def dismiss(self) -> None:
        self.is_dismissed = True


def house(store: Store, bots: FakeBots, data: Path, **settings: Any) -> Keepers:
    fake: Any = bots
    return Keepers(store, fake, ServerSettings(data=data, **settings), b"salt")


def settings(*kinds: str, **others: Any) -> Settings:
    seats = tuple(SeatPlan("bot", level=1) if kind == "bot" else SeatPlan("me") for kind in kinds)
    wanted: dict[str, Any] = {"game": "classic", "speed": "instant", "first": 1} | others
    return Settings(seats=seats, **wanted)


async def begun(keepers: Keepers, *kinds: str, **others: Any) -> Keeper:
    """A table at which the game has begun."""
    keeper = await keepers.make(settings(*kinds, **others), ADA, "Ada")
    for seat, kind in enumerate(kinds, 1):
        if kind == "me":
            await keeper.do(commands.End(seat=seat, end="-"), ADA)
    assert keeper.table.status == "playing"
    return keeper


@contextmanager
def trouble(store: Store, *calls: str) -> Iterator[None]:
    """A store that can do nothing, or not these things."""

    async def fail(*_: Any, **__: Any) -> None:
        raise OSError("the disk is gone")

    names = calls or ("append", "load", "make", "remove", "note")
    for name in names:
        setattr(store, name, fail)
    try:
        yield
    finally:
        for name in names:
            delattr(store, name)


def any_move(keeper: Keeper) -> commands.MakeMove:
    assert keeper.table.game
    return commands.MakeMove(version=keeper.table.version, move=str(keeper.table.game.legal_moves()[0]))


PATIENCE = 300.0
"""Nothing waits for this long unless it hangs: how fast a machine is decides no test."""


async def eventually(is_it: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_it():
            await asyncio.sleep(0.005)


async def kept(store: Store, keeper: Keeper) -> int:
    stored = await store.load(keeper.table.id)
    assert stored is not None
    return stored.entries[-1].number


def at(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    """Let it be this time for the whole server."""
    for module in (keeping, housekeeping, deadlines):
        monkeypatch.setattr(module, "now", lambda: moment)


def lost_at(table: Table) -> list[int]:
    """The times that were given back at a table."""
    return [event.lost for event in table.events if isinstance(event, events.Resumed)]
