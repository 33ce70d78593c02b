"""What is wrong, said three ways: a rule's name, a sentence, and the particulars."""

import ast
import json
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from string import Formatter
from types import ModuleType

import pytest

import faience
from faience import Game, Record, Variant
from faience.engine.server import EngineServer
from faience.games import classic, pavilion, record_form, records, sintra, tabletop
from faience.games.errors import (
    IllegalMove,
    InvalidDeal,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    Mistake,
)
from tests.tables import plain

SOURCES = Path(faience.__file__).parent
GAMES = "classic, sintra, pavilion"
TABLES = {
    tabletop: {**tabletop.SENTENCES},
    classic.checks: classic.checks._SENTENCES,
    pavilion.checks: pavilion.checks._SENTENCES,
    sintra.checks: sintra.checks._SENTENCES,
    sintra.strips: sintra.strips._SENTENCES,
    records: record_form.SENTENCES,
}
FROM_TABLES = ("problem", "_wrong")
del TABLES[tabletop]["phase-loose"]  # which games say themselves
KINDS = {"Mistake"} | {kind.__name__ for kind in Mistake.__subclasses__()}

MADE: list[Mistake] = [
    *(
        kind("a-rule", "in words", seat=2)
        for kind in (IllegalMove, InvalidDeal, InvalidMove, InvalidOption, InvalidPosition)
    ),
    InvalidRecord(3, "a-rule", "in words", seat=2),
]


@pytest.mark.parametrize("error", MADE, ids=lambda error: type(error).__name__)
def test_a_mistake_is_the_same_after_it_was_sent_to_another_process(error: Mistake) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (str(twin), twin.rule, twin.facts) == (str(error), "a-rule", {"seat": 2})
    assert vars(twin) == vars(error)


def test_the_sentence_is_made_from_the_particulars_and_never_from_what_they_say() -> None:
    error = InvalidOption("size", "{size!r} is none of {sizes}; {path}", size="{0}", sizes=("A", 4), path=Path("{x}"))
    assert str(error) == "'{0}' is none of A, 4; {x}"
    assert error.facts == {"size": "{0}", "sizes": "A, 4", "path": "{x}"}
    assert str(InvalidRecord.at(7, error)) == "line 7: '{0}' is none of A, 4; {x}"


def _calls(path: Path) -> Iterator[tuple[str, list[str], set[str]]]:
    """What is called in a source to say that something is wrong: its name, the texts and the particulars given."""
    for call in ast.walk(ast.parse(path.read_text())):
        name = getattr(call.func, "attr", getattr(call.func, "id", "")) if isinstance(call, ast.Call) else ""
        if isinstance(call, ast.Call) and name in (*KINDS, *FROM_TABLES):
            texts = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
            yield name, texts, {keyword.arg or "" for keyword in call.keywords}


def _places(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def test_every_place_in_a_sentence_is_given() -> None:
    for path in SOURCES.rglob("*.py"):
        for name, texts, given in _calls(path):
            if name in KINDS and texts:
                assert _places(texts[-1]) <= given, f"{path}: {texts}"


@pytest.mark.parametrize(("module", "table"), TABLES.items(), ids=lambda value: getattr(value, "__name__", ""))
def test_every_problem_has_a_sentence_and_what_it_names(module: ModuleType, table: dict[str, str]) -> None:
    told = set()
    for name, texts, given in _calls(Path(str(module.__file__))):
        if name in FROM_TABLES:
            rule = texts[0]
            told.add(rule)
            assert _places({**tabletop.SENTENCES, **table}[rule]) <= given | {f"{fact}_name" for fact in given}, rule
    assert set(table) <= told


def _position(**changes: object) -> Game:
    game = Game.new(seed=1)
    game.deal()
    return Game.from_position(plain(game) | changes)


CASES: dict[str, tuple[Callable[[], object], str, dict[str, str | int]]] = {
    "an unknown game": (lambda: Variant.of("chess"), "unknown-game", {"game": "chess", "known": GAMES}),
    "an unknown option": (
        lambda: Variant.of("classic", roof="flat"),
        "unknown-option",
        {"game": "classic", "option": "roof", "known": "jokers, wall"},
    ),
    "a choice that is none": (
        lambda: Variant.of("classic", wall="red"),
        "choice",
        {"option": "wall", "value": "'red'", "choices": "colored or gray"},
    ),
    "too many seats": (
        lambda: Game.new("classic", 5),
        "seats",
        {"game": "classic", "seats": "5", "allowed": "2, 3 or 4"},
    ),
    "a seat that is not there": (
        lambda: _position(starter=5),
        "no-seat",
        {"field": "starter", "seat": 5, "seats": 2},
    ),
    "tiles that are missing": (
        lambda: _position(lid={"B": 1}),
        "tile-count",
        {"color": "B", "due": 20, "tiles": 21},
    ),
    "a deal that is not due": (lambda: _position().deal(), "no-deal", {"due": "seat 1 is to move"}),
    "a move that cannot be read": (lambda: _position().play("nonsense"), "unreadable", {"text": "nonsense"}),
    "a header that comes twice": (
        lambda: Record.parse("faience 1\nnote: fine\nnote: fair\n"),
        "header-twice",
        {"header": "note", "before": 2},
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
        "facts": {"game": "chess", "known": GAMES},
    }
