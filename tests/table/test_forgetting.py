"""A person is taken out of a log: no name and no guest of theirs is left, and the table is the same otherwise."""

import msgspec

from faience.table import Table, Who, commands, events, forgetting
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, FRIEND, ME, OPEN, SECRET, Room

STRANGER = "stranger"


def without(room: Room, who: Who) -> list[events.AnyEvent]:
    """The log without somebody, which must still add up to a table."""
    log = [events.decode(text) for text in room.stored]
    after = forgetting.without(log, who.guest, STRANGER)
    Table.load("t1", SECRET, after)
    assert who.guest.encode() not in msgspec.json.encode(after)
    return after


def test_the_host_loses_every_name_they_had_and_the_others_keep_theirs() -> None:
    room = Room(ME, OPEN)
    room.do(ADA, commands.Rename(seat=1, name="Augusta"))
    room.do(BOB, commands.Sit(seat=2, name="Bob"))
    text = msgspec.json.encode(without(room, ADA)).decode()
    assert "Ada" not in text
    assert "Augusta" not in text
    assert "Bob" in text
    assert STRANGER in text


def test_who_sat_down_and_left_is_taken_out_and_who_sat_there_after_them_is_not() -> None:
    room = Room(ME, OPEN)
    room.do(BOB, commands.Sit(seat=2, name="Bob"))
    room.do(BOB, commands.Leave(seat=2))
    room.do(Who("cleo"), commands.Sit(seat=2, name="Cleo"))
    after = without(room, BOB)
    assert "Bob" not in msgspec.json.encode(after).decode()
    assert [seat.name for seat in Table.load("t1", SECRET, after).seats] == ["Ada", "Cleo"]


def test_a_name_that_the_host_planned_for_a_friend_goes_with_the_friend() -> None:
    room = Room(ME, SeatPlan("friend", name="Bob"))
    room.do(BOB, commands.Sit(seat=2, key=room.invitation(2)))
    assert "Bob" not in msgspec.json.encode(without(room, BOB)).decode()


def test_somebody_on_two_devices_has_no_name_left_whichever_of_them_is_forgotten() -> None:
    room = Room(ME, FRIEND)
    room.do(Who("phone"), commands.Sit(seat=1, key=room.table.seats[0].key))
    after = without(room, Who("phone"))
    assert "Ada" not in msgspec.json.encode(after).decode()
    assert Table.load("t1", SECRET, after).seats[0].owners == (ADA.guest, STRANGER)


def test_a_log_without_somebody_who_was_never_there_is_the_same() -> None:
    room = Room(ME, FRIEND)
    assert without(room, Who("nobody")) == [events.decode(text) for text in room.stored]
