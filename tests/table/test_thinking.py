"""However people move, undo, run out of time and come back: nobody thinks for longer than the clock says they may."""

import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience.table import BotMove, ClockOut, Refused, Who, commands, events
from faience.table.pacing import AFTER_RETURN, AFTER_RETURN_IN_DAYS
from tests.table.people import ADA, BOB, ME, OPEN, SERVER, Room, bot


class Stopwatch:
    """How long each seat has thought at a table, measured from outside."""

    def __init__(self, room: Room) -> None:
        self.room = room
        seats = range(len(room.table.seats))
        self.thought = [0 for _ in seats]
        self.most_moves = [0 for _ in seats]
        """The most turns of each seat that ever stood at once."""
        self.given_anew = [0 for _ in seats]
        """How often an undo that others made or agreed to gave a seat all of its days again."""

    def wait(self, milliseconds: int) -> None:
        """Let time go by; whose time is over loses the seat to a bot at that moment, and bots move at once."""
        room = self.room
        while True:
            due = room.table.due(room.now) or room.table.deadline
            step = milliseconds if not isinstance(due, ClockOut) else max(0, min(milliseconds, due.at - room.now))
            if (seat := room.table.decider) is not None:
                self.thought[seat] += step
            room.now += step
            milliseconds -= step
            if isinstance(due, ClockOut) and due.at <= room.now:
                self.do(SERVER, commands.RunOut(seat=due.seat))
            elif milliseconds <= 0:
                return

    def do(self, who: Who, command: commands.Asked | commands.Inner) -> None:
        """Ask for something at this moment, which may be refused."""
        was_asked = self.room.table.request is not None
        with suppress(Refused):
            made = self.room.do(who, command, after=0)
            for event in made:
                if isinstance(event, events.Undone):
                    self.given_anew = [
                        times + (was_asked or seat != event.seat) for seat, times in enumerate(self.given_anew)
                    ]
        for seat in range(len(self.most_moves)):
            standing = sum(move.seat == seat for move in self.room.table.moves)
            self.most_moves[seat] = max(self.most_moves[seat], standing)

    def allowed(self, seat: int) -> int:
        """What `docs/live.md` says a seat may think at most."""
        clock = self.room.table.settings.clock
        assert clock is not None
        if clock.is_of_days:
            turns = 1 + self.most_moves[seat] + self.given_anew[seat]
            return clock.given * turns + AFTER_RETURN_IN_DAYS
        return clock.given + self.most_moves[seat] * clock.gained + AFTER_RETURN


def greedy_for_time(clock: dict[str, Any], undo: str, is_alone: bool, seed: int) -> Stopwatch:
    """A table after a while of people who want as much time as they can get."""
    room = Room(ME, bot(1) if is_alone else OPEN, first=1, clock=clock, undo=undo, speed="instant").seat_all(BOB)
    watch, dice = Stopwatch(room), random.Random(seed)
    unit = room.table.settings.clock.given  # type: ignore[union-attr]
    for _ in range(60):
        due = room.table.due(room.now)
        if isinstance(due, BotMove) and dice.random() < 0.6:
            move = commands.BotPlays(version=room.table.version, seat=due.seat, steps=(room.legal()[0],))
            watch.do(SERVER, move)
        who = dice.choice((ADA, ADA, BOB))
        watch.do(who, any_wish(room, dice))
        watch.wait(dice.choice((0, 0, unit // 3, unit, 2 * unit)))
    return watch


def any_wish(room: Room, dice: random.Random) -> commands.Asked:
    move = commands.MakeMove(
        version=room.table.version, move=dice.choice(room.legal()) if room.table.turn is not None else "x"
    )
    seat = dice.choice((1, 2))
    wishes: list[commands.Asked] = [
        *(move, move, move, commands.UndoMove(), commands.UndoMove(), commands.Agree(), commands.Agree()),
        *(commands.Return(seat=seat), commands.Return(seat=seat), commands.StandIn(seat=seat, level=5)),
    ]
    return dice.choice(wishes)


@settings(max_examples=60)
@given(
    st.sampled_from(
        [{"minutes": 1 / 6}, {"minutes": 1 / 6, "increment": 30}, {"minutes": 5, "increment": 3}, {"days": 1}]
    ),
    st.sampled_from(["free", "agreement"]),
    st.booleans(),
    st.integers(0, 2**32),
)
def test_nobody_thinks_for_longer_than_the_clock_says(
    clock: dict[str, Any], undo: str, is_alone: bool, seed: int
) -> None:
    watch = greedy_for_time(clock, undo, is_alone, seed)
    for seat in range(2):
        assert watch.thought[seat] <= watch.allowed(seat)


@pytest.mark.parametrize("increment", [0, 30])
def test_eighty_rounds_of_running_out_coming_back_and_undoing_win_nothing(increment: int) -> None:
    room = Room(ME, bot(1), first=1, clock={"minutes": 1 / 6, "increment": increment}, speed="instant").seat_all()
    watch = Stopwatch(room)
    for _ in range(80):
        watch.wait(100_000)
        watch.do(ADA, commands.Return(seat=1))
        watch.wait(9_000)
        watch.do(ADA, commands.MakeMove(version=room.table.version, move=room.legal()[0]))
        watch.do(ADA, commands.UndoMove())
    assert watch.thought[0] == 70_000, "ten seconds, and a minute for coming back"
