"""Before the game: who may sit where, what keys open, and when it begins."""

import pytest

from faience.games import fairness
from faience.games.fairness import chains
from faience.table import Who, commands, events
from faience.table.commands import Leave, Nonce, Plan, Rename, Sit
from faience.table.seats import INVITATION
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, CLEO, EVE, FRIEND, ME, NONCES, OPEN, SECRET, Room, bot


def kinds(made: list[events.AnyEvent]) -> list[str]:
    return [events.kind_of(event) for event in made]


def test_the_maker_sits_where_the_plan_says_me_and_is_named_once() -> None:
    room = Room(ME, ME, bot(), SeatPlan("me", "Grandma"))
    assert [seat.kind for seat in room.table.seats] == ["person", "person", "bot", "person"]
    assert [seat.name for seat in room.public().seats] == ["Ada", "", "", "Grandma"]
    assert room.own(ADA).you == [1, 2, 4]
    assert room.own(ADA).is_host


def test_the_commitment_is_public_from_the_first_event_on_and_the_secret_is_not() -> None:
    room = Room(ME, OPEN)
    assert room.public().commitment == chains.end_of(SECRET)
    assert Room(ME, OPEN, draws=1).public().commitment == fairness.commitment(SECRET)
    assert room.public().secret is None
    assert SECRET.hex() not in repr(room.table)


def test_anyone_takes_an_open_seat_once() -> None:
    room = Room(ME, OPEN)
    room.do(BOB, Sit(seat=2, name=" Bob "))
    assert room.table.seats_of(BOB) == [1]
    assert room.table.seats[1].name == "Bob"
    assert room.refusal(EVE, Sit(seat=2)) == "seat-taken"
    assert room.refusal(EVE, Sit(seat=1)) == "seat-taken"
    assert room.refusal(EVE, Sit(seat=3)) == "no-such-seat"


def test_a_friends_seat_needs_its_invitation() -> None:
    room = Room(ME, FRIEND)
    invitation = room.invitation(2)
    assert room.refusal(BOB, Sit(seat=2)) == "wrong-key"
    assert room.refusal(BOB, Sit(seat=2, key=room.own(ADA).keys["1"])) == "wrong-key"
    assert room.refusal(BOB, Sit(seat=2, key="")) == "wrong-key"
    room.do(BOB, Sit(seat=2, key=invitation))
    assert room.table.seats_of(BOB) == [1]


def test_all_friends_come_by_one_short_invitation() -> None:
    room = Room(ME, FRIEND, FRIEND, FRIEND)
    invitation = room.invitation(2)
    assert room.invitation(3) == room.invitation(4) == invitation
    assert len(invitation) == INVITATION
    room.do(BOB, Sit(seat=2, key=invitation))
    room.do(CLEO, Sit(seat=3, key=invitation))
    assert (room.table.seats_of(BOB), room.table.seats_of(CLEO)) == ([1], [2])
    assert room.invitation(4) == invitation
    room.do(BOB, Leave(seat=2))
    assert room.invitation(2) == invitation
    room.do(ADA, Plan(seat=4, plan=bot()))
    room.do(ADA, Plan(seat=4, plan=FRIEND))
    assert room.invitation(4) == invitation


def test_an_invitation_that_opens_no_seat_any_more_stays_worthless() -> None:
    room = Room(ME, FRIEND)
    invitation = room.invitation(2)
    room.do(ADA, Plan(seat=2, plan=bot()))
    room.do(ADA, Plan(seat=2, plan=FRIEND))
    assert room.invitation(2) != invitation
    assert room.refusal(BOB, Sit(seat=2, key=invitation)) == "wrong-key"


def test_an_invitation_cannot_take_a_seat_over_afterwards_not_even_by_the_host() -> None:
    room = Room(ME, FRIEND)
    invitation = room.invitation(2)
    room.do(BOB, Sit(seat=2, key=invitation))
    assert room.refusal(EVE, Sit(seat=2, key=invitation)) == "seat-taken"
    assert room.refusal(ADA, Sit(seat=2, key=invitation)) == "seat-taken"
    assert "2" not in room.own(ADA).keys
    assert room.table.seats_of(Who("x", frozenset({invitation}))) == []


def test_the_key_of_a_seat_opens_it_on_another_device() -> None:
    room = Room(ME, OPEN)
    room.do(BOB, Sit(seat=2))
    key = room.own(BOB).keys["2"]
    phone = Who("guest-of-bobs-phone")
    assert [type(event) for event in room.do(phone, Sit(seat=2, key=key))] == [events.Sat]
    assert room.table.seats_of(phone) == room.table.seats_of(BOB) == [1]
    assert room.do(phone, Sit(seat=2, key=key)) == []
    assert room.do(BOB, Sit(seat=2)) == []


def test_who_only_shows_the_key_of_a_seat_may_play_there() -> None:
    room = Room(ME, OPEN)
    room.do(BOB, Sit(seat=2))
    program = Who("guest-of-a-program", frozenset({room.own(BOB).keys["2"]}))
    room.do(program, Rename(seat=2, name="Robot Bob"))
    assert room.table.seats[1].name == "Robot Bob"
    assert room.refusal(Who("x", frozenset({"", "0"})), Rename(seat=2, name="Eve")) == "not-your-seat"


def test_a_seat_is_not_opened_on_devices_without_end() -> None:
    room = Room(ME, OPEN)
    key = room.own(ADA).keys["1"]
    for number in range(15):
        room.do(Who(f"device-{number}"), Sit(seat=1, key=key))
    assert room.refusal(Who("device-15"), Sit(seat=1, key=key)) == "too-many-devices"


def test_nobody_sits_in_a_bots_lap() -> None:
    assert Room(ME, bot()).refusal(EVE, Sit(seat=2)) == "seat-taken"


def test_standing_up_frees_the_seat_with_a_new_invitation() -> None:
    room = Room(ME, FRIEND)
    old = room.invitation(2)
    room.do(BOB, Sit(seat=2, key=old, end=room.end(2)))
    assert room.refusal(ADA, Leave(seat=2)) == "not-your-seat"
    assert kinds(room.do(BOB, Leave(seat=2))) == ["stood"]
    assert room.table.seats[1].kind == "friend"
    assert room.invitation(2) != old
    assert room.refusal(EVE, Sit(seat=2, key=old)) == "wrong-key"
    assert not room.table.seats[1].ends


def test_the_seat_a_host_leaves_is_open() -> None:
    room = Room(ME, OPEN)
    room.do(ADA, Leave(seat=1))
    room.do(CLEO, Sit(seat=1))
    assert room.table.seats_of(CLEO) == [0]
    assert room.table.is_host(ADA)
    assert room.table.settings.seats[0].kind == "open"


def test_the_game_begins_by_itself_with_the_last_end_and_its_first_deal() -> None:
    room = Room(ME, OPEN, bot())
    assert kinds(room.give_end(1)) == ["end-given"]
    assert room.table.status == "waiting"
    assert kinds(room.do(BOB, Sit(seat=2, end=room.end(2)))) == ["sat", "end-given", "started", "dealt"]
    assert room.game.turn is not None
    assert room.public().status == "playing"
    assert room.refusal(BOB, Leave(seat=2)) == "started"
    assert room.refusal(ADA, Plan(seat=2, plan=bot())) == "started"


def test_where_draws_take_nonces_the_game_begins_with_the_last_one() -> None:
    room = Room(ME, OPEN, bot(), draws=1)
    assert kinds(room.do(ADA, Nonce(seat=1, nonce=NONCES[0]))) == ["nonce"]
    assert room.table.status == "waiting"
    assert kinds(room.do(BOB, Sit(seat=2, nonce=NONCES[1]))) == ["sat", "nonce", "started", "dealt"]
    assert room.game.turn is not None
    assert room.public().status == "playing"
    assert room.refusal(BOB, Leave(seat=2)) == "started"
    assert room.refusal(ADA, Plan(seat=2, plan=bot())) == "started"


def test_the_first_nonce_of_a_seat_holds() -> None:
    room = Room(ME, OPEN, draws=1)
    room.do(ADA, Nonce(seat=1, nonce=NONCES[0]))
    assert room.do(ADA, Nonce(seat=1, nonce=NONCES[1])) == []
    assert room.table.seats[0].nonce == NONCES[0]
    assert room.refusal(BOB, Nonce(seat=1, nonce=NONCES[1])) == "not-your-seat"


@pytest.mark.parametrize("nonce", ["a" * 16 + "\n", "A" * 16, "a" * 15, "a" * 65, "é" * 16])
def test_a_nonce_is_nothing_but_digits(nonce: str) -> None:
    room = Room(ME, OPEN, draws=1)
    assert room.refusal(ADA, Nonce(seat=1, nonce=nonce)) == "bad-nonce"
    assert room.refusal(BOB, Sit(seat=2, nonce=nonce)) == "bad-nonce"
    assert room.table.seats[1].kind == "open", "all of it or nothing"


def test_who_starts_is_drawn_from_secret_and_nonces_or_chosen() -> None:
    for draws in (1, 2):
        started = {Room(ME, OPEN, secret=bytes([at] * 32), draws=draws).seat_all(BOB).game.first for at in range(12)}
        assert started == {0, 1}
        assert Room(ME, OPEN, first=2, draws=draws).seat_all(BOB).game.first == 1
    room = Room(ME, OPEN, draws=1).seat_all(BOB)
    assert room.game.first == fairness.draw_starter(SECRET, list(NONCES[:2]))


def test_a_bots_nonce_follows_from_the_commitment() -> None:
    room = Room(ME, bot(), OPEN, draws=1)
    room.do(ADA, Plan(seat=3, plan=bot(7)))
    promised = fairness.commitment(SECRET)
    assert room.table.nonces == ["", fairness.bot_nonce(promised, 1), fairness.bot_nonce(promised, 2)]


def test_the_host_says_who_seats_are_for() -> None:
    room = Room(ME, OPEN, OPEN)
    assert room.refusal(BOB, Plan(seat=2, plan=bot())) == "not-host"
    room.do(ADA, Plan(seat=2, plan=bot(9)))
    assert room.table.seats[1].level == 9
    assert room.public().settings.seats[1] == bot(9)
    room.do(ADA, Plan(seat=2, plan=FRIEND))
    room.do(CLEO, Sit(seat=2, key=room.invitation(2)))
    room.do(ADA, Plan(seat=3, plan=SeatPlan("me", "Ada's aunt")))
    assert room.table.seats_of(ADA) == [0, 2]
    assert room.table.seats[2].name == "Ada's aunt"
    assert room.refusal(ADA, Plan(seat=2, plan=SeatPlan("bot"))) == "bad-settings"
    assert room.refusal(ADA, Plan(seat=4, plan=bot())) == "no-such-seat"


def test_a_table_is_never_left_to_bots_alone() -> None:
    assert Room(ME, bot()).refusal(ADA, Plan(seat=1, plan=bot())) == "bad-settings"


def test_a_person_who_is_here_is_not_planned_away_but_one_who_is_not_is() -> None:
    room = Room(ME, OPEN)
    room.do(BOB, Sit(seat=2, end="-"))
    room.here = frozenset({0, 1})
    assert room.refusal(ADA, Plan(seat=2, plan=bot())) == "seat-taken"
    room.here = frozenset({0})
    room.do(ADA, Plan(seat=2, plan=bot()))
    assert room.table.seats_of(BOB) == []


def test_planning_a_bot_into_the_last_free_seat_begins_the_game() -> None:
    room = Room(ME, OPEN)
    room.give_end(1)
    assert kinds(room.do(ADA, Plan(seat=2, plan=bot()))) == ["planned", "started", "dealt"]


def test_a_name_can_be_changed_but_not_to_nothing() -> None:
    room = Room(ME, OPEN)
    room.do(ADA, Rename(seat=1, name="Augusta"))
    assert room.table.seats[0].name == "Augusta"
    assert room.refusal(ADA, Rename(seat=1, name=" \n")) == "bad-name"
    assert room.do(ADA, Rename(seat=1, name="Augusta")) == []
    assert room.refusal(BOB, Rename(seat=2, name="Bob")) == "not-your-seat"


def test_who_may_look_at_a_table() -> None:
    open_to_all = Room(ME, OPEN)
    assert open_to_all.table.may_see(EVE)
    private = Room(ME, FRIEND, OPEN, has_spectators=False)
    assert private.table.may_see(EVE), "a seat is free for anyone"
    invited = Who("x", frozenset({private.invitation(2)}))
    private.do(ADA, Plan(seat=3, plan=bot()))
    assert not private.table.may_see(EVE)
    assert private.table.may_see(invited)
    private.do(BOB, Sit(seat=2, key=private.invitation(2)))
    assert private.table.may_see(ADA)
    assert private.table.may_see(BOB)
    assert not private.table.may_see(invited)


@pytest.mark.parametrize(
    "command", [commands.Have(number=0), commands.Ping(), commands.Why(move="x"), commands.Rematch()]
)
def test_what_the_server_answers_is_not_for_the_table(command: commands.Asked) -> None:
    assert Room(ME, bot()).refusal(ADA, command) == "bad-command"


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Room(ME, bot(), secret=b"short")
