"""What only one person may know: keys, and what they may do when it is their turn."""

from typing import Any

import pytest

from faience.games import GAMES
from faience.table import Refused, Who, commands, events
from faience.table.commands import Ahead, Explore, MakeMove, Sit, Why
from faience.table.sent.own import explore, look_ahead, question, why_not
from faience.table.sent.shapes import game_events
from tests.table.people import ADA, BOB, CLEO, EVE, FRIEND, ME, OPEN, Room, portrait


def two(game: str = "classic", **settings: Any) -> Room:
    return Room(ME, OPEN, game=game, first=1, **settings).seat_all(BOB)


def test_keys_are_told_to_their_owners_and_invitations_to_the_host() -> None:
    room = Room(ME, FRIEND, FRIEND)
    room.do(BOB, Sit(seat=2, key=room.invitation(2)))
    assert set(room.own(ADA).keys) == {"1", "3"}
    assert set(room.own(BOB).keys) == {"2"}
    assert room.own(EVE).keys == {}


def test_whoever_shows_an_invitation_is_told_which_seats_it_opens() -> None:
    room = Room(ME, FRIEND, FRIEND)
    invitation = room.invitation(2)
    eve = Who(EVE.guest, frozenset({invitation}))
    assert room.own(eve).keys == {"2": invitation, "3": invitation}
    room.do(BOB, Sit(seat=2, key=invitation))
    assert room.own(eve).keys == {"3": invitation}
    room.do(CLEO, Sit(seat=3, key=invitation))
    assert room.own(eve).keys == {}


def test_options_are_for_whoever_is_to_move_and_for_nobody_else() -> None:
    room = two()
    mine = room.own(ADA)
    assert mine.options is not None
    assert [option.move for option in mine.options.moves] == room.legal()
    assert (mine.options.steps, mine.options.phase) == ((), room.game.phase)
    assert room.own(BOB).options is None
    assert room.own(EVE).options is None
    assert mine.you == [1]
    assert Room(ME, OPEN).own(ADA).options is None


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    room = two().play_out()
    assert room.own(ADA).options is room.own(BOB).options is None


@pytest.mark.parametrize("game", GAMES)
def test_an_option_tells_what_the_step_would_do(game: str) -> None:
    room = two(game)
    while (turn := room.table.turn) is not None and room.table.number < 80:
        options = room.own((ADA, BOB)[turn]).options
        assert options is not None
        for option in options.moves[::7]:
            happened = game_events(room.game.copy().play(option.move))
            if happened:
                assert option.happened == happened[: len(option.happened)]
                assert option.happened
            assert all(event.seat == turn + 1 for event in option.happened)
        room.move()


def test_what_comes_later_of_a_move_is_told_beside_what_comes_as_things_stand() -> None:
    room = two()
    completing = next(
        move for move in room.legal() if "tiled" in [event.kind for event in room.game.foresee(move).later]
    )
    room.move(completing)
    room.move()
    options = room.own(ADA).options
    assert options is not None
    assert options.outlook == game_events(room.game.outlook())
    assert "tiled" in [event.kind for event in options.outlook]
    for option in options.moves:
        assert option.later == game_events(room.game.foresee(option.move).later)


@pytest.mark.parametrize("game", GAMES)
def test_seeing_what_moves_would_do_changes_nothing(game: str) -> None:
    room = two(game)
    while room.table.status == "playing" and room.table.number < 80:
        before, turn = room.game.copy(), room.table.turn
        assert turn is not None
        room.own((ADA, BOB)[turn])
        assert room.game == before
        room.move()


class TestAhead:
    def test_what_one_could_do_is_what_one_may_do_once_the_turn_is_passed(self) -> None:
        room = two()
        seen = look_ahead(room.table, BOB, Ahead(seat=2))
        assert seen.version == room.table.version
        passed = question(room.game.ahead(1))
        assert (seen.steps, seen.phase, seen.outlook, seen.moves) == (
            *(passed.steps, passed.phase, passed.outlook, passed.moves),
        )
        assert all(event.seat == 2 for option in seen.moves for event in option.happened)
        move = room.legal()[0]
        room.move(move)
        mine = room.own(BOB).options
        assert mine is not None
        source = move[0]
        elsewhere = {option.move: option for option in mine.moves if option.move[0] not in ("C", source)}
        foreseen = {option.move: option for option in seen.moves if option.move[0] not in ("C", source)}
        assert foreseen == elsewhere
        assert len(elsewhere) > 20

    @pytest.mark.parametrize("game", GAMES)
    def test_it_changes_nothing_and_tells_what_each_move_would_cost(self, game: str) -> None:
        room = two(game)
        before = portrait(room.table)
        seen = look_ahead(room.table, BOB, Ahead(seat=2))
        assert portrait(room.table) == before
        for option in seen.moves:
            foreseen = room.game.ahead(1).foresee(option.move)
            assert option.happened == game_events(foreseen.happened)
            assert option.later == game_events(foreseen.later)

    def test_only_the_owner_of_a_seat_may_ask(self) -> None:
        room = two()
        for who, seat in ((EVE, 2), (ADA, 2), (BOB, 1)):
            assert self.refusal(room, who, seat) == "not-your-seat"
        assert self.refusal(room, BOB, 3) == "no-such-seat"

    def test_nobody_asks_when_it_is_their_turn_or_no_game_is_played(self) -> None:
        room = two()
        assert self.refusal(room, ADA, 1) == "your-turn"
        assert self.refusal(Room(ME, OPEN), ADA, 1) == "not-started"
        assert self.refusal(room.play_out(), BOB, 2) == "over"

    def test_where_the_rules_cannot_tell_before_the_turn_it_is_refused(self) -> None:
        room = two("pavilion")
        while room.game.phase == "draft":
            room.move()
        other = (BOB, ADA)[room.table.turn or 0]
        assert self.refusal(room, other, 2 if other is BOB else 1) == "not-ahead"

    def refusal(self, room: Room, who: Who, seat: int) -> str:
        with pytest.raises(Refused) as caught:
            look_ahead(room.table, who, Ahead(seat=seat))
        return caught.value.code


class TestExplore:
    def turn_of_pavilion(self) -> tuple[Room, tuple[str, ...]]:
        """A table of Pavilion, and the steps of a turn that has at least two."""
        room = two("pavilion")
        while room.game.phase == "draft":
            room.move()
        for space in room.legal():
            game, steps = room.game.copy(), [space]
            game.play(space)
            while game.turn == room.game.turn and game.phase in game.book.follow_ups:
                steps.append(str(game.legal_moves()[0]))
                game.play(steps[-1])
            if len(steps) > 1 and space != "pass":
                return room, tuple(steps)
        raise AssertionError("every space can be paid for in one way only")

    def test_one_question_after_the_other_is_answered_without_anything_being_made(self) -> None:
        room, steps = self.turn_of_pavilion()
        who, before = (ADA, BOB)[room.table.turn or 0], room.game.copy()
        for number in range(len(steps) + 1):
            found = explore(room.table, who, Explore(version=room.table.version, steps=steps[:number]))
            trial = room.game.copy()
            happened = [event for step in steps[:number] for event in trial.play(step)]
            assert found.happened == game_events(happened)
            assert found.position == trial.position()
            if number < len(steps):
                assert found.options is not None
                assert (found.options.steps, found.options.phase) == (steps[:number], trial.phase)
                assert [option.move for option in found.options.moves] == list(map(str, trial.legal_moves()))
            else:
                assert found.options is None
        assert room.game == before

    def test_a_turn_is_sent_as_one_move_and_taken_back_as_one(self) -> None:
        room, steps = self.turn_of_pavilion()
        who, before, moves = (ADA, BOB)[room.table.turn or 0], room.game.copy(), len(room.table.moves)
        moved, *_ = room.do(who, MakeMove(version=room.table.version, steps=steps))
        assert isinstance(moved, events.Moved)
        assert ":" in moved.move
        assert len(room.table.moves) == moves + 1
        assert room.loaded().game == room.game
        room.do(who, commands.UndoMove())
        if room.table.request is not None:
            room.do((BOB, ADA)[who is BOB], commands.Agree())
        assert room.game == before
        room.do(who, MakeMove(version=room.table.version, move=moved.move))
        assert room.loaded().game == room.game

    def test_a_turn_that_is_not_complete_or_too_long_is_refused_as_a_whole(self) -> None:
        room, steps = self.turn_of_pavilion()
        who, version = (ADA, BOB)[room.table.turn or 0], room.table.version
        assert room.refusal(who, MakeMove(version=version, steps=steps[:-1])) == "unfinished"
        assert room.refusal(who, MakeMove(version=version, steps=(*steps, steps[0]))) == "illegal-move"
        assert room.refusal(who, MakeMove(version=version, steps=("x", *steps))) == "invalid-move"
        assert room.refusal(who, MakeMove(version=version)) == "bad-command"
        assert room.refusal(who, MakeMove(version=version, move=steps[0], steps=steps)) == "bad-command"

    def test_a_turn_begun_by_a_bot_is_finished_step_by_step(self) -> None:
        room, steps = self.turn_of_pavilion()
        turn = room.table.turn or 0
        who = (ADA, BOB)[turn]
        room.do((BOB, ADA)[turn], commands.StandIn(seat=turn + 1, level=5))
        room.move(steps[0])
        made = room.do(who, MakeMove(version=room.table.version, steps=steps[1:]))
        moves = [event.move for event in made if isinstance(event, events.Moved)]
        assert moves == list(steps[1:])
        assert room.loaded().game == room.game

    def test_it_is_for_whoever_is_to_act_and_for_the_position_they_know(self) -> None:
        room = two()
        version, move = room.table.version, room.legal()[0]
        for who, command, code in (
            (BOB, Explore(version=version), "not-your-turn"),
            (EVE, Explore(version=version), "not-your-turn"),
            (ADA, Explore(version=version - 1), "stale"),
            (ADA, Explore(version=version, steps=("CB1",)), "illegal-move"),
            (ADA, Explore(version=version, steps=("nonsense",)), "invalid-move"),
            (ADA, Explore(version=version, steps=(move, move)), "illegal-move"),
        ):
            with pytest.raises(Refused) as refused:
                explore(room.table, who, command)
            assert refused.value.code == code
        with pytest.raises(Refused, match="not started"):
            explore(Room(ME, OPEN).table, ADA, Explore(version=0))

    def test_where_a_turn_is_one_step_nothing_more_is_asked(self) -> None:
        room = two()
        found = explore(room.table, ADA, Explore(version=room.table.version, steps=(room.legal()[0],)))
        assert found.options is None
        assert found.position.turn == 2


class TestWhy:
    def test_why_a_move_is_not_allowed_is_told_by_rule_and_facts(self) -> None:
        room = two()
        reason = why_not(room.table, Why(move="CB1"))
        assert reason.rule == "source-empty"
        assert reason.facts["move"] == "CB1"
        assert reason.message
        assert why_not(room.table, Why(move="x")).rule == "invalid-move"
        allowed = why_not(room.table, Why(move=room.legal()[0]))
        assert (allowed.rule, allowed.facts, allowed.message) == (None, {}, "")
        with pytest.raises(Refused, match="not started"):
            why_not(Room(ME, OPEN).table, Why(move="CB1"))

    def test_a_refused_move_says_the_same(self) -> None:
        room = two()
        with pytest.raises(Refused) as refused:
            room.table.do(MakeMove(version=room.table.version, move="CB1"), ADA, room.now)
        reason = why_not(room.table, Why(move="CB1"))
        assert (refused.value.rule, refused.value.facts) == (reason.rule, reason.facts)

    def test_steps_that_are_not_made_yet_come_first(self) -> None:
        room, steps = TestExplore().turn_of_pavilion()
        assert why_not(room.table, Why(move=steps[1])).rule is not None
        assert why_not(room.table, Why(move=steps[1], steps=steps[:1])).rule is None
