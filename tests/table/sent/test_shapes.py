"""What the server sends is what the page expects, field by field: the page's own types are the contract."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from faience.games.classic import ClassicPosition
from faience.games.events import Event
from faience.games.results import Result
from faience.server import messages
from faience.store import ListedSeat
from faience.table import commands, events, settings
from faience.table.sent import shapes

_PAGE = Path(__file__).parents[3] / "frontend/src"
CONTRACT = (_PAGE / "net/wire.ts").read_text(encoding="utf-8")
POSITION = (_PAGE / "games/classic/position.ts").read_text(encoding="utf-8")
SENT: dict[str, type[msgspec.Struct]] = {
    "SeatPlan": settings.SeatPlan,
    "Clock": settings.Clock,
    "Settings": settings.Settings,
    "GameEvent": shapes.GameEvent,
    "TableEvent": shapes.TableEvent,
    "Seat": shapes.PublicSeat,
    "Clocks": shapes.PublicClocks,
    "Public": shapes.Public,
    "Shared": shapes.Shared,
    "MoveOption": shapes.MoveOption,
    "Options": shapes.Options,
    "Own": shapes.Own,
    "Turns": messages.Turns,
    "Result": Result,
    "Listed": messages.Listed,
    "Frame": shapes.Frame,
    "Replay": shapes.Replay,
}


def fields_of(name: str, contract: str = CONTRACT) -> list[str]:
    """The fields of an interface of the page."""
    found = re.search(rf"export interface {name} (?:extends \w+ )?{{\n(.*?)^}}", contract, re.MULTILINE | re.DOTALL)
    assert found, name
    return re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)


@pytest.mark.parametrize("name", SENT)
def test_every_field_the_page_knows_is_sent_and_no_other(name: str) -> None:
    assert fields_of(name) == list(SENT[name].__struct_fields__)


def test_fields_inside_of_others_are_the_same_too() -> None:
    for struct in (shapes.PublicUndoRequest, shapes.LastMove, ListedSeat):
        inline = r"[^}]*".join(rf"\b{field}\b" for field in struct.__struct_fields__)
        assert re.search(inline, CONTRACT), struct


def test_every_kind_of_event_is_known_to_the_page() -> None:
    told = re.search(r"export type EventKind =(.*?);", CONTRACT, re.DOTALL)
    assert told
    assert set(re.findall(r'"([a-z-]+)"', told[1])) == {
        str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)
    }


def test_every_command_of_the_page_is_one_with_fields_that_it_has() -> None:
    found = re.search(r"export type Command =(.*?)\);", CONTRACT, re.DOTALL)
    assert found
    said: dict[str, set[str]] = {}
    for name, rest in re.findall(r'{ do: "([a-z-]+)"(.*?) }\n', found[1]):
        said.setdefault(name, set()).update(re.findall(r"(\w+)\??:", rest))
    assert said == {
        str(command.__struct_config__.tag): {*command.__struct_fields__} - {"id", "once"}
        for command in get_args(commands.Asked)
    }


def test_a_position_has_what_the_page_reads() -> None:
    there = {"game", *ClassicPosition.__struct_fields__}
    assert {*fields_of("Position"), *fields_of("ClassicPosition", POSITION)} <= there


def test_seats_on_the_wire_count_from_1() -> None:
    happened = [Event("took", 0, 0, {}), Event("drawn", None, 0, {})]
    assert [event.seat for event in shapes.game_events(happened)] == [1, None]
