"""The narrator: expressions, lines and what the documentation says about them."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from faience.games import GAMES, Event, Game
from faience.games.classic import ClassicPosition
from faience.games.rulebook import Rulebook
from faience.words import Narrator, Words
from faience.words.expressions import Expressions

DOCS = Path(__file__).parents[2] / "docs" / "narration.md"


class _Facts:
    def named(self, name: str) -> object:
        known = {"three": 3, "blue": "BB", "list": ["a", "b"], "data": {"rows": ["ab", "cd"], "key": {"x": 5}}}
        return known.get(name, "")

    def narrowed(self, name: str) -> list["_Facts"]:
        return [self, self]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("12", 12),
        ("'a b'", "a b"),
        ("three+4*2", 11),
        ("three-1-1", 1),
        ("-three", -3),
        ("blue*three", "BBBBBB"),
        ("blue+'Y'", "BBY"),
        ("blue|length", 2),
        ("(blue|length)+1", 3),
        ("data.rows[2]", "cd"),
        ("data.rows[2][1]", "c"),
        ("data.rows[three]", ""),
        ("data.key['x']", 5),
        ("data.nothing.more", ""),
        ("data.rows[(blue|length)]", "cd"),
        ("all(three)", 6),
        ("all(blue)", "BBBB"),
        ("each(three)", [3, 3]),
        ("missing+1", "1"),
        ("1-missing", 1),
    ],
)
def test_an_expression_comes_to(source: str, expected: object) -> None:
    assert Expressions({"length": len}).value(source, _Facts()) == expected


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("three", True),
        ("missing", False),
        ("!missing", True),
        ("three=3", True),
        ("three='3'", True),
        ("three!=3", False),
        ("blue='BB'", True),
        ("three-3", False),
        ("data.rows|length=2", True),
    ],
)
def test_a_condition_holds(condition: str, expected: bool) -> None:
    assert Expressions({"length": len}).holds(condition, _Facts()) is expected


@pytest.mark.parametrize("source", ["", "a+", "a b", "(a", "a[1", "a..b", ")", "a|"])
def test_an_expression_that_cannot_be_read_is_a_bug(source: str) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        Expressions({}).value(source, _Facts())


def test_the_example_of_the_documentation_says_what_stands_below_it(tmp_path: Path) -> None:
    table, expected = re.findall(r"```(?:json)?\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    json.loads(table)
    (tmp_path / "narration.json").write_text(table, encoding="utf-8")
    game = Game.new("classic", 2, seed=1)
    position = ClassicPosition.of(game)
    position = replace(position, boards=(position.boards[0], replace(position.boards[1], score=7)))
    narrator = Narrator(game.variant, Words("en"), ("Ada", "Bo"), table=tmp_path / "narration.json")
    fell = Event("fell", 0, 0, {"tile": "B", "floor": 1, "lid": 1})
    events = [
        Event("took", 0, 0, {"source": 3, "tiles": "BB"}),
        fell,
        Event("tiled", 1, 3, {"row": 2}),
        Event("penalty", 1, -1, {"spaces": 1, "loss": 1}),
    ]
    assert [line.text for line in narrator.tell(events, position)] == expected.splitlines()
    assert narrator.reason(events[3]) == "1 space on the floor line"
    later = [Event("penalty", 0, 0, {"spaces": 2, "loss": 2})]
    assert narrator.preview(events[:1], position, later, [events[3]]) == "2 blue tiles, floor −1"


def test_lines_never_go_on_in_another_batch() -> None:
    game = Game.new("classic", 2, seed=1)
    narrator = Narrator(game.variant, Words("en"), ("Ada", "Bo"))
    took = Event("took", 0, 0, {"source": 3, "tiles": "BJ"})
    lined = Event("lined", 0, 0, {"line": 1, "tiles": "J"})
    apart = [line.text for event in (took, lined) for line in narrator.tell([event], game.position())]
    assert apart == ["Ada takes 1 blue tile and 1 joker from display 3.", "Ada lays 1 joker on line 1."]
    assert len(narrator.tell([took, lined], game.position())) == 1
    assert len(narrator.tell([took, replace(lined, seat=1)], game.position())) == 2
    assert len(narrator.tell([took, took], game.position())) == 2


@pytest.mark.parametrize("book", [book for book in GAMES.values() if book.narration], ids=lambda book: book.name)
def test_a_table_says_what_stands_in_a_score_sheet_as_the_registration_does(book: Rulebook) -> None:
    assert book.narration
    sheet = json.loads(book.narration.read_text(encoding="utf-8"))["sheet"]
    begins = [kind.name for kind in book.events.values() if kind.begins_round]
    losses = [kind.name for kind in book.events.values() if kind.points == "loss"]
    final = [kind.name for kind in book.events.values() if kind.is_final]
    assert (begins, losses, final) == ([sheet["round"]], sheet["losses"], sheet["final"])
