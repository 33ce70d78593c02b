"""What is sent to many is encoded once, and is what would be sent to each."""

import json
from typing import Any

import msgspec
import pytest

from faience.server import encoding, messages
from faience.server.encoding import EncodedTable
from faience.table import Who, commands
from faience.table.sent.own import options_of, own_of
from faience.table.sent.public import Presence, event_of, public_of
from faience.table.sent.shapes import Shared
from tests.table.people import ADA, BOB, ME, OPEN, Room, bot

BOTH = Presence(frozenset({0, 1}), 0)


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


class Counter:
    """Counts what is encoded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = self.tables = self.options = self.own = 0
        kinds = ("event_of", "events"), ("public_of", "tables"), ("options_of", "options"), ("own_of", "own")
        for name, attribute in kinds:
            monkeypatch.setattr(encoding, name, self._counting(getattr(encoding, name), attribute))

    def _counting(self, work: Any, attribute: str) -> Any:
        def counted(*arguments: Any) -> Any:
            setattr(self, attribute, getattr(self, attribute) + 1)
            return work(*arguments)

        return counted

    def since(self) -> tuple[int, int, int]:
        """How many events, tables and options were encoded since this was last asked."""
        found, self.events, self.tables, self.options = (self.events, self.tables, self.options), 0, 0, 0
        return found


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    return Counter(monkeypatch)


def two() -> Room:
    return Room(ME, OPEN, first=1).seat_all(BOB)


def test_the_shared_part_is_encoded_once_for_all_who_lack_the_same(counter: Counter) -> None:
    room, encoded = two(), EncodedTable()
    number = room.table.number
    parts = [encoded.shared(room.table, 0, BOTH) for _ in range(50)]
    assert counter.since() == (number, 1, 0)
    assert all(part is parts[0] for part in parts)
    room.move()
    made = room.table.number - number
    for _ in range(50):
        encoded.shared(room.table, number, BOTH)
    assert counter.since() == (made, 1, 0), "of earlier events nothing is encoded again"
    encoded.shared(room.table, 3, BOTH)
    assert counter.since() == (0, 0, 0), "who lacks more gets what was encoded before"


def test_everyone_is_sent_what_they_lack_and_how_things_stand() -> None:
    room, encoded = Room(ME, bot(), first=1, clock={"minutes": 5}).seat_all(), EncodedTable()
    for _ in range(30):
        room.move()
        for has in (0, 5, room.table.number - 1, room.table.number):
            found = json.loads(bytes(encoded.shared(room.table, has, BOTH)))
            assert found["events"] == plain([event_of(entry) for entry in room.table.log[has:]])
            assert found["table"] == plain(public_of(room.table, BOTH))


def test_a_message_to_onlookers_is_encoded_once_for_all_of_them(counter: Counter) -> None:
    room, encoded = two(), EncodedTable()
    number = room.table.number
    texts = {encoded.for_onlookers(room.table, 0, BOTH, 1_000_000 + moment) for moment in range(50)}
    assert counter.since() == (number, 1, 0)
    assert counter.own == 1
    assert len(texts) == 50, "each with the time it was sent"
    for _ in range(50):
        encoded.for_onlookers(room.table, 0, BOTH, 0)
    assert (counter.since(), counter.own) == ((0, 0, 0), 1)
    room.move()
    shared = msgspec.Raw(msgspec.json.encode(Shared([], public_of(room.table, BOTH))))
    expected = messages.Events(shared=shared, own=own_of(room.table, Who("stranger"), 77))
    found = encoded.for_onlookers(room.table, room.table.number, BOTH, 77)
    assert found == msgspec.json.encode(expected).decode()


def test_what_was_told_to_who_came_anew_is_forgotten_and_made_again() -> None:
    room, encoded = Room(ME, bot(), first=1).seat_all(), EncodedTable()
    for _ in range(30):
        room.move()
    last = room.table.number
    long, short = encoded.for_onlookers(room.table, 0, BOTH, 7), encoded.shared(room.table, last - 1, BOTH)
    encoded.rest()
    assert encoded.shared(room.table, last - 1, BOTH) is short, "readers who follow are told the same still"
    assert encoded.for_onlookers(room.table, 0, BOTH, 7) == long
    before = encoded.shared(room.table, 0, BOTH)
    encoded.rest()
    assert encoded.shared(room.table, 0, BOTH) is not before


def test_who_is_here_is_part_of_what_is_shared() -> None:
    room, encoded = two(), EncodedTable()
    for presence in (BOTH, Presence(frozenset({0}), 3), BOTH):
        found = json.loads(bytes(encoded.shared(room.table, 0, presence)))["table"]
        assert found["spectators"] == presence.spectators
        assert [seat["is_here"] for seat in found["seats"]] == [at in presence.here for at in (0, 1)]


def test_options_are_worked_out_once_for_a_position(counter: Counter) -> None:
    room, encoded = two(), EncodedTable()
    for _ in range(5):
        assert json.loads(bytes(encoded.options(room.table))) == plain(options_of(room.table))
    room.do(ADA, commands.Say(phrase="hello"))
    encoded.options(room.table)
    assert counter.since() == (0, 0, 1), "what is said changes nothing in the position"
    room.move()
    assert json.loads(bytes(encoded.options(room.table))) == plain(options_of(room.table))
    room.do(ADA, commands.UndoMove())
    assert json.loads(bytes(encoded.options(room.table))) == plain(options_of(room.table))
