"""Taking moves back: what each policy allows, who is asked, and what the record shows."""

from typing import Any

import pytest

from faience.games.classic import ClassicPosition
from faience.table import BotMove, Who, events
from faience.table.commands import Agree, Decline, MakeMove, Say, StandIn, UndoMove
from faience.table.table import PATIENCE
from tests.table.people import ADA, BOB, CLEO, EVE, ME, OPEN, Room, bot, portrait


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def people(*others: Who, **settings: Any) -> Room:
    """Ada and others, Ada to move."""
    return Room(ME, *[OPEN] * len(others), first=1, **settings).seat_all(*others)


def position(room: Room) -> Any:
    return room.game.position()


class TestFree:
    def test_the_mover_takes_back_at_once_while_nobody_else_has_acted(self) -> None:
        room = people(BOB)
        before, version = position(room), room.table.version
        room.move()
        assert room.own(ADA).undo == "now"
        (undone,) = room.do(ADA, UndoMove())
        assert isinstance(undone, events.Undone)
        assert undone.back_to == version
        assert position(room) == before
        assert room.table.version == undone.number
        assert room.table.undone == ()

    def test_after_a_take_back_the_game_goes_on_and_can_be_taken_back_again(self) -> None:
        room = people(BOB)
        before = position(room)
        for _ in range(3):
            room.move()
            room.do(ADA, UndoMove())
            assert position(room) == before
        room.move(room.legal()[-1])
        assert room.table.turn == 1
        assert len(room.table.moves) == 1

    def test_once_the_next_player_has_acted_the_others_are_asked(self) -> None:
        room = people(BOB)
        before = position(room)
        room.move()
        room.move()
        assert room.own(ADA).undo == "ask"
        assert kinds(room.do(ADA, UndoMove())) == ["undo-asked"]
        request = room.public().undo_request
        assert request is not None
        assert (request.seat, request.waits_for) == (1, [2])
        assert kinds(room.do(BOB, Agree())) == ["undone"]
        assert position(room) == before

    def test_who_has_not_acted_since_takes_nothing_back_for_others(self) -> None:
        room = people(BOB)
        room.move()
        assert room.own(BOB).undo == "no"
        assert room.refusal(BOB, UndoMove()) == "nothing-to-undo"
        assert room.refusal(EVE, UndoMove()) == "not-seated"

    def test_a_revealed_draw_is_taken_back_only_if_all_agree_and_then_the_record_shows_it(self) -> None:
        room = people(BOB)
        while room.game.round == 1:
            before, version, mover = position(room), room.table.version, room.table.turn
            text = room.legal()[0]
            room.move(text)
        assert mover is not None
        who, other = (ADA, BOB)[mover], (BOB, ADA)[mover]
        second = ClassicPosition.of(room.game).displays
        assert room.own(who).undo == "ask"
        room.do(who, UndoMove())
        (undone,) = room.do(other, Agree())
        assert isinstance(undone, events.Undone)
        assert undone.back_to == version
        assert position(room) == before
        number = len(room.table.moves) + 1
        assert room.table.undone == (f"move {number} ({mover + 1} {text}) past deal 2",)
        assert room.table.record().headers["undone"] == room.table.undone[0]
        room.move(text)
        assert ClassicPosition.of(room.game).displays == second, "the same deal comes again"

    def test_a_new_move_cancels_the_request(self) -> None:
        room = people(BOB)
        room.move()
        room.move()
        room.do(ADA, UndoMove())
        room.move()
        assert room.table.request is None
        assert room.refusal(BOB, Agree()) == "no-request"

    def test_talk_does_not_cancel_the_request(self) -> None:
        room = people(BOB)
        room.move()
        room.move()
        room.do(ADA, UndoMove())
        room.do(BOB, Say(phrase="thinking"))
        assert room.table.request is not None

    def test_a_bot_that_has_acted_counts_as_somebody_and_does_not_have_to_be_asked(self) -> None:
        room = Room(ME, bot(), OPEN, first=1).seat_all(BOB)
        room.move()
        assert room.own(ADA).undo == "now"
        room.move()
        assert room.own(ADA).undo == "ask"
        room.do(ADA, UndoMove())
        assert room.table.request is not None
        assert room.table.request.waits_for == (2,)
        room.do(BOB, Agree())
        assert room.table.turn == 0


class TestAgreement:
    def test_the_others_are_always_asked(self) -> None:
        room = people(BOB, undo="agreement")
        before = position(room)
        room.move()
        assert room.own(ADA).undo == "ask"
        assert kinds(room.do(ADA, UndoMove())) == ["undo-asked"]
        assert kinds(room.do(BOB, Agree())) == ["undone"]
        assert position(room) == before

    def test_everyone_else_must_agree(self) -> None:
        room = people(BOB, CLEO, undo="agreement")
        room.move()
        room.do(ADA, UndoMove())
        assert kinds(room.do(CLEO, Agree())) == ["undo-agreed"]
        assert room.public().undo_request.waits_for == [2]  # type: ignore[union-attr]
        assert room.refusal(CLEO, Agree()) == "no-request"
        assert room.refusal(ADA, Agree()) == "no-request"
        assert room.refusal(EVE, Agree()) == "not-seated"
        assert portrait(room.loaded()) == portrait(room.table)
        assert kinds(room.do(BOB, Agree(seat=2))) == ["undone"]

    def test_one_who_declines_is_enough(self) -> None:
        room = people(BOB, CLEO, undo="agreement")
        room.move()
        after = position(room)
        room.do(ADA, UndoMove())
        room.do(BOB, Agree())
        assert kinds(room.do(CLEO, Decline())) == ["undo-declined"]
        assert position(room) == after
        assert room.table.request is None
        assert room.refusal(BOB, Agree()) == "no-request"

    def test_who_asked_may_think_better_of_it(self) -> None:
        room = people(BOB, undo="agreement")
        room.move()
        room.do(ADA, UndoMove())
        assert room.refusal(ADA, UndoMove()) == "undo-pending"
        assert room.refusal(BOB, UndoMove()) == "nothing-to-undo"
        assert room.own(ADA).undo == "no"
        (declined,) = room.do(ADA, Decline())
        assert isinstance(declined, events.UndoDeclined)
        assert declined.seat == 0

    def test_one_person_in_two_seats_answers_once(self) -> None:
        room = Room(ME, OPEN, OPEN, first=1, undo="agreement").seat_all(BOB, BOB)
        room.move()
        room.do(ADA, UndoMove())
        assert kinds(room.do(BOB, Agree())) == ["undone"]

    def test_one_seat_after_the_other_may_answer_too(self) -> None:
        room = Room(ME, OPEN, OPEN, first=1, undo="agreement").seat_all(BOB, BOB)
        room.move()
        room.do(ADA, UndoMove())
        assert kinds(room.do(BOB, Agree(seat=3))) == ["undo-agreed"]
        assert kinds(room.do(BOB, Agree(seat=2))) == ["undone"]

    def test_a_seat_that_a_bot_plays_for_a_person_is_not_waited_for(self) -> None:
        room = people(BOB, CLEO, undo="agreement")
        room.move()
        room.do(ADA, UndoMove())
        room.do(BOB, Agree())
        assert kinds(room.do(ADA, StandIn(seat=3, level=5))) == ["stand-in", "undone"]

    def test_a_person_who_is_away_is_not_asked_about_moves_of_others(self) -> None:
        room = people(BOB, undo="agreement")
        room.do(ADA, StandIn(seat=2, level=5))
        room.move()
        assert room.own(ADA).undo == "now"

    def test_a_person_who_is_away_is_asked_before_a_move_of_theirs_is_taken_back(self) -> None:
        room = people(BOB)
        room.move()
        room.move()
        room.do(ADA, StandIn(seat=2, level=5))
        assert room.own(ADA).undo == "ask"
        assert kinds(room.do(ADA, UndoMove())) == ["undo-asked"]
        assert kinds(room.do(BOB, Agree())) == ["undone"]

    def test_giving_a_seat_to_a_bot_is_no_way_around_asking(self) -> None:
        room = people(BOB)
        room.move()
        room.move()
        room.do(ADA, UndoMove())
        assert kinds(room.do(ADA, StandIn(seat=2, level=5))) == ["stand-in"]
        assert room.table.request is not None
        assert room.table.request.waits_for == (1,)

    def test_bots_wait_for_the_answer_but_not_forever(self) -> None:
        room = Room(ME, bot(), OPEN, first=1, undo="agreement").seat_all(BOB)
        room.move()
        usual = room.table.due(room.now)
        room.do(ADA, UndoMove(), after=5)
        waiting = room.table.due(room.now)
        assert isinstance(usual, BotMove)
        assert isinstance(waiting, BotMove)
        assert waiting.not_before == room.now + PATIENCE > usual.not_before
        room.do(BOB, Decline())
        assert room.table.due(room.now) == usual

    def test_who_withdraws_and_asks_again_does_not_make_bots_wait_longer(self) -> None:
        room = Room(ME, bot(), OPEN, first=1, undo="agreement").seat_all(BOB)
        room.move()
        room.do(ADA, UndoMove())
        first = room.now
        for _ in range(3):
            room.do(ADA, Decline(), after=20_000)
            room.do(ADA, UndoMove())
        waiting = room.table.due(room.now)
        assert isinstance(waiting, BotMove)
        assert waiting.not_before == first + PATIENCE
        room.until(0).move()
        room.do(ADA, UndoMove())
        waiting = room.table.due(room.now)
        assert isinstance(waiting, BotMove)
        assert waiting.not_before == room.now + PATIENCE, "in another position it counts anew"


class TestOff:
    def test_nothing_is_taken_back(self) -> None:
        room = people(BOB, undo="off")
        room.move()
        assert room.own(ADA).undo == "no"
        assert room.refusal(ADA, UndoMove()) == "undo-off"

    def test_not_even_with_bots_alone(self) -> None:
        room = Room(ME, bot(), first=1, undo="off").seat_all()
        room.move()
        assert room.refusal(ADA, UndoMove()) == "undo-off"


@pytest.mark.parametrize("policy", ["free", "agreement"])
class TestAlone:
    """With bots only, or with all the seats, nobody has to be asked."""

    def test_back_to_the_last_decision_past_the_moves_of_bots(self, policy: str) -> None:
        room = Room(ME, bot(), bot(), first=1, undo=policy).seat_all()
        before = position(room)
        room.move()
        room.bots()
        assert room.table.turn == 0
        assert room.own(ADA).undo == "now"
        assert kinds(room.do(ADA, UndoMove())) == ["undone"]
        assert position(room) == before
        assert room.table.undone == ()

    def test_while_a_bot_is_thinking(self, policy: str) -> None:
        room = Room(ME, bot(), first=1, undo=policy).seat_all()
        before = position(room)
        room.move()
        room.do(ADA, UndoMove())
        assert position(room) == before

    def test_past_a_draw_too_and_the_record_shows_it(self, policy: str) -> None:
        room = Room(ME, bot(), first=1, undo=policy).seat_all()
        while room.game.round == 1:
            if room.table.turn == 0:
                before = position(room)
            room.move()
        room.bots()
        room.do(ADA, UndoMove())
        assert position(room) == before
        assert len(room.table.undone) == 1
        assert room.table.undone[0].endswith("past deal 2")

    def test_all_the_way_to_the_beginning(self, policy: str) -> None:
        room = Room(ME, bot(), first=1, undo=policy).seat_all()
        before = position(room)
        while room.game.round < 3:
            room.move()
        room.bots()
        while room.table.moves:
            room.do(ADA, UndoMove())
        assert position(room) == before
        assert room.table.deals == 1
        assert room.refusal(ADA, UndoMove()) == "nothing-to-undo"
        assert portrait(room.loaded()) == portrait(room.table)

    def test_who_holds_all_the_seats_takes_back_the_latest_move_of_any(self, policy: str) -> None:
        room = Room(ME, ME, first=1, undo=policy).seat_all()
        room.move()
        before = position(room)
        room.move()
        room.do(ADA, UndoMove())
        assert position(room) == before


def test_a_bot_that_stood_in_is_taken_back_with_the_decision_of_the_person_before_it() -> None:
    room = people(BOB)
    room.move()
    before = position(room)
    room.move()
    room.move()
    room.do(ADA, StandIn(seat=2, level=5))
    room.move()
    assert room.table.moves[-1].is_bot
    room.do(BOB, UndoMove())
    room.do(ADA, Agree())
    assert position(room) == before


def test_a_finished_game_is_not_taken_back() -> None:
    room = Room(ME, bot()).seat_all().play_out()
    assert room.refusal(ADA, UndoMove()) == "over"
    assert room.own(ADA).undo == "no"


def test_a_move_for_the_position_before_a_take_back_is_stale() -> None:
    room = people(BOB)
    first = MakeMove(version=room.table.version, move=room.legal()[0])
    room.do(ADA, first)
    room.do(ADA, UndoMove())
    assert room.refusal(ADA, first) == "stale"


def test_steps_of_a_turn_are_taken_back_one_by_one() -> None:
    room = Room(ME, bot(), game="pavilion", first=1).seat_all()
    while room.game.phase not in ("pay", "pick", "keep") or room.table.turn != 0:
        before = position(room)
        room.move()
    room.do(ADA, UndoMove())
    assert position(room) == before
