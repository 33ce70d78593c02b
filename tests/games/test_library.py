"""A game behaves as people expect of a Python object: equal, copied, pickled, asked whether something is legal."""

import copy
import html
import pickle
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from faience.games import Game, InvalidMove, InvalidPosition, Position, Record, Variant, all_variants
from faience.games.classic import ClassicPosition
from faience.games.sintra import SintraPosition
from tests.positions.sintra import OTHER

VARIANTS = list(all_variants())
NAMES = [str(variant) for variant in VARIANTS]


def played(variant: str, moves: int, seed: int = 5) -> Game:
    """A game in which every mover takes the middle one of the legal moves."""
    game = Game.of(next(found for found in VARIANTS if str(found) == variant), seed=seed)
    while moves and not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            legal = game.legal_moves()
            game.play(legal[len(legal) // 2])
            moves -= 1
    return game


def finished(game: Game) -> Game:
    while not game.is_over:
        game.deal() if game.turn is None else game.play(game.legal_moves()[0])
    return game


@pytest.mark.parametrize("variant", NAMES)
def test_a_copy_is_equal_and_independent(variant: str) -> None:
    game = played(variant, 12)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        twin.deal() if twin.turn is None else twin.play(twin.legal_moves()[0])
        assert twin != game


@pytest.mark.parametrize("variant", NAMES)
def test_a_pickled_game_goes_on_as_the_original_would(variant: str) -> None:
    game = played(variant, 12)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.undo() == game.undo()
    assert twin == game
    assert finished(twin) == finished(game)
    assert twin.events == game.events


def test_games_with_another_history_are_not_equal_although_the_position_is() -> None:
    one, other = Game.new(seed=1), Game.new(seed=1)
    one.deal("BBYR KWWB YYRK WBYR KWBY")
    other.deal("BBYR KWWB YYRK WBYR KWBY")
    one.play("1B1"), one.play("2B2"), one.play("3Y3")
    other.play("2B1"), other.play("1B2"), other.play("3Y3")
    assert one != other
    assert one != "a game"


def test_a_game_changes_so_it_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Game.new(seed=1))


def test_a_subclass_stays_one() -> None:
    class Noted(Game):
        note = ""

    game = Noted.new("pavilion", seed=3)
    game.note = "first"
    game.deal()
    assert isinstance(game, Noted)
    twin = game.copy()
    assert isinstance(twin, Noted)
    assert twin.note == "first"
    assert isinstance(Noted.from_position(game.position()), Noted)


def test_legality_is_asked_for_by_text() -> None:
    game = Game.new(seed=1)
    game.deal("BBYR KWWB YYRK WBYR KWBY")
    assert game.is_legal("1B2")
    assert game.is_legal(" 1b2 ")
    assert not game.is_legal("1K2")
    assert "1B2" in game.legal_moves()
    assert game.move("1B2") in game.legal_moves()
    assert "1K2" not in game.legal_moves()
    with pytest.raises(InvalidMove):
        game.is_legal("nonsense")


def test_a_whole_turn_is_legal_and_asking_changes_nothing() -> None:
    game = played("pavilion side=colored", 0)
    while game.phase != "place":
        game.deal() if game.turn is None else game.play(game.legal_moves()[0])
    before = game.copy()
    assert game.is_legal("pass:-")
    assert not game.is_legal("R6:6R")
    assert game == before


def test_nothing_is_legal_while_tiles_are_to_be_dealt() -> None:
    assert not Game.new(seed=1).is_legal("1B2")


def test_a_record_is_saved_and_loaded_by_its_path(tmp_path: Path) -> None:
    record = Record.of(played("sintra side=A", 20), ["Ada", "Grace"])
    path = tmp_path / "game.faience"
    record.save(path)
    assert Record.load(path) == record
    assert Record.load(str(path)) == record
    with path.open("rb") as opened:
        assert Record.load(opened) == record


def test_games_in_several_threads_do_not_disturb_each_other() -> None:
    def play(seed: int) -> Game:
        return finished(played("classic wall=gray jokers=yes", 5, seed))

    alone = [play(seed) for seed in range(8)]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(play, range(8)))
    assert together == alone


@pytest.mark.parametrize("variant", NAMES)
def test_positions_and_moves_are_values_with_a_text_form(variant: str) -> None:
    game = played(variant, 9)
    position, twin = game.position(), game.copy().position()
    assert position == twin
    assert {position: "here"}[twin] == "here"
    assert Position.parse(position.to_json()) == position
    assert eval(repr(position), {"Position": Position}) == position
    assert Game.from_position(position.to_json()).position() == position
    assert len({*game.legal_moves(), *game.copy().legal_moves()}) == len(game.legal_moves())


@pytest.mark.parametrize("variant", NAMES)
def test_a_variant_and_a_record_are_represented_by_what_makes_them_again(variant: str) -> None:
    record = Record.of(played(variant, 9), ["Ada", "Grace"])
    assert eval(repr(record), {"Record": Record}) == record
    assert eval(repr(record.variant), {"Variant": Variant}) == record.variant


def test_a_variant_with_other_parts_names_them() -> None:
    assert repr(Variant.of("sintra", strips=OTHER)) == "<Variant sintra side=A, strips 'other'>"


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ("{", "a position must be JSON"),
        (b"\xff", "a position must be JSON"),
        ("[" * 2000, "a position must be JSON"),
        ("3", "a position must be an object with the field 'game', not int"),
        ({"game": "chess"}, "game must be one of classic, sintra, pavilion, not 'chess'"),
    ],
)
def test_what_is_no_position_says_so(given: object, complaint: str) -> None:
    with pytest.raises(InvalidPosition, match=complaint):
        Position.parse(given)


def test_a_position_is_read_with_the_fields_of_its_game_or_not_at_all() -> None:
    game = played("sintra side=A", 3)
    assert SintraPosition.of(game) == game.position()
    with pytest.raises(TypeError, match="game of sintra"):
        ClassicPosition.of(game)


@pytest.mark.parametrize("variant", NAMES)
def test_a_game_is_printed_as_its_table_and_shown_as_a_picture(variant: str) -> None:
    game = played(variant, 9)
    drawn = str(game)
    assert f"Round {game.round}" in drawn
    for seat, score in enumerate(game.scores, 1):
        assert f"Player {seat}, {score} point" in drawn
    picture = game._repr_svg_()
    assert picture.startswith("<svg ")
    assert "Player 2" in html.unescape(picture).replace("\xa0", " ")


def test_a_printed_game_says_who_is_to_move() -> None:
    game = Game.new(seed=1)
    assert "your turn" not in str(game)
    game.deal()
    assert str(game).endswith("Player 1, your turn")
