"""What the server sends is what the page expects, field by field: the page's own types are the contract."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from faience.games.classic import ClassicPosition
from faience.games.events import Event
from faience.table import commands, events, settings, wire

_PAGE = Path(__file__).parents[2] / "frontend/src"
CONTRACT = (_PAGE / "net/wire.ts").read_text(encoding="utf-8")
POSITION = (_PAGE / "games/classic/position.ts").read_text(encoding="utf-8")
SENT: dict[str, type[msgspec.Struct]] = {
    "SeatPlan": settings.SeatPlan,
    "Clock": settings.Clock,
    "Settings": settings.Settings,
    "GameEvent": wire.GameEvent,
    "LogLine": wire.LogLine,
    "MoveOption": wire.MoveOption,
    "SeatView": wire.SeatView,
    "SheetLine": wire.SheetLine,
    "Result": wire.Result,
    "Clocks": wire.Clocks,
    "View": wire.View,
    "TableEvent": wire.TableEvent,
    "Listed": wire.Listed,
    "Frame": wire.Frame,
    "Replay": wire.Replay,
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
    for struct in (wire.UndoRequest, wire.LastMove, wire.UndoView, wire.ListedSeat):
        inline = r"[^}]*".join(rf"\b{field}\b" for field in struct.__struct_fields__)
        assert re.search(inline, CONTRACT), struct


def test_every_kind_of_event_is_known_to_the_page() -> None:
    told = re.search(r"export type EventKind =(.*?);", CONTRACT, re.DOTALL)
    assert told
    assert set(re.findall(r'"([a-z-]+)"', told[1])) == {
        str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)
    }


def test_every_command_of_the_page_is_one_with_the_same_fields() -> None:
    sent = re.search(r"export type Command =(.*?)\);", CONTRACT, re.DOTALL)
    assert sent
    said = {name: re.findall(r"(\w+)\??:", rest) for name, rest in re.findall(r'{ do: "([a-z-]+)"(.*?) }\n', sent[1])}
    assert said == {
        str(command.__struct_config__.tag): [name for name in command.__struct_fields__ if name != "id"]
        for command in get_args(commands.Asked)
    }


def test_a_position_has_what_the_page_reads() -> None:
    there = {"game", *ClassicPosition.__struct_fields__}
    assert {*fields_of("Position"), *fields_of("ClassicPosition", POSITION)} <= there


def test_seats_on_the_wire_count_from_1() -> None:
    assert wire.GameEvent.of(Event("took", 0, 0, {})).seat == 1
    assert wire.GameEvent.of(Event("drawn", None, 0, {})).seat is None
