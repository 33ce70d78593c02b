"""What is printed on the boards of Pavilion, checked against real coordinates of the spaces.

A star is six rhombi with sides of length 1 that meet in its middle; the middles of neighboring stars are 3 apart.
"""

from collections import Counter, defaultdict
from functools import cache
from itertools import combinations
from math import cos, dist, pi, sin

import pytest

from faience import Game
from faience.games.pavilion import PavilionPosition
from tests.positions.pavilion import board, game_at, position, texts
from tests.reference.pavilion_board import COLORS, PRINTED

Point = tuple[float, float]
Spot = tuple[int, int]
Side = frozenset[Point]
SPOTS = [(star, slot) for star in range(7) for slot in range(6)]
SIDES = ["colored", "free"]


def toward(degrees: float, distance: float, start: Point = (0.0, 0.0)) -> Point:
    """A point some way off in a direction; 0 is to the right, 90 is up."""
    return start[0] + distance * cos(degrees * pi / 180), start[1] + distance * sin(degrees * pi / 180)


def rounded(point: Point) -> Point:
    return round(point[0], 6) + 0.0, round(point[1], 6) + 0.0


def middle_of(star: int) -> Point:
    """Six stars clockwise from the upper left, and one in the middle of the board."""
    return (0.0, 0.0) if star == 6 else toward(120 - 60 * star, 3)


def rhombus(spot: Spot) -> list[Point]:
    """The corners of a space: the middle of its star, one corner beside it, its tip, the other corner beside it."""
    middle, tip = middle_of(spot[0]), 90 - 60 * spot[1]
    corners = [middle, toward(tip + 30, 1, middle), toward(tip, 3**0.5, middle), toward(tip - 30, 1, middle)]
    return [rounded(corner) for corner in corners]


def sides_of(corners: list[Point]) -> set[Side]:
    return {frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)}


@cache
def neighbors() -> dict[Spot, set[Spot]]:
    """Spaces that share a side."""
    found: dict[Spot, set[Spot]] = defaultdict(set)
    for one, other in combinations(SPOTS, 2):
        if sides_of(rhombus(one)) & sides_of(rhombus(other)):
            found[one].add(other)
            found[other].add(one)
    return found


@cache
def holes() -> dict[str, list[frozenset[Spot]]]:
    """The spaces around each pillar, statue and window, in the order of their numbers.

    Pillars and statues stand in the rhombic holes between two stars, a window in the corner of a star that points away
    from the middle of the board.
    """
    pillars = [_hole(middle_of(star), middle_of(6)) for star in range(6)]
    statues = [_hole(middle_of(star), middle_of((star + 1) % 6)) for star in range(6)]
    windows = []
    for star in range(6):
        corner = rounded(toward(120 - 60 * star, 4))
        windows.append(frozenset(spot for spot in SPOTS if corner in rhombus(spot)))
    return {"pillar": pillars, "statue": statues, "window": windows}


def _hole(one: Point, other: Point) -> frozenset[Spot]:
    """The spaces that share a side with the hole between two stars, halfway between their middles."""
    half = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    corners = sorted({corner for spot in SPOTS for corner in rhombus(spot)}, key=lambda at: dist(at, half))[:4]
    around = {frozenset(pair) for pair in combinations(corners, 2) if abs(dist(*pair) - 1) < 1e-5}
    assert len(around) >= 4
    return frozenset(spot for spot in SPOTS if sides_of(rhombus(spot)) & around)


def beside(spot: Spot) -> list[tuple[str, int]]:
    """What a space stands beside, by kind and number."""
    return [(kind, number) for kind, all_around in holes().items()
            for number, around in enumerate(all_around, 1) if spot in around]  # fmt: skip


def test_the_coordinates_are_those_of_a_board() -> None:
    """Tips of three stars meet around the middle one, of two further out, and no rhombus lies on another."""
    tips = Counter(rhombus(spot)[2] for spot in SPOTS)
    assert sorted(tips.values()) == [1] * 12 + [2] * 6 + [3] * 6
    assert tips[rhombus((6, 0))[2]] == 3
    assert len({tuple(sorted(rhombus(spot))) for spot in SPOTS}) == 42


def test_every_space_has_two_neighbors_both_in_its_own_star() -> None:
    for star, slot in SPOTS:
        assert neighbors()[star, slot] == {(star, (slot + 1) % 6), (star, (slot - 1) % 6)}


def test_there_are_six_of_each_with_four_four_and_two_spaces_around() -> None:
    assert {kind: [len(around) for around in found] for kind, found in holes().items()} == {
        "pillar": [4] * 6,
        "statue": [4] * 6,
        "window": [2] * 6,
    }
    costs = {"1": ["statue"], "2": ["pillar", "statue"], "3": ["pillar", "statue"], "4": ["statue"]}
    costs |= {"5": ["window"], "6": ["window"]}
    for spot in SPOTS:
        kinds = [kind for kind, _ in beside(spot)]
        expected = ["pillar", "pillar"] if spot[0] == 6 else costs[PRINTED["colored"][spot[0]][spot[1]]]
        assert kinds == expected


def tiles(but: set[Spot]) -> list[str]:
    """A board full but for some spaces; one color to a star and all six in the middle, on either side."""
    return ["".join("." if (star, slot) in but else COLORS[slot if star == 6 else star] for slot in range(6))
            for star in range(7)]  # fmt: skip


def color_for(spot: Spot) -> str:
    return COLORS[spot[1] if spot[0] == 6 else spot[0]]


def name(side: str, spot: Spot) -> str:
    """The move that places a tile on a space."""
    star, slot = spot
    if side == "free":
        return f"{'C' if star == 6 else star + 1}.{slot + 1}{color_for(spot)}"
    return f"{'ORBYGPC'[star]}{PRINTED[side][star][slot]}{color_for(spot) if star == 6 else ''}"


def placing(side: str, spot: Spot, missing: set[Spot]) -> Game:
    """A tile was placed on a space of a board that is full but for it and some others."""
    color, cost = color_for(spot), int(PRINTED[side][spot[0]][spot[1]])
    seat = board(hand=color * cost) | {"stars": tiles(missing | {spot})}
    game = game_at(seat, side=side, round_number=2 if color != "G" else 1)
    game.play(name(side, spot))
    return game


def rewards(game: Game) -> list[tuple[str, int]]:
    return [(event.kind, int(event.facts["number"])) for event in game.events if event.kind in holes()]


@pytest.mark.parametrize("side", SIDES)
def test_the_last_space_around_something_brings_its_reward(side: str) -> None:
    """For every space of the board, when all others hold a tile."""
    sizes = {"pillar": 1, "statue": 2, "window": 3}
    for spot in SPOTS:
        game = placing(side, spot, set())
        assert sorted(rewards(game)) == sorted(beside(spot)), (side, spot)
        told = [event.facts["tiles"] for event in game.events if event.kind in holes()]
        assert told == [sizes[kind] for kind, _ in rewards(game)]


@pytest.mark.parametrize("side", SIDES)
def test_nothing_comes_while_a_space_around_it_is_free(side: str) -> None:
    """For every pillar, statue and window, and every pair of spaces around it."""
    for kind, found in holes().items():
        for number, around in enumerate(found, 1):
            for last, missing in ((one, other) for one in around for other in around if one != other):
                assert (kind, number) not in rewards(placing(side, last, {missing})), (side, kind, number)


@pytest.mark.parametrize("side", SIDES)
def test_a_reward_needs_nothing_but_the_spaces_around(side: str) -> None:
    for kind, found in holes().items():
        for number, around in enumerate(found, 1):
            last = max(around)
            assert rewards(placing(side, last, set(SPOTS) - around)) == [(kind, number)]


@pytest.mark.parametrize("side", SIDES)
def test_a_tile_scores_the_run_of_neighbors_it_is_part_of(side: str) -> None:
    """For every space and every set of tiles that may lie in its star."""
    for spot in ((6, 0), (2, 3)):
        star = [(spot[0], slot) for slot in range(6) if slot != spot[1]]
        for number in range(6):
            for missing in combinations(star, number):
                filled = {spot, *star} - set(missing)
                run, new = set[Spot](), {spot}
                while new:
                    run, new = run | new, {near for at in new for near in neighbors()[at] & filled} - run
                assert placing(side, spot, set(missing)).scores[0] == 5 + len(run)


def test_full_stars_beside_it_add_nothing_to_a_lone_tile() -> None:
    for side in SIDES:
        for spot in SPOTS:
            others = {(spot[0], slot) for slot in range(6)} - {spot}
            assert placing(side, spot, others).scores[0] == 5 + 1


def test_the_numbers_occur_seven_times_each_or_on_the_free_side_six_and_the_three_twelve_times() -> None:
    """Costs are read off the moves that so many tiles of a color allow."""
    for side, expected in (("colored", [7] * 6), ("free", [6, 6, 12, 6, 6, 6])):
        assert [sum(cost_of(side, spot) == cost for spot in SPOTS) for cost in range(1, 7)] == expected
    assert sum(cost_of("colored", spot) for spot in SPOTS) == 147
    assert sum(cost_of("free", spot) for spot in SPOTS) == 144


@cache
def cost_of(side: str, spot: Spot) -> int:
    """The fewest tiles that allow a placement there."""
    return next(cost for cost, moves in enumerate(_allowed(side, color_for(spot)), 1) if name(side, spot) in moves)


@cache
def _allowed(side: str, color: str) -> list[set[str]]:
    """What one to six tiles of a color that is not wild allow on an empty board."""
    hands = [color * number for number in range(1, 7)]
    return [texts(game_at(board(hand=hand), side=side, round_number=1 if color != "P" else 2)) for hand in hands]


@pytest.mark.parametrize("side", SIDES)
def test_the_costs_are_those_printed(side: str) -> None:
    for star, slot in SPOTS:
        assert cost_of(side, (star, slot)) == int(PRINTED[side][star][slot])


def test_the_colored_side_rises_clockwise_and_each_star_is_its_neighbor_turned_by_one() -> None:
    for star in range(6):
        costs = [cost_of("colored", (star, slot)) for slot in range(6)]
        assert all(costs[(slot + 1) % 6] == costs[slot] % 6 + 1 for slot in range(6))
        turned = [cost_of("colored", ((star + 1) % 6, (slot + 1) % 6)) for slot in range(6)]
        assert turned == costs


def test_the_free_side_exchanges_one_and_three_and_has_only_threes_in_the_middle() -> None:
    swapped = {1: 3, 3: 1}
    for star, slot in SPOTS[:36]:
        cost = cost_of("colored", (star, slot))
        assert cost_of("free", (star, slot)) == swapped.get(cost, cost)
    assert [cost_of("free", (6, slot)) for slot in range(6)] == [3] * 6


def test_the_dot_is_between_the_orange_and_the_red_star() -> None:
    """The slots of the upper stars and their names: orange 6 and red 5 point up."""
    game = game_at(board(hand="OOOOOORRRRRR"))
    for move, star, slot in (("O6", 0, 0), ("R5", 1, 0), ("O5", 0, 5), ("R6", 1, 1)):
        twin = game.copy()
        twin.play(move)
        placed = twin.events[1]
        assert (placed.facts["star"], placed.facts["slot"]) == (star + 1, slot + 1)


def test_a_position_says_which_side_is_up() -> None:
    assert Game.from_position(position(board(hand="O"), side="free")).variant.options["side"] == "free"
    assert PavilionPosition.of(Game.new("pavilion", side="free", seed=1)).side == "free"
