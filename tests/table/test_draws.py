"""Draws that everybody has a part in: who is waited for, what is refused, what nobody can choose or know too early."""

from pathlib import Path
from typing import Any

import pytest
from bench.device import Device

from faience.games import Record, fairness
from faience.games.fairness import chains
from faience.games.record_form import ABSENT
from faience.table import BotMove, DrawDue, Table, Who, commands, events, limits
from faience.table.commands import Draw, End, Leave, Link, MakeMove, Plan, Return, Sit, StandIn, UndoMove
from faience.table.seats import ShownLink
from faience.table.state import LINK_PATIENCE
from tests.table.people import ADA, BOB, CLEO, DEVICES, EVE, ME, OPEN, SECRET, SERVER, Room, bot, portrait

OLD_LOG = Path(__file__).with_name("log_of_version_1.jsonl")


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def dealt_in(event: events.AnyEvent) -> events.Dealt:
    """The event of a draw, known as one."""
    assert isinstance(event, events.Dealt)
    return event


def end_in(event: events.AnyEvent) -> events.EndGiven:
    """The event of an end that was given, known as one."""
    assert isinstance(event, events.EndGiven)
    return event


def gathered(*others: Who, here: tuple[int, ...] = (0, 1), **settings: Any) -> Room:
    """Ada and others who are here and have given their ends, but shown no link."""
    room = Room(ME, *[OPEN] * len(others), **{"first": 1} | settings)
    for number, who in enumerate(others, 2):
        room.do(who, Sit(seat=number))
    room.here = frozenset(here)
    for number in range(1, len(others) + 2):
        room.give_end(number)
    return room


def playing(*others: Who, here: tuple[int, ...] = (0, 1), **settings: Any) -> Room:
    """The same with the first draw made."""
    room = gathered(*others, here=here, **settings)
    room.show_links()
    assert room.table.status == "playing"
    return room


def until_due(room: Room) -> tuple[Room, int]:
    """Play until a move leads to a draw; returns the seat that made it, from 1."""
    while True:
        turn = room.table.turn
        assert turn is not None
        command = MakeMove(version=room.table.version, move=room.legal()[0])
        room.do(room.owner(turn + 1), command)
        if room.table.due_draw is not None:
            return room, turn + 1


def until_due_again(room: Room) -> tuple[Room, int]:
    """Play until a draw is made that was made before."""
    deals = room.table.deals
    while room.table.deals == deals:
        room.move()
    return room, room.table.deals


def due_in(room: Room) -> Any:
    return room.public().draw


class TestTheStart:
    @pytest.mark.parametrize("first", ["random", 2])
    def test_waits_for_the_links_of_all_who_are_here_and_is_told_at_once(self, first: Any) -> None:
        room = gathered(BOB, first=first)
        assert room.table.status == "waiting"
        seen = room.public()
        assert (seen.position, seen.turn) == (None, None)
        assert seen.draw is not None
        assert (seen.draw.number, seen.draw.waits_for, seen.draw.until) == (1, [1, 2], room.now + LINK_PATIENCE)
        assert kinds(room.show_link(2)) == ["link"]
        assert due_in(room).waits_for == [1]
        made = room.show_link(1)
        assert kinds(made) == ["link", "started", "dealt"]
        assert due_in(room) is None
        started, dealt = made[1:]
        assert isinstance(started, events.Started)
        assert isinstance(dealt, events.Dealt)
        assert dealt.links == (chains.link_of(SECRET, 1), room.link(1, 1), room.link(2, 1))
        zero = (chains.link_of(SECRET, 0), room.link(1, 0), room.link(2, 0))
        assert started.links == (zero if first == "random" else ())
        assert portrait(room.loaded()) == portrait(room.table)

    def test_who_has_seen_a_link_can_no_longer_sit_down_anew_or_change_who_plays(self) -> None:
        room = gathered(BOB, first="random")
        room.show_link(2)
        assert room.refusal(ADA, Leave(seat=1)) == "started"
        assert room.refusal(ADA, Plan(seat=1, plan=ME)) == "started"
        assert room.refusal(ADA, Plan(seat=2, plan=bot())) == "started"
        assert room.do(ADA, End(seat=1, end="a" * 64)) == [], "the first end holds"
        assert room.table.seats[0].end == room.end(1)

    def test_nobody_is_waited_for_who_is_away_or_takes_no_part(self) -> None:
        room = Room(ME, OPEN, bot(), first=1)
        room.do(BOB, Sit(seat=2))
        room.here = frozenset({1})
        room.give_end(1)
        made = room.do(BOB, End(seat=2, end=ABSENT))
        assert kinds(made) == ["end-given", "started", "dealt"]
        assert dealt_in(made[-1]).links[1:] == (ABSENT,) * 3

    def test_one_device_with_all_the_seats_shows_a_link_for_each(self) -> None:
        room = Room(ME, ME, first=1)
        room.here = frozenset({0, 1})
        for seat in (1, 2):
            room.do(ADA, End(seat=seat, end=DEVICES[0].end(room.table.commitment, seat)))
        assert room.table.waits_for(room.here) == (0, 1)
        for seat in (1, 2):
            link = DEVICES[0].link(room.table.commitment, seat, 1)
            made = room.do(ADA, Link(seat=seat, draw=1, link=link))
        assert kinds(made) == ["link", "started", "dealt"]


class TestWaiting:
    def test_the_move_stands_before_anybody_shows_a_link_and_nobody_can_move_meanwhile(self) -> None:
        room, _ = until_due(playing(BOB))
        assert isinstance(room.table.events[-1], events.Moved)
        assert room.table.turn is None
        assert due_in(room).number == 2
        for who in (ADA, BOB):
            assert room.refusal(who, MakeMove(version=room.table.version, move="1B1")) == "not-your-turn"
            assert room.own(who).options is None
        brought = room.show_links()
        assert kinds(brought) == ["link", "link", "dealt"]
        assert room.table.turn is not None

    def test_a_link_that_does_not_come_is_waited_for_five_seconds_and_then_missing(self) -> None:
        room, _ = until_due(playing(BOB))
        room.show_link(1)
        due = room.table.due(room.now, room.here)
        waiting = room.table.due_draw
        assert waiting is not None
        assert due == DrawDue(2, waiting.until)
        assert room.do(SERVER, Draw(number=2), after=due.at - room.now - 1) == []
        (dealt,) = room.do(SERVER, Draw(number=2), after=1)
        assert isinstance(dealt, events.Dealt)
        assert dealt.links[1:] == (room.link(1, 2), ABSENT)
        assert room.refusal(BOB, Link(seat=2, draw=2, link=room.link(2, 2))) == "not-due"
        assert fairness.check(room.table.record()).seats[1].missing == (2,)

    def test_whoever_leaves_is_waited_for_no_longer(self) -> None:
        room, _ = until_due(playing(BOB))
        room.show_link(1)
        room.here = frozenset({0})
        due = room.table.due(room.now, room.here)
        assert isinstance(due, DrawDue)
        assert due.at <= room.now
        assert kinds(room.do(SERVER, Draw(number=2), after=0)) == ["dealt"]

    def test_any_command_makes_a_draw_whose_time_has_come(self) -> None:
        room, _ = until_due(playing(BOB))
        assert kinds(room.do(ADA, commands.Say(phrase="hurry"), after=LINK_PATIENCE)) == ["said", "dealt"]

    def test_nobodys_clock_runs_while_a_draw_is_due(self) -> None:
        room, _ = until_due(playing(BOB, clock={"minutes": 5}, speed="instant"))
        clocks = room.table.clocks
        assert clocks is not None
        assert clocks.running is None
        room.do(SERVER, Draw(number=2), after=LINK_PATIENCE)
        assert room.table.clocks is not None
        assert room.table.clocks.left == clocks.left
        assert room.table.clocks.running == room.table.turn

    def test_bots_and_stand_ins_are_not_waited_for_and_add_nothing(self) -> None:
        room = playing(BOB, CLEO, here=(0, 1, 2))
        room.here = frozenset({0, 2})
        room.do(ADA, StandIn(seat=2, level=5))
        room.here = frozenset({0, 1, 2})
        while room.table.due_draw is None:
            turn = room.table.turn
            assert turn is not None
            if isinstance(room.table.due(room.now), BotMove):
                steps = (room.legal()[0],)
                room.do(SERVER, commands.BotPlays(version=room.table.version, seat=turn, steps=steps))
            else:
                room.do(room.owner(turn + 1), MakeMove(version=room.table.version, move=room.legal()[0]))
        assert due_in(room).waits_for == [1, 3]
        assert room.refusal(BOB, Link(seat=2, draw=2, link=room.link(2, 2))) == "not-due"
        dealt = room.show_links()[-1]
        assert isinstance(dealt, events.Dealt)
        assert dealt.links[2] == ABSENT

    def test_a_bot_that_is_seated_while_a_link_is_waited_for_ends_the_wait(self) -> None:
        room, _ = until_due(playing(BOB, here=(0, 1)))
        room.show_link(1)
        room.table, _ = room.table.do(StandIn(seat=2, level=5), ADA, room.now, here=frozenset({0}), fresh=room.fresh)
        assert room.table.due_draw is None
        assert room.table.made[2][2] == ABSENT

    def test_who_comes_back_in_the_middle_of_it_still_has_a_part(self) -> None:
        room = playing(BOB, CLEO, here=(0, 1, 2))
        room, _ = until_due(room)
        room.here = frozenset({0, 2})
        room.do(ADA, StandIn(seat=2, level=5))
        room.here = frozenset({0, 1, 2})
        room.do(BOB, Return(seat=2))
        assert due_in(room).waits_for == [1, 2, 3]
        assert dealt_in(room.show_links()[-1]).links[2] == room.link(2, 2)

    def test_after_a_restart_all_who_were_here_have_their_seconds_again(self) -> None:
        room, _ = until_due(playing(BOB))
        room.show_link(1)
        room.table, room.here = room.loaded(), frozenset()
        room.do(SERVER, commands.Resume(lost=0), after=60_000)
        assert due_in(room).waits_for == [2]
        due = room.table.due(room.now)
        assert due == DrawDue(2, room.now + LINK_PATIENCE)
        assert kinds(room.show_link(2)) == ["link", "dealt"]
        assert room.table.made[2] == (chains.link_of(SECRET, 2), room.link(1, 2), room.link(2, 2))
        assert portrait(room.loaded()) == portrait(room.table)

    def test_after_a_restart_nobody_is_waited_for_for_ever(self) -> None:
        room = gathered(BOB, first="random")
        room.table, room.here = room.loaded(), frozenset()
        room.do(SERVER, commands.Resume(lost=5), after=60_000)
        made = room.do(SERVER, Draw(number=1), after=LINK_PATIENCE)
        assert kinds(made) == ["started", "dealt"]


class TestLinks:
    def test_one_that_is_early_late_or_wrong_is_refused(self) -> None:
        room = playing(BOB)
        early = Link(seat=1, draw=2, link=room.link(1, 2))
        assert room.refusal(ADA, early) == "not-due"
        move = MakeMove(version=room.table.version, move=room.legal()[0], link=ShownLink(2, room.link(1, 2)))
        assert room.refusal(ADA, move) == "not-due"
        room, _ = until_due(room)
        assert room.refusal(ADA, Link(seat=1, draw=3, link=room.link(1, 3))) == "not-due"
        assert room.refusal(ADA, Link(seat=1, draw=1, link=room.link(1, 0))) == "not-due"
        assert room.refusal(ADA, Link(seat=1, draw=2, link=room.link(1, 3))) == "bad-link"
        assert room.refusal(ADA, Link(seat=1, draw=2, link=room.link(2, 2))) == "bad-link"
        assert room.refusal(BOB, early) == "not-your-seat"
        assert room.refusal(EVE, early) == "not-your-seat"
        assert kinds(room.do(ADA, early)) == ["link"]

    def test_the_same_one_again_does_no_harm(self) -> None:
        room, _ = until_due(playing(BOB))
        room.show_link(1)
        assert room.show_link(1) == []
        phone = Who("guest-of-adas-phone")
        room.do(phone, Sit(seat=1, key=room.own(ADA).keys["1"]))
        assert room.do(phone, Link(seat=1, draw=2, link=room.link(1, 2))) == [], "from another device of the seat"
        room.show_link(2)
        assert room.do(ADA, Link(seat=1, draw=2, link=room.link(1, 2))) == [], "although it is too late now"

    def test_where_a_seat_takes_no_part_none_is_accepted(self) -> None:
        room = Room(ME, OPEN, first=1)
        room.do(BOB, Sit(seat=2))
        room.here = frozenset({0, 1})
        room.do(BOB, End(seat=2, end=ABSENT))
        room.give_end(1)
        assert room.refusal(BOB, Link(seat=2, draw=1, link=room.link(2, 1))) == "bad-link"
        assert kinds(room.show_link(1)) == ["link", "started", "dealt"]

    def test_a_link_missed_is_made_good_by_the_next_and_still_missing_in_its_draw(self) -> None:
        room, _ = until_due(playing(BOB))
        room.do(SERVER, Draw(number=2), after=LINK_PATIENCE)
        room, _ = until_due(room)
        room.show_links()
        record = Record.parse(str(room.table.record()))
        assert record.draws[1].links[1:] == (ABSENT, ABSENT)
        assert record.draws[2].links[1:] == (room.link(1, 3), room.link(2, 3))
        assert fairness.check(record).is_fair


class TestNewEnds:
    lost = Device(b"new" * 10)

    def new_end(self, room: Room, seat: int = 1) -> str:
        return self.lost.end(room.table.commitment, seat)

    def test_another_end_holds_from_the_next_draw_that_is_not_due_yet(self) -> None:
        room = playing(BOB)
        (given,) = room.do(ADA, End(seat=1, end=self.new_end(room)))
        assert isinstance(given, events.EndGiven)
        assert given.since == 2
        assert room.do(ADA, End(seat=1, end=self.new_end(room))) == []
        assert room.public().seats[0].end == self.new_end(room)
        room, _ = until_due(room)
        assert room.refusal(ADA, Link(seat=1, draw=2, link=room.link(1, 2))) == "bad-link"
        room.do(ADA, Link(seat=1, draw=2, link=self.lost.link(room.table.commitment, 1, 2)))
        room.show_link(2)
        record = Record.parse(str(room.table.record()))
        assert record.headers["end 1"] == f"{room.end(1)}, {self.new_end(room)} from 2"
        found = fairness.check(record)
        assert (found.status, found.seats[0].new_ends, found.seats[0].missing) == ("verified", (2,), ())

    def test_while_a_draw_is_due_it_is_too_late_for_that_draw(self) -> None:
        room, _ = until_due(playing(BOB))
        room.show_link(2)
        (given,) = room.do(ADA, End(seat=1, end=self.new_end(room)))
        assert end_in(given).since == 3
        assert room.refusal(ADA, Link(seat=1, draw=2, link=self.lost.link(room.table.commitment, 1, 2))) == "bad-link"
        assert kinds(room.show_link(1)) == ["link", "dealt"], "the old one still counts"

    def test_no_undo_makes_room_for_an_end_that_suits(self) -> None:
        room, _ = until_due(playing(BOB, ADA, undo="agreement", here=(0, 1, 2)))
        room.show_link(2)
        mover = room.table.moves[-1].seat
        room.do(room.owner(mover + 1), UndoMove())
        if room.table.request is not None:
            room.do(BOB if mover != 1 else ADA, commands.Agree())
        assert room.table.due_draw is None
        (given,) = room.do(ADA, End(seat=1, end=self.new_end(room)))
        assert end_in(given).since == 3, "what Bob has shown for draw 2 is known"

    def test_the_last_of_several_counts(self) -> None:
        room = playing(BOB)
        room.do(ADA, End(seat=1, end="a" * 64))
        room.do(ADA, End(seat=1, end=ABSENT))
        room.do(ADA, End(seat=1, end=self.new_end(room)))
        assert [end.since for end in room.table.seats[0].ends] == [0, 2]
        assert portrait(room.loaded()) == portrait(room.table)

    def test_not_without_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(limits, "MOST", limits.SeatTally(*[3] * 6))
        room = playing(BOB)
        for digit in "ab":
            room.do(ADA, End(seat=1, end=digit * 64))
        assert room.refusal(ADA, End(seat=1, end="c" * 64)) == "too-much"

    def test_after_the_game_it_is_over(self) -> None:
        room = playing(BOB).play_out()
        assert room.refusal(ADA, End(seat=1, end=self.new_end(room))) == "over"


class TestUndoing:
    def test_a_draw_comes_again_as_it_was_and_nobody_is_waited_for(self) -> None:
        room, mover = until_due(playing(BOB))
        move = room.table.moves[-1].move
        room.show_links()
        dealt = room.table.events[-1]
        assert isinstance(dealt, events.Dealt)
        other = 3 - mover
        room.do(room.owner(mover), UndoMove())
        room.do(room.owner(other), commands.Agree())
        assert room.table.deals == 1
        assert room.table.due_draw is None
        again = room.do(room.owner(mover), MakeMove(version=room.table.version, move=move))
        assert kinds(again) == ["moved", "dealt"]
        assert (dealt_in(again[1]).tiles, dealt_in(again[1]).links) == (dealt.tiles, dealt.links)
        found = fairness.check(Record.parse(str(room.table.record())))
        assert (found.status, found.again) == ("verified", (2,))

    def test_a_link_that_was_missing_is_missing_again_although_a_later_one_was_shown(self) -> None:
        room, _ = until_due(playing(BOB, undo="agreement"))
        room.do(SERVER, Draw(number=2), after=LINK_PATIENCE)
        second = room.table.moves[-1]
        room, _ = until_due(room)
        room.show_links()
        made = room.table.made
        while room.table.deals > 1:
            asker = room.table.moves[-1].seat + 1
            room.do(room.owner(asker), UndoMove())
            room.do(room.owner(3 - asker), commands.Agree())
        assert room.table.moves[-1:] != (second,)
        again = room.move(second.move)
        assert kinds(again) == ["moved", "dealt"]
        assert dealt_in(again[1]).links == made[2]
        assert made[2][1:] == (ABSENT, ABSENT)
        assert fairness.check(room.table.record()).again == (2,)
        room, _ = until_due_again(room)
        assert room.table.made == made
        assert fairness.check(Record.parse(str(room.table.record()))).again == (2, 3)

    def test_before_any_link_was_shown_it_is_free_as_ever(self) -> None:
        room, mover = until_due(playing(BOB))
        assert room.own(room.owner(mover)).undo == "now"
        room.do(room.owner(mover), UndoMove())
        assert room.table.undone == ()
        assert room.table.due_draw is None

    def test_once_a_link_was_shown_all_must_agree_and_the_record_shows_it(self) -> None:
        room, mover = until_due(playing(BOB))
        room.show_link(3 - mover)
        assert room.own(room.owner(mover)).undo == "ask", "who makes the draws and plays knows it now"
        assert kinds(room.do(room.owner(mover), UndoMove())) == ["undo-asked"]
        assert kinds(room.do(room.owner(3 - mover), commands.Agree())) == ["undone"]
        assert room.table.undone[0].endswith("past deal 2")
        room, _ = until_due(room)
        assert due_in(room).waits_for == [mover], "what was shown stays shown"
        assert room.table.known == 2
        room.show_links()
        assert fairness.check(room.table.record()).is_fair

    def test_a_wish_to_undo_does_not_hold_up_the_draw_and_then_all_are_asked(self) -> None:
        room = playing(BOB, CLEO, here=(0, 1, 2))
        room, mover = until_due(room)
        away = next(seat for seat in (1, 2, 3) if seat != mover)
        other = 6 - mover - away
        room.here = frozenset({mover - 1, other - 1})
        room.do(room.owner(mover), StandIn(seat=away, level=5))
        room.table = room.loaded()
        assert room.own(room.owner(mover)).undo == "now"
        room.show_link(other)
        assert room.own(room.owner(mover)).undo == "ask"
        room.do(room.owner(mover), UndoMove())
        assert room.table.request is not None
        assert set(room.table.request.waits_for) == {away - 1, other - 1}
        room.do(SERVER, Draw(number=2), after=LINK_PATIENCE)
        assert room.table.deals == 2
        assert room.table.request is not None

    def test_who_is_asked_grows_when_a_link_is_shown_afterwards(self) -> None:
        room = playing(BOB, CLEO, here=(0, 1, 2), undo="agreement")
        room, mover = until_due(room)
        away = next(seat for seat in (1, 2, 3) if seat != mover)
        other = 6 - mover - away
        room.here = frozenset({mover - 1, other - 1})
        room.do(room.owner(mover), StandIn(seat=away, level=5))
        own = any(move.seat == away - 1 for move in room.table.moves[-1:])
        room.do(room.owner(mover), UndoMove())
        assert room.table.request is not None
        assert room.table.request.waits_for == (other - 1,)
        assert not own
        room.show_link(other)
        assert set(room.table.request.waits_for if room.table.request else ()) == {other - 1, away - 1}
        assert portrait(room.loaded()) == portrait(room.table)


class TestDays:
    def days(self) -> Room:
        return gathered(BOB, clock={"days": 1})

    def test_nothing_is_waited_for_and_what_went_along_counts(self) -> None:
        room = Room(ME, OPEN, first=1, clock={"days": 1})
        room.do(BOB, Sit(seat=2))
        room.here = frozenset({0, 1})
        room.do(ADA, End(seat=1, end=room.end(1), link=ShownLink(1, room.link(1, 1))))
        made = room.do(BOB, End(seat=2, end=room.end(2)))
        assert kinds(made) == ["end-given", "started", "dealt"]
        assert dealt_in(made[-1]).links[1:] == (room.link(1, 1), ABSENT)
        while room.table.deals == 1:
            turn = room.table.turn
            assert turn is not None
            link = ShownLink(2, room.link(1, 2)) if turn == 0 else None
            made = room.do(room.owner(turn + 1), MakeMove(version=room.table.version, move=room.legal()[0], link=link))
        assert kinds(made)[-1] == "dealt"
        assert dealt_in(made[-1]).links[1:] == (room.link(1, 2), ABSENT)
        assert due_in(room) is None
        assert fairness.check(room.table.record()).is_fair

    def test_no_link_beyond_the_next_one_is_taken_and_no_end_that_comes_after_it(self) -> None:
        room = self.days()
        turn = room.table.turn
        assert turn == 0
        far = MakeMove(version=room.table.version, move=room.legal()[0], link=ShownLink(3, room.link(1, 3)))
        assert room.refusal(ADA, far) == "not-due"
        room.do(ADA, MakeMove(version=far.version, move=far.move, link=ShownLink(2, room.link(1, 2))))
        (given,) = room.do(BOB, End(seat=2, end="b" * 64))
        assert end_in(given).since == 3, "Ada's link for draw 2 is known"


class TestOlderTables:
    def test_a_log_from_before_is_loaded_and_played_on_as_it_began(self) -> None:
        log = [events.decode(line) for line in OLD_LOG.read_bytes().splitlines()]
        room = Room(ME, OPEN)
        room.now = log[-1].at
        room.table = Table.load("old", SECRET, log)
        room.stored = [events.encode(event) for event in log]
        assert (room.table.draws, room.table.deals, room.public().draws, room.public().draw) == (1, 3, 1, None)
        assert room.table.turn is not None
        room.here = frozenset({0, 1})
        assert room.refusal(ADA, Link(seat=1, draw=4, link="a" * 64)) == "not-due"
        assert room.refusal(ADA, End(seat=1, end="a" * 64)) == "bad-end"
        deals = room.table.deals
        room.play_out()
        assert room.table.deals > deals
        record = Record.parse(str(room.table.record()))
        assert str(record).startswith("faience 1\n")
        assert fairness.check(record) == fairness.Finding("verified", room.table.deals)
        room.table = Table.load("old", SECRET, [events.decode(text) for text in room.stored])
        assert room.table.status == "over"
        again, _ = room.table.again("t2", ADA, bytes(32), room.now, fresh=room.fresh)
        assert again.draws == 2, "a new game is drawn as it is today"

    def test_a_new_table_takes_no_nonces(self) -> None:
        room = Room(ME, OPEN)
        assert room.refusal(ADA, commands.Nonce(seat=1, nonce="a" * 16)) == "bad-nonce"
        assert room.refusal(BOB, Sit(seat=2, nonce="a" * 16)) == "bad-nonce"
        assert room.refusal(ADA, End(seat=1, end="A" * 64)) == "bad-end"

    def test_an_older_one_takes_no_ends(self) -> None:
        room = Room(ME, OPEN, draws=1)
        assert room.refusal(ADA, End(seat=1, end="-")) == "bad-end"
        assert room.refusal(BOB, Sit(seat=2, end="-")) == "bad-end"


def test_a_rematch_has_another_chain_and_takes_new_ends() -> None:
    room = playing(BOB).play_out()
    again, _ = room.table.again("t2", ADA, bytes(32), room.now, fresh=room.fresh)
    assert again.commitment not in ("", room.table.commitment)
    assert all(not seat.ends and seat.shown is None for seat in again.seats)


def test_pavilion_waits_before_each_refill_and_verifies_them_all() -> None:
    room = playing(BOB, game="pavilion")
    refills = 0
    while room.table.deals < 12 and room.table.status == "playing":
        round_before = room.game.round
        room.move(room.legal()[-1])
        refills += room.table.turn is not None and room.game.round == round_before
    found = fairness.check(Record.parse(str(room.table.record())))
    assert (found.status, found.deals) == ("verified", room.table.deals)
    assert [share.missing for share in found.seats] == [(), ()]


def test_no_table_needs_more_links_than_a_chain_has() -> None:
    assert limits.MOST_MOVES + 2 < chains.LENGTH


@pytest.mark.parametrize("game", ["classic", "sintra", "pavilion"])
def test_a_whole_game_with_links_is_verified_in_the_end(game: str) -> None:
    room = playing(BOB, game=game, first="random").play_out()
    record = Record.parse(str(room.table.record()))
    found = fairness.check(record)
    assert (found.status, found.deals) == ("verified", room.table.deals)
    assert [share.took_part for share in found.seats] == [room.table.deals] * 2
    assert "secret" not in record.headers
    assert portrait(room.loaded()) == portrait(room.table)
