"""Settings: what can be played is accepted, anything else is refused with a reason."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given

from faience.games import sintra
from faience.games.sintra.strips import house
from faience.players.levels import STRONGEST
from faience.table import Refused, settings
from faience.table.settings import clean_name, parts_of, read_settings
from tests.strategies import plain_json

FILE = Path(sintra.__file__).with_name("house.toml").read_text()
HOUSE: dict[str, Any] = msgspec.to_builtins(house())
GOOD: dict[str, Any] = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "bot", "level": 3}]}


def read(**changes: Any) -> settings.Settings:
    return read_settings(json.dumps(GOOD | changes))


def test_only_game_and_seats_need_to_be_said() -> None:
    found = read()
    assert (found.first, found.undo, found.speed, found.clock) == ("random", "free", "normal", None)
    assert not found.is_listed
    assert found.has_spectators
    assert found.variant.options == {"wall": "colored", "jokers": False}


def test_everything_can_be_said() -> None:
    found = read(
        options={"wall": "gray", "jokers": True}, first=2, clock={"minutes": 5, "increment": 10}, undo="agreement",
        speed="fast", is_listed=True, has_spectators=False,
        seats=[{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "open"}, {"kind": "bot", "level": 10}],
    )  # fmt: skip
    assert found.variant.options == {"wall": "gray", "jokers": True}
    assert [plan.kind for plan in found.seats] == ["me", "friend", "open", "bot"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"options": {"wall": "purple"}}, "wall must be colored or gray"),
        ({"options": {"roof": "flat"}}, "has no option 'roof'"),
        ({"game": "sintra", "options": {"strips": "/etc/passwd"}}, "has no option 'strips'"),
        ({"seats": [{"kind": "me"}]}, "is played by 2, 3 or 4 players, not 1"),
        ({"seats": [{"kind": "me"}] * 5}, "is played by 2, 3 or 4 players, not 5"),
        ({"seats": [{"kind": "me"}] * 7}, "seats"),
        ({"seats": [{"kind": "bot", "level": 1}] * 2}, "at least one seat must be for a person"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "a bot has a level"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "level": 3}]}, "a bot has a level"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": 11}]}, "<= 10"),
        ({"seats": [{"kind": "me", "name": "x" * 33}, {"kind": "open"}]}, "length <= 32"),
        ({"first": 3}, "seat 3 cannot go first"),
        ({"first": 0}, ">= 1"),
        ({"clock": {"minutes": 0}}, "minutes"),
        ({"clock": {}}, "clock: a clock has either minutes or days"),
        ({"clock": {"minutes": 5, "days": 1}}, "clock: a clock has either minutes or days"),
        ({"clock": {"days": 3, "increment": 5}}, "clock: a clock of days has no increment"),
        ({"clock": {"days": 0}}, ">= 1"),
        ({"clock": {"days": 15}}, "<= 14"),
        ({"clock": {"days": 1.5}}, "clock.days"),
        ({"undo": "always"}, "undo"),
        ({"nonsense": 1}, "nonsense"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_reason(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused) as refused:
        read(**changes)
    assert refused.value.code == "bad-settings"
    assert said in refused.value.message


def test_a_table_is_played_with_the_parts_that_were_sent() -> None:
    parts = msgspec.to_builtins(house()) | {"name": "my box", "track": [0, 3, 9]}
    found = read(game="sintra", parts=parts)
    assert found.variant.parts.name == "my box"
    assert found.variant.printed["track"] == [0, 3, 9]
    assert read_settings(msgspec.json.encode(found)) == found


def test_without_parts_nothing_is_said_of_them() -> None:
    assert b"parts" not in msgspec.json.encode(read(game="sintra"))
    assert read(game="sintra").variant.parts == house()


@pytest.mark.parametrize(
    ("changes", "rule", "facts"),
    [
        ({"game": "sintra", "parts": {"name": "x"}}, "field-missing", {"field": "strips"}),
        ({"game": "sintra", "parts": {**HOUSE, "roof": 1}}, "field-unknown", {"field": "roof"}),
        ({"game": "sintra", "parts": {**HOUSE, "name": 7}}, "field", {"field": "name"}),
        ({"game": "sintra", "parts": {**HOUSE, "track": [0, 2, 1]}}, "track-order", {"before": 2, "after": 1}),
        ({"game": "classic", "parts": HOUSE}, "no-parts", {"game": "classic"}),
    ],
)
def test_parts_that_cannot_be_played_with_are_refused_by_their_rule(
    changes: dict[str, Any], rule: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as refused:
        read(**changes)
    assert (refused.value.code, refused.value.rule) == ("bad-settings", rule)
    assert facts.items() <= refused.value.facts.items()


def test_parts_as_text_are_never_taken_for_the_path_of_a_file() -> None:
    with pytest.raises(Refused, match="parts"):
        read(game="sintra", parts="/etc/passwd")


def test_the_content_of_a_file_becomes_parts() -> None:
    found = parts_of("sintra", FILE.replace('"house"', '"my box"'))
    assert found["name"] == "my box"
    assert read(game="sintra", parts=found).variant.parts.strips == house().strips


@pytest.mark.parametrize(
    ("game", "text", "rule", "facts"),
    [
        ("sintra", "name = ", "toml", {"line": 0}),
        ("sintra", "a = 1\na = 2\n", "toml", {"line": 2}),
        ("sintra", "#" * 70_000, "parts-size", {"most": 65536}),
        ("sintra", "", "field-missing", {"field": "name"}),
        ("sintra", "\ud800", "utf-8", {}),
        ("sintra", FILE.replace("BYOJJ", "BYOJ"), "face", {"face": "8b", "due": 5, "squares": 4}),
        ("classic", FILE, "no-parts", {"game": "classic"}),
        ("chess", FILE, "unknown-game", {}),
    ],
)
def test_a_file_that_holds_no_parts_is_refused_by_its_rule(
    game: str, text: str, rule: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refused) as refused:
        parts_of(game, text)
    assert (refused.value.code, refused.value.rule) == ("bad-parts", rule)
    assert facts.items() <= refused.value.facts.items()


@given(plain_json)
def test_any_json_is_settings_or_is_refused(data: Any) -> None:
    with pytest.raises(Refused):
        read_settings(json.dumps(data))


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(Refused, match="invalid JSON"):
        read_settings("{")


@pytest.mark.parametrize("text", [b'{"game": "\xed\xa0\x80"}', b'{"game": "\xff"}', b'{"parts": {"a":' + b"[" * 20_000])
def test_what_is_no_text_or_has_no_end_is_refused(text: bytes) -> None:
    with pytest.raises(Refused, match="invalid JSON"):
        read_settings(text)


def test_levels_go_as_far_as_bots_do() -> None:
    assert settings.STRONGEST == STRONGEST


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("a\nb\tc", "a b c"),
        ("\u202eevil", "evil"),
        ("x" * 60, "x" * 32),
        ("", ""),
    ],
)
def test_a_name_is_one_line_that_can_be_shown(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown
