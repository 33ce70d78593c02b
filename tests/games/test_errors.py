"""What is wrong, said three ways: a rule's name, a sentence, and the particulars."""

import json
import pickle
from collections.abc import Callable

import pytest

from faience import Game, Record, Variant
from faience.engine.server import EngineServer
from faience.games.errors import (
    IllegalMove,
    InvalidDeal,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    Mistake,
    problem,
)
from tests.tables import plain

MADE: list[Mistake] = [
    *(
        kind("a-rule", "in words", {"seat": 2})
        for kind in (IllegalMove, InvalidDeal, InvalidMove, InvalidOption, InvalidPosition)
    ),
    InvalidRecord(3, "a-rule", "in words", {"seat": 2}),
]


@pytest.mark.parametrize("error", MADE, ids=lambda error: type(error).__name__)
def test_a_mistake_is_the_same_after_it_was_sent_to_another_process(error: Mistake) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (str(twin), twin.rule, twin.facts) == (str(error), "a-rule", {"seat": 2})
    assert vars(twin) == vars(error)


def test_the_sentence_of_a_problem_is_made_from_its_particulars() -> None:
    found = problem("line-size", "line {line} of seat {seat} holds {tiles!r}", seat=1, line=2, tiles="B{}")
    assert found == ("line-size", "line 2 of seat 1 holds 'B{}'", {"seat": 1, "line": 2, "tiles": "B{}"})


def _position(**changes: object) -> Game:
    game = Game.new(seed=1)
    game.deal()
    return Game.from_position(plain(game) | changes)


CASES: dict[str, tuple[Callable[[], object], str, dict[str, str | int]]] = {
    "an unknown game": (lambda: Variant.of("chess"), "unknown-game", {"game": "chess"}),
    "an unknown option": (
        lambda: Variant.of("classic", roof="flat"),
        "unknown-option",
        {"game": "classic", "option": "roof"},
    ),
    "a choice that is none": (
        lambda: Variant.of("classic", wall="red"),
        "choice",
        {"option": "wall", "value": "'red'"},
    ),
    "too many seats": (lambda: Game.new("classic", 5), "seats", {"game": "classic", "seats": "5"}),
    "a seat that is not there": (
        lambda: _position(starter=5),
        "no-seat",
        {"field": "starter", "seat": 5, "seats": 2},
    ),
    "tiles that are missing": (
        lambda: _position(lid={"B": 1}),
        "tile-count",
        {"color": "B", "due": 20, "tiles": 21, "name": "blue"},
    ),
    "a deal that is not due": (lambda: _position().deal(), "no-deal", {"due": "seat 1 is to move"}),
    "a move that cannot be read": (lambda: _position().play("nonsense"), "unreadable", {"text": "nonsense"}),
    "a header that does not exist": (
        lambda: Record.parse("faience 1\nweather: fine\n"),
        "unknown-header",
        {"header": "weather"},
    ),
    "a move in a record": (
        lambda: Record.parse("faience 1\ngame: classic\nseats: 2\nfirst: 1\n\n1 nonsense\n"),
        "unreadable",
        {"text": "nonsense"},
    ),
}


@pytest.mark.parametrize("what", CASES)
def test_every_mistake_names_its_rule_and_its_particulars(what: str) -> None:
    do, rule, facts = CASES[what]
    with pytest.raises(Mistake) as caught:
        do()
    assert (caught.value.rule, caught.value.facts) == (rule, facts)


def test_the_engine_sends_rule_and_particulars_along() -> None:
    reply = json.loads(EngineServer().answer(b'{"cmd": "new", "game": "chess"}'))
    assert reply["error"] == {
        "kind": "InvalidOption",
        "message": "unknown game 'chess'; choose classic, sintra, pavilion",
        "rule": "unknown-game",
        "facts": {"game": "chess"},
    }
