"""How long bots wait for what happened to be shown."""

import pytest

from faience.games import GAMES, Event
from faience.table import BotMove, pacing
from faience.table.settings import Speed
from tests.table.people import ME, Room, bot

KINDS = GAMES["classic"].events
DRAWN = Event("drawn", None, 0, {"display": 1, "tile": "B"})
TILED = Event("tiled", 0, 2, {"row": 1})
FREE = Event("penalty", 0, 0, {"spaces": 1, "loss": 1})


def test_a_tile_dealt_takes_less_than_points_that_are_scored() -> None:
    assert pacing.pause([DRAWN] * 20, KINDS, "normal") == 1_600
    assert pacing.pause([TILED, TILED, FREE], KINDS, "normal") == 1_050


@pytest.mark.parametrize(("speed", "expected"), [("slow", 1_800), ("normal", 900), ("fast", 360), ("instant", 0)])
def test_speed_is_a_setting(speed: Speed, expected: int) -> None:
    assert pacing.pause([], KINDS, speed, pacing.MOVE) == expected
    room = Room(ME, bot(), first=1, speed=speed).seat_all()
    room.now = room.table.busy_until
    room.move(after=0)
    assert room.table.due(room.now) == BotMove(1, 3, room.now + expected)


def test_nobody_waits_forever() -> None:
    assert pacing.pause([TILED] * 1_000, KINDS, "slow") == pacing.LONGEST


def test_a_move_and_the_deal_that_follows_are_shown_one_after_the_other() -> None:
    room = Room(ME, bot(), first=1).seat_all()
    while room.game.round == 1:
        start = room.now + 60_000
        made = room.move(after=60_000)
    assert len(made) == 2
    scored = sum(
        event.points != 0 or "loss" in event.facts for event in room.table.log[room.table.moves[-1].number - 1].happened
    )
    assert room.table.busy_until == start + pacing.MOVE + scored * pacing.SCORED + 20 * pacing.DRAWN
