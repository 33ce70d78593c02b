"""What holds in every position of every game of Pavilion."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from faience import Game, Record
from faience.rules.pavilion.observe import BOARD, SHARED
from tests.positions.pavilion import PAVILION_TABLES, SWITCHED
from tests.reference.pavilion_board import COLORS, DECORATIONS, PRINTED, WILD
from tests.strategies import games, games_to_move
from tests.tables import plain, play_on

Plain = dict[str, Any]
pavilion_tables = st.sampled_from(PAVILION_TABLES + SWITCHED)
pavilion_games = games(of_tables=pavilion_tables)
TURNS = ("draft", "place", "pay", "pick", "keep")


@given(pavilion_games)
def test_stars_hold_what_they_accept(game: Game) -> None:
    side = game.variant.options["side"]
    for board in plain(game)["boards"]:
        for number, star in enumerate(board["stars"]):
            tiles = star.replace(".", "")
            if side == "colored" and number < 6:
                assert set(tiles) <= {COLORS[number]}
            else:
                assert len(set(tiles)) == len(tiles) or (side == "free" and len(set(tiles)) == 1)


@given(pavilion_games)
def test_nobody_has_less_than_a_point_or_more_than_four_tiles_in_the_corners(game: Game) -> None:
    for board in plain(game)["boards"]:
        assert board["score"] >= 1
        assert len(board["kept"]) <= 4
        assert board["passed"] or not board["kept"]


@given(pavilion_games)
def test_scores_are_five_and_the_points_of_the_events(game: Game) -> None:
    for seat in range(game.seats):
        assert game.scores[seat] == 5 + sum(event.points for event in game.events if event.seat == seat)
        losses = [event for event in game.events if event.seat == seat and "loss" in event.facts]
        assert all(0 <= -event.points <= int(event.facts["loss"]) == event.facts["tiles"] for event in losses)


@given(pavilion_games)
def test_every_placement_costs_what_is_printed_and_each_decoration_pays_once(game: Game) -> None:
    printed = PRINTED[str(game.variant.options["side"])]
    paid = [event for event in game.events if event.kind == "paid"]
    placed = [event for event in game.events if event.kind == "placed"]
    for payment, placement in zip(paid, placed, strict=True):
        cost = int(printed[int(placement.facts["star"]) - 1][int(placement.facts["slot"]) - 1])
        assert len(str(payment.facts["tiles"])) == placement.facts["cost"] == cost
        assert str(placement.facts["tile"]) in str(payment.facts["tiles"])
        assert len(set(str(payment.facts["tiles"]))) <= 2
    for seat, board in enumerate(plain(game)["boards"]):
        rewards = [e for e in game.events if e.seat == seat and e.kind in ("pillar", "statue", "window")]
        done = [kind for kind, around, _ in DECORATIONS if all(board["stars"][s][slot] != "." for s, slot in around)]
        assert Counter(event.kind for event in rewards) == Counter(done)
        assert len({(event.kind, event.facts["number"]) for event in rewards}) == len(rewards)
        picked = sum(event.kind == "picked" and event.seat == seat for event in game.events)
        owed = plain(game)["picks"] if game.turn == seat else 0
        assert picked + owed <= sum(int(event.facts["tiles"]) for event in rewards)


@given(pavilion_games)
def test_the_supply_is_full_when_a_turn_begins_unless_there_is_nothing_to_fill_it_with(game: Game) -> None:
    seen = plain(game)
    if game.phase in ("deal", "draft", "place", "pay", "keep"):
        drawable = sum(seen["bag"].values()) + sum(seen["tower"].values())
        assert len(seen["supply"]) == 10 or not drawable


@settings(max_examples=40)
@given(games_to_move(of_tables=pavilion_tables), st.randoms(use_true_random=False))
def test_every_turn_written_by_a_record_is_one_move_that_does_the_same(game: Game, dice: random.Random) -> None:
    while game.phase in ("pay", "pick", "keep"):
        play_on(game, dice, moves=1)
    if game.turn is None:
        return
    start = Game.from_position(game.position(), seed=1)
    steps = start.copy()
    play_on(steps, dice, moves=1)
    while steps.turn == start.turn and steps.phase in ("pay", "pick", "keep"):
        play_on(steps, dice, moves=1)
    line = str(Record.of(steps)).splitlines()[-1 - steps.is_over]
    start.play(line[2:])
    assert (plain(start), start.steps, start.events) == (plain(steps), steps.steps, steps.events)
    assert start.undo().seat == game.turn
    assert plain(start) == plain(game)


@given(pavilion_games)
def test_an_observation_of_the_table_says_what_lies_where(game: Game) -> None:
    seen = plain(game)
    for viewer in range(game.seats):
        told = [int(number) for number in game.observe(viewer)[:SHARED]]
        places = [seen["center"], *seen["displays"], *[""] * (9 - len(seen["displays"]))]
        expected = [place.count(letter) for place in places for letter in COLORS]
        expected += [seen[place][letter] for place in ("bag", "tower") for letter in COLORS]
        expected += [seen["supply"].count(letter) for letter in COLORS] + [int(seen["marker"] == "center")]
        expected += [int((seen["starter"] - 1 - viewer) % game.seats == seat) for seat in range(4)]
        expected += [int(WILD[game.round - 1] == letter) for letter in COLORS] + [game.seats]
        expected += [int(seen["side"] == "free"), int(seen["keep_all"]), int(seen["last_discard"]), game.round]
        expected += [int(game.phase == phase) for phase in TURNS] + _seen_space(seen["space"])
        expected += [seen["picks"], *(int(seen["lowest"] == letter) for letter in COLORS)]
        assert told == expected


def _seen_space(space: Plain | None) -> list[int]:
    """The star, the slot and the color that is paid for."""
    if space is None:
        return [0] * (7 + 6 + 6)
    star, slot = [int(space["star"] == at) for at in range(1, 8)], [int(space["slot"] == at) for at in range(1, 7)]
    return star + slot + [int(space["color"] == letter) for letter in COLORS]


@given(pavilion_games)
def test_an_observation_tells_each_seat_its_own_board_first(game: Game) -> None:
    seen = plain(game)
    for viewer in range(game.seats):
        told = [int(number) for number in game.observe(viewer)[SHARED:]]
        assert len(told) == 4 * BOARD
        for place in range(4):
            board = told[place * BOARD : (place + 1) * BOARD]
            seat = (viewer + place) % game.seats
            assert board == (_seen_board(seen, seat) if place < game.seats else [0] * BOARD)


def _seen_board(seen: Plain, seat: int) -> list[int]:
    board = seen["boards"][seat]
    told = [int(tile == letter) for star in board["stars"] for tile in star for letter in COLORS]
    told += [board[place].count(letter) for place in ("hand", "kept") for letter in COLORS]
    return [*told, int(board["passed"]), int(seen["marker"] == seat + 1), board["score"]]
