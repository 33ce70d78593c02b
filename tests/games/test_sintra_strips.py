"""Strip sets: what a file must say, where one may come from, and that a record brings its own along."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from faience import Game, InvalidOption, InvalidPosition, InvalidRecord, Record, Variant
from faience.games.sintra.lots import drawn
from faience.games.sintra.strips import StripSet, house
from faience.rules import states
from tests.positions.sintra import HOUSE, OTHER, Plain, changed, game_at, palace
from tests.tables import plain, play_on, playthrough

ROOT = Path(__file__).parents[2]


def toml(given: Plain) -> str:
    """A set as the text of a file."""
    strips = ", ".join(f'{{ a = "{strip["a"]}", b = "{strip["b"]}" }}' for strip in given["strips"])
    windows = f"{{ A = {given['windows']['A']}, B = {given['windows']['B']} }}"
    rest = "\n".join(f"{name} = {given[name]}" for name in ("ornaments", "track"))
    return f'name = "{given["name"]}"\nstrips = [{strips}]\nwindows = {windows}\n{rest}\n'


def test_a_set_is_read_from_a_path_as_text_or_path_from_plain_data_and_from_itself(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml(OTHER), encoding="utf-8")
    sets = [Game.new("sintra", strips=given).variant.parts for given in (str(path), path, OTHER, StripSet.read(OTHER))]
    assert sets == [StripSet.read(OTHER)] * 4
    assert plain(Game.new("sintra", strips=path))["strips"] == OTHER


def test_the_path_may_begin_with_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text(toml(OTHER), encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert StripSet.read("~/mine.toml") == StripSet.read(OTHER)


def test_without_a_set_the_house_set_is_played() -> None:
    assert Game.new("sintra").variant.parts == house() == StripSet.read(HOUSE)
    assert house().name == "house"
    assert Variant.of("sintra", strips=None) == Variant.of("sintra")


def test_the_house_set_is_balanced_and_all_its_faces_differ() -> None:
    faces = [face for strip in house().strips for face in strip.faces]
    assert len({"".join(sorted(face)) for face in faces}) == 16
    counts = {letter: "".join(faces).count(letter) for letter in "BYOPGJ"}
    assert counts == {"B": 16, "Y": 16, "O": 16, "P": 15, "G": 15, "J": 2}


def with_strip(number: int, a: str, b: str) -> Plain:
    return changed(strips={number: (a, b)})


WRONG: dict[str, tuple[Plain, str]] = {
    "seven strips": (HOUSE | {"strips": HOUSE["strips"][:7]}, "8 strips, not 7"),
    "nine strips": (HOUSE | {"strips": [*HOUSE["strips"], {"a": "BBBBB", "b": "YYYYY"}]}, "8 strips, not 9"),
    "four squares": (with_strip(3, "OOOP", "GGYYP"), "face 3a must have 5 squares, not 4"),
    "six squares": (with_strip(3, "OOOPP", "GGYYPP"), "face 3b must have 5 squares, not 6"),
    "an unknown square": (with_strip(2, "YYYOR", "PPBBO"), "face 2a has a square 'R'; squares are B, Y, O, P, G, J"),
    "a small letter": (with_strip(2, "YYYOo", "PPBBO"), "face 2a has a square 'o'"),
    "no joker": (with_strip(8, "GGGYO", "BYOPP"), "on one face and no other; found none"),
    "one joker": (with_strip(8, "GGGYO", "BYOPJ"), "found 1 on face 8b"),
    "three jokers": (with_strip(8, "GGGYO", "BYJJJ"), "found 3 on face 8b"),
    "jokers on two faces": (with_strip(1, "BBBJJ", "OOGGY"), "found 2 on face 1a, 2 on face 8b"),
    "jokers on both faces": (with_strip(8, "GGGJJ", "BYOJJ"), "found 2 on face 8a, 2 on face 8b"),
    "jokers apart": (with_strip(8, "GGGYJ", "BYOPJ"), "found 1 on face 8a, 1 on face 8b"),
    "a color that is missing": (
        HOUSE | {"strips": [{face: squares.replace("G", "B") for face, squares in s.items()} for s in HOUSE["strips"]]},
        "no square is green",
    ),
    "seven windows": (changed(windows=[1] * 7), "windows A must give the points of 8 windows, not 7"),
    "nine windows on side B": (
        HOUSE | {"windows": {"A": [1] * 8, "B": [1] * 9}},
        "windows B must give the points of 8 windows, not 9",
    ),
    "a window below nought": (changed(windows=[-1] * 8), "windows"),
    "a window of 21": (changed(windows=[21] * 8), "windows"),
    "three ornaments": (changed(ornaments=[[1, 2], [3, 4], [5, 6]]), "4 ornaments, not 3"),
    "an ornament beside one window": (changed(ornaments=[[1, 2], [3, 3], [5, 6], [7, 8]]), "ornament 2"),
    "an ornament beside window 9": (changed(ornaments=[[1, 2], [3, 4], [5, 6], [8, 9]]), "ornaments"),
    "an ornament beside three windows": (changed(ornaments=[[1, 2, 3], [3, 4], [5, 6], [7, 8]]), "ornaments"),
    "a track of one space": (changed(track=[0]), "2 to 16 spaces, not 1"),
    "no track": (changed(track=[]), "2 to 16 spaces, not 0"),
    "a track of seventeen spaces": (changed(track=list(range(17))), "2 to 16 spaces, not 17"),
    "a track that costs at the top": (changed(track=[1, 2, 3]), "the first space of the track must cost 0, not 1"),
    "a track that falls": (changed(track=[0, 2, 1]), "1 follows 2"),
    "a track that stays": (changed(track=[0, 2, 2]), "2 follows 2"),
    "a cost of 101": (changed(track=[0, 101]), "track"),
    "no name": (changed(name=""), "name"),
    "a long name": (changed(name="x" * 41), "name"),
    "a name of two lines": (changed(name="a\nb"), "one line"),
    "a name with spaces around": (changed(name=" a"), "spaces"),
    "a field too many": (HOUSE | {"color": "red"}, "color"),
    "a field too few": ({name: HOUSE[name] for name in HOUSE if name != "track"}, "track"),
    "a face too many": (
        HOUSE | {"strips": [*HOUSE["strips"][:7], HOUSE["strips"][7] | {"c": "BBBBB"}]},
        "c",
    ),
    "squares that are no text": (HOUSE | {"strips": [{"a": 1, "b": 2}] * 8}, "strips"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_set_is_refused_and_the_message_says_why(name: str, tmp_path: Path) -> None:
    given, message = WRONG[name]
    with pytest.raises(InvalidOption) as caught:
        Game.new("sintra", strips=given)
    assert str(caught.value).startswith("strips: ")
    assert message in str(caught.value)
    with pytest.raises(InvalidPosition) as refused:
        Game.from_position(plain(Game.new("sintra")) | {"strips": given})
    assert message in str(refused.value)


@pytest.mark.parametrize("given", [5, [], b"x", 1.5, True, {}, {"name": "x"}], ids=repr)
def test_what_is_no_set_is_refused(given: object) -> None:
    with pytest.raises(InvalidOption, match="strips"):
        Game.new("sintra", strips=given)


def test_a_set_with_the_longest_and_the_shortest_track_can_be_played() -> None:
    for track in ([0, 1], [0, 100], list(range(16)), [0, *range(86, 101)]):
        game = Game.new("sintra", 4, strips=changed(track=track), seed=2, allow_negative=True)
        play_on(game, random.Random(2))
        assert game.is_over
        assert Game.from_position(game.position()).position() == game.position()


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "nowhere.toml"
    with pytest.raises(InvalidOption, match=r"nowhere\.toml cannot be read: No such file"):
        Game.new("sintra", strips=missing)
    with pytest.raises(InvalidOption, match="cannot be read"):
        Game.new("sintra", strips=str(tmp_path))
    with pytest.raises(InvalidOption, match="not the path of a file"):
        Game.new("sintra", strips="a\0b")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"name = ", "not TOML"),
        (b"name = 'x'\nname = 'y'\n", "not TOML"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"", "strips: "),
        (b"x = " + b"[" * 5000, "not TOML"),
        (b"# " + b"x" * (1 << 16), "longer than"),
        (toml(changed(track=[0, 2, 2])).encode(), "2 follows 2"),
    ],
    ids=["cut short", "a name twice", "bytes", "empty", "nested", "too long", "a wrong track"],
)
def test_a_file_that_is_no_set_is_named_with_what_is_wrong(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(InvalidOption) as caught:
        Game.new("sintra", strips=path)
    assert str(path) in str(caught.value)
    assert message in str(caught.value)


def test_a_set_of_just_the_longest_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = toml(OTHER)
    path.write_text(text + "#" * ((1 << 16) - len(text)))
    assert StripSet.read(path) == StripSet.read(OTHER)


def test_the_classic_game_has_no_strips() -> None:
    with pytest.raises(InvalidOption, match="no option 'strips'"):
        Game.new("classic", strips=HOUSE)


# Two sets in one process

ONE_PROCESS = """
import random
from faience import Game
from faience.rules import states
from tests.positions.sintra import HOUSE, OTHER
from tests.tables import play_on
games = [Game.new("sintra", 3, strips=printed, seed=seed) for seed in (1, 2) for printed in (HOUSE, OTHER)]
dice = [random.Random(3) for _ in games]
while not all(game.is_over for game in games):
    for game, own in zip(games, dice):
        if not game.is_over:
            play_on(game, own, moves=1)
print([(game.scores, game.result().ties, len(game.steps)) for game in games])
"""


def alone(printed: Plain, seed: int) -> tuple[list[int], list[int], int]:
    game = play_on(Game.new("sintra", 3, strips=printed, seed=seed), random.Random(3))
    result = game.result()
    assert result
    return game.scores, result.ties, len(game.steps)


@pytest.mark.slow
@pytest.mark.parametrize("disable", ["0", "1"], ids=["machine code", "interpreter"])
def test_two_sets_are_played_side_by_side_as_each_is_alone(disable: str) -> None:
    command = [sys.executable, "-W", "error", "-c", ONE_PROCESS]
    settings = os.environ | {"NUMBA_DISABLE_JIT": disable}
    told = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    expected = [alone(printed, seed) for seed in (1, 2) for printed in (HOUSE, OTHER)]
    assert told.stdout.strip() == str(expected)
    assert expected[0] != expected[1]


def test_the_state_holds_its_own_copy_of_the_set() -> None:
    made: Any = [Game.new("sintra", strips=printed, seed=1).state_copy() for printed in (HOUSE, OTHER)]
    house_state, other_state = made
    assert states.content(house_state) != states.content(other_state)
    assert other_state.track.tolist()[:3] == [0, 3, 7]
    assert house_state.track.tolist()[:9] == HOUSE["track"]


# Records


def test_a_record_holds_the_set_and_replays_without_its_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml(OTHER), encoding="utf-8")
    game = playthrough((Variant.of("sintra", strips=path), 2), 3)
    text = str(Record.of(game))
    path.unlink()
    (line,) = [line for line in text.splitlines() if line.startswith("strips: {")]
    assert json.loads(line.removeprefix("strips: ")) == OTHER
    record = Record.parse(text)
    assert record.variant.parts == StripSet.read(OTHER)
    assert record.replay().position() == game.position()
    assert record.replay().events == game.events
    assert str(path) not in text


def test_a_record_from_a_position_with_another_set_replays() -> None:
    game = game_at(palace(printed=OTHER), displays=["BBBB"], printed=OTHER)
    game.play(game.legal_moves()[0])
    record = Record.parse(str(Record.of(game)))
    assert record.replay().position() == game.position()


def lines() -> list[str]:
    return str(Record.of(Game.new("sintra", seed=1, strips=OTHER))).splitlines()


DAMAGED: dict[str, tuple[Any, str]] = {
    "not JSON": ("{", "the strips is not JSON"),
    "another kind of value": ("3", "strips"),
    "a path in place of the set": ('"/etc/passwd"', ""),
    "a wrong set": (json.dumps(OTHER | {"track": [0]}), "2 to 16 spaces"),
    "nothing": ("", "not JSON"),
    "a huge number": ("1" * 5000, "strips"),
    "nested too deep": ("[" * 9999, "strips"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_set_in_a_record_is_refused_with_its_line(name: str) -> None:
    value, message = DAMAGED[name]
    text = [f"strips: {value}" if line.startswith("strips: {") else line for line in lines()]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse("\n".join(text) + "\n")
    assert caught.value.line == 5
    assert message in str(caught.value)


def test_a_record_does_not_read_files(tmp_path: Path) -> None:
    """Its set stands in it; a path in its place could only work on one machine."""
    path = tmp_path / "mine.toml"
    path.write_text(toml(OTHER), encoding="utf-8")
    text = [f"strips: {json.dumps(str(path))}" if line.startswith("strips: {") else line for line in lines()]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse("\n".join(text) + "\n")
    assert caught.value.line == 5


def test_a_variant_in_a_record_names_no_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml(OTHER), encoding="utf-8")
    text = [f"game: sintra strips={path}" if line.startswith("game:") else line for line in lines()]
    with pytest.raises(InvalidRecord) as caught:
        Record.parse("\n".join(text) + "\n")
    assert caught.value.line == 2


def test_a_record_without_its_set_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="'strips' is missing"):
        Record.parse("\n".join(line for line in lines() if not line.startswith("strips:")) + "\n")


def test_strips_in_a_record_of_another_game_are_refused_with_their_line() -> None:
    text = str(Record.of(Game.new("classic", seed=1))).splitlines()
    text.insert(4, f"strips: {json.dumps(HOUSE)}")
    with pytest.raises(InvalidRecord, match="classic has no strips") as caught:
        Record.parse("\n".join(text) + "\n")
    assert caught.value.line == 5


def test_a_position_with_another_set_than_the_header_is_refused() -> None:
    game = game_at(palace(printed=OTHER), displays=["BBBB"], printed=OTHER)
    text = [f"strips: {json.dumps(HOUSE)}" if line.startswith("strips: {") else line
            for line in str(Record.of(game)).splitlines()]  # fmt: skip
    with pytest.raises(InvalidRecord, match="another variant"):
        Record.parse("\n".join(text) + "\n")


@pytest.mark.parametrize("number", range(40))
def test_sets_drawn_by_lot_are_sets_and_differ(number: int) -> None:
    found = drawn(number)
    assert StripSet.read(found) == found == drawn(number)
    assert found.strips != drawn(number + 1).strips
