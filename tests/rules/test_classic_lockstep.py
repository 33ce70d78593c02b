"""Two readings of the classic rules, the package's and the tests' own, play the same games side by side."""

import random

import pytest

from faience import Game, Variant
from tests.lockstep import compare
from tests.positions.classic import crowded
from tests.reference.classic import Table
from tests.tables import CLASSIC_TABLES, any_move, name_of, plain, prefer_floor, prefer_lines


def play_side_by_side(variant: Variant, seats: int, seed: int) -> Game:
    """One game of random deals and moves by one set of dice, compared after every step."""
    dice = random.Random(seed)
    first = dice.randrange(seats)
    choose = dice.choice([any_move, prefer_lines, prefer_lines, prefer_floor])
    options = variant.options
    game = Game.of(variant, seats, first=first, seed=seed)
    table = Table(seats, str(options["wall"]), bool(options["jokers"]), first)
    compare(game, table, dice, choose, [f"{variant}, {seats} seats, seed {seed}"])
    return game


@pytest.mark.parametrize("table", CLASSIC_TABLES, ids=name_of)
def test_both_engines_agree_after_every_step_of_random_games(table: tuple[Variant, int]) -> None:
    for seed in range(6):
        play_side_by_side(*table, seed)


@pytest.mark.slow
@pytest.mark.parametrize("table", CLASSIC_TABLES, ids=name_of)
def test_both_engines_agree_in_many_random_games(table: tuple[Variant, int]) -> None:
    for seed in range(100, 130):
        play_side_by_side(*table, seed)


def test_the_random_games_reach_the_rare_rules() -> None:
    """Otherwise the comparison above would prove little."""
    kinds: set[str] = set()
    moves: set[str] = set()
    spaces: set[object] = set()
    for table in CLASSIC_TABLES:
        for seed in range(6, 10):
            game = play_side_by_side(*table, seed)
            kinds |= {event.kind for event in game.events}
            spaces |= {event.facts["space"] for event in game.events if event.kind == "marked"}
            moves |= {step.text[0] + step.text[-1] for step in game.steps if step.seat is not None}
    assert kinds >= {"poured", "marked", "fell", "tiled", "broken", "penalty", "row", "column", "finished"}
    assert moves >= {"J0", "J1", "J2", "C-", "91", "15"}
    assert spaces >= {1, 2, 3, 4}


@pytest.mark.parametrize("wall", ["colored", "gray"])
@pytest.mark.parametrize("loose", ["B", "Y"])
def test_both_engines_agree_when_tiles_run_out(wall: str, loose: str) -> None:
    """Four crowded boards, with some lines emptied so that the game goes on for a while."""
    reasons = set()
    for seed in range(12):
        dice = random.Random(seed)
        start = crowded(loose) | {"wall": wall}
        for board in dice.sample(start["boards"], dice.randrange(4)):
            for tile in board["lines"][1] + board["lines"][4]:
                start["lid"][tile] += 1
            board["lines"] = [""] * 5
        game = Game.from_position(start, seed=seed)
        compare(game, Table.at(plain(game)), dice, prefer_lines, [f"{wall}, {loose}, seed {seed}"])
        result = game.result()
        reasons.add(result.reason if result else "")
    assert reasons & {"dead", "tiles"}
