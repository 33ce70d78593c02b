"""What the pages about the live table show is true: examples parse and run, tables are complete."""

import configparser
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import faience.server
import faience.table
from faience.cli.serve import serve
from faience.server import limits, messages, schema
from faience.server.errors import STATUSES
from faience.table import commands, events
from faience.table.sent import shapes
from faience.table.sent.public import event_of
from faience.table.settings import Settings, read_settings
from tests.server.serving import Served
from tests.table.people import ADA, BOB, ME, OPEN, Room, bot
from tests.test_docs import blocks, names_in, rows, section, tables

LIVE, HOSTING = "docs/live.md", "docs/hosting.md"
ROOMS = [Path(str(room.__file__)).parent for room in (faience.server, faience.table)]


def words(cell: str) -> list[str]:
    """What stands between backticks, dashes and all."""
    return re.findall(r"`([^`]+)`", cell)


def conversation() -> list[str]:
    (found,) = blocks(LIVE, "text")
    return found.strip().split("\n")


def test_the_client_of_the_page_plays_a_whole_game(server: Served, tmp_path: Path) -> None:
    (example,) = blocks(LIVE, "python")
    program = tmp_path / "client.py"
    program.write_text(example)
    done = subprocess.run([sys.executable, program, server.url], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "faience 2\ngame: classic" in done.stdout
    assert "\nend " in done.stdout
    assert "refused" not in done.stdout


def test_what_is_said_on_the_socket_can_be_read() -> None:
    said = [commands.read_command(line[2:]) for line in conversation() if line.startswith("> ")]
    assert {type(command) for command in said} >= {
        commands.Have,
        commands.End,
        commands.MakeMove,
        commands.Why,
        commands.Explore,
        commands.Ahead,
    }


def test_what_the_server_says_has_the_fields_it_really_has() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in messages.Message.__subclasses__()}
    shown = set()
    for line in conversation():
        if line.startswith("< "):
            message = json.loads(line[2:].replace("[...]", "[]").replace("{...}", "{}"))
            shown.add(message["type"])
            kind = kinds[message["type"]]
            left_out = {"rule"} if message["type"] == "refused" else set()  # no rule of the game forbids that one
            assert set(message) - {"type"} == set(kind.__struct_fields__) - left_out
            if message["type"] == "events":
                assert set(message["shared"]) == set(shapes.Shared.__struct_fields__)
    assert shown == set(kinds)
    listed = {names_in(cells[0])[0]: set(names_in(cells[1])) for cells in rows(LIVE, "On a socket")}
    assert listed == {str(tag): set(kind.__struct_fields__) for tag, kind in kinds.items()}


def test_the_settings_of_the_page_make_a_table_and_every_field_is_explained() -> None:
    example = blocks(LIVE, "json")[0]
    read_settings(example)
    assert set(json.loads(example)) | {"parts"} == set(Settings.__struct_fields__)  # the game shown has no parts
    explained = [name for cells in rows(LIVE, "Settings") for name in names_in(cells[0])]
    assert explained == list(Settings.__struct_fields__)


def test_the_event_of_the_page_has_the_fields_it_really_has() -> None:
    event = json.loads(blocks(LIVE, "json")[1])
    read = msgspec.convert(event, shapes.TableEvent)
    assert json.loads(msgspec.json.encode(read)) == event


@pytest.mark.parametrize(
    ("title", "shape"),
    [
        ("Shared", shapes.Public),
        ("Own", shapes.Own),
        ("Options", shapes.Options),
        ("Replays", shapes.Replay),
        ("Lists", messages.Listed),
    ],
)
def test_every_field_of_what_is_sent_is_explained(title: str, shape: type[msgspec.Struct]) -> None:
    explained = [name for cells in rows(LIVE, title) for name in names_in(cells[0])]
    assert sorted(explained) == sorted(shape.__struct_fields__)


def test_every_command_is_explained_with_its_fields() -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(commands.Asked)}
    explained = {name: set(names_in(cells[1])) for cells in rows(LIVE, "Commands") for name in words(cells[0])}
    assert explained == {tag: set(kind.__struct_fields__) - {"id"} for tag, kind in kinds.items()}


def test_every_kind_of_event_is_explained() -> None:
    explained = {name: set(words(cells[1])) for cells in rows(LIVE, "Events") for name in words(cells[0])}
    assert set(explained) == {str(kind.__struct_config__.tag) for kind in get_args(events.AnyEvent)}
    common = {"number", "at", "kind", "names", "seat"}
    assert set().union(*explained.values()) | common == set(shapes.TableEvent.__struct_fields__)


def test_every_event_has_the_fields_that_are_explained() -> None:
    explained = {name: set(words(cells[1])) for cells in rows(LIVE, "Events") for name in words(cells[0])}
    room = Room(ME, OPEN, bot(), undo="agreement", clock={"minutes": 5}, first=1).seat_all(BOB)
    room.move(room.legal()[0])
    room.do(ADA, commands.UndoMove())
    room.do(BOB, commands.Agree())
    room.do(BOB, commands.Rename(seat=2, name="Robert"))
    room.do(BOB, commands.StandIn(seat=1, level=5))
    for entry in room.table.log:
        told = msgspec.to_builtins(event_of(entry))
        assert set(told) - {"number", "at", "kind", "names", "seat"} <= explained[told["kind"]], told


def test_every_refusal_is_explained_with_its_status() -> None:
    text = "".join(path.read_text() for room in ROOMS for path in room.rglob("*.py"))
    used = set(re.findall(r'Refused\(\s*"([a-z-]+)"', text))
    explained = {code: cells[1] for cells in rows(LIVE, "Refusals") for code in words(cells[0])}
    assert used <= set(explained)
    for code in used - {"have-first", "too-large", "trouble"}:
        assert explained[code] == str(STATUSES.get(code, 409)), code


def test_every_address_of_the_schema_is_explained() -> None:
    explained = {address for cells in rows(LIVE, "Over HTTP") for address in words(cells[0])}
    paths = schema.document("")["paths"].items()
    served = {f"{method.upper()} {path}" for path, operations in paths for method in operations}
    assert explained == served | {"GET /schema"}


def test_the_limits_are_those_that_hold() -> None:
    shown = [[float(cell) for cell in cells[1:]] for cells in rows(LIVE, "Limits")]
    assert shown == [[rate.burst, rate.per_second] for rate in limits.RATES.values()]
    assert f"At most {limits.MOST_SOCKETS} sockets" in section(LIVE, "Limits")


def test_every_option_of_the_server_is_explained() -> None:
    shown = [words(cells[0])[0].removeprefix("--").replace("-", "_") for cells in rows(HOSTING, "Options")]
    assert shown == [name.replace("open_browser", "open") for name in inspect.signature(serve).parameters]
    defaults = {words(cells[0])[0]: cells[1].strip("`") for cells in rows(HOSTING, "Options")}
    parameters = inspect.signature(serve).parameters
    for option in ("host", "port", "trust_proxy", "expire_days", "thinkers"):
        assert defaults[f"--{option.replace('_', '-')}"] == str(parameters[option].default)


def test_the_service_unit_is_one() -> None:
    unit = configparser.ConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    (text,) = blocks(HOSTING, "ini")
    unit.read_string(text)
    assert unit.sections() == ["Unit", "Service", "Install"]
    options = set(re.findall(r" (--[a-z-]+)", unit["Service"]["ExecStart"]))
    assert options <= {words(cells[0])[0] for cells in rows(HOSTING, "Options")}


@pytest.mark.parametrize("language", ["nginx", "caddy"])
def test_the_proxies_are_written_with_matching_braces(language: str) -> None:
    for text in blocks(HOSTING, language):
        assert text.count("{") == text.count("}") > 0
        assert "127.0.0.1:8000" in text


def test_the_files_of_the_data_folder_are_named(server: Served) -> None:
    named = {name for cells in rows(HOSTING, "The data folder") for name in words(cells[0])}
    there = {path.name for path in server.settings.data.iterdir()}
    assert there <= named
    assert len(list(tables(section(HOSTING, "The data folder")))) == 1
