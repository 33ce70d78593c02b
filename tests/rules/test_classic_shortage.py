"""The bag, the lid and the last tiles: what is drawn, when the lid is poured in, and how a game runs dry."""

import random
from collections import Counter

import pytest

from faience import Game
from tests.positions.classic import PATTERN, board, crowded, position
from tests.tables import plain, play_on


def about_to_deal(bag: str) -> Game:
    return Game.from_position(position(bag=bag, phase="deal", turn=None), seed=5)


def test_only_the_bag_is_drawn_from_until_it_is_empty() -> None:
    game = about_to_deal("BBY")
    assert game.chances() == {"B": 2, "Y": 1}
    game.draw("B")
    game.draw("Y")
    assert game.chances() == {"B": 1}
    assert sum(plain(game)["lid"].values()) == 97


def test_the_lid_is_poured_in_when_the_bag_is_empty_and_another_tile_is_needed() -> None:
    game = about_to_deal("BBY")
    game.deal("BBY")
    assert (sum(plain(game)["bag"].values()), sum(plain(game)["lid"].values())) == (0, 97)
    assert game.chances() == {"B": 18, "Y": 19, "R": 20, "K": 20, "W": 20}
    assert [event.kind for event in game.draw("R")] == ["poured", "drawn"]
    assert (sum(plain(game)["bag"].values()), sum(plain(game)["lid"].values())) == (96, 0)


def test_a_bag_that_is_just_enough_leaves_the_lid_alone() -> None:
    game = about_to_deal("BYRKW" * 4)
    events = game.deal()
    assert "poured" not in {event.kind for event in events}
    assert (sum(plain(game)["bag"].values()), sum(plain(game)["lid"].values())) == (0, 80)


def test_displays_are_filled_one_after_the_other() -> None:
    game = about_to_deal("BYRKW" * 4)
    game.deal("BYRKWB")
    assert plain(game)["displays"] == ["BYRK", "BW", "", "", ""]


def test_draws_follow_the_content_of_the_bag() -> None:
    """Pearson's test with four degrees of freedom; 18.5 would be passed once in a thousand sets of seeds."""
    bag = {"B": 12, "Y": 6, "R": 3, "K": 2, "W": 1}
    start = position(bag=bag, phase="deal", turn=None)
    firsts, lasts, games = Counter[str](), Counter[str](), 1500
    for seed in range(games):
        game = Game.from_position(start, seed=seed)
        assert game.chances() == bag
        drawn = [str(event.facts["tile"]) for event in game.deal() if event.kind == "drawn"]
        firsts[drawn[0]] += 1
        lasts[drawn[19]] += 1
    for found in (firsts, lasts):
        expected = {tile: games * number / 24 for tile, number in bag.items()}
        assert sum((found[tile] - mean) ** 2 / mean for tile, mean in expected.items()) < 18.5


def test_four_players_may_start_a_round_with_displays_partly_filled_or_empty() -> None:
    start = crowded() | {"phase": "deal", "turn": None, "displays": [""] * 9}
    start["bag"]["B"] = 1
    start["lid"]["Y"] = 5
    start["boards"][0]["lines"] = [""] * 5
    game = Game.from_position(start, seed=3)
    events = game.deal()
    assert [len(tiles) for tiles in plain(game)["displays"]] == [4, 2, 0, 0, 0, 0, 0, 0, 0]
    assert [event.kind for event in events] == ["drawn", "poured", *["drawn"] * 5, "started"]
    assert game.turn == 0
    assert play_on(game, random.Random(1)).is_over


def test_three_players_may_start_a_round_with_displays_partly_filled_or_empty() -> None:
    boards = []
    for missing in "YRK":
        wall = [row.replace(missing, ".") for row in PATTERN]
        boards.append(board(lines=("", missing, missing * 2, missing * 3, missing * 4), wall=wall))
    boards[0]["lines"][4] = ""
    game = Game.from_position(position(*boards, phase="deal", turn=None), seed=1)
    game.deal()
    assert [len(display) for display in plain(game)["displays"]] == [4, 4, 4, 2, 0, 0, 0]
    assert play_on(game, random.Random(1), moves=1).turn is not None


@pytest.mark.parametrize("wall", ["colored", "gray"])
def test_a_position_where_no_line_accepts_any_tile_left_ends_as_dead(wall: str) -> None:
    game = Game.from_position(crowded() | {"wall": wall}, seed=1)
    assert [str(move) for move in game.legal_moves()] == ["1B-"]
    game.play("1B-")
    result = game.result()
    assert result
    assert (result.reason, game.phase) == ("dead", "over")
    assert plain(game)["lid"]["B"] == 1
    assert result.scores[0] == 10 - 1 + 3 * 10  # the floor, and three complete colors


@pytest.mark.parametrize("wall", ["colored", "gray"])
def test_a_round_that_leaves_no_tile_at_all_ends_the_game(wall: str) -> None:
    game = Game.from_position(crowded("Y") | {"wall": wall}, seed=1)
    game.play("1Y5")
    result = game.result()
    assert result
    assert result.reason == "tiles"
    assert sum(plain(game)["bag"].values()) + sum(plain(game)["lid"].values()) == 0
    assert result.scores == [10 + 4 * 10] * 4  # blue and three more colors are complete on every wall


def test_one_open_line_keeps_a_game_alive() -> None:
    start = crowded()
    start["boards"][0]["lines"][4] = ""
    start["lid"]["Y"] = 4
    game = Game.from_position(start, seed=1)
    game.play("1B-")
    assert (game.is_over, game.phase) == (False, "deal")


@pytest.mark.parametrize(("jokers_on_walls", "reason"), [(10, "dead"), (9, None)])
def test_a_joker_that_is_left_keeps_a_game_alive(jokers_on_walls: int, reason: str | None) -> None:
    boards = crowded()["boards"]
    for seat, color in [
        (1, "Y"),
        (1, "K"),
        (1, "W"),
        (2, "B"),
        (2, "Y"),
        (2, "R"),
        (3, "B"),
        (0, "K"),
        (0, "W"),
        (0, "R"),
    ]:
        wall, jokers_on_walls = boards[seat]["wall"], jokers_on_walls - 1
        row = next(row for row in range(4) if color in wall[row] and "J" not in wall[row])
        wall[row] = wall[row].replace(color, "J" if jokers_on_walls >= 0 else ".")
    game = Game.from_position(position(*boards, displays=["B"], jokers=True), seed=1)
    game.play("1B-")
    result = game.result()
    assert (result.reason if result else None) == reason
