"""Games put into words for those who step through them: few at a time, and none without an end."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from faience.games import Game, Record
from faience.server import replays as replaying
from faience.server.limits import TooMany
from faience.server.replays import LONGEST, MOST_STEPS, ReplayCache
from faience.table import Refused
from faience.table.sent.replays import NamesThen
from tests.server.keeping import eventually
from tests.table.people import BOB, ME, OPEN, Room

EXAMPLE = (Path(__file__).parents[2] / "docs" / "example.faience").read_text(encoding="utf-8")
HERE = "192.0.2.1"


class Slow:
    """Work that goes on until it may end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may_end = Event()
        self.begun = 0
        work = replaying._encoded

        def waiting(record: Callable[[], Record], names: NamesThen | None) -> Any:
            self.begun += 1
            assert self.may_end.wait(300)
            return work(record, names)

        monkeypatch.setattr(replaying, "_encoded", waiting)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    return Slow(monkeypatch)


def wasted(moves: int) -> str:
    """A game in which everybody wastes what they take, so that it never ends."""
    game = Game.new("classic", 2, seed=1)
    for _ in range(moves):
        if game.turn is None:
            game.deal()
        game.play(next(str(move) for move in game.legal_moves() if str(move).endswith("-")))
    return str(Record.of(game))


async def test_a_record_longer_than_any_game_is_refused_before_it_is_read() -> None:
    replays = ReplayCache()
    assert (await replays.of_record(EXAMPLE, "ada", HERE)).plain
    with pytest.raises(Refused, match="longer than any game") as refused:
        await replays.of_record(EXAMPLE + "1 1B-\n" * LONGEST, "ada", HERE)
    assert (refused.value.code, refused.value.rule) == ("bad-record", "size")
    assert 0 < int(str(refused.value.facts["at_line"])) < LONGEST


async def test_a_game_that_never_ends_is_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "replay_of", lambda _: pytest.fail("it was worked out"))
    text = wasted(1200)
    assert len(text) < LONGEST
    with pytest.raises(Refused, match=f"more than {MOST_STEPS:,} draws and moves") as refused:
        await ReplayCache().of_record(text, "ada", HERE)
    assert refused.value.rule == "size"


async def test_what_people_wrote_between_the_moves_does_not_count() -> None:
    assert (await ReplayCache().of_record(EXAMPLE + "# well played\n" * LONGEST, "ada", HERE)).plain


async def test_nobody_has_a_second_one_worked_out_before_the_first_is_done(slow: Slow) -> None:
    replays = ReplayCache()
    first = asyncio.create_task(replays.of_record(EXAMPLE, "ada", HERE))
    await eventually(lambda: slow.begun)
    with pytest.raises(TooMany) as refused:
        await replays.of_record(EXAMPLE, "ada", HERE)
    assert refused.value.wait > 0
    slow.may_end.set()
    await first
    assert (await replays.of_record(EXAMPLE, "ada", HERE)).plain


async def test_the_queue_has_an_end(slow: Slow) -> None:
    replays = ReplayCache(most_waiting=3)
    asked = [asyncio.create_task(replays.of_record(EXAMPLE, f"guest {at}", f"192.0.2.{at}")) for at in range(5)]
    await eventually(lambda: slow.begun == 2)
    with pytest.raises(TooMany):
        await replays.of_record(EXAMPLE, "late", "192.0.2.99")
    slow.may_end.set()
    assert len(await asyncio.gather(*asked)) == 5
    assert (await replays.of_record(EXAMPLE, "late", "192.0.2.99")).plain


async def test_an_address_that_is_a_new_guest_each_time_does_not_fill_the_queue(slow: Slow) -> None:
    replays = ReplayCache(most_waiting=100)
    asked = [asyncio.create_task(replays.of_record(EXAMPLE, f"guest {at}", HERE)) for at in range(5)]
    await eventually(lambda: slow.begun == 2)
    with pytest.raises(TooMany):
        await replays.of_record(EXAMPLE, "another", HERE)
    slow.may_end.set()
    await asyncio.gather(*asked)


async def test_a_table_that_many_want_to_see_is_worked_out_once(slow: Slow) -> None:
    class OneTable:
        id, number, log = "abcdefgh", 7, ()

        def record(self) -> Record:
            return Record.parse(EXAMPLE)

    table: Any = OneTable()
    replays = ReplayCache(most_waiting=0)
    asked = [asyncio.create_task(replays.of_table(table, f"guest {at}", HERE)) for at in range(20)]
    await eventually(lambda: slow.begun)
    slow.may_end.set()
    found = await asyncio.gather(*asked)
    assert slow.begun == 1
    assert len({id(replay) for replay in found}) == 1


async def test_the_links_of_draws_make_no_game_too_long() -> None:
    room = Room(ME, OPEN, first=1).seat_all(BOB)
    text = str(room.table.record())
    line = next(line for line in text.split("\n") if line.startswith("draw 1 "))
    with pytest.raises(Refused) as refused:
        await ReplayCache().of_record(text + f"{line}\n" * LONGEST, "ada", HERE)
    assert refused.value.rule == "links-due"
