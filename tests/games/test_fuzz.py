"""Damaged and made-up input: refused with the right error and a message, or accepted and then as good as any."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game, InvalidDeal, InvalidMove, InvalidOption, InvalidPosition, InvalidRecord, Record, Variant
from faience.games import GAMES
from faience.rules import states
from tests.golden import FOLDER
from tests.positions.sintra import HOUSE
from tests.strategies import games, games_to_move, moveish, plain_json
from tests.tables import plain, play_on

GOLDEN = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.faience"))]


@given(st.sampled_from(list(GAMES)), moveish)
def test_any_text_is_a_move_or_an_invalid_move(name: str, text: str) -> None:
    game = Game.new(name, seed=1)
    try:
        move = game.move(text)
    except InvalidMove as error:
        assert str(error)  # noqa: PT017  # either way is right
    else:
        assert str(move) == text.strip().upper()
        assert game.move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "3",
        "3B",
        "B2",
        "33B2",
        "0B2",
        "3B6",
        "3B0",
        "3Z2",
        "3JB2",
        "J6",
        "6@1",
        "1@0",
        "3B2 3B2",
        "\uff13B2",
        "3B²",
        "CB\u2212",
        "3B2\x00",
        "ßB2",
        "3\u017f2",
    ],
)
def test_texts_that_only_look_like_moves_are_refused(text: str) -> None:
    with pytest.raises(InvalidMove, match="such as 3B2"):
        Game.new(seed=1).move(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", [None, 3, b"3B2", ["3B2"]], ids=repr)
def test_a_move_that_is_no_text_is_refused(game: str, value: Any) -> None:
    with pytest.raises(InvalidMove):
        Game.new(game, seed=1).move(value)


@given(games_to_move(), moveish)
def test_playing_any_text_is_legal_or_changes_nothing(game: Game, text: str) -> None:
    before = game.position(), game.steps, game.events
    try:
        game.play(text)
    except ValueError as error:
        assert type(error).__name__ in ("InvalidMove", "IllegalMove")  # noqa: PT017  # either way is right
        assert (game.position(), game.steps, game.events) == before
    else:
        assert game.steps[-1].text == text.strip().upper()


@given(games(), st.text(alphabet="BYRKWJOPGbx 1\n", max_size=50) | st.text(max_size=5))
def test_any_deal_is_taken_or_refused_as_a_whole(game: Game, tiles: str) -> None:
    before = game.position(), game.steps, game.events
    try:
        events = game.deal(tiles)
    except InvalidDeal as error:
        assert str(error)  # noqa: PT017  # either way is right
        assert (game.position(), game.steps, game.events) == before
    else:
        facts = {draws.event: draws.fact for draws in game.book.draws.values()}
        drawn = [str(event.facts[facts[event.kind]]) for event in events if event.kind in facts]
        assert "".join(drawn) == "".join(tiles.split())


@given(games(), plain_json)
def test_any_single_draw_is_taken_or_refused(game: Game, tile: Any) -> None:
    before = game.position()
    with pytest.raises(InvalidDeal):
        game.draw(tile if not isinstance(tile, str) or tile not in game.chances() else "X")
    assert game.position() == before


@settings(max_examples=200)
@given(plain_json)
def test_any_json_is_refused_as_a_position(value: Any) -> None:
    for given_value in (value, *({"game": name, "boards": value} for name in GAMES), {"game": value}):
        with pytest.raises(InvalidPosition) as caught:
            Game.from_position(given_value)
        assert str(caught.value)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key inside plain data."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [pair for key in keys for pair in places(value[key])]


def on_the_table(value: Any) -> list[tuple[Any, Any]]:
    """The same without the printed parts of a position, which would draw most of the fire."""
    printed = value.pop("strips", None)
    found = places(value)
    if printed is not None:
        value["strips"] = printed
    return found


def damage(value: Any, dice: random.Random, other: Any) -> None:
    """Change one place of plain data: a near miss more often than nonsense."""
    container, key = dice.choice(places(value) if dice.random() < 0.2 else on_the_table(value))
    old = container[key]
    match dice.randrange(6):
        case 0:
            container[key] = other
        case 1 if isinstance(container, dict):
            del container[key]
        case 2 if isinstance(old, int) and not isinstance(old, bool):
            container[key] = old + dice.choice([-1, 1, 100, 2**40, -(2**70)])
        case 3 if isinstance(old, str):
            at = dice.randrange(len(old) + 1)
            container[key] = old[:at] + dice.choice("BYRKWJMOPG.xab3") + old[at + dice.randrange(2) :]
        case 4:
            one, key_one = dice.choice(on_the_table(value))
            container[key], one[key_one] = one[key_one], container[key]
        case _:
            container[key] = dice.choice(
                [None, "", 0, 1, 2, 5, 18, "center", [], {}, True, "draft", "wall", "over", "deal", "pane", "O."]
            )


@pytest.mark.slow
@settings(max_examples=400)
@given(games(), st.randoms(use_true_random=False), plain_json, st.integers(1, 3))
def test_a_damaged_position_is_refused_or_can_be_played(
    game: Game, dice: random.Random, other: Any, times: int
) -> None:
    data = plain(game)
    for _ in range(times):
        damage(data, dice, other)
    try:
        accepted = Game.from_position(data, seed=1)
    except InvalidPosition as error:
        assert str(error)  # noqa: PT017  # either way is right
        return
    assert_reads_back(accepted)
    play_on(accepted, dice, moves=40)
    assert_reads_back(accepted)


def assert_reads_back(game: Game) -> None:
    """The position of a game is one that the same game goes on from, to the last byte."""
    again = Game.from_position(game.position(), seed=1)
    assert plain(again) == plain(game)
    assert states.content(again._state) == states.content(game._state)


def shift(given: Any, dice: random.Random) -> None:
    """Move a pane or a tile between two places of plain data, so that they still add up."""
    found = on_the_table(given)
    texts = [(box, key) for box, key in found if isinstance(box[key], str) and key not in ("game", "strip", "phase")]
    counts = [(box, key) for box, key in found if isinstance(box[key], int) and str(key) in "BYRKWOPGJ"]
    (box, key), (other, other_key) = dice.choice(texts), dice.choice(texts)
    letters = [at for at, letter in enumerate(box[key]) if letter in "BYRKWOPGJ"]
    if not letters:
        return
    at = dice.choice(letters)
    letter = box[key][at]
    free = "." if "." in box[key] or len(box[key]) in (2, 5, 6) else ""
    box[key] = box[key][:at] + free + box[key][at + 1 :]
    same = [(counted, name) for counted, name in counts if name == letter]
    if dice.random() < 0.5 and same:
        counted, name = dice.choice(same)
        counted[name] += 1
    elif "." in other[other_key]:
        to = other[other_key].index(".")
        other[other_key] = other[other_key][:to] + letter + other[other_key][to + 1 :]
    else:
        other[other_key] += letter


@pytest.mark.slow
@settings(max_examples=200)
@given(games(), st.randoms(use_true_random=False), st.integers(1, 4))
def test_a_position_with_tiles_moved_about_is_refused_or_can_be_played(
    game: Game, dice: random.Random, times: int
) -> None:
    data = plain(game)
    for _ in range(times):
        shift(data, dice)
    try:
        accepted = Game.from_position(data, seed=1)
    except InvalidPosition as error:
        assert str(error)  # noqa: PT017  # either way is right
        return
    play_on(accepted, dice, moves=40)
    assert_reads_back(accepted)


def read(text: str | bytes) -> None:
    """Read a record; it is refused with a line and a message, or reads back to itself."""
    try:
        record = Record.parse(text)
    except InvalidRecord as error:
        assert 1 <= error.line <= text.count(b"\n" if isinstance(text, bytes) else "\n") + 1  # type: ignore[arg-type]  # noqa: PT017
        assert str(error).startswith(f"line {error.line}: ")  # noqa: PT017
        assert len(str(error)) > 10  # noqa: PT017
        return
    assert Record.parse(str(record)) == record
    assert Record.of(record.replay(), record.players, record.headers) == record


@pytest.mark.slow
@settings(max_examples=200)
@given(st.sampled_from(GOLDEN), st.data())
def test_a_damaged_record_is_refused_or_reads_back(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 12))
    extra = data.draw(st.text(max_size=8) | st.text(alphabet="0123456789 BYRKWJOPGHab-\n:@", max_size=8))
    read(text[:at] + extra + text[at + cut :])


@pytest.mark.slow
@given(st.sampled_from(GOLDEN), st.data())
def test_a_record_with_lines_moved_is_refused_or_reads_back(text: str, data: st.DataObject) -> None:
    lines = text.split("\n")
    one, other = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    match data.draw(st.integers(0, 2)):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            del lines[one]
        case _:
            lines.insert(one, lines[other])
    read("\n".join(lines))


@given(st.sampled_from(GOLDEN), st.floats(0, 1))
def test_a_record_cut_short_is_refused_or_reads_back(text: str, part: float) -> None:
    read(text[: int(len(text) * part)])


@given(st.binary(max_size=60) | st.text(max_size=60), st.booleans())
def test_any_text_or_bytes_are_refused_as_a_record(content: str | bytes, is_headed: bool) -> None:
    if is_headed:
        content = b"faience 1\n" + content if isinstance(content, bytes) else "faience 1\n" + content
    with pytest.raises(InvalidRecord):
        Record.parse(content)


@given(
    st.sampled_from(list(GAMES)),
    st.sampled_from(["seats", "first", "game", "strips", "position", "player 1", "note", "date"]),
    st.text(max_size=30) | plain_json.map(json.dumps),
)
def test_any_header_is_refused_or_reads_back(game: str, name: str, value: str) -> None:
    parts = {"strips": json.dumps(HOUSE)} if game == "sintra" else {}
    headers = {"game": game, "seats": "2", "first": "1"} | parts | {name: value}
    read("\n".join(["faience 1", *(f"{key}: {text}" for key, text in headers.items()), "", ""]))


@given(
    st.text(max_size=30)
    | st.from_regex(r"classic( (wall|jokers|game|cls|seats)=[a-z]{0,6}){0,3}", fullmatch=True)
    | st.from_regex(r"sintra( (side|allow_negative|reset_must_move_left|game)=([a-bA-B]|yes|no)){0,3}", fullmatch=True)
)
def test_any_text_is_a_variant_or_an_invalid_option(text: str) -> None:
    try:
        variant = Variant.parse(text)
    except InvalidOption as error:
        assert str(error)  # noqa: PT017  # either way is right
    else:
        assert Variant.parse(str(variant)) == variant
