"""What everyone sees of a table: facts, and none that are somebody's own."""

import json
from typing import Any

import msgspec

from faience.games import Game
from faience.games.fairness import chains
from faience.table import commands
from faience.table.commands import Rename
from faience.table.sent.public import Presence, public_of
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, EVE, FRIEND, ME, OPEN, SECRET, Room, bot


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def two(**settings: Any) -> Room:
    return Room(ME, OPEN, first=1, **settings).seat_all(BOB)


def test_a_waiting_table_shows_who_is_missing() -> None:
    room = Room(ME, FRIEND, OPEN, bot(2))
    room.here = frozenset({0})
    seen = plain(room.public())
    assert (seen["status"], seen["position"], seen["turn"], seen["version"]) == ("waiting", None, None, 0)
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "friend", "open", "bot"]
    assert [seat["is_here"] for seat in seen["seats"]] == [True, False, False, True]
    assert (seen["draws"], seen["draw"], seen["commitment"]) == (2, None, chains.end_of(SECRET))
    assert [seat["end"] for seat in seen["seats"]] == [None] * 4
    room.give_end(1)
    assert [seat["has_end"] for seat in plain(room.public())["seats"]] == [True, False, False, False]
    assert plain(room.public())["seats"][0]["end"] == room.end(1)
    assert seen["number"] == room.table.number - 1
    assert seen["spectators"] == 2
    assert seen["settings"]["seats"][1] == {"kind": "friend"}


def test_players_are_called_as_in_records_and_people_never_like_bots() -> None:
    room = Room(SeatPlan("me", "level:3"), bot(5), bot(5), OPEN)
    seen = room.public()
    assert seen.players == ("“level:3”", "level:5", "level:5", "")
    assert [seat.name for seat in seen.seats] == ["level:3", "", "", ""]
    assert [seat.level for seat in seen.seats] == [None, 5, 5, None]


def test_what_everyone_sees_changes_with_names_at_once() -> None:
    room = two()
    room.do(ADA, Rename(seat=1, name="Augusta"))
    assert room.public().players == ("Augusta", "Bob")


def test_the_last_move_is_pointed_out_also_after_an_undo() -> None:
    room = two()
    assert room.public().last is None
    first = room.legal()[0]
    room.move(first)
    room.move()
    room.do(BOB, commands.UndoMove())
    last = room.public().last
    assert last is not None
    assert (last.seat, last.move) == (1, first)
    assert (last.happened[0].kind, last.happened[0].seat) == ("took", 1)


def test_what_is_printed_on_the_boards_is_sent_along() -> None:
    assert two().public().printed == room_printed("colored")
    assert two(options={"wall": "gray"}).public().printed == room_printed("gray")


def room_printed(wall: str) -> dict[str, Any]:
    return Game.new("classic", 2, wall=wall).variant.printed


def test_a_position_is_one_that_a_game_can_go_on_from() -> None:
    room = two()
    room.move()
    assert Game.from_position(plain(room.public())["position"]).position() == room.game.position()


def test_clocks_are_told_so_that_the_time_left_can_be_worked_out_at_any_moment() -> None:
    room = two(clock={"minutes": 5}, speed="instant")
    room.move(after=20_000)
    clocks = room.public().clocks
    assert clocks is not None
    assert (clocks.left, clocks.running, clocks.since) == ((280_000, 300_000), 2, room.now)
    later = public_of(room.table, Presence())
    assert later.clocks == clocks, "nothing in it depends on when it is asked"


def test_the_end_is_told_with_its_reasons() -> None:
    room = two().play_out()
    seen = plain(room.public())
    assert seen["status"] == "over"
    result = room.game.result()
    assert result is not None
    assert seen["result"] == {
        "places": result.places,
        "scores": result.scores,
        "tie_break": result.tie_break,
        "ties": result.ties,
        "reason": result.reason,
    }


def test_a_table_from_the_store_looks_the_same() -> None:
    room = Room(ME, bot(), first=1, clock={"minutes": 3}).seat_all()
    for _ in range(20):
        room.move()
    loaded = room.loaded()
    assert plain(public_of(loaded, Presence())) == plain(public_of(room.table, Presence()))


def test_a_table_in_a_list() -> None:
    room = two(is_listed=True)
    listed = room.listed(ADA)
    assert (listed.you, listed.is_your_turn, listed.status) == ([1], True, "playing")
    assert not room.listed(BOB).is_your_turn
    assert [(seat.name, seat.score, seat.place) for seat in listed.seats] == [("Ada", 0, None), ("Bob", 0, None)]
    room.play_out()
    done = room.listed(EVE)
    assert done.options == {"wall": "colored", "jokers": False}
    assert {seat.place for seat in done.seats} <= {1, 2}
    assert (done.you, done.is_your_turn) == ([], False)
    assert done.touched == room.table.events[-1].at
    assert Room(ME, OPEN).listed(ADA).seats[0].score is None
