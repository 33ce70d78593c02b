"""Options with any number of choices, as words and as the rules' number."""

from itertools import product

import pytest

from faience.games import GAMES, InvalidOption
from faience.games.options import Option, choices_of, number_of

LENGTH = Option("length", ("short", "middle", "long"), 1)
JOKERS = Option("jokers", (False, True), 4)
OPTIONS = (JOKERS, LENGTH)


def test_every_combination_has_a_number_of_its_own_and_comes_back() -> None:
    combinations = list(product(JOKERS.choices, LENGTH.choices))
    numbers = [number_of(OPTIONS, choices) for choices in combinations]
    assert numbers == [0, 1, 2, 4, 5, 6]
    assert [choices_of(OPTIONS, number) for number in numbers] == combinations


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_do_not_share_numbers(game: str) -> None:
    options = GAMES[game].options
    combinations = list(product(*(option.choices for option in options)))
    numbers = [number_of(options, choices) for choices in combinations]
    assert len(set(numbers)) == len(combinations)
    assert [choices_of(options, number) for number in numbers] == combinations


def test_a_third_choice_is_read_and_a_fourth_refused() -> None:
    assert LENGTH.read(" Long ") == "long"
    with pytest.raises(InvalidOption, match="length must be short, middle or long, not 'endless'"):
        LENGTH.read("endless")
