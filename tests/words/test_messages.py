"""The messages: the same in all languages, all there, all used."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import faience
from faience.games import GAMES, Game, IllegalMove, InvalidMove, InvalidOption
from faience.terminal import view_of
from faience.words import LANGUAGES, Words, choose_language, signed
from faience.words.messages import SHARED

SOURCES = Path(faience.__file__).parent
OF_EVERY_GAME = (
    *("prompt-draft", "prompt-target", "legend", "help-keys"),
    *("invalid-move", "result-shared"),
)
"""Messages that each game must have under its own name."""
FAMILIES = {
    **{f"{game}-{kind}-": book.letters for game, book in GAMES.items() for kind in ("tiles", "tile", "color")},
    **{f"{game}-": OF_EVERY_GAME for game in GAMES},
    **{f"{game}-result-": ("tie-break",) for game, book in GAMES.items() if book.tie_break},
    **{f"{game}-sheet-": (book.tie_break,) for game, book in GAMES.items() if book.tie_break},
    "link-": ("waiting", "playing", "over"),
    **{f"{game}-help-": view_of(game).help for game in GAMES},
    "classic-turn-": ("jokers", "wall"),
    "sintra-turn-": ("jokers", "pane"),
    "pavilion-turn-": ("place", "pay", "pick", "keep"),
    "seat-": ("greedy", "random", "level", "search", "mcts", "tree"),
    "classic-head-": ("bag",),
    "classic-head-wall-": ("colored", "gray"),
    "sintra-letter-": "BYOPGJ",
    "sintra-head-": ("bag", "details"),
    "sintra-key-": ("details",),
    "pavilion-letter-": "ORBYGP",
    "pavilion-head-": ("bag", "details", "side-colored", "side-free"),
    "pavilion-key-": ("details",),
    "pavilion-prompt-": ("place", "gather"),
    "pavilion-gather-": ("none",),
    "pavilion-plain-": ("pillar", "statue", "window"),
    "key-": ("arrows", "enter", "undo", "save", "sheet", "help", "quit"),
    "illegal-": (
        *("no-display", "source-empty", "no-such-tile"),
        *("over", "turn-over", "deal-due", "no-such-action", "nothing-to-undo"),
    ),
    "classic-illegal-": (
        *("take-due", "line-full", "line-color", "wall-color"),
        *("jokers-due", "cell-due", "cell-taken", "column-color"),
    ),
    "sintra-illegal-": (
        *("turn-due", "must-place", "no-strip", "out-of-reach", "all-breaks", "no-square", "no-strips", "at-home"),
        *("home-is-right", "squares-due", "pane-due"),
    ),
    "pavilion-illegal-": (
        *("take-due", "turn-due", "wild-color", "other-side", "space-taken", "star-color", "no-tile", "too-few"),
        *("payment", "pay-due", "pick-due", "keep-due", "picks", "keeps"),
    ),
}
"""Messages whose names code puts together."""
FOR_THE_PAGE = ("classic-letter-", "table-")
FILES = (*SHARED, *GAMES)


class _Variables(Visitor):  # type: ignore[misc]  # the parser has no types
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's own name
        self.found.add(node.id.name)


def read(file: str, lang: str) -> str:
    """A file of messages."""
    return (SOURCES / "locale" / f"{file}.{lang}.ftl").read_text(encoding="utf-8")


def messages(lang: str, files: Iterable[str] = FILES) -> dict[str, set[str]]:
    """Every message of a language with the variables it takes."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in FluentParser().parse(read(file, lang)).body:
            assert not isinstance(entry, ast.Junk), f"{file}.{lang}.ftl: {entry.content}"
            if isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                assert entry.id.name not in found, f"{entry.id.name} is there twice in {lang}"
                found[entry.id.name] = variables.found
    return found


def named_in_code() -> set[str]:
    """Message names that stand in the code as they are."""
    known = set(messages("en"))
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r"\bsay\(\s*[\"']([a-z][a-zA-Z-]+)[\"']", text))
        found |= {name for name in re.findall(r"\"([a-z]+(?:-[a-zA-Z]+)+)\"", text) if name in known}
    for book in GAMES.values():
        if book.narration:
            found |= set(re.findall(r'"message": "([^"]+)"', book.narration.read_text(encoding="utf-8")))
    return found | {prefix + end for prefix, ends in FAMILIES.items() for end in ends}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_message_that_code_says_exists() -> None:
    assert named_in_code() - set(messages("en")) == set()


def test_every_message_is_said_somewhere() -> None:
    unsaid = set(messages("en", set(FILES) - {"page"})) - named_in_code()  # the page's own tests look after the rest
    assert {name for name in unsaid if not name.startswith(FOR_THE_PAGE)} - {"points"} == set()


def test_every_rule_that_forbids_a_move_has_its_message() -> None:
    rules, folder = set(), SOURCES / "games"
    for file in (file for part in (folder, *(folder / game for game in GAMES)) for file in part.glob("*.py")):
        text = file.read_text(encoding="utf-8")
        rules |= set(re.findall(r"(?:IllegalMove(?:\.told)?|because|Reason)\(\s*\"([a-z-]+)\"", text))
        rules |= set(re.findall(r"return \"([a-z]+(?:-[a-z]+)+)\", ", text))  # for another function to raise
    known = [prefix for prefix in FAMILIES if prefix.endswith("illegal-")]
    assert rules == {rule for prefix in known for rule in FAMILIES[prefix]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_letters_on_tiles_are_distinct_within_a_language(game: str, lang: str) -> None:
    letters = [Words(lang).say(f"{game}-letter-{kind}") for kind in GAMES[game].letters]
    assert len({letter.upper() for letter in letters}) == len(GAMES[game].letters)
    assert {len(letter) for letter in letters} == {1}


def test_french_signs_of_two_parts_are_kept_with_the_word_before_them() -> None:
    values = [line for file in FILES for line in read(file, "fr").split("\n") if not line.startswith("#")]
    assert [
        line for line in values if re.search(r"[^\u202f][;!?](\s|$)|[^\u00a0]»|«[^\u00a0]|[ \u202f]:(\s|$)", line)
    ] == []


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_CA"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        (None, {"LC_ALL": "fr", "LC_MESSAGES": "en_US.UTF-8"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE"}, "en"),
        ("fr", {"LANG": "en_US"}, "fr"),
        ("FR", {}, "fr"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_environment(
    asked: str | None, environment: dict[str, str], expected: str
) -> None:
    assert choose_language(asked, environment) == expected


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidOption, match="tlh"):
        choose_language("tlh")
    with pytest.raises(InvalidOption, match="en, fr"):
        Words("tlh")


def test_singular_and_plural_are_told_apart() -> None:
    assert Words("en").tiles("classic", "B") == "1 blue tile"
    assert Words("en").tiles("classic", "BBJ") == "2 blue tiles and 1 joker"
    assert Words("fr").tiles("classic", "KJJ") == "1 tuile noire et 2 tuiles jokers"
    assert Words("en").tiles("sintra", "PPB") == "2 pink panes and 1 blue pane"
    assert Words("fr").tiles("sintra", "PPB") == "2 pièces roses et 1 pièce bleue"
    assert Words("en").tiles("pavilion", "OOP") == "2 orange tiles and 1 purple tile"
    assert Words("fr").tiles("pavilion", "OOPP") == "2 tuiles orange et 2 tuiles violettes"
    assert Words("en").say("points", count=0) == "0 points"
    assert Words("fr").say("points", count=0) == "0 point"


def test_a_list_is_joined_as_people_say_it() -> None:
    assert Words("en").join([]) == ""
    assert Words("en").join(["a"]) == "a"
    assert Words("en").join(["a", "b", "c"]) == "a, b and c"
    assert Words("fr").join(["a", "b"]) == "a et b"


def test_a_missing_message_or_fact_is_a_bug() -> None:
    with pytest.raises(LookupError, match="no message 'nonsense'"):
        Words().say("nonsense")
    with pytest.raises(LookupError, match="count"):
        Words().say("points")


def test_points_carry_a_sign() -> None:
    assert [signed(3), signed(0), signed(-2)] == ["+3", "0", "\u22122"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_0_is_written_with_a_minus_and_a_name_with_its_hyphen(lang: str) -> None:
    said = Words(lang).say("result-winner", name="A-1", points=-18)
    assert "A-1" in said
    assert "\u221218" in said


def test_why_a_move_is_refused_is_said_in_both_languages() -> None:
    game = Game.new("classic", 2, seed=1)
    game.deal("BBBB YYYY RRRR KKKK WWWW")
    with pytest.raises(IllegalMove) as refused:
        game.play("1Y2")
    assert Words("en").why("classic", refused.value) == "1Y2: there is no yellow tile on display 1."
    assert Words("fr").why("classic", refused.value) == "1Y2\u00a0: il n’y a pas de tuile jaune dans la fabrique 1."
    with pytest.raises(InvalidMove) as unreadable:
        game.play("xyzzy")
    assert "“xyzzy”" in Words("en").why("classic", unreadable.value, "xyzzy")
    assert "CP-" in Words("en").why("sintra", unreadable.value, "xyzzy")


def test_every_game_has_words_for_its_tiles() -> None:
    for book in GAMES.values():
        for letter in book.letters:
            assert Words("en").say(f"{book.name}-color-{letter}")
