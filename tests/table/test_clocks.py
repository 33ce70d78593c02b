"""Clocks: whose time runs, from when on, and what happens when it is over."""

from typing import Any

from faience.table import BotMove, ClockOut, events, pacing
from faience.table.commands import Resume, Return, RunOut, Say, StandIn, UndoMove
from faience.table.playing import AFTER_CLOCK
from tests.table.people import ADA, BOB, CLEO, ME, OPEN, SERVER, Room, bot, portrait

MINUTE = 60_000


def two(increment: float = 0, speed: str = "instant", **settings: Any) -> Room:
    """Ada and Bob with five minutes each, Ada to move; nothing is animated unless a speed is given."""
    clock = {"minutes": 5, "increment": increment}
    return Room(ME, OPEN, first=1, clock=clock, speed=speed, **settings).seat_all(BOB)


def left(room: Room) -> list[int]:
    clocks = room.table.clocks
    assert clocks is not None
    return list(clocks.left_at(room.now))


def test_only_the_time_of_whoever_is_to_decide_runs() -> None:
    room = two()
    assert room.table.due(room.now) == ClockOut(0, room.now + 5 * MINUTE)
    room.move(after=20_000)
    assert left(room) == [280_000, 300_000]
    assert room.public().clocks.running == 2  # type: ignore[union-attr]
    room.move(after=30_000)
    assert left(room) == [280_000, 270_000]


def test_the_view_tells_what_is_left_at_the_moment_it_is_made() -> None:
    room = two()
    room.now += 12_345
    assert left(room) == [300_000 - 12_345, 300_000]


def test_a_move_earns_its_increment() -> None:
    room = two(increment=10)
    room.move(after=4_000)
    assert left(room) == [306_000, 300_000]


def test_a_take_back_gives_the_increment_back_but_not_the_time() -> None:
    room = two(increment=10)
    room.move(after=4_000)
    room.do(ADA, UndoMove(), after=1_000)
    assert left(room) == [296_000, 300_000 - 1_000]
    for _ in range(3):
        room.move(after=0)
        room.do(ADA, UndoMove(), after=0)
    assert left(room)[0] == 296_000


def test_animations_cost_nobody_time() -> None:
    room = two(speed="normal")
    shown = room.table.busy_until - room.now
    assert shown == 20 * pacing.DRAWN
    room.now += shown
    assert left(room) == [300_000, 300_000]
    room.move(after=7_000)
    assert left(room) == [293_000, 300_000]
    room.now += pacing.MOVE
    assert left(room) == [293_000, 300_000]
    room.now += 1
    assert left(room) == [293_000, 299_999]


def test_bots_have_all_the_time_they_need() -> None:
    room = Room(ME, bot(), first=1, clock={"minutes": 1}, speed="instant").seat_all()
    room.move(after=1_000)
    assert room.public().clocks.running is None  # type: ignore[union-attr]
    assert isinstance(room.table.due(room.now), BotMove)
    room.move(after=50_000)
    assert left(room) == [59_000, MINUTE]


def test_before_the_game_no_clock_runs_and_after_it_none_does() -> None:
    assert Room(ME, OPEN, clock={"minutes": 5}).public().clocks is None
    room = two().play_out()
    assert room.public().clocks.running is None  # type: ignore[union-attr]


class TestRunningOut:
    def test_a_bot_plays_on_until_the_owner_returns(self) -> None:
        room = two()
        due = room.table.due(room.now)
        assert isinstance(due, ClockOut)
        (stood_in,) = room.do(SERVER, RunOut(seat=0), after=5 * MINUTE)
        assert stood_in == events.StoodIn(number=stood_in.number, at=due.at, seat=0, level=AFTER_CLOCK, by=None)
        assert room.table.due(room.now) == BotMove(0, AFTER_CLOCK, room.table.busy_until)
        room.move()
        assert left(room)[0] == 0

    def test_the_owner_who_returns_has_a_minute(self) -> None:
        room = two()
        room.do(SERVER, RunOut(seat=0), after=5 * MINUTE)
        room.do(ADA, Return(seat=1), after=99_000)
        assert left(room) == [MINUTE, 5 * MINUTE]
        assert room.table.due(room.now) == ClockOut(0, room.now + MINUTE)

    def test_who_returns_with_more_time_keeps_it(self) -> None:
        room = two()
        room.do(BOB, StandIn(seat=1, level=3), after=10_000)
        room.do(ADA, Return(seat=1), after=99_000)
        assert left(room)[0] == 290_000

    def test_nobody_is_out_of_time_too_early_or_out_of_turn(self) -> None:
        room = two()
        assert room.refusal(SERVER, RunOut(seat=0)) == "too-early"
        assert room.refusal(SERVER, RunOut(seat=1)) == "no-clock"
        room.now += 5 * MINUTE - 1
        assert room.refusal(SERVER, RunOut(seat=0)) == "too-early"
        assert Room(ME, bot(), first=1).seat_all().refusal(SERVER, RunOut(seat=0)) == "no-clock"

    def test_a_move_that_comes_just_before_the_server_noticed_counts(self) -> None:
        room = two(increment=2)
        room.move(after=5 * MINUTE + 50)
        assert left(room)[0] == 2_000
        assert room.refusal(SERVER, RunOut(seat=0)) == "no-clock"

    def test_taking_back_does_not_push_anybody_over_the_edge(self) -> None:
        room = two(increment=30)
        room.move(after=5 * MINUTE - 1)
        room.do(ADA, UndoMove(), after=0)
        assert left(room)[0] == 10_000


class TestResuming:
    def test_time_the_server_was_away_counts_for_nobody(self) -> None:
        room = two()
        room.do(SERVER, Resume(lost=100_000), after=103_000)
        assert left(room) == [297_000, 300_000]
        assert portrait(room.loaded()) == portrait(room.table)

    def test_nobody_gains_time_by_it(self) -> None:
        room = two()
        room.do(SERVER, Resume(lost=10**12), after=1_000)
        assert left(room) == [300_000, 300_000]
        assert room.table.due(room.now) == ClockOut(0, room.now + 300_000)

    def test_where_no_clock_runs_nothing_is_noted(self) -> None:
        assert Room(ME, bot(), first=1).seat_all().do(SERVER, Resume(lost=5)) == []
        assert Room(ME, OPEN, clock={"minutes": 1}).do(SERVER, Resume(lost=5)) == []
        assert two().play_out().do(SERVER, Resume(lost=5)) == []


def test_giving_the_seat_to_a_bot_stops_its_clock() -> None:
    room = Room(ME, OPEN, OPEN, first=1, clock={"minutes": 5}, speed="instant").seat_all(BOB, CLEO)
    room.do(BOB, StandIn(seat=1, level=3), after=10_000)
    room.do(BOB, Say(phrase="thinking"), after=50_000)
    assert left(room) == [290_000, 300_000, 300_000]


def test_a_clock_that_is_set_back_does_not_turn_back_time() -> None:
    room = two()
    room.move(after=10_000)
    room.move(after=-5_000)
    assert left(room) == [290_000, 300_000]
    assert [event.at for event in room.table.events] == sorted(event.at for event in room.table.events)
