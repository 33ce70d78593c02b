"""Looking ahead: what a seat could do if it were its turn already."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from faience.games import GAMES, Game, InvalidOption, InvalidPosition


def passed(game: Game, seat: int) -> Game:
    """The position in which it is the turn of a seat; where a round begins, this seat begins it."""
    position = replace(game.position(), turn=seat + 1)
    try:
        return Game.from_position(position)
    except InvalidPosition:
        return Game.from_position(replace(position, starter=seat + 1))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_is_the_position_in_which_only_the_turn_is_another(name: str, seats: int) -> None:
    game, dice, looked = Game.new(name, seats, seed=7), random.Random(7), 0
    while not game.is_over and game.round < 3:
        if game.turn is None:
            game.deal()
            continue
        if game.phase in game.book.ahead:
            before = game.copy()
            for seat in range(seats):
                seen, there = game.ahead(seat), passed(game, seat)
                assert seen.turn == seat
                assert list(seen.legal_moves()) == list(there.legal_moves())
                assert seen.legal_moves()
                for action in seen.legal_actions()[::9]:
                    assert seen.foresee(action) == there.foresee(action)
                assert seen.outlook() == there.outlook()
            assert (game, game.turn) == (before, before.turn)
            looked += 1
        game.play(dice.choice(list(game.legal_moves())))
    assert looked > 5


@pytest.mark.parametrize("name", ["classic", "sintra", "pavilion"])
def test_every_game_of_ours_lets_people_look_ahead_while_they_draft(name: str) -> None:
    assert GAMES[name].ahead == {"draft"}


def test_nobody_looks_ahead_where_the_game_does_not_declare_it() -> None:
    game = Game.new("pavilion", seed=1)
    with pytest.raises(InvalidOption, match="look ahead in the phase supply"):
        game.ahead(0)
    game.deal()
    while game.phase == "draft":
        game.play(game.legal_moves()[0])
    game.deal() if game.turn is None else None
    with pytest.raises(InvalidOption, match="look ahead in the phase place"):
        game.ahead(0)


@pytest.mark.parametrize("seat", [-1, 2, True, "1"])
def test_only_a_seat_can_look_ahead(seat: Any) -> None:
    game = Game.new(seed=1)
    game.deal()
    with pytest.raises(InvalidOption, match="seat must be from 0 to 1"):
        game.ahead(seat)
