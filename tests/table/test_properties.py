"""Whatever people do at a table, in whatever order: it holds together, it can be loaded, and it keeps its secrets."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience.games import Record, fairness
from faience.games.fairness import chains
from faience.table import BotMove, ClockOut, Refused, Settings, Table, Who, commands, events
from faience.table.seats import INVITATION, ShownLink
from faience.table.sent.shapes import TableEvent
from faience.table.settings import DAY, SeatPlan
from tests.table.people import ADA, BOB, CLEO, EVE, NONCES, SECRET, Room, nth_key, portrait

PEOPLE = (ADA, BOB, CLEO, EVE)
IN_PLAY = (commands.UndoMove, commands.Agree, commands.Decline, commands.StandIn, commands.Return, commands.Say)
plans = st.one_of(
    st.builds(SeatPlan, st.sampled_from(["me", "friend", "open"]), st.sampled_from(["", "Zoë"])),
    st.builds(SeatPlan, st.just("bot"), st.just(""), st.integers(1, 10)),
)
choices: dict[str, list[dict[str, Any]]] = {
    "classic": [{}, {"wall": "gray", "jokers": True}],
    "sintra": [{}, {"side": "B"}],
    "pavilion": [{}, {"side": "free"}],
}


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    """A new table of any kind."""
    seats = draw(st.lists(plans, min_size=2, max_size=4).filter(lambda all_: any(one.kind != "bot" for one in all_)))
    game = draw(st.sampled_from(["classic", "classic", "sintra", "pavilion"]))
    return Room(
        *seats,
        game=game,
        options=draw(st.sampled_from(choices[game])),
        undo=draw(st.sampled_from(["free", "free", "agreement", "off"])),
        first=draw(st.sampled_from(["random", 1, 2])),
        clock=draw(st.sampled_from([None, {"minutes": 0.5, "increment": 1}, {"days": 1}])),
        speed=draw(st.sampled_from(["instant", "normal"])),
        has_spectators=draw(st.booleans()),
    )


def busy_room(room: Room, seed: int, times: int, is_seated: bool) -> Room:
    """The table after a time of coming and going; `is_seated` lets everyone sit down in the middle of it."""
    dice = random.Random(seed)
    commotion(room, dice, min(times, 15))
    if is_seated and room.table.status == "waiting":
        free = [seat for seat in room.table.seats if not seat.is_person]
        room.seat_all(*(dice.choice(PEOPLE[:3]) for _ in free))
    commotion(room, dice, times)
    return room


def any_command(room: Room, dice: random.Random) -> commands.Asked | commands.Inner:
    """Something that somebody could send now, sensible more often than chance would have it."""
    table, seat = room.table, dice.randint(1, 4)
    keys = [one.key for one in table.seats] + [None, "x"]
    legal = room.legal() if table.game is not None and table.turn is not None else []
    version = dice.choice([table.version] * 9 + [table.version - 1, 0])
    move = dice.choice(legal) if legal and dice.random() < 0.95 else dice.choice(["x", "1B1", "pass", "C"])
    sensible: list[commands.Asked | commands.Inner] = [
        commands.Sit(seat=seat, key=dice.choice(keys), end=dice.choice([None, any_end(room, seat, dice)])),
        commands.End(seat=seat, end=any_end(room, seat, dice)),
        commands.End(seat=seat, end=any_end(room, seat, dice)),
        any_link(room, seat, dice),
        commands.Draw(number=dice.randint(1, 3)),
        commands.Nonce(seat=seat, nonce=NONCES[0]),
        commands.Leave(seat=seat),
        commands.Plan(seat=seat, plan=SeatPlan(dice.choice(["me", "friend", "open"]))),
        commands.Plan(seat=seat, plan=SeatPlan("bot", level=dice.randint(1, 10))),
        commands.Rename(seat=seat, name=dice.choice(["Yo", " "])),
        commands.UndoMove(stand_in=dice.choice([None, seat])),
        commands.Agree(seat=dice.choice([None, seat])),
        commands.Decline(seat=dice.choice([None, seat])),
        commands.Say(phrase="wow", seat=dice.choice([None, seat])),
        commands.StandIn(seat=seat, level=dice.randint(1, 10)),
        commands.Return(seat=seat),
        commands.Rematched(table="t2"),
        commands.Resume(lost=dice.randint(-5, 90_000)),
        commands.Ping(),
    ]  # fmt: skip
    if table.due_draw is not None and dice.random() < 0.6:
        return any_link(room, seat, dice) if dice.random() < 0.5 else commands.Draw(number=table.due_draw.number)
    if table.status == "playing" and dice.random() < 0.3:
        return dice.choice([one for one in sensible if isinstance(one, IN_PLAY)])
    if table.status != "waiting" and dice.random() < 0.9:
        due = table.due(room.now) or table.deadline
        if isinstance(due, BotMove):
            return commands.BotPlays(version=version, seat=due.seat, steps=(move,))
        if isinstance(due, ClockOut) and dice.random() < 0.1:
            return commands.RunOut(seat=due.seat)
        early = early_link(room) if table.is_over_days and dice.random() < 0.5 else None
        if legal and dice.random() < 0.3:
            return commands.MakeMove(version=version, steps=any_turn(room, move, dice), link=early)
        return commands.MakeMove(version=version, move=move, link=early)
    return dice.choice(sensible)


def any_end(room: Room, seat: int, dice: random.Random) -> str:
    """An end for a seat: of its own device, in a game sometimes of one that nobody has any more, or none."""
    others = ["-", chains.hashed(room.end(seat))] if room.table.status == "playing" else ["-"]
    return dice.choice([room.end(seat), room.end(seat), *others])


def any_link(room: Room, seat: int, dice: random.Random) -> commands.Link:
    """A link of a seat, mostly for the draw that is due."""
    due = room.table.due_draw
    number = dice.choice([due.number] * 6 + [due.number + 1, 0]) if due is not None else room.table.next_draw
    return commands.Link(seat=seat, draw=number, link=room.link(seat, number))


def early_link(room: Room) -> ShownLink | None:
    """The link that goes along with a move where moves take days."""
    turn, number = room.table.turn, room.table.next_draw
    if turn is None or chains.end_for(room.table.seats[turn].ends, number) != room.end(turn + 1):
        return None
    return ShownLink(number, room.link(turn + 1, number))


def any_turn(room: Room, move: str, dice: random.Random) -> tuple[str, ...]:
    """The steps of a turn that begins with a move; seldom not all of them."""
    game, steps = room.game.copy(), [move]
    turn = game.turn
    with suppress(ValueError):
        game.play(move)
        while game.turn == turn and game.phase in game.book.follow_ups and dice.random() < 0.95:
            steps.append(str(dice.choice(game.legal_moves())))
            game.play(steps[-1])
    return tuple(steps[:16])


def commotion(room: Room, dice: random.Random, times: int) -> None:
    """People ask for this and that; what is refused must change nothing."""
    for _ in range(times):
        room.here = frozenset(dice.sample(range(4), dice.randint(0, 4)))
        command, who = any_command(room, dice), dice.choice(PEOPLE)
        turn = room.table.turn
        if isinstance(command, commands.MakeMove) and turn is not None and dice.random() < 0.9:
            owners = room.table.seats[turn].owners
            who = Who(owners[0]) if owners else who
        before = portrait(room.table)
        long = [] if before["due_draw"] else [40_000, *([DAY // 2, DAY] if room.table.is_over_days else [])]
        room.now += dice.choice([0, 10, 1_000, *long])
        try:
            room.table, made = room.table.do(command, who, room.now, here=room.here, fresh=room.fresh)
        except Refused:
            assert portrait(room.table) == before
            continue
        room.stored += [events.encode(event) for event in made]
        check(room, before, made)
        check_draws(room, before, who)
        check_made(room, before, made)


def check(room: Room, before: dict[str, Any], made: list[events.AnyEvent]) -> None:
    """What must hold after every command."""
    table = room.table
    assert table.number == before["number"] + len(made) == len(table.events) == len(room.stored)
    assert [event.number for event in made] == list(range(before["number"] + 1, table.number + 1))
    assert (table.status == "over") == (table.game is not None and table.game.is_over)
    assert (table.status != "playing" or table.turn is not None) == (table.due_draw is None or table.game is None)
    assert table.due_draw is None or table.waits_for(room.here), "chance waits for nothing but links"
    assert table.due_draw is None or not table.is_over_days
    assert table.due_draw is None or not table.is_clock_running
    assert (table.published is not None) == (table.status == "over")
    assert table.due(room.now) is None or table.deadline is None, "what waits for days is not waited for"
    assert (table.deadline is not None) == (table.is_over_days and table.decider is not None)
    if table.status == "waiting":
        assert (table.due(room.now) is None) == any(not seat.is_ready for seat in table.seats)
    if table.game is not None and table.game.turn is not None:
        assert (
            len(table.moves) == sum(isinstance(event, events.Moved) for event in table.events)
            or table.settings.undo != "off"
        )
        changed = [event for event in table.events if isinstance(event, POSITIONS)]
        assert table.version == changed[-1].number


def check_draws(room: Room, before: dict[str, Any], who: Who) -> None:
    """What a draw revealed is taken back only when every person agrees, wherever a bot plays for them."""
    table, asked = room.table, before["request"]
    if table.deals >= before["deals"]:
        return
    assert table.undone
    agreed = set(table.seats_of(who))
    if asked is not None:
        agreed |= set(asked.agreed) | {asked.seat}
    own = {guest for at in agreed for guest in table.seats[at].owners}
    for at, seat in enumerate(table.seats):
        assert not seat.is_person or at in agreed or not own.isdisjoint(seat.owners)


def check_made(room: Room, before: dict[str, Any], made: list[events.AnyEvent]) -> None:
    """What a draw was first made with stays, and nothing that counts for it can be chosen once a link was shown."""
    table = room.table
    assert table.made[: len(before["made"])] == before["made"]
    for event in made:
        if isinstance(event, events.Dealt):
            assert event.links == table.made[event.deal]
        if isinstance(event, events.EndGiven) and event.since:
            assert event.since > before["met"]
            assert all(seat.shown is None or seat.shown.draw < event.since for seat in before["seats"])
            assert event.since >= len(before["made"])
        if isinstance(event, events.LinkShown):
            assert before["due_draw"] is not None or table.is_over_days or before["game"] is None


POSITIONS = (events.Started, events.Dealt, events.Moved, events.Undone)


busy_rooms = st.builds(
    busy_room, rooms(), st.integers(0, 2**32), st.sampled_from([5, 40, 120, 250]), st.sampled_from([True, True, False])
)


@given(busy_rooms)
def test_a_table_comes_out_of_its_stored_log_as_it_was(room: Room) -> None:
    assert portrait(room.loaded()) == portrait(room.table)


@given(busy_rooms)
def test_every_record_checks_at_any_moment(room: Room) -> None:
    if room.table.game is None:
        return
    record = room.table.record()
    assert Record.parse(str(record)) == record
    found = fairness.check(record)
    assert (found.status, found.problem, found.deals) == ("verified", "", room.table.deals)
    for share, seat in zip(found.seats, room.table.seats, strict=True):
        assert share.took_part + len(share.missing) == room.table.deals
        assert not share.took_part or seat.is_person


@pytest.mark.slow
@given(busy_rooms, st.integers(0, 2**32))
def test_a_table_can_be_loaded_at_any_moment_and_go_on_from_there(room: Room, seed: int) -> None:
    room.table = room.loaded()
    commotion(room, random.Random(seed), 60)
    assert portrait(room.loaded()) == portrait(room.table)


def secrets_of(room: Room, who: Who) -> set[str]:
    """What a person must never read: others' keys and guests, all old keys, and the secret before the end."""
    mine = {room.table.seats[at].key for at in room.table.seats_of(who)}
    invitations = {seat.key for seat in room.table.seats if seat.kind == "friend"} if room.table.is_host(who) else set()
    issued = {nth_key(number) for number in range(1, room.keys + 1)}
    sent = {key[-INVITATION:] for key in issued} - {key[-INVITATION:] for key in mine} - invitations
    hidden = (issued - mine) | sent | {person.guest for person in PEOPLE}
    hidden.add(chains.link_of(SECRET, room.table.next_draw))
    return hidden if room.table.status == "over" else hidden | {SECRET.hex()}


@settings(max_examples=30)
@given(busy_rooms)
def test_nobody_is_told_what_they_must_not_know(room: Room) -> None:
    for who in PEOPLE:
        own = msgspec.json.encode(room.own(who)).decode()
        listed = msgspec.json.encode(room.listed(who)).decode()
        shared = msgspec.json.encode([room.told(), room.public()]).decode()
        written = str(room.table.record()) if room.table.game is not None else ""
        for hidden in secrets_of(room, who):
            assert hidden not in own
            assert hidden not in listed
        for hidden in secrets_of(room, EVE):
            assert hidden not in shared
            assert hidden not in written


@settings(max_examples=30)
@given(busy_rooms)
def test_a_game_that_a_bot_is_given_knows_nothing_of_the_secret(room: Room) -> None:
    game = room.table.game
    if game is not None and not game.is_over:
        assert game.seed == 0
        twin = Table.load("t1", SECRET, room.table.events).game
        assert twin is not None
        assert (twin.copy()._rng == game._rng).all(), "its own generator is the same in every game, and never draws"


@settings(max_examples=30)
@given(busy_rooms)
def test_a_client_that_folds_what_it_is_told_has_the_moves_that_hold(room: Room) -> None:
    holding: list[TableEvent] = []
    for told in room.told():
        if told.kind == "undone" and told.back_to is not None:
            holding = [other for other in holding if other.number <= told.back_to]
        if told.kind == "moved":
            holding.append(told)
    assert [(told.number, told.move) for told in holding] == [(move.number, move.move) for move in room.table.moves]


@settings(max_examples=30)
@given(busy_rooms)
def test_the_plan_that_everyone_sees_fits_the_seats(room: Room) -> None:
    kinds = {"bot": {"bot"}, "me": {"person"}, "friend": {"friend", "person"}, "open": {"open", "person"}}
    for seat, plan in zip(room.table.seats, room.table.settings.seats, strict=True):
        assert seat.kind in kinds[plan.kind]
        assert seat.plan == plan
    assert isinstance(room.table.settings, Settings)
    room.table.settings.check()
