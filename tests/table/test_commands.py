"""Commands: what may be sent is read, and nothing else."""

import json
from contextlib import suppress
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faience.table import Refused, commands
from faience.table.commands import read_command
from tests.strategies import plain_json

EXAMPLES: list[dict[str, Any]] = [
    {"do": "have", "number": 3, "keys": ["ab"]},
    {"do": "sit", "seat": 2, "key": "ab", "name": "Bob", "nonce": "a" * 16},
    {"do": "nonce", "seat": 1, "nonce": "0123456789abcdef"},
    {"do": "end", "seat": 1, "end": "-", "link": {"draw": 1, "link": "a" * 64}},
    {"do": "link", "seat": 1, "draw": 7, "link": "a" * 64},
    {"do": "leave", "seat": 1},
    {"do": "plan", "seat": 2, "plan": {"kind": "bot", "level": 4}},
    {"do": "rename", "seat": 1, "name": "Ada"},
    {"do": "move", "version": 5, "move": "3B2"},
    {"do": "explore", "version": 5, "steps": ["R5", ":4R1P"]},
    {"do": "why", "move": "3B2", "steps": ["R5"]},
    {"do": "ahead", "seat": 2},
    {"do": "undo"},
    {"do": "agree", "seat": 1},
    {"do": "decline"},
    {"do": "say", "phrase": "hello"},
    {"do": "stand-in", "seat": 2, "level": 5},
    {"do": "return", "seat": 2},
    {"do": "rematch"},
    {"do": "ping", "id": 7},
]


def test_every_command_can_be_sent_and_comes_with_its_id() -> None:
    read = [read_command(json.dumps({"id": 4} | example)) for example in EXAMPLES]
    assert {type(command) for command in read} == set(get_args(commands.Asked))
    assert [command.id for command in read] == [4] * 19 + [7]


@pytest.mark.parametrize(
    "data",
    [
        {"do": "BotPlays", "version": 1, "seat": 0, "move": "3B2"},
        {"do": "bot-plays", "version": 1, "seat": 0, "move": "3B2"},
        {"do": "run-out", "seat": 0},
        {"do": "resume", "lost": 9},
        {"do": "rematched", "table": "x"},
        {"version": 1, "seat": 0, "move": "3B2"},
        {"do": "move", "version": 1, "move": "3B2", "is_bot": True},
        {"do": "move", "version": "1", "move": "3B2"},
        {"do": "move", "move": "3B2"},
        {"do": "nonce", "seat": 1, "nonce": "A" * 16},
        {"do": "nonce", "seat": 1, "nonce": "a" * 15},
        {"do": "nonce", "seat": 1, "nonce": "a" * 65},
        {"do": "end", "seat": 1, "end": "a" * 63},
        {"do": "end", "seat": 1, "end": ""},
        {"do": "link", "seat": 1, "draw": 1, "link": "-"},
        {"do": "link", "seat": 1, "draw": 4096, "link": "a" * 64},
        {"do": "link", "seat": 1, "draw": -1, "link": "a" * 64},
        {"do": "move", "version": 1, "move": "3B2", "link": "a" * 64},
        {"do": "draw", "number": 1},
        {"do": "sit", "seat": 0},
        {"do": "sit", "seat": 7},
        {"do": "say", "phrase": "you are bad at this"},
        {"do": "stand-in", "seat": 1, "level": 0},
        {"do": "move", "version": 1, "move": "x" * 65},
        {"do": "explore", "version": 1, "steps": ["R5"] * 17},
        {"do": "explore", "steps": ["R5"]},
        [],
        None,
    ],
)
def test_what_only_the_server_asks_and_what_makes_no_sense_cannot_be_sent(data: Any) -> None:
    with pytest.raises(Refused) as refused:
        read_command(json.dumps(data))
    assert refused.value.code == "bad-command"


@given(plain_json | st.builds(lambda start, more: start | more, st.sampled_from(EXAMPLES), st.dictionaries(
    st.sampled_from(["seat", "number", "move", "plan", "id", "key", "version", "more"]), plain_json, min_size=1
)))  # fmt: skip
def test_any_json_is_a_command_or_is_refused(data: Any) -> None:
    with suppress(Refused):
        read_command(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "\x00", '{"do":"ping"} x', "[" * 100_000])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_command(text)
