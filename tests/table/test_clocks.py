"""Clocks: whose time runs, from when on, and what happens when it is over."""

from typing import Any

from msgspec.structs import replace

from faience.table import BotMove, ClockOut, Table, events, pacing
from faience.table.commands import Agree, MakeMove, Resume, Return, RunOut, Say, StandIn, UndoMove
from faience.table.playing import FAIR_LEVEL
from tests.table.people import ADA, BOB, CLEO, ME, OPEN, SECRET, SERVER, Room, bot, portrait

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
        assert stood_in == events.StoodIn(number=stood_in.number, at=due.at, seat=0, level=FAIR_LEVEL, by=None)
        assert room.table.due(room.now) == BotMove(0, FAIR_LEVEL, room.table.busy_until)
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
        room.do(BOB, StandIn(seat=1, level=5), after=10_000)
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

    def test_moving_and_undoing_leaves_what_was_left_down_to_the_last_millisecond(self) -> None:
        room = two(increment=30)
        room.move(after=5 * MINUTE - 1)
        room.do(ADA, UndoMove(), after=0)
        assert left(room)[0] == 1
        room.move(after=0)
        room.do(ADA, UndoMove(), after=0)
        assert left(room)[0] == 1

    def test_who_runs_out_again_has_only_what_is_left_of_the_minute(self) -> None:
        room = two()
        room.do(SERVER, RunOut(seat=0), after=5 * MINUTE)
        room.do(ADA, Return(seat=1), after=0)
        room.do(BOB, StandIn(seat=1, level=5), after=40_000)
        room.do(ADA, Return(seat=1), after=0)
        assert left(room)[0] == 20_000, "the minute was theirs once"
        room.do(SERVER, RunOut(seat=0), after=20_000)
        assert room.refusal(ADA, Return(seat=1)) == "out-of-time"
        move = MakeMove(version=room.table.version, move=room.legal()[0])
        assert room.refusal(ADA, move) == "out-of-time"
        assert portrait(room.loaded()) == portrait(room.table)


class TestUndoing:
    def test_several_moves_of_several_seats_give_back_what_each_has_gained(self) -> None:
        room = two(increment=10)
        for _ in range(3):
            room.move(after=4_000)
        before = left(room)
        room.do(BOB, UndoMove(), after=0)
        room.do(ADA, Agree(), after=0)
        assert left(room) == [before[0] - 10_000, before[1] - 10_000]
        assert portrait(room.loaded()) == portrait(room.table)

    def test_what_was_spent_of_it_is_owed(self) -> None:
        room = Room(ME, bot(), first=1, clock={"minutes": 1, "increment": 30}, speed="instant").seat_all()
        for after in (30_000, 0, 59_000, 0, 0, 0):
            room.move(after=after)
        assert left(room)[0] == 60_000 + 3 * 30_000 - 89_000
        room.do(ADA, UndoMove(), after=0)
        room.do(ADA, UndoMove(), after=0)
        assert left(room)[0] == 1_000
        assert room.own(ADA).undo == "no"
        assert room.refusal(ADA, UndoMove()) == "no-time"

    def test_nobody_thinks_for_free_while_a_move_is_shown_that_they_undo(self) -> None:
        room = two(speed="slow")
        room.now = room.table.busy_until
        for _ in range(5):
            room.move(after=0)
            room.do(ADA, UndoMove(), after=1_800)
            room.now += 1_000
        assert left(room)[0] == 300_000 - 5 * 2_800

    def test_a_turn_in_steps_earns_what_a_turn_in_one_earns(self) -> None:
        clock = {"minutes": 5, "increment": 10}
        room = Room(ME, OPEN, game="pavilion", first=1, clock=clock, speed="instant").seat_all(BOB)
        while room.game.phase not in room.game.book.follow_ups:
            room.move(after=0)
        seat, before = room.table.turn, left(room)
        assert seat is not None
        assert room.table.moves[-1].gained == 0
        while room.table.turn == seat and room.game.phase in room.game.book.follow_ups:
            room.move(after=0)
        assert left(room)[seat] == before[seat] + 10_000

    def test_older_logs_add_up_to_the_time_that_their_players_had(self) -> None:
        room = two(increment=30)
        room.move(after=5 * MINUTE - 1)
        number, mark = room.table.number, room.table.moves[-1]
        past: list[events.AnyEvent] = [
            events.Undone(seat=0, back_to=mark.before, move=mark.move),
            events.StoodIn(seat=0, level=5, by=None),
            events.Returned(seat=0),
        ]
        stored = [events.encode(replace(event, number=number + at, at=room.now)) for at, event in enumerate(past, 1)]
        old = [text.replace(b',"is_exact":false', b"").replace(b',"gained":null', b"") for text in stored]
        assert old != stored
        log = [*room.table.events, *map(events.decode, old)]
        for until, expected in ((-2, 10_000), (None, MINUTE)):
            clocks = Table.load("t1", SECRET, log[:until]).clocks
            assert clocks is not None
            assert clocks.left[0] == expected


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
    room.do(BOB, StandIn(seat=1, level=5), after=10_000)
    room.do(BOB, Say(phrase="thinking"), after=50_000)
    assert left(room) == [290_000, 300_000, 300_000]


def test_a_clock_that_is_set_back_does_not_turn_back_time() -> None:
    room = two()
    room.move(after=10_000)
    room.move(after=-5_000)
    assert left(room) == [290_000, 300_000]
    assert [event.at for event in room.table.events] == sorted(event.at for event in room.table.events)
