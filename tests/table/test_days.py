"""Play over days: every move has its own time, and nothing waits in memory for its end."""

from typing import Any

import msgspec
import pytest

from faience.table import BotMove, ClockOut, Table, events
from faience.table.commands import Agree, Resume, Return, RunOut, StandIn, UndoMove
from faience.table.pacing import AFTER_RETURN_IN_DAYS
from faience.table.playing import FAIR_LEVEL
from faience.table.settings import DAY, Clock
from tests.table.people import ADA, BOB, CLEO, ME, OPEN, SECRET, SERVER, Room, bot, portrait

HOUR = DAY // 24


def two(days: int = 3, **settings: Any) -> Room:
    """Ada and Bob with some days for each move, Ada to move; nothing is animated."""
    return Room(ME, OPEN, first=1, clock={"days": days}, speed="instant", **settings).seat_all(BOB)


def left(room: Room) -> list[int]:
    clocks = room.table.clocks
    assert clocks is not None
    return list(clocks.left_at(room.now))


def test_every_move_has_all_its_days() -> None:
    room = two()
    assert left(room) == [3 * DAY, 3 * DAY]
    room.move(after=2 * DAY)
    assert left(room) == [3 * DAY, 3 * DAY]
    room.now += DAY
    assert left(room) == [3 * DAY, 2 * DAY]
    room.move(after=DAY)
    assert left(room) == [3 * DAY, 3 * DAY]
    assert portrait(room.loaded()) == portrait(room.table)


def test_the_end_of_the_time_is_a_deadline_and_nothing_that_is_waited_for() -> None:
    room = two()
    assert room.table.due(room.now) is None
    assert room.table.deadline == ClockOut(0, room.now + 3 * DAY)
    room.move(after=HOUR)
    assert room.table.deadline == ClockOut(1, room.now + 3 * DAY)
    fast = Room(ME, OPEN, first=1, clock={"minutes": 5}, speed="instant").seat_all(BOB)
    assert fast.table.deadline is None
    assert fast.table.due(fast.now) == ClockOut(0, fast.now + 300_000)


def test_where_a_bot_is_to_move_or_nothing_is_played_there_is_no_deadline() -> None:
    assert Room(ME, OPEN, clock={"days": 3}).table.deadline is None
    room = Room(ME, bot(), first=1, clock={"days": 3}, speed="instant").seat_all()
    room.move(after=DAY)
    assert isinstance(room.table.due(room.now), BotMove)
    assert room.table.deadline is None
    assert two().play_out().table.deadline is None


def test_who_lets_the_time_run_out_is_played_for_until_they_return() -> None:
    room = two()
    room.now += 3 * DAY - 1
    assert room.refusal(SERVER, RunOut(seat=0)) == "too-early"
    (stood_in,) = room.do(SERVER, RunOut(seat=0), after=1)
    assert stood_in == events.StoodIn(number=stood_in.number, at=room.now, seat=0, level=FAIR_LEVEL, by=None)
    assert room.table.due(room.now) == BotMove(0, FAIR_LEVEL, room.table.busy_until)
    room.move()
    assert room.table.deadline == ClockOut(1, room.now + 3 * DAY)
    room.do(ADA, Return(seat=1), after=DAY)
    assert left(room) == [3 * DAY, 2 * DAY]
    assert portrait(room.loaded()) == portrait(room.table)


def test_who_returns_before_the_bot_has_moved_has_an_hour_at_least() -> None:
    room = two()
    room.do(SERVER, RunOut(seat=0), after=3 * DAY)
    room.do(ADA, Return(seat=1), after=10)
    assert left(room) == [AFTER_RETURN_IN_DAYS, 3 * DAY]
    room.move(after=HOUR // 2)
    assert left(room) == [3 * DAY, 3 * DAY]


def test_the_hour_for_returning_comes_once_in_a_game() -> None:
    room = two()
    room.do(SERVER, RunOut(seat=0), after=3 * DAY)
    room.do(ADA, Return(seat=1), after=0)
    room.do(SERVER, RunOut(seat=0), after=HOUR)
    assert room.refusal(ADA, Return(seat=1)) == "out-of-time"
    room.move()
    room.do(ADA, Return(seat=1), after=0)
    assert left(room)[0] == 3 * DAY, "the next turn has all its time again"


def test_nobody_is_away_while_they_have_days() -> None:
    room = two()
    assert room.refusal(BOB, StandIn(seat=1, level=5)) == "has-time"
    assert room.refusal(ADA, StandIn(seat=2, level=5)) == "has-time"


class TestUndo:
    def test_moving_and_undoing_wins_no_time(self) -> None:
        room = two()
        room.move(after=2 * DAY)
        room.do(ADA, UndoMove(), after=HOUR)
        assert left(room) == [DAY, 3 * DAY]
        for _ in range(3):
            room.move(after=HOUR)
            room.do(ADA, UndoMove(), after=0)
        assert left(room) == [DAY - 3 * HOUR, 3 * DAY]
        assert room.table.deadline == ClockOut(0, room.now + DAY - 3 * HOUR)
        assert portrait(room.loaded()) == portrait(room.table)

    def test_where_the_others_agreed_there_is_all_the_time_again(self) -> None:
        room = two(undo="agreement")
        room.move(after=2 * DAY)
        room.do(ADA, UndoMove(), after=0)
        room.do(BOB, Agree(), after=2 * DAY)
        assert left(room) == [3 * DAY, 3 * DAY]
        assert room.table.turn == 0
        assert portrait(room.loaded()) == portrait(room.table)

    def test_whose_move_falls_with_anothers_has_all_the_time_for_the_next(self) -> None:
        room = two()
        room.move(after=0)
        room.move(after=3 * DAY - 1)
        room.do(ADA, UndoMove(), after=0)
        room.do(BOB, Agree(), after=0)
        room.move(after=0)
        assert room.table.turn == 1
        assert left(room) == [3 * DAY, 3 * DAY]

    def test_with_bots_alone_the_time_is_what_was_left_less_what_was_spent_since(self) -> None:
        room = Room(ME, bot(), first=1, clock={"days": 2}, speed="instant").seat_all()
        room.move(after=DAY)
        room.move(after=0)
        room.do(ADA, UndoMove(), after=5 * HOUR)
        assert left(room) == [DAY - 5 * HOUR, 2 * DAY]
        room.move(after=0)
        room.move(after=0)
        room.now += DAY
        assert room.refusal(ADA, UndoMove()) == "no-time"
        assert portrait(room.loaded()) == portrait(room.table)


def test_time_the_server_was_away_counts_for_nobody() -> None:
    room = two()
    deadline = room.table.deadline
    assert deadline is not None
    (resumed,) = room.do(SERVER, Resume(lost=2 * DAY), after=4 * DAY)
    assert isinstance(resumed, events.Resumed)
    assert left(room) == [DAY, 3 * DAY]
    assert room.table.deadline == ClockOut(0, deadline.at + 2 * DAY)


def test_a_rematch_is_played_over_days_too() -> None:
    room = two().play_out()
    again, _ = room.table.again("t2", ADA, SECRET, room.now)
    assert again.settings.clock == Clock(days=3)


def test_a_record_is_the_same_as_without_a_clock() -> None:
    slow, other = two(), Room(ME, OPEN, first=1, speed="instant").seat_all(BOB)
    for room in (slow, other):
        for _ in range(5):
            room.move(after=HOUR)
    assert str(slow.table.record()) == str(other.table.record())


def test_three_people_wait_for_one_at_a_time() -> None:
    room = Room(ME, OPEN, OPEN, first=1, clock={"days": 1}, speed="instant").seat_all(BOB, CLEO)
    for seat in (0, 1, 2, 0):
        assert room.table.deadline == ClockOut(seat, room.now + DAY)
        assert [room.listed(who).is_your_turn for who in (ADA, BOB, CLEO)] == [seat == at for at in range(3)]
        room.move(after=DAY - 1)


def test_a_list_waits_for_nobody_whose_bot_is_to_move() -> None:
    room = two()
    assert room.listed(ADA).is_your_turn
    room.do(SERVER, RunOut(seat=0), after=3 * DAY)
    mine = room.listed(ADA)
    assert not mine.is_your_turn
    assert [seat.stand_in for seat in mine.seats] == [FAIR_LEVEL, None]


@pytest.mark.parametrize(
    ("clock", "sent"),
    [
        (Clock(days=3), {"days": 3}),
        (Clock(10, 5), {"minutes": 10, "increment": 5}),
        (Clock(10), {"minutes": 10, "increment": 0}),
    ],
)
def test_a_clock_is_sent_as_what_it_is(clock: Clock, sent: dict[str, float]) -> None:
    assert msgspec.to_builtins(clock) == sent
    assert msgspec.convert(sent, Clock) == clock


def test_a_stored_table_with_a_clock_of_minutes_is_read_as_ever() -> None:
    room = Room(ME, bot(), clock={"minutes": 5})
    first = room.stored[0].replace(b'"minutes":5.0,"increment":0.0', b'"minutes":5,"increment":2')
    assert first != room.stored[0]
    table = Table.load("t1", SECRET, [events.decode(first)])
    assert table.settings.clock == Clock(5, 2)
