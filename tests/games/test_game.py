"""The game object: what it is told at the start, deals, undo, copies and the score sheet."""

import pytest

from faience import Game, IllegalMove, InvalidDeal, InvalidOption, InvalidRecord, Record, Variant
from faience.games import GAMES
from tests.positions.classic import board, position, settle
from tests.tables import plain, playthrough, tables_of


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": 5},
        {"seats": 2.0},
        {"seats": True},
        {"first": 2},
        {"first": -1},
        {"first": "last"},
        {"seed": -1},
        {"seed": 1 << 64},
        {"seed": "7"},
        {"seed": True},
        {"first": True},
        {"game": []},
        {"wall": "striped"},
        {"jokers": "maybe"},
        {"dice": 6},
        {"game": "sintra", "side": "C"},
        {"game": "sintra", "side": True},
        {"game": "sintra", "wall": "gray"},
        {"game": "sintra", "allow_negative": "maybe"},
        {"game": "sintra", "strips": 3},
        {"game": "sintra", "seats": 5},
    ],
    ids=str,
)
def test_what_does_not_exist_cannot_be_chosen(wrong: dict[str, object]) -> None:
    with pytest.raises(InvalidOption) as caught:
        Game.new(**wrong)  # type: ignore[arg-type]
    assert str(caught.value)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, 1, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_every_seed_of_64_bits_deals(game: str, seed: int) -> None:
    one, other = Game.new(game, seed=seed), Game.new(game, seed=seed)
    one.deal()
    other.deal()
    assert one.steps == other.steps


def test_a_seed_out_of_range_is_refused_with_a_position_too() -> None:
    with pytest.raises(InvalidOption, match="seed"):
        Game.from_position(position(displays=["B"]), seed=1 << 64)


def test_a_game_without_a_seed_tells_the_one_it_took() -> None:
    game = Game.new()
    again = Game.new(seed=game.seed)
    game.deal()
    again.deal()
    assert game.steps == again.steps


@pytest.mark.parametrize("name", GAMES)
def test_a_random_first_seat_comes_from_the_seed_and_from_all_seats(name: str) -> None:
    firsts = [Game.new(name, seats=4, first="random", seed=seed).first for seed in range(60)]
    assert set(firsts) == {0, 1, 2, 3}
    assert firsts == [Game.new(name, seats=4, first="random", seed=seed).first for seed in range(60)]
    game = Game.new(name, seats=4, first="random", seed=3)
    game.deal()
    assert game.turn == game.first


def test_options_are_read_from_their_text() -> None:
    assert Variant.parse("classic wall=gray jokers=yes") == Variant.of("classic", wall="gray", jokers=True)
    assert Variant.parse("classic") == Variant.of("classic")
    assert str(Variant.of("classic", jokers="on")) == "classic wall=colored jokers=yes"
    assert Variant.parse("sintra side=b") == Variant.parse("sintra side=B") == Variant.of("sintra", side="B")
    assert str(Variant.of("sintra", allow_negative="yes")) == "sintra side=A allow_negative=yes"
    assert Variant.parse("sintra reset_must_move_left=no") == Variant.of("sintra")


@pytest.mark.parametrize(
    "text",
    ["", "chess", "classic gray", "classic wall=", "classic wall=gray wall=gray", "classic game=x", "classic cls=x"],
)
def test_what_is_no_variant_is_refused(text: str) -> None:
    with pytest.raises(InvalidOption):
        Variant.parse(text)


@pytest.mark.parametrize("tiles", ["X", "b", "BBBBBBBBBBBBBBBBBBBBB", "J", "BYRK" * 5 + "B"])
def test_a_deal_that_cannot_be_drawn_changes_nothing(tiles: str) -> None:
    game = Game.new(seed=1)
    with pytest.raises(InvalidDeal) as caught:
        game.deal(tiles)
    assert str(caught.value)
    assert (game.steps, game.events, plain(game)["displays"]) == ((), (), [""] * 5)


def test_no_deal_is_taken_when_a_seat_is_to_move() -> None:
    game = Game.new(seed=1)
    game.deal("BYRK" * 5)
    for tiles in (None, "", "B"):
        with pytest.raises(InvalidDeal, match="seat 1 is to move"):
            game.deal(tiles)
    with pytest.raises(InvalidDeal, match="seat 1 is to move"):
        game.draw("B")


def test_a_deal_may_be_given_in_parts_and_finished_at_random() -> None:
    game = Game.new(seed=1)
    game.deal("BYRK W")
    assert (game.phase, plain(game)["displays"][:2]) == ("deal", ["BYRK", "W"])
    game.deal()
    assert (game.phase, game.turn, plain(game)["displays"][0]) == ("draft", 0, "BYRK")


def test_undo_takes_back_a_move_and_the_deal_that_followed() -> None:
    game = settle(board())
    before = plain(Game.from_position(position(board(), displays=["B"], turn=2)))
    first = game.deal()
    assert game.undo().text == "1B-"
    assert plain(game) == before
    game.play("1B-")
    assert game.deal() == first


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_undone_before_the_first_move(name: str) -> None:
    game = Game.new(name, seed=1)
    game.deal()
    assert not game.can_undo
    with pytest.raises(IllegalMove) as caught:
        game.undo()
    assert caught.value.rule == "nothing-to-undo"


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_tells_the_round_of_every_point(name: str) -> None:
    game = playthrough(tables_of(name)[0], 5)
    rounds = [line.round for line in game.sheet()]
    assert rounds == sorted(rounds)
    assert 1 <= rounds[0] <= 2
    assert rounds[-1] == game.round


def test_the_sheet_of_a_game_from_a_position_begins_in_its_round() -> None:
    game = settle(board(score=5, lines=["R", "", "", "", ""]), round=7)
    assert [(line.round, line.seat, line.points, line.total) for line in game.sheet()] == [(7, 0, 1, 6), (7, 1, 0, 0)]


def test_a_game_tells_what_it_is() -> None:
    game = Game.new("classic", 3, wall="gray", seed=1)
    assert repr(game) == "<Game classic wall=gray jokers=no, 3 seats, round 1, deal, scores [0, 0, 0]>"
    game.deal()
    assert "seat 0" in repr(game)
    assert game.chances() == {}
    assert game.result() is None


@pytest.mark.parametrize("seat", [-1, 2, "a", None, True])
def test_only_a_seat_can_observe(seat: object) -> None:
    with pytest.raises(InvalidOption):
        Game.new().observe(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [-1, 671, "x", None])
def test_only_a_legal_action_has_a_move(action: object) -> None:
    game = Game.new(seed=1)
    game.deal()
    with pytest.raises(IllegalMove):
        game.move_of(action)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", [None, 5, []])
def test_a_variant_and_a_record_are_texts(text: object) -> None:
    with pytest.raises(InvalidOption):
        Variant.parse(text)  # type: ignore[arg-type]
    with pytest.raises(InvalidRecord):
        Record.parse(text)  # type: ignore[arg-type]
