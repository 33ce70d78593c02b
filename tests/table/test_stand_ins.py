"""A bot in the seat of somebody who is away: not at once, not a weak one, and what it did can be undone together."""

from typing import Any

import pytest
from msgspec.structs import replace

from faience.table import BotMove, Refused, Table, events
from faience.table.commands import Agree, Decline, Return, RunOut, StandIn, UndoMove
from faience.table.playing import FAIR_LEVEL
from faience.table.sent.shapes import StoodIn
from tests.table.people import ADA, BOB, CLEO, EVE, ME, OPEN, SECRET, SERVER, Room, bot, portrait


def two(**settings: Any) -> Room:
    """Ada and Bob, Ada to move."""
    return Room(ME, OPEN, first=1, **settings).seat_all(BOB)


def replaced(room: Room, turns: int = 1) -> Room:
    """A bot has played some turns for Bob, and Ada hers in between; Bob is back."""
    room.until(1)
    room.do(ADA, StandIn(seat=2))
    for _ in range(turns):
        room.until(1).move()
    room.do(BOB, Return(seat=2))
    return room


class TestGrace:
    def test_nobody_plays_for_somebody_who_left_a_moment_ago(self) -> None:
        room = two()
        with pytest.raises(Refused) as caught:
            room.table.do(StandIn(seat=2), ADA, room.now, grace={1: 41_200})
        assert (caught.value.code, caught.value.facts) == ("just-left", {"seat": 2, "seconds": 42})
        room.table.do(StandIn(seat=2), ADA, room.now, grace={0: 41_200})

    def test_the_clock_waits_for_nobody(self) -> None:
        room = two(clock={"minutes": 1}, speed="instant")
        _, made = room.table.do(RunOut(seat=0), SERVER, room.now + 60_000, grace={0: 41_200})
        assert events.kind_of(made[0]) == "stand-in"


class TestLevel:
    def test_nobody_is_replaced_by_a_weak_bot(self) -> None:
        room = two()
        assert room.refusal(ADA, StandIn(seat=2, level=1)) == "unfair-level"
        assert room.refusal(ADA, StandIn(seat=2, level=4)) == "unfair-level"
        room.do(ADA, StandIn(seat=2, level=8))
        assert room.table.seats[1].stand_in == 8

    def test_without_a_level_it_is_the_least_that_is_fair(self) -> None:
        room = two()
        room.do(ADA, StandIn(seat=2))
        assert room.table.seats[1].stand_in == FAIR_LEVEL == 5

    def test_what_was_agreed_at_the_start_holds_for_others_and_for_the_clock(self) -> None:
        room = two(stand_in=2, clock={"minutes": 1}, speed="instant")
        assert room.public().settings.stand_in == 2
        assert room.refusal(ADA, StandIn(seat=2, level=5)) == "unfair-level"
        room.do(ADA, StandIn(seat=2, level=2))
        room.do(SERVER, RunOut(seat=0), after=60_000)
        assert [seat.stand_in for seat in room.table.seats] == [2, 2]
        again, _ = room.play_out().table.again("t2", ADA, SECRET, room.now)
        assert again.settings.stand_in == 2

    def test_a_table_of_before_goes_on(self) -> None:
        room = replaced(two())
        old = room.stored[0].replace(b'"stand_in":null,', b"")
        assert old != room.stored[0]
        left_out = (b',"is_exact":true', b',"is_stand_in":false', b',"gained":0')
        log = []
        for text in (old, *room.stored[1:]):
            for field in left_out:
                text = text.replace(field, b"")
            log.append(events.decode(text.replace(b'"level":5', b'"level":1')))
        table = Table.load("t1", SECRET, log)
        assert table.moves == room.table.moves
        assert table.settings == room.table.settings
        table.do(StandIn(seat=2), ADA, room.now)


class TestTakingBack:
    def test_who_comes_back_asks_to_undo_what_the_bot_did(self) -> None:
        room = two().until(1)
        before = room.game.position()
        replaced(room, turns=2)
        first = next(move for move in room.table.moves if move.is_bot)
        assert room.own(BOB).stood_in == StoodIn(2, 2, first.number, "ask")
        assert room.own(ADA).stood_in is room.own(EVE).stood_in is None
        (asked,) = room.do(BOB, UndoMove(stand_in=2))
        assert isinstance(asked, events.UndoAsked)
        assert (asked.is_stand_in, asked.waits_for, asked.back_to) == (True, (0,), first.before)
        request = room.public().undo_request
        assert request is not None
        assert (request.is_stand_in, request.back_to) == (True, first.before)
        (undone,) = room.do(ADA, Agree())
        assert isinstance(undone, events.Undone)
        assert undone.is_stand_in
        assert room.game.position() == before
        assert room.table.turn == 1
        assert room.own(BOB).stood_in is None
        assert portrait(room.loaded()) == portrait(room.table)

    def test_asking_takes_the_seat_back_too(self) -> None:
        room = two().until(1)
        room.do(ADA, StandIn(seat=2))
        room.move()
        assert [events.kind_of(event) for event in room.do(BOB, UndoMove(stand_in=2))] == ["returned", "undo-asked"]
        assert room.table.seats[1].stand_in is None

    def test_the_others_are_asked_even_where_undo_is_free_and_may_decline(self) -> None:
        room = two().until(1)
        room.do(ADA, StandIn(seat=2))
        room.move()
        room.do(BOB, Return(seat=2))
        after = room.game.position()
        assert room.own(BOB).stood_in.undo == "ask"  # type: ignore[union-attr]
        room.do(BOB, UndoMove(stand_in=2))
        room.do(ADA, Decline())
        assert room.game.position() == after

    def test_past_a_draw_everybody_has_to_agree_and_the_record_shows_it(self) -> None:
        room = Room(ME, OPEN, OPEN, first=1).seat_all(BOB, CLEO).until(1)
        before, deals = room.game.position(), room.table.deals
        room.do(ADA, StandIn(seat=2))
        while room.table.deals == deals:
            room.move()
        room.do(BOB, StandIn(seat=3))
        room.do(BOB, UndoMove(stand_in=2))
        assert room.table.request is not None
        assert room.table.request.waits_for == (0, 2), "who is away is asked too where tiles were drawn"
        room.do(ADA, Agree())
        room.do(CLEO, Agree())
        assert room.game.position() == before
        assert room.table.undone[0].endswith("past deal 2")

    def test_who_has_moved_again_has_accepted_what_the_bot_did(self) -> None:
        room = replaced(two()).until(1)
        room.move()
        assert room.own(BOB).stood_in is None
        assert room.refusal(BOB, UndoMove(stand_in=2)) == "nothing-to-undo"

    def test_nobody_asks_for_a_seat_of_another_or_where_moves_are_final(self) -> None:
        room = replaced(two())
        assert room.refusal(ADA, UndoMove(stand_in=2)) == "not-your-seat"
        assert room.refusal(BOB, UndoMove(stand_in=1)) == "not-your-seat"
        final = replaced(two(undo="off"))
        assert final.own(BOB).stood_in.undo == "no"  # type: ignore[union-attr]
        assert final.refusal(BOB, UndoMove(stand_in=2)) == "undo-off"

    def test_with_bots_alone_nobody_has_to_be_asked(self) -> None:
        room = Room(ME, bot(), first=1, clock={"minutes": 1}, speed="instant").seat_all()
        before = room.game.position()
        room.do(SERVER, RunOut(seat=0), after=60_000)
        for _ in range(4):
            room.move(after=0)
        assert room.table.turn == 0
        made = room.do(ADA, UndoMove(stand_in=1), after=0)
        assert [events.kind_of(event) for event in made] == ["returned", "undone"]
        assert room.game.position() == before
        assert not isinstance(room.table.due(room.now), BotMove)

    def test_whose_time_is_over_for_good_has_nothing_to_ask(self) -> None:
        room = Room(ME, bot(), first=1, clock={"minutes": 1}, speed="instant").seat_all()
        room.do(SERVER, RunOut(seat=0), after=60_000)
        room.do(ADA, Return(seat=1), after=0)
        room.do(SERVER, RunOut(seat=0), after=60_000)
        room.move()
        assert room.own(ADA).stood_in.undo == "no"  # type: ignore[union-attr]
        assert room.refusal(ADA, UndoMove(stand_in=1)) == "out-of-time"

    def test_an_open_request_comes_first(self) -> None:
        room = replaced(two())
        room.do(ADA, UndoMove())
        assert room.own(BOB).stood_in.undo == "no"  # type: ignore[union-attr]
        assert room.refusal(BOB, UndoMove(stand_in=2)) == "undo-pending"

    def test_a_bot_of_ones_own_choice_is_no_stand_in(self) -> None:
        room = Room(ME, bot(), first=1).seat_all()
        room.move()
        room.move()
        assert room.own(ADA).stood_in is None
        assert room.refusal(ADA, UndoMove(stand_in=2)) == "not-your-seat"


def test_undoing_what_a_bot_did_wins_no_time() -> None:
    room = two(clock={"minutes": 5, "increment": 10}, speed="instant").until(1)
    room.do(ADA, StandIn(seat=2))
    clocks = room.table.clocks
    assert clocks is not None
    room.move(after=0)
    room.move(after=4_000)
    room.move(after=0)
    room.do(BOB, UndoMove(stand_in=2), after=0)
    room.do(ADA, Agree(), after=0)
    after = room.table.clocks
    assert after is not None
    assert after.left == replace(clocks, left=(clocks.left[0] - 4_000, clocks.left[1])).left
