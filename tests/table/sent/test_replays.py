"""A whole game to step through, from its record."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from faience.games import Game, Record
from faience.table.commands import Rename, UndoMove
from faience.table.sent.replays import NamesThen, replay_of
from faience.table.sent.shapes import game_events
from tests.positions.classic import position
from tests.table.people import ADA, BOB, ME, OPEN, Room, bot

DOCS = Path(__file__).parents[3] / "docs"
EXAMPLES = {
    "classic": DOCS / "example.faience",
    "sintra": DOCS / "example-sintra.faience",
    "pavilion": DOCS / "example-pavilion.faience",
}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_deal_and_every_turn_is_a_moment(game: str) -> None:
    text = EXAMPLES[game].read_text(encoding="utf-8")
    record = Record.parse(text)
    replay = replay_of(record)
    turns = [line.split() for line in text.split("\n\n", 1)[1].splitlines() if line[:1] in "1234"]
    assert [[str(frame.seat), frame.move] for frame in replay.frames if frame.move] == turns
    assert replay.frames[-1].position == record.replay().position()
    assert replay.frames[0].seat is None
    assert all(frame.happened for frame in replay.frames)
    happened = [event for frame in replay.frames for event in frame.happened]
    assert happened == game_events(record.replay().events)
    assert replay.is_fair is None
    assert replay.record == str(record)


def test_a_game_from_a_live_table_shows_that_its_draws_are_fair() -> None:
    room = Room(ME, OPEN, bot(4)).seat_all(BOB).play_out()
    record = room.table.record()
    replay = replay_of(record)
    assert replay.is_fair is True
    assert replay.players == ["Ada", "Bob", "level:4"]
    assert replay.result is not None
    assert replay.result.scores == room.game.scores
    assert plain(replay)["headers"]["commitment"] == room.table.commitment


def test_a_game_whose_draws_were_changed_shows_that_too() -> None:
    text = str(Room(ME, OPEN, bot(4)).seat_all(BOB).play_out().table.record())
    forged = text.replace("\ndraw 1 ", "\ndraw 1 " + "a" * 64 + " - - -\n# draw 1 ", 1)
    assert replay_of(Record.parse(forged)).is_fair is False


def test_a_record_without_steps_has_its_one_position() -> None:
    (frame,) = replay_of(Record.of(Game.new("classic", 2, seed=1))).frames
    assert (frame.move, frame.happened, frame.position.phase) == (None, [], "deal")


def test_a_record_from_a_position_begins_with_it() -> None:
    game = Game.from_position(position(displays=["BBYR", "KKKK"], starter=2, jokers=True), seed=1)
    start = game.position()
    game.play("1B2")
    first, second = replay_of(Record.of(game)).frames
    assert first.position == start
    assert (second.seat, second.move) == (1, "1B2")


def test_a_turn_that_is_not_complete_is_shown_step_by_step() -> None:
    room = Room(ME, OPEN, game="pavilion", first=1).seat_all(BOB)
    while room.game.phase != "pay":
        room.move()
    last = replay_of(room.table.record()).frames[-1]
    assert last.position.phase == "pay"
    assert last.move == room.table.moves[-1].move


@pytest.mark.parametrize("game", EXAMPLES)
def test_another_name_changes_nothing_that_was_told_before(game: str) -> None:
    room = Room(ME, bot(1), game=game, first=1).seat_all()
    room.move()
    room.bots()
    room.move()
    room.do(ADA, UndoMove())
    room.do(ADA, Rename(seat=1, name="Zoé"))
    before = len(room.table.moves)
    for _ in range(3):
        room.move()
    replay = replay_of(room.table.record(), NamesThen(room.loaded()))
    moved = {move.number: room.table.log[move.number - 1].names for move in room.table.moves}
    turns = [frame.names for frame in replay.frames if frame.move]
    assert turns[0] == ("Ada", "level:1")
    assert turns[-1] == ("Zoé", "level:1")
    assert set(turns) == set(moved.values())
    assert [event.names for event in room.told() if event.kind == "moved"][:before] == [("Ada", "level:1")] * before
    assert replay_of(room.table.record()).frames[-1].names is None, "a record has one name for each seat"


def test_another_name_after_the_end_changes_neither_record_nor_replay() -> None:
    room = Room(ME, OPEN).seat_all(BOB).play_out()
    record = str(room.table.record())
    room.do(BOB, Rename(seat=2, name="Robert"))
    assert str(room.table.record()) == record
    assert room.told()[-2].names == ("Ada", "Bob")
    replay = replay_of(room.table.record(), NamesThen(room.table))
    assert {frame.names for frame in replay.frames} == {("Ada", "Bob")}
