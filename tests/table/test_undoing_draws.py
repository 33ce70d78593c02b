"""Taking back past a draw: all people agree, wherever a bot plays for them, and whoever comes back is asked."""

from typing import Any

from msgspec.structs import replace

from faience.table import BotMove, Table, Who, events
from faience.table.commands import Agree, Decline, Return, RunOut, StandIn, UndoMove
from faience.table.table import PATIENCE
from tests.table.people import ADA, BOB, CLEO, ME, OPEN, SERVER, Room, bot, portrait

PEOPLE = (ADA, BOB, CLEO)


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def people(*others: Who, **settings: Any) -> Room:
    """Ada and others, Ada to move."""
    return Room(ME, *[OPEN] * len(others), first=1, **settings).seat_all(*others)


def revealed(room: Room) -> list[int]:
    """Play until a person's move has brought a deal: the seat of the mover, then those of the other people."""
    while True:
        mover, deals = room.table.turn, room.table.deals
        is_person = mover is not None and room.table.seats[mover].bot is None
        room.move()
        if room.table.deals > deals and is_person:
            assert mover is not None
            return [mover, *(at for at, seat in enumerate(room.table.seats) if seat.is_person and at != mover)]


def waits_for(room: Room) -> tuple[int, ...]:
    assert room.table.request is not None
    return room.table.request.waits_for


def test_giving_the_seat_of_another_to_a_bot_is_no_way_around_asking() -> None:
    room = people(BOB)
    mover, other = revealed(room)
    room.do(PEOPLE[mover], StandIn(seat=other + 1, level=5))
    assert room.own(PEOPLE[mover]).undo == "ask"
    assert kinds(room.do(PEOPLE[mover], UndoMove())) == ["undo-asked"]
    assert waits_for(room) == (other,)
    assert kinds(room.do(PEOPLE[other], Agree())) == ["undone"], "who has a bot in their seat may answer"
    assert room.table.record().headers["undone"].endswith("past deal 2")


def test_giving_it_away_while_the_answer_is_missing_is_none_either() -> None:
    room = people(BOB)
    mover, other = revealed(room)
    room.do(PEOPLE[mover], UndoMove())
    assert kinds(room.do(PEOPLE[mover], StandIn(seat=other + 1, level=5))) == ["stand-in"]
    assert waits_for(room) == (other,)
    assert kinds(room.do(PEOPLE[other], Decline())) == ["undo-declined"]


def test_who_is_out_of_time_is_asked_too() -> None:
    room = people(BOB, clock={"minutes": 1}, speed="instant")
    room.until(1)
    room.do(SERVER, RunOut(seat=1), after=60_000)
    mover, other = revealed(room)
    assert (mover, other) == (0, 1)
    assert room.own(ADA).undo == "ask"
    room.do(ADA, UndoMove())
    assert waits_for(room) == (1,)
    assert room.table.undone == ()


def test_of_three_all_must_agree_even_if_one_was_away_in_between() -> None:
    room = people(BOB, CLEO)
    mover, away, other = revealed(room)
    room.do(PEOPLE[mover], UndoMove())
    room.do(PEOPLE[other], StandIn(seat=away + 1, level=5))
    room.do(PEOPLE[away], Return(seat=away + 1))
    assert kinds(room.do(PEOPLE[other], Agree())) == ["undo-agreed"]
    assert waits_for(room) == (away,)
    assert kinds(room.do(PEOPLE[away], Agree())) == ["undone"]
    assert portrait(room.loaded()) == portrait(room.table)


def test_bots_go_on_where_nobody_answers() -> None:
    room = Room(ME, OPEN, bot(), first=1, secret=bytes([1]) * 32).seat_all(BOB)
    mover, other = revealed(room)
    assert room.table.turn == 2, "the bot begins the next round"
    room.do(PEOPLE[mover], StandIn(seat=other + 1, level=5))
    room.do(PEOPLE[mover], UndoMove())
    due = room.table.due(room.now)
    assert isinstance(due, BotMove)
    assert due.not_before == room.now + PATIENCE
    room.move(after=PATIENCE)
    assert room.table.request is None


def test_without_a_draw_who_comes_back_is_asked_from_then_on() -> None:
    room = people(BOB, CLEO, undo="agreement")
    room.move()
    room.do(ADA, UndoMove())
    room.do(ADA, StandIn(seat=2, level=5))
    assert waits_for(room) == (2,)
    room.do(BOB, Return(seat=2))
    assert waits_for(room) == (1, 2)
    assert kinds(room.do(CLEO, Agree())) == ["undo-agreed"]
    assert kinds(room.do(BOB, Agree())) == ["undone"]


def test_who_was_away_before_the_request_is_asked_on_coming_back() -> None:
    room = people(BOB, CLEO, undo="agreement")
    room.do(ADA, StandIn(seat=2, level=5))
    room.move()
    room.do(ADA, UndoMove())
    assert waits_for(room) == (2,)
    room.do(BOB, Return(seat=2))
    assert waits_for(room) == (1, 2)


def test_who_has_agreed_is_not_asked_again_on_coming_back() -> None:
    room = people(BOB, CLEO, undo="agreement")
    room.move()
    room.do(ADA, UndoMove())
    room.do(BOB, Agree())
    room.do(ADA, StandIn(seat=2, level=5))
    room.do(BOB, Return(seat=2))
    assert waits_for(room) == (2,)


def test_nobody_is_asked_about_their_own_wish_on_coming_back() -> None:
    room = Room(ME, OPEN, ME, first=1, undo="agreement").seat_all(BOB)
    room.do(BOB, StandIn(seat=3, level=5))
    room.move()
    room.do(ADA, UndoMove())
    room.do(ADA, Return(seat=3))
    assert waits_for(room) == (1,)


def test_a_log_in_which_not_everyone_agreed_still_adds_up() -> None:
    room = people(BOB, CLEO)
    while room.table.deals == 1:
        before, mover = room.game.position(), room.table.turn
        room.move()
    assert mover is not None
    mark, (away, other) = room.table.moves[-1], (at for at in range(3) if at != mover)
    asked = events.UndoAsked(seat=mover, back_to=mark.before, move=mark.move, waits_for=(away, other))
    past: list[events.AnyEvent] = [
        asked,
        events.StoodIn(seat=away, level=1, by=other),
        events.Returned(seat=away),
        events.Undone(seat=mover, back_to=mark.before, move=mark.move),
    ]
    numbered: list[events.AnyEvent] = [
        replace(event, number=room.table.number + at, at=room.now) for at, event in enumerate(past, 1)
    ]
    table = Table.load("t1", room.table.secret, [*room.table.events, *numbered])
    assert table.game is not None
    assert table.game.position() == before
    assert table.request is None
    assert len(table.undone) == 1
