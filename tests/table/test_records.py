"""The record of a table: complete, readable, fair, and true about what was taken back."""

from typing import Any

import msgspec
import pytest

from faience.games import Record, fairness
from faience.games.sintra.strips import house
from faience.table import Refused, commands
from faience.table.settings import SeatPlan
from tests.table.people import ADA, BOB, ME, OPEN, SECRET, Room, bot


def two(**settings: Any) -> Room:
    return Room(ME, OPEN, **settings).seat_all(BOB)


@pytest.mark.parametrize("game", ["classic", "sintra", "pavilion"])
@pytest.mark.parametrize(("first", "draws"), [("random", 2), (2, 2), ("random", 1)])
def test_a_finished_game_is_verified(game: str, first: Any, draws: int) -> None:
    room = Room(ME, bot(8), OPEN, game=game, first=first, draws=draws).seat_all(BOB).play_out()
    record = Record.parse(str(room.table.record()))
    assert record == room.table.record()
    assert record.replay().position() == room.game.position()
    assert record.players == ("Ada", "level:8", "Bob")
    found = fairness.check(record)
    assert (found.status, found.deals, found.problem) == ("verified", room.table.deals, "")
    assert found.deals >= 5
    assert record.headers["starter"] == ("drawn" if first == "random" else "chosen")


def test_a_set_of_ones_own_stays_with_the_table_and_its_record() -> None:
    parts = msgspec.to_builtins(house()) | {"name": "my box", "track": [0, 1, 5, 20]}
    room = two(game="sintra", parts=parts).play_out()
    loaded = room.loaded().game
    assert loaded is not None
    assert loaded.variant.parts.name == "my box"
    assert room.public().printed["track"] == [0, 1, 5, 20]
    record = Record.parse(str(room.table.record()))
    assert record.variant.parts == room.game.variant.parts
    assert record.replay().position() == room.game.position()
    assert fairness.check(record).is_fair


def test_a_game_that_is_still_played_does_not_give_its_secret_away() -> None:
    for draws, status in ((1, "unpublished"), (2, "verified")):
        room = two(draws=draws)
        room.move()
        text = str(room.table.record())
        assert text.startswith(f"faience {draws}\n")
        assert SECRET.hex() not in text
        assert "commitment: " in text
        assert fairness.check(Record.parse(text)).status == status


def test_before_the_game_there_is_nothing_to_record() -> None:
    with pytest.raises(Refused) as refused:
        Room(ME, OPEN).table.record()
    assert refused.value.code == "not-started"


def test_the_date_is_that_of_the_start() -> None:
    room = two()
    assert room.table.record().headers["date"] == "1970-01-01 00:16 UTC"


def test_taking_back_past_a_draw_is_shown_and_leaves_every_deal_verified() -> None:
    room = Room(ME, bot(), first=1).seat_all()
    for rounds in (2, 3):
        while room.game.round < rounds:
            room.move()
        room.bots()
        room.do(ADA, commands.UndoMove())
    room.play_out()
    record = room.table.record()
    assert record.headers["undone"].count("; ") == 1
    assert "past deal 2; move " in record.headers["undone"]
    assert fairness.check(Record.parse(str(record))).status == "verified"


def test_several_deals_that_were_taken_back_are_all_named() -> None:
    room = Room(ME, bot(), game="pavilion", first=1).seat_all()
    while room.game.round < 2:
        room.move()
    room.bots()
    while room.table.moves:
        room.do(ADA, commands.UndoMove())
    notes = "; ".join(room.table.undone)
    assert "past deal" in notes
    room.play_out()
    assert fairness.check(room.table.record()).status == "verified"


def test_a_person_with_the_name_of_a_bot_is_not_taken_for_one() -> None:
    room = Room(SeatPlan("me", "level:7"), SeatPlan("me", "greedy"), SeatPlan("me", "Level 7")).seat_all()
    assert room.table.record().players == ("“level:7”", "“greedy”", "Level 7")
    assert fairness.check(room.play_out().table.record()).status == "verified"
