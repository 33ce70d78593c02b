"""Settings: what can be played is accepted, anything else is refused with a reason."""

import json
from typing import Any

import pytest
from hypothesis import given

from faience.players.levels import STRONGEST
from faience.table import Refused, settings
from faience.table.settings import clean_name, read_settings
from tests.strategies import plain_json

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


@given(plain_json)
def test_any_json_is_settings_or_is_refused(data: Any) -> None:
    with pytest.raises(Refused):
        read_settings(json.dumps(data))


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(Refused, match="invalid JSON"):
        read_settings("{")


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
