"""Tiles from the supply: rewards, picks and the refill at the end of a turn. Purple is wild."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from faience import Game, IllegalMove
from tests.positions.pavilion import SUPPLY, Plain, board, game_at, nothing_to_draw, texts, told
from tests.tables import plain

# One tile is missing around something; the move that sets it, and what it brings
WINDOW = board("R5", "RRRRRR"), "R6", ["window"], 3
STATUE = board("O1 R3 R4", "OO"), "O2", ["statue"], 2
PILLAR = board("O2 C6P C1R", "OOO"), "O3", ["pillar"], 1
STATUE_AND_PILLAR = board("O1 R3 R4 O3 C6P C1R", "OO"), "O2", ["pillar", "statue"], 3
TWO_PILLARS = board("O2 O3 R2 R3 C6P C2R", "B"), "C1B", ["pillar", "pillar"], 2
CASES = [WINDOW, STATUE, PILLAR, STATUE_AND_PILLAR, TWO_PILLARS]


@pytest.mark.parametrize(("seat", "move", "kinds", "tiles"), CASES, ids=["-".join(case[2]) for case in CASES])
def test_what_is_surrounded_brings_tiles_and_several_at_once_add_up(
    seat: Plain, move: str, kinds: list[str], tiles: int
) -> None:
    game = game_at(seat)
    game.play(move)
    assert (game.phase, game.turn, plain(game)["picks"]) == ("pick", 0, tiles)
    assert [kind for kind in told(game) if kind in ("pillar", "statue", "window")] == kinds
    assert texts(game) <= {f"+{color}" for color in "ORBYGP"}


def test_tiles_may_be_several_wild_ones_and_stay_beside_the_board() -> None:
    game = game_at(WINDOW[0], supply="PPPORBYGOR")
    game.play("R6")
    game.play("+3P")
    seat = plain(game)["boards"][0]
    assert (seat["hand"], seat["score"], plain(game)["supply"]) == ("PPP", 7, "OORRBYG")
    assert [event.facts for event in game.events if event.kind == "picked"] == [{"tile": "P"}] * 3


def test_nothing_is_refilled_before_all_tiles_are_picked() -> None:
    game = game_at(STATUE_AND_PILLAR[0])
    game.play("O2")
    for left in (3, 2, 1):
        assert (game.phase, plain(game)["picks"], len(plain(game)["supply"])) == ("pick", left, 7 + left)
        game.play("+O" if "+O" in texts(game) else "+Y")
    assert (game.phase, len(plain(game)["supply"]), plain(game)["refilled"]) == ("refill", 7, 1)


def test_picked_tiles_can_be_spent_from_the_next_turn_on() -> None:
    game = game_at(WINDOW[0], board(hand="Y"))
    game.play("R6:6R+1R1G1P")
    game.deal()
    assert game.turn == 1
    game.play("pass:-")
    assert game.turn == 0
    assert "G2" in texts(game)


def test_each_thing_pays_once() -> None:
    game = game_at(board("R5 R6", "R"))
    game.play("R1")
    assert not {"pillar", "statue", "window", "picked"} & set(told(game))


# Picks: each combination has one way to be named


def ways(game: Game, phase: str) -> Iterator[tuple[str, ...]]:
    """Every way to answer the questions of a phase to their end, as the answers given."""
    if game.phase != phase:
        yield ()
        return
    for move in game.legal_moves():
        twin = game.copy()
        twin.play(move)
        yield from ((str(move), *rest) for rest in ways(twin, phase))


def picked(game: Game) -> str:
    return "".join(sorted(str(event.facts["tile"]) for event in game.events if event.kind == "picked"))


def supplies() -> list[str]:
    """All supplies of up to three tiles, of four and five tiles of three colors, and a few larger ones."""
    small = [tiles for size in range(4) for tiles in combinations_with_replacement("ORBYGP", size)]
    small += [tiles for size in (4, 5) for tiles in combinations_with_replacement("OYP", size)]
    return ["".join(tiles) for tiles in small] + ["ORBYGP", "OORRBBYYGP", "OOOOOOOOOP", "OPPPPPPPPP", "RRRRRGGGGG"]


@pytest.mark.parametrize(("seat", "move", "kinds", "tiles"), CASES[:3], ids=["window", "statue", "pillar"])
def test_every_combination_of_picks_has_exactly_one_path_and_none_is_a_dead_end(
    seat: Plain, move: str, kinds: list[str], tiles: int
) -> None:
    for supply in supplies():
        start = Game.from_position(nothing_to_draw(seat, supply=supply), seed=1)
        start.play(move)
        expected = {"".join(sorted(some)) for some in combinations(supply, min(tiles, len(supply)))}
        found = []
        for answers in ways(start, "pick"):
            game = start.copy()
            for answer in answers:
                assert len(game.legal_moves()) > 1
                game.play(answer)
            seen = plain(game)
            assert (seen["picks"], seen["lowest"], len(seen["boards"][0]["hand"])) == (0, "O", len(picked(game)))
            found.append(picked(game))
        assert sorted(found) == sorted(expected), supply


def test_picks_are_named_in_ascending_order() -> None:
    game = game_at(WINDOW[0])
    game.play("R6")
    assert texts(game) == {"+O", "+R", "+B", "+Y"}, "after green or purple there would be too few"
    game.play("+B")
    assert texts(game) == {"+B", "+Y", "+G"}
    game.play("+G")
    assert picked(game) == "BGP", "the last one was left without a choice"


def test_a_short_supply_gives_what_it_has() -> None:
    for supply in ("", "Y", "YY", "OY"):
        game = Game.from_position(nothing_to_draw(WINDOW[0], supply=supply), seed=1)
        game.play("R6")
        assert (picked(game), plain(game)["supply"]) == (supply, "")
        assert plain(game)["boards"][0]["hand"] == supply


# The refill


def test_the_supply_is_filled_from_the_bag_at_the_end_of_the_turn() -> None:
    game = game_at(WINDOW[0], board(hand="Y"), bag="OORRGG")
    game.play("R6")
    game.play("+2O1R")
    assert (game.turn, game.phase, game.chances()) == (None, "refill", {"O": 2, "R": 2, "G": 2})
    tower = plain(game)["tower"]
    for tile in "GGO":
        events = game.draw(tile)
    assert [event.kind for event in events] == ["supplied"]
    assert (game.turn, game.phase) == (1, "place")
    assert (plain(game)["supply"], plain(game)["tower"]) == ("ORBBYYGGGP", tower)


def test_the_tower_is_poured_when_the_bag_is_empty_with_what_was_just_paid() -> None:
    start = nothing_to_draw(WINDOW[0], supply=SUPPLY)
    game = Game.from_position(start, seed=1)
    game.play("R6:6R+2O1R")
    assert game.chances() == {"R": 5}
    events = game.draw("R")
    assert [(event.kind, event.facts) for event in events] == [("poured", {"tiles": 5}), ("supplied", {"tile": "R"})]
    game.deal()
    seen = plain(game)
    assert (seen["supply"], seen["bag"]["R"], sum(seen["tower"].values())) == ("RRRRBBYYGP", 2, 0)


def test_the_tower_is_poured_in_the_middle_of_a_refill() -> None:
    game = game_at(WINDOW[0], board(hand="Y"), bag="G")
    game.play("R6:6R+2O1R")
    assert game.chances() == {"G": 1}
    game.draw("G")
    tower = plain(game)["tower"]
    assert game.chances() == {color: number for color, number in tower.items() if number}
    assert [event.kind for event in game.draw("B")] == ["poured", "supplied"]
    assert sum(plain(game)["tower"].values()) == 0


def test_gaps_stay_when_bag_and_tower_are_empty() -> None:
    """A placement for one tile puts nothing into the tower."""
    seat = board("O2 O3 R2 R3 C6P C2R", "B")
    game = Game.from_position(nothing_to_draw(seat, supply=SUPPLY), seed=1)
    game.play("C1B")
    game.play("+2O")
    assert (game.phase, game.turn, plain(game)["supply"]) == ("place", 1, "RRBBYYGP")


def test_a_refill_stops_when_nothing_is_left() -> None:
    game = Game.from_position(nothing_to_draw(STATUE[0], supply="RRBBYY"), seed=1)
    game.play("O2")
    game.play("+2R")
    assert (game.phase, game.chances()) == ("refill", {"O": 1})
    game.deal()
    assert (game.phase, plain(game)["supply"], game.turn) == ("place", "OBBYY", 1)


def gapped(hand: str = "RRGG", **rest: object) -> Game:
    """Bag and tower are empty and the supply has two gaps; each turn that discards a tile fills one."""
    return Game.from_position(nothing_to_draw(board(hand=hand), supply="OORRBBYY", **rest), seed=1)


def test_gaps_are_filled_at_the_end_of_every_turn_that_discards_also_without_a_reward() -> None:
    game = gapped()
    game.play("R2")
    assert (game.phase, plain(game)["refilled"], game.chances()) == ("refill", 1, {"R": 1})
    game.deal()
    assert (plain(game)["supply"], game.turn) == ("OORRRBBYY", 1)


def test_gaps_are_filled_after_a_pass_with_what_it_discards() -> None:
    game = gapped()
    game.play("pass:1R")
    assert (game.phase, game.chances()) == ("refill", {"R": 1, "G": 2})
    game.deal()
    assert (len(plain(game)["supply"]), sum(plain(game)["bag"].values()), game.turn) == (10, 1, 1)


def test_a_pass_that_discards_nothing_fills_no_gap() -> None:
    game = gapped()
    game.play("pass:2R2G")
    assert (game.phase, game.turn) == ("place", 1)


def test_the_last_pass_of_a_round_fills_gaps_before_the_displays() -> None:
    game = Game.from_position(nothing_to_draw(board(passed=True), board(), supply="OORRBBYY", turn=2), seed=1)
    game.play("pass:4G")
    assert (game.phase, game.round) == ("refill", 1)
    events = game.deal()
    assert [event.kind for event in events][:3] == ["poured", "supplied", "supplied"]
    assert [event.kind for event in events][3:5] == ["returned", "drawn"]
    assert (game.phase, game.round, len(plain(game)["supply"])) == ("draft", 2, 10)


# Tiles to keep: each combination has one way to be named


def test_every_combination_of_up_to_four_tiles_to_keep_has_exactly_one_path() -> None:
    hands = ["".join(tiles) for size in range(1, 6) for tiles in combinations_with_replacement("OYP", size)]
    for hand in [*hands, "ORBYGP", "OORRBB", "GGGGGGG"]:
        start = game_at(board(hand=hand, score=30), board(hand="Y"))
        start.play("pass")
        expected = {"".join(sorted(some)) for size in range(5) for some in combinations(hand, size)}
        found = []
        for answers in ways(start, "keep"):
            game = start.copy()
            for answer in answers:
                game.play(answer)
            seat = plain(game)["boards"][0]
            found.append("".join(sorted(seat["kept"])))
            assert (seat["hand"], seat["score"]) == ("", 30 - len(hand) + len(seat["kept"]))
            assert plain(game)["lowest"] == "O"
        assert Counter(found) == Counter(expected), hand


def test_tiles_to_keep_are_named_in_ascending_order() -> None:
    game = game_at(board(hand="OORBG"), board(hand="Y"))
    game.play("pass")
    assert texts(game) == {"keep:O", "keep:R", "keep:B", "keep:G", "keep:-"}
    game.play("keep:R")
    assert texts(game) == {"keep:B", "keep:G", "keep:-"}
    with pytest.raises(IllegalMove) as caught:
        game.play("keep:O")
    assert caught.value.rule == "keep-due"
    game.play("keep:G")
    assert (plain(game)["boards"][0]["kept"], game.turn) == ("RG", 1)
