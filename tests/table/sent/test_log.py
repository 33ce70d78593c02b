"""Events as everyone hears of them: facts from which any reader's words can be made, also much later."""

import json
import random
from typing import Any

import msgspec
import pytest

from faience.games import GAMES
from faience.games.fairness import chains
from faience.table import commands
from faience.table.commands import Rename, Sit, StandIn
from faience.table.sent.public import event_of
from tests.table.people import ADA, BOB, EVE, FRIEND, ME, OPEN, SECRET, SERVER, Room, bot


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def two(**settings: Any) -> Room:
    return Room(ME, OPEN, first=1, **settings).seat_all(BOB)


def test_what_happens_around_the_game_is_told_by_its_facts() -> None:
    room = Room(ME, FRIEND, OPEN, first=1, undo="agreement", clock={"minutes": 5}, speed="instant")
    room.do(BOB, Sit(seat=2, key=room.invitation(2), name="Bob"))
    room.do(ADA, commands.Plan(seat=3, plan=bot(4)))
    room.do(BOB, Rename(seat=2, name="Robert"))
    for seat, who in ((1, ADA), (2, BOB)):
        room.do(who, commands.End(seat=seat, end=room.end(seat)))
    move = room.legal()[0]
    room.move(move)
    before = room.table.moves[-1].before
    room.do(ADA, commands.UndoMove())
    room.do(BOB, commands.Decline())
    room.do(ADA, commands.UndoMove())
    room.do(BOB, commands.Agree())
    room.do(BOB, StandIn(seat=1, level=5))
    room.do(ADA, commands.Return(seat=1))
    room.do(ADA, commands.Say(phrase="hello"))
    room.do(SERVER, commands.Resume(lost=61_000))
    told = [
        {name: value for name, value in event.items() if name not in ("number", "at", "names", "happened")}
        for event in plain(room.told())
    ]
    asked = {"kind": "undo-asked", "seat": 1, "move": move, "back_to": before, "waits_for": [2]}
    assert told == [
        {"kind": "created"},
        {"kind": "sat", "seat": 1, "name": "Ada"},
        {"kind": "sat", "seat": 2, "name": "Bob"},
        {"kind": "planned", "seat": 3, "plan": "bot", "level": 4},
        {"kind": "renamed", "seat": 2, "name": "Robert", "before": "Bob"},
        {"kind": "end-given", "seat": 1, "end": room.end(1), "since": 0},
        {"kind": "end-given", "seat": 2, "end": room.end(2), "since": 0},
        {"kind": "started", "first": 1},
        {"kind": "dealt", "deal": 1, "links": [chains.link_of(SECRET, 1), "-", "-", "-"]},
        {"kind": "moved", "seat": 1, "move": move},
        asked,
        {"kind": "undo-declined", "seat": 2},
        asked,
        {"kind": "undone", "seat": 1, "move": move, "back_to": before},
        {"kind": "stand-in", "seat": 1, "level": 5, "by": 2},
        {"kind": "returned", "seat": 1},
        {"kind": "said", "seat": 1, "phrase": "hello"},
        {"kind": "resumed", "lost": 61_000},
    ]


def test_every_event_has_the_names_as_they_were_then() -> None:
    room = Room(ME, OPEN, bot(3))
    room.do(BOB, Sit(seat=2, name="Bob"))
    room.do(BOB, commands.Leave(seat=2))
    room.do(EVE, Sit(seat=2))
    room.do(EVE, Rename(seat=2, name="Eve"))
    assert [event.names[1] for event in room.told()] == ["", "", "Bob", "", "", "Eve"]
    assert {event.names[2] for event in room.told()} == {"level:3"}
    assert room.told()[3].name == "Bob", "who left is told by name"
    assert [event_of(entry) for entry in room.loaded().log] == room.told()


def test_a_move_is_told_with_all_that_it_did() -> None:
    room = two()
    while room.game.round == 1:
        made = room.move()
    moved, dealt = room.told()[-len(made) :]
    assert (moved.kind, moved.move, moved.is_bot) == ("moved", room.table.moves[-1].move, False)
    assert moved.happened[0].kind == "took"
    assert sum(event.points for event in moved.happened) == sum(room.game.scores)
    assert (dealt.kind, dealt.seat) == ("dealt", None)
    assert [event.kind for event in dealt.happened] == ["drawn"] * 20 + ["started"]


@pytest.mark.parametrize("game", GAMES)
def test_events_told_as_they_come_and_told_afterwards_are_the_same_and_have_every_point(game: str) -> None:
    room, dice = Room(ME, bot(), game=game, first=1).seat_all(), random.Random(3)
    live = plain(room.told())
    while room.table.status == "playing":
        made = room.move(dice.choice(room.legal()))
        if len(room.table.log) >= 30 and not room.table.undone and not any(event["kind"] == "undone" for event in live):
            made += room.do(ADA, commands.UndoMove())
        live += plain(room.told()[-len(made) :])
    assert [plain(event_of(entry)) for entry in room.loaded().log] == live
    holding: list[dict[str, Any]] = []
    for event in live:
        if event["kind"] == "undone":
            holding = [other for other in holding if other["number"] <= event["back_to"]]
        holding.append(event)
    happened = [each for event in holding for each in event.get("happened", [])]
    assert happened == sent_events(room)
    start = room.game.sheet()[0].total - room.game.sheet()[0].points
    for seat, score in enumerate(room.game.scores, 1):
        assert start + sum(event["points"] for event in happened if event["seat"] == seat) == score


def sent_events(room: Room) -> list[dict[str, Any]]:
    """All that happened in the game itself, as it would be sent."""
    return [
        {"kind": event.kind, "seat": None if event.seat is None else event.seat + 1}
        | {"points": event.points, "facts": event.facts}
        for event in room.game.events
    ]


def test_an_undo_says_what_holds_no_longer() -> None:
    room = two()
    version = room.table.version
    room.move()
    room.do(ADA, commands.UndoMove())
    told = room.told()[-1]
    assert (told.kind, told.back_to, told.seat) == ("undone", version, 1)
    assert told.happened == []


def test_a_seat_that_the_clock_gave_to_a_bot_was_given_by_nobody() -> None:
    room = two(clock={"minutes": 1}, speed="instant")
    room.do(SERVER, commands.RunOut(seat=0), after=61_000)
    told = plain(room.told()[-1])
    assert (told["kind"], told["seat"], told["level"]) == ("stand-in", 1, 5)
    assert "by" not in told
