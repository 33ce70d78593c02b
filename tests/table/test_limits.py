"""Limits: nobody keeps a table from going on by talk, comings and goings or wishes, and no game goes on for ever."""

from typing import Any

import pytest

from faience.table import BotMove, Refused, events, limits
from faience.table.commands import (
    Agree,
    BotPlays,
    Decline,
    Leave,
    MakeMove,
    Plan,
    Rematched,
    Rename,
    Return,
    Say,
    Sit,
    StandIn,
    UndoMove,
)
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, CLEO, EVE, ME, OPEN, SERVER, Room, bot, portrait

FEW = limits.SeatTally(talk=6, stood=3, planned=3, undos=4, returns=3)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are soon reached."""
    monkeypatch.setattr(limits, "MOST", FEW)


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def talk(room: Room, seat: int = 2) -> None:
    """Bob talks until nobody listens."""
    for number in range(limits.MOST.talk // 2):
        room.do(BOB, Say(phrase="hello"))
        room.do(BOB, Rename(seat=seat, name=f"Bob {number}"))


class TestTalking:
    def test_who_talks_too_much_falls_silent_and_nobody_else_does(self) -> None:
        room = Room(ME, OPEN, first=1).seat_all(BOB)
        talk(room)
        assert room.refusal(BOB, Say(phrase="hello")) == "too-much"
        assert room.refusal(BOB, Rename(seat=2, name="Robert")) == "too-much"
        assert kinds(room.do(ADA, Say(phrase="hurry"))) == ["said"]
        assert portrait(room.loaded()) == portrait(room.table), "what was counted is not forgotten"

    def test_a_game_goes_on_as_ever_after_all_that_talk(self) -> None:
        room = Room(ME, OPEN, first=1, undo="agreement").seat_all(BOB)
        talk(room)
        room.move()
        assert kinds(room.do(ADA, UndoMove())) == ["undo-asked"]
        assert kinds(room.do(BOB, Decline())) == ["undo-declined"]
        room.do(ADA, UndoMove())
        assert kinds(room.do(BOB, Agree())) == ["undone"]
        assert kinds(room.do(ADA, StandIn(seat=2, level=5))) == ["stand-in"]
        assert kinds(room.do(BOB, Return(seat=2))) == ["returned"]
        assert room.play_out().table.status == "over"

    def test_a_game_begins_as_ever_after_all_that_talk(self) -> None:
        room = Room(ME, OPEN, OPEN, OPEN)
        room.do(BOB, Sit(seat=2))
        talk(room)
        assert kinds(room.do(CLEO, Sit(seat=3))) == ["sat"]
        assert kinds(room.do(ADA, Plan(seat=4, plan=bot()))) == ["planned"]
        assert kinds(room.do(BOB, Leave(seat=2))) == ["stood"]
        assert kinds(room.do(EVE, Sit(seat=2, end=room.end(2)))) == ["sat", "end-given"]
        room.give_end(1)
        assert "started" in kinds(room.give_end(3))


@pytest.mark.usefixtures("few")
class TestComingAndGoing:
    def test_nobody_sits_down_and_stands_up_without_end_and_the_host_still_decides(self) -> None:
        room = Room(ME, OPEN, OPEN)
        for _ in range(FEW.stood):
            room.do(BOB, Sit(seat=2))
            room.do(BOB, Leave(seat=2))
        room.do(BOB, Sit(seat=2))
        assert room.refusal(BOB, Leave(seat=2)) == "too-much"
        room.do(CLEO, Sit(seat=3))
        assert kinds(room.do(CLEO, Leave(seat=3))) == ["stood"], "it is another seat"
        assert kinds(room.do(ADA, Plan(seat=2, plan=bot()))) == ["planned"]

    def test_the_host_does_not_change_plans_without_end(self) -> None:
        room = Room(ME, OPEN, OPEN)
        for level in range(1, FEW.planned + 1):
            room.do(ADA, Plan(seat=2, plan=bot(level)))
        assert room.refusal(ADA, Plan(seat=2, plan=bot(9))) == "too-much"
        assert kinds(room.do(CLEO, Sit(seat=3))) == ["sat"]

    def test_a_seat_that_was_given_away_too_often_is_taken_back_by_a_move_alone(self) -> None:
        room = Room(ME, OPEN, first=2).seat_all(BOB)
        for _ in range(FEW.returns):
            room.do(ADA, StandIn(seat=2, level=5))
            room.do(BOB, Return(seat=2))
        assert kinds(room.do(ADA, StandIn(seat=2, level=5))) == ["stand-in"], "a table never hangs on who left"
        assert room.refusal(BOB, Return(seat=2)) == "too-much"
        assert kinds(room.move(after=0)) == ["moved"]
        room.until(1)
        made = room.do(BOB, MakeMove(version=room.table.version, move=room.legal()[0]))
        assert kinds(made)[:2] == ["returned", "moved"]

    def test_who_asks_to_take_back_without_end_keeps_nobody_else_from_it(self) -> None:
        room = Room(ME, OPEN, first=1, undo="agreement").seat_all(BOB)
        room.move()
        room.move()
        for _ in range(FEW.undos):
            room.do(BOB, UndoMove())
            room.do(BOB, Decline())
        assert room.refusal(BOB, UndoMove()) == "too-much"
        assert room.own(BOB).undo == "no"
        assert kinds(room.do(ADA, UndoMove())) == ["undo-asked"]
        assert kinds(room.do(ADA, StandIn(seat=2, level=5))) == ["stand-in"]


MOVES = 41


class TestLength:
    """A classic game in which everyone drops all tiles on the floor has no end of its own."""

    @pytest.fixture(autouse=True)
    def short(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert limits.MOST_MOVES >= 2_000, "no real game comes near"
        monkeypatch.setattr(limits, "MOST_MOVES", MOVES)

    def endless(self, *seats: SeatPlan, **settings: Any) -> Room:
        """A game that has come to its last move."""
        room = Room(*seats, first=1, **settings).seat_all(BOB)
        while not room.table.is_too_long:
            room.move(next(move for move in room.legal() if move.endswith("-")))
        return room

    def test_no_more_moves_are_made_and_it_is_said_what_to_do(self) -> None:
        room = self.endless(ME, OPEN)
        assert len(room.table.moves) == MOVES
        turn = room.table.turn
        assert turn is not None
        with pytest.raises(Refused, match="takes no more") as refused:
            room.table.do(MakeMove(version=room.table.version, move=room.legal()[0]), (ADA, BOB)[turn], room.now)
        assert refused.value.code == "too-long"
        assert room.public().is_too_long
        assert room.own((ADA, BOB)[turn]).options is None
        assert portrait(room.loaded()) == portrait(room.table)

    def test_bots_make_none_either(self, monkeypatch: pytest.MonkeyPatch) -> None:
        room = Room(ME, bot(), first=1).seat_all().until(1)
        thought = BotPlays(version=room.table.version, seat=1, steps=(room.legal()[0],))
        assert isinstance(room.table.due(room.now), BotMove)
        monkeypatch.setattr(limits, "MOST_MOVES", len(room.table.moves))
        assert room.table.due(room.now) is None
        assert room.refusal(SERVER, thought) == "too-long"

    def test_nobodys_time_runs_any_more(self) -> None:
        room = self.endless(ME, OPEN, clock={"minutes": 5})
        clocks = room.public().clocks
        assert clocks is not None
        assert clocks.running is None
        assert room.table.due(room.now) is None

    def test_everything_else_still_works(self) -> None:
        room = self.endless(ME, OPEN, undo="agreement")
        room.do(ADA, Say(phrase="oops"))
        room.do(ADA, StandIn(seat=2, level=5))
        room.do(BOB, Return(seat=2))
        room.do(ADA, UndoMove())
        assert kinds(room.do(BOB, Agree())) == ["undone"]
        assert not room.table.is_too_long, "what was taken back can be played again"
        assert kinds(room.move())[0] == "moved"

    def test_the_same_people_play_again(self) -> None:
        room = self.endless(ME, OPEN)
        new, _ = room.table.again("t2", BOB, bytes(32), room.now, fresh=room.fresh)
        assert new.status == "waiting"
        assert kinds(room.do(BOB, Rematched(table="t2"))) == ["rematch"]
        assert room.public().rematch == "t2"
