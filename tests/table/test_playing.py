"""In the game: whose move counts, what is refused, how it ends, and who plays for those who are away."""

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from faience.games import Game, fairness
from faience.table import BotMove, Table, Who, events
from faience.table.commands import BotPlays, End, Leave, MakeMove, Rematched, Return, Say, Sit, StandIn
from faience.table.seats import MOST_DEVICES
from tests.table.people import ADA, BOB, EVE, FRIEND, ME, OPEN, SECRET, SERVER, Room, bot, portrait


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def two(**settings: Any) -> Room:
    """Ada and Bob, Ada to move."""
    return Room(ME, OPEN, first=1, **settings).seat_all(BOB)


def test_a_move_is_one_event_and_changes_the_version() -> None:
    room = two()
    before = room.table.version
    (moved,) = room.do(ADA, MakeMove(version=before, move=room.legal()[0].lower()))
    assert isinstance(moved, events.Moved)
    assert moved.move == moved.move.upper()
    assert room.table.version == moved.number == room.table.number
    assert room.table.turn == 1


def test_the_old_table_is_left_as_it_was() -> None:
    room = two()
    old, picture = room.table, portrait(room.table)
    room.move()
    assert portrait(old) == picture
    assert room.table is not old


def test_only_the_seat_to_act_moves() -> None:
    room = two()
    version, move = room.table.version, room.legal()[0]
    assert room.refusal(BOB, MakeMove(version=version, move=move)) == "not-your-turn"
    assert room.refusal(EVE, MakeMove(version=version, move=move)) == "not-your-turn"
    assert room.refusal(Who(""), MakeMove(version=version, move=move)) == "not-your-turn"


def test_a_move_for_another_position_is_stale_and_so_is_the_same_move_twice() -> None:
    room = two()
    command = MakeMove(version=room.table.version, move=room.legal()[0])
    assert room.refusal(ADA, MakeMove(version=room.table.version - 1, move=command.move)) == "stale"
    assert room.refusal(ADA, MakeMove(version=room.table.version + 1, move=command.move)) == "stale"
    room.do(ADA, command)
    assert room.refusal(ADA, command) == "stale"


def test_talking_does_not_make_a_move_stale() -> None:
    room = two()
    command = MakeMove(version=room.table.version, move=room.legal()[0])
    room.do(BOB, Say(phrase="hurry"))
    assert kinds(room.do(ADA, command)) == ["moved"]


def test_what_is_not_allowed_is_refused() -> None:
    room = two()
    version = room.table.version
    assert room.refusal(ADA, MakeMove(version=version, move="nonsense")) == "invalid-move"
    assert room.refusal(ADA, MakeMove(version=version, move="")) == "invalid-move"
    assert room.refusal(ADA, MakeMove(version=version, move="CB1")) == "illegal-move"
    assert room.refusal(ADA, MakeMove(version=version, move="1@1")) == "illegal-move"


def test_nothing_is_moved_before_the_game_or_after_it() -> None:
    room = Room(ME, OPEN)
    assert room.refusal(ADA, MakeMove(version=0, move="1B1")) == "not-started"
    done = two().play_out()
    assert done.refusal(ADA, MakeMove(version=done.table.version, move="1B1")) == "over"


def test_chance_never_waits_for_anybody() -> None:
    room = two()
    while room.game.round == 1:
        made = room.move()
        assert room.table.turn is not None
    assert kinds(made) == ["moved", "dealt"]
    assert made[0].at == made[1].at


def test_where_draws_take_nonces_every_deal_is_the_one_that_they_and_the_secret_give() -> None:
    room = two(draws=1).play_out()
    deals = [event for event in room.table.events if isinstance(event, events.Dealt)]
    assert [event.deal for event in deals] == list(range(1, len(deals) + 1))
    assert len(deals) == room.game.round
    game = Game.new("classic", 2, first=0)
    expected = fairness.deal(game, SECRET, room.table.nonces, 1)
    assert deals[0].tiles == expected
    other = two(draws=1, secret=bytes(32))
    assert next(event for event in other.table.events if isinstance(event, events.Dealt)).tiles != expected


def test_the_last_move_publishes_the_secret_and_nothing_did_before() -> None:
    room = two()
    dice = random.Random(5)
    while room.table.status == "playing":
        assert all(SECRET.hex().encode() not in stored for stored in room.stored)
        assert room.public().secret is None
        made = room.move(dice.choice(room.legal()))
    assert kinds(made) == ["moved", "finished"]
    assert made[-1].secret == SECRET.hex()  # type: ignore[union-attr]
    assert room.public().secret == SECRET.hex()
    assert room.table.due(room.now) is None


@pytest.mark.parametrize("game", ["classic", "sintra", "pavilion"])
@pytest.mark.parametrize("options", [0, 1])
def test_people_and_bots_play_every_game_to_its_end(game: str, options: int) -> None:
    choices = {"classic": {"wall": "gray", "jokers": True}, "sintra": {"side": "B"}, "pavilion": {"side": "free"}}
    settings: dict[str, Any] = {"options": choices[game]} if options else {}
    room = Room(ME, bot(2), OPEN, game=game, **settings).seat_all(BOB).play_out()
    assert room.table.status == "over"
    assert room.game.is_over
    movers = {(event.seat, event.is_bot) for event in room.table.events if isinstance(event, events.Moved)}
    assert movers == {(0, False), (1, True), (2, False)}
    result = room.public().result
    assert result is not None
    assert result.scores == room.game.scores
    assert portrait(room.loaded()) == portrait(room.table)


def test_a_person_may_send_a_whole_turn_of_pavilion() -> None:
    room = Room(ME, OPEN, game="pavilion", first=1).seat_all(BOB)
    while room.game.phase == "draft":
        room.move()
    space = next(move for move in room.legal() if move != "pass")
    steps = room.game.copy()
    steps.play(space)
    while steps.phase in steps.book.follow_ups:
        steps.play(steps.legal_moves()[0])
    whole = steps.book.write_turn(
        [steps.move(step.text) for step in steps.steps[len(room.game.steps) :] if step.seat is not None],
        steps.events[len(room.game.events) :],
    )
    assert ":" in whole
    moved = room.move(whole)[0]
    assert isinstance(moved, events.Moved)
    assert moved.move == whole
    assert room.game.scores == steps.scores
    assert room.loaded().game.position() == room.game.position()  # type: ignore[union-attr]
    turn = room.table.turn
    assert turn is not None
    who = (ADA, BOB)[turn]
    assert room.refusal(who, MakeMove(version=room.table.version, move=whole + "+9O")) in (
        "illegal-move",
        "invalid-move",
    )


def test_a_bot_moves_only_where_it_sits_and_only_for_the_position_it_saw() -> None:
    room = Room(ME, bot(), first=2).seat_all()
    version, move = room.table.version, room.legal()[0]
    assert room.table.due(room.now) == BotMove(1, 3, room.table.busy_until)
    assert room.refusal(SERVER, BotPlays(version=version - 1, seat=1, steps=(move,))) == "stale"
    assert room.refusal(SERVER, BotPlays(version=version, seat=0, steps=(move,))) == "not-your-turn"
    assert room.refusal(SERVER, BotPlays(version=version, seat=1, steps=("9W9",))) == "invalid-move"
    assert room.refusal(ADA, MakeMove(version=version, move=move)) == "not-your-turn"
    room.do(SERVER, BotPlays(version=version, seat=1, steps=(move,)))
    assert (
        room.refusal(SERVER, BotPlays(version=room.table.version, seat=0, steps=(room.legal()[0],))) == "not-your-turn"
    )
    assert room.table.due(room.now) is None


def test_one_person_plays_several_seats_on_one_device() -> None:
    room = Room(ME, ME).seat_all()
    for _ in range(6):
        assert room.own(ADA).options
        room.do(ADA, MakeMove(version=room.table.version, move=room.legal()[0]))
    assert {mark.seat for mark in room.table.moves} == {0, 1}


class TestStandIns:
    def test_others_give_the_seat_of_a_person_who_is_away_to_a_bot(self) -> None:
        room = two()
        room.here = frozenset({0})
        room.move()
        assert room.table.due(room.now) is None
        room.do(ADA, StandIn(seat=2, level=5))
        assert room.table.due(room.now) == BotMove(1, 5, room.table.busy_until)
        room.move()
        assert room.table.moves[-1].is_bot
        assert room.public().seats[1].stand_in == 5
        assert room.public().seats[1].name == "Bob"

    def test_nobody_who_is_here_is_replaced_and_nobody_replaces_themselves_or_a_bot(self) -> None:
        room = Room(ME, OPEN, bot(), first=1).seat_all(BOB)
        room.here = frozenset({0, 1})
        assert room.refusal(ADA, StandIn(seat=2, level=5)) == "is-here"
        room.here = frozenset()
        assert room.refusal(ADA, StandIn(seat=1, level=5)) == "not-away"
        assert room.refusal(ADA, StandIn(seat=3, level=5)) == "not-away"
        assert room.refusal(EVE, StandIn(seat=2, level=5)) == "not-seated"
        room.do(ADA, StandIn(seat=2, level=5))
        assert room.refusal(ADA, StandIn(seat=2, level=5)) == "not-away"
        assert Room(ME, OPEN).refusal(ADA, StandIn(seat=2, level=5)) == "not-started"

    def test_the_owner_takes_the_seat_back_and_only_the_owner(self) -> None:
        room = two()
        room.do(ADA, StandIn(seat=2, level=5))
        assert room.refusal(ADA, Return(seat=2)) == "not-your-seat"
        assert kinds(room.do(BOB, Return(seat=2))) == ["returned"]
        assert room.do(BOB, Return(seat=2)) == []
        assert room.table.seats[1].stand_in is None

    def test_the_owner_takes_the_seat_back_by_moving(self) -> None:
        room = two().until(1)
        room.do(ADA, StandIn(seat=2, level=5))
        assert room.own(BOB).options, "the owner may still move"
        made = room.do(BOB, MakeMove(version=room.table.version, move=room.legal()[0]))
        assert kinds(made) == ["returned", "moved"]
        assert not room.table.moves[-1].is_bot

    def test_a_bot_that_was_thinking_when_the_owner_came_back_is_refused(self) -> None:
        room = two().until(1)
        room.do(ADA, StandIn(seat=2, level=5))
        thought = BotPlays(version=room.table.version, seat=1, steps=(room.legal()[0],))
        room.do(BOB, Return(seat=2))
        assert room.refusal(SERVER, thought) == "not-your-turn"


class TestTalking:
    def test_those_at_the_table_say_phrases(self) -> None:
        room = two()
        version = room.table.version
        (said,) = room.do(BOB, Say(phrase="nice-move"))
        assert isinstance(said, events.Said)
        assert (said.seat, said.phrase) == (1, "nice-move")
        assert room.table.version == version
        assert room.refusal(EVE, Say(phrase="hello")) == "not-seated"
        assert room.refusal(BOB, Say(seat=1, phrase="hello")) == "not-your-seat"


class TestRematch:
    def test_the_same_people_and_bots_sit_down_again(self) -> None:
        room = Room(ME, FRIEND, bot(6), first=1, has_spectators=False).seat_all(BOB)
        phone = Who("guest-of-bobs-phone")
        room.do(phone, Sit(seat=2, key=room.own(BOB).keys["2"]))
        room.play_out()
        new, made = room.table.again("t2", BOB, bytes(32), room.now, fresh=room.fresh)
        assert [seat.name for seat in new.seats] == ["Ada", "Bob", ""]
        assert new.seats_of(BOB) == new.seats_of(phone) == [1]
        assert new.seats_of(ADA) == [0]
        assert new.seats[2].level == 6
        assert new.is_host(BOB)
        assert new.settings.first == 2
        assert not new.settings.has_spectators
        assert new.status == "waiting"
        assert not {seat.key for seat in new.seats if seat.key} & {seat.key for seat in room.table.seats}
        assert portrait(type(new).load("t2", bytes(32), made)) == portrait(new)
        new, _ = new.do(End(seat=1, end="-"), ADA, room.now)
        new, _ = new.do(End(seat=2, end="-"), phone, room.now)
        assert new.status == "playing"

    def test_a_program_that_shows_a_key_alone_makes_it_and_keeps_its_seat(self) -> None:
        room = Room(ME, OPEN, first=1).seat_all(BOB).play_out()
        program = Who("guest-of-this-request-alone", frozenset({room.own(BOB).keys["2"]}))
        room.table, made = room.table.again("t2", program, bytes(32), room.now, fresh=room.fresh)
        assert room.own(program).you == [2]
        assert room.own(program).is_host
        assert room.table.seats_of(BOB) == [1]
        assert room.table.seats_of(ADA) == [0]
        assert portrait(Table.load("t2", bytes(32), made)) == portrait(room.table)
        later = Who("guest-of-another-request", frozenset({room.own(program).keys["2"]}))
        assert kinds(room.do(later, End(seat=2, end="-"))) == ["end-given"]

    def test_the_key_of_a_seat_opens_it_at_the_next_table_whoever_made_that(self) -> None:
        room = Room(ME, OPEN, has_spectators=False).seat_all(BOB).play_out()
        old = room.own(BOB).keys["2"]
        room.table, _ = room.table.again("t2", ADA, bytes(32), room.now, fresh=room.fresh)
        program, phone = Who("guest-of-a-program", frozenset({old})), Who("guest-of-bobs-phone")
        assert room.table.may_see(program)
        assert room.own(program).you == [2]
        assert room.own(program).keys["2"] not in ("", old)
        assert room.refusal(phone, Sit(seat=1, key=old)) == "seat-taken"
        room.do(phone, Sit(seat=2, key=old))
        assert room.table.seats_of(phone) == [1]
        room.do(BOB, Leave(seat=2))
        assert room.own(program).you == []

    def test_a_program_plays_again_as_often_as_it_likes(self) -> None:
        room = two().play_out()
        for number in range(MOST_DEVICES + 4):
            program = Who(f"guest-of-request-{number}", frozenset({room.own(BOB).keys["2"]}))
            new, _ = room.table.again("t2", program, bytes(32), room.now, fresh=room.fresh)
            assert new.seats_of(Who(program.guest)) == [1]
            assert new.seats_of(BOB) == [1]
            assert len(new.seats[1].owners) <= MOST_DEVICES
            room.table = replace(room.table, seats=new.seats)

    def test_the_old_table_points_to_the_first_new_one_only(self) -> None:
        room = two().play_out()
        assert kinds(room.do(BOB, Rematched(table="t2"))) == ["rematch"]
        assert room.do(ADA, Rematched(table="t3")) == []
        assert room.public().rematch == "t2"

    def test_only_those_who_played_ask_for_it_and_only_after_the_end(self) -> None:
        room = two()
        assert room.refusal(ADA, Rematched(table="t2")) == "not-over"
        room.play_out()
        assert room.refusal(EVE, Rematched(table="t2")) == "not-seated"


def count_calls(monkeypatch: pytest.MonkeyPatch, *names: str) -> Counter[str]:
    """Counts how often methods of games are called from now on."""
    calls: Counter[str] = Counter()

    def counting(name: str) -> Any:
        work = getattr(Game, name)

        def counted(*arguments: Any, **others: Any) -> Any:
            calls[name] += 1
            return work(*arguments, **others)

        return counted

    for name in names:
        monkeypatch.setattr(Game, name, counting(name))
    return calls


def test_a_move_is_read_and_made_once_and_a_deal_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = two()
    while True:
        text = room.legal()[0]
        with monkeypatch.context() as patch:
            calls = count_calls(patch, "move", "play", "deal_with", "draw", "legal_moves", "copy")
            made = room.move(text)
        assert (calls["move"], calls["play"], calls["legal_moves"]) == (1, 1, 0)
        deals = len(made) - 1
        assert (calls["deal_with"], calls["draw"], calls["copy"]) == (deals, 0, 1 + deals)
        if deals:
            return


def test_a_log_adds_up_to_the_same_table_from_its_events_alone() -> None:
    room = Room(ME, bot(), first=1).seat_all().play_out()
    assert portrait(room.loaded()) == portrait(room.table)
    assert room.loaded().log == room.table.log
