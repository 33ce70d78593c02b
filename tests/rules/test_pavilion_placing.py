"""Placing tiles in Pavilion: what pays for a space, what a star takes, what a tile scores. Purple is wild."""

import pytest

from faience import IllegalMove
from tests.positions.pavilion import board, full, game_at, texts, told
from tests.reference.pavilion_board import COLORS
from tests.tables import plain


def spaces(moves: set[str], star: str) -> str:
    """The spaces of a star among moves."""
    return "".join(sorted(move[1] for move in moves if move[0] == star))


@pytest.mark.parametrize(
    ("hand", "reach"),
    [("R", 1), ("RP", 2), ("RPPPPP", 6), ("RRRPP", 5), ("RRRRRR", 6), ("RRRRRRRR", 6), ("PPPPPP", 0)],
)
def test_wild_tiles_stand_in_for_all_but_one(hand: str, reach: int) -> None:
    assert spaces(texts(game_at(board(hand=hand))), "R") == "123456"[:reach]


def test_a_space_in_the_wild_color_is_paid_with_that_color_only() -> None:
    game = game_at(board(hand="PPPRRRR"))
    assert spaces(texts(game), "P") == "123"
    before = plain(game)["tower"]["P"]
    game.play("P3")
    seat = plain(game)["boards"][0]
    assert (seat["hand"], plain(game)["tower"]["P"], game.phase) == ("RRRR", before + 2, "place")


def test_only_the_wild_color_of_the_round_stands_in() -> None:
    assert spaces(texts(game_at(board(hand="RPPP"), round_number=2)), "R") == "1"
    assert spaces(texts(game_at(board(hand="RGGG"), round_number=2)), "R") == "1234"


@pytest.mark.parametrize(
    ("hand", "move", "ways"),
    [
        ("RRRRRPP", "R5", {":5R", ":4R1P", ":3R2P"}),
        ("RRPP", "R3", {":2R1P", ":1R2P"}),
        ("RPPPPPP", "R1", set()),
        ("RPPPPPP", "R6", set()),
        ("RRPPPPP", "R6", {":2R4P", ":1R5P"}),
        ("RRRRRRPPPPP", "R6", {":6R", ":5R1P", ":4R2P", ":3R3P", ":2R4P", ":1R5P"}),
        ("RRRRR", "R5", set()),
        ("PPPPP", "P4", set()),
        ("RRP", "R3", set()),
        ("BBBP", "C3B", {":3B", ":2B1P"}),
        ("PPPB", "C3P", set()),
    ],
)
def test_the_split_is_asked_for_only_when_there_is_a_choice(hand: str, move: str, ways: set[str]) -> None:
    game = game_at(board(hand=hand))
    game.play(move)
    if not ways:
        assert told(game)[:2] == ["paid", "placed"]
        return
    assert (game.phase, game.turn, texts(game)) == ("pay", 0, ways)
    assert plain(game)["boards"][0]["hand"] == hand.replace("P", "") + "P" * hand.count("P")


def test_each_split_takes_the_tiles_it_says_and_places_one_of_the_color() -> None:
    for own in (5, 4, 3):
        game = game_at(board(hand="RRRRRPP"))
        before = plain(game)["tower"]
        wilds = 5 - own
        game.play(f"R5:{own}R" + (f"{wilds}P" if wilds else ""))
        after, seat = plain(game)["tower"], plain(game)["boards"][0]
        assert seat["hand"] == "R" * (5 - own) + "P" * (2 - wilds)
        assert (after["R"] - before["R"], after["P"] - before["P"]) == (own - 1, wilds)
        assert (seat["stars"][1], seat["score"]) == ("R.....", 6)


def test_while_the_split_is_asked_for_nothing_has_changed() -> None:
    game = game_at(board(hand="RRRRRPP"))
    before = plain(game)
    game.play("R5")
    space = {"star": 2, "slot": 1, "color": "R"}
    assert plain(game) == before | {"phase": "pay", "space": space}
    assert game.events == ()


def test_unspent_tiles_stay_beside_the_board() -> None:
    game = game_at(board(hand="RRBYYG"))
    game.play("R1")
    assert plain(game)["boards"][0]["hand"] == "RBYYG"


def test_a_space_takes_one_tile() -> None:
    game = game_at(board("R1 R3 C2B", hand="RRRRGG"))
    assert spaces(texts(game), "R") == "24"
    assert {move for move in texts(game) if move.startswith("C2")} == set()
    for move in ("R1", "C2G"):
        with pytest.raises(IllegalMove) as caught:
            game.play(move)
        assert caught.value.rule == "space-taken"


def test_the_star_in_the_middle_takes_each_color_once() -> None:
    game = game_at(board("C1R C4Y", hand="RRRRBBBBYYYYPPPP"))
    moves = {move for move in texts(game) if move[0] == "C"}
    assert moves == {f"C{cost}{color}" for cost in (2, 3, 5, 6) for color in "B"} | {"C2P", "C3P"}
    with pytest.raises(IllegalMove) as caught:
        game.play("C2R")
    assert caught.value.rule == "star-color"


def test_on_the_colored_side_the_outer_stars_take_their_own_color() -> None:
    game = game_at(board(hand="RRRRRR"))
    assert texts(game) == {
        f"{star}{cost}{color}" for star, color in (("R", ""), ("C", "R")) for cost in range(1, 7)
    } | {"pass"}


# The free side


def colors_for(spaces_filled: str, star: str = "2") -> str:
    """The colors that a star of the free side takes next."""
    hand = "".join(color * 6 for color in COLORS)
    game = game_at(board(spaces_filled, hand), side="free")
    moves = {move for move in texts(game) if move[0] == star}
    return "".join(color for color in COLORS if any(move.endswith(color) for move in moves))


@pytest.mark.parametrize("star", list("123456C"))
def test_the_second_tile_decides_what_a_free_star_becomes(star: str) -> None:
    assert colors_for("", star) == COLORS
    assert colors_for(f"{star}.4B", star) == COLORS
    assert colors_for(f"{star}.4B {star}.1B", star) == "B"
    assert colors_for(f"{star}.4B {star}.1R", star) == "OYGP"
    assert colors_for(f"{star}.4B {star}.1B {star}.2B {star}.3B {star}.5B", star) == "B"
    assert colors_for(f"{star}.4B {star}.1R {star}.2O {star}.3Y {star}.5G", star) == "P"
    assert colors_for(" ".join(f"{star}.{slot}B" for slot in range(1, 7)), star) == ""


def test_stars_of_the_free_side_decide_each_for_itself() -> None:
    several = "1.1R 1.2R 2.1R 2.2R 3.1R 3.2B 4.1R 4.2B C.1R C.2R"
    assert colors_for(several, "5") == COLORS
    assert colors_for(several, "2") == colors_for(several, "C") == "R"
    assert colors_for(several, "3") == colors_for(several, "4") == "OYGP"


def test_a_refused_color_on_the_free_side_is_told() -> None:
    for filled in ("2.4B 2.1B", "2.4B 2.1R"):
        game = game_at(board(filled, "RRRRR"), side="free")
        with pytest.raises(IllegalMove) as caught:
            game.play("2.3R")
        assert caught.value.rule == "star-color"


def test_payments_are_the_same_on_the_free_side() -> None:
    game = game_at(board(hand="RRPP"), side="free")
    game.play("2.3R")
    assert texts(game) == {":2R1P", ":1R2P"}
    game = game_at(board(hand="PPPR"), side="free")
    cheap = {move for move in texts(game) if move.endswith("P")}
    assert len(cheap) == 6 * 3 + 6
    assert {"1.2P", "1.3P", "1.4P", "C.1P"} <= cheap
    assert "1.5P" not in cheap


def ended(spaces_filled: str, last: str, hand: str, score: int = 5) -> list[tuple[str, object, int]]:
    """The final points after a last tile on the free side: kind, star or number, points."""
    game = game_at(board(spaces_filled, hand, score=score), side="free", round_number=6, last_discard=True)
    game.play(last)
    while not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            game.play("pass" if "pass" in texts(game) else sorted(texts(game))[0])
    finals = [event for event in game.events if event.kind in ("star", "number") and event.seat == 0]
    return [(event.kind, event.facts.get("tile", event.facts.get("number")), event.points) for event in finals]


def test_every_full_star_of_the_free_side_scores_its_color_each_time_and_mixed_ones_twelve() -> None:
    one = " ".join(f"1.{slot}P 3.{slot}P C.{slot}Y" for slot in range(1, 7))
    mixed = " ".join(f"{star}.{slot}{color}" for star in "24" for slot, color in enumerate(COLORS, 1))
    most = f"{one} {mixed}".replace("1.4P", "").strip()
    assert ended(most, "1.4P", "P") == [
        ("star", "P", 20),
        ("star", "mixed", 12),
        ("star", "P", 20),
        ("star", "mixed", 12),
        ("star", "Y", 16),
    ]


@pytest.mark.parametrize(("color", "points"), list(zip("RBYOGP", (14, 15, 16, 17, 18, 20), strict=True)))
def test_a_full_star_of_the_free_side_has_the_value_of_its_color(color: str, points: int) -> None:
    filled = " ".join(f"2.{slot}{color}" for slot in (1, 2, 3, 4, 6))
    assert ended(filled, f"2.5{color}", color) == [("star", color, points)]


def test_all_threes_of_the_free_side_are_twelve_spaces() -> None:
    outer = "1.2O 2.3R 3.4B 4.5Y 5.6G 6.1P"
    middle = "C.1R C.2R C.3R C.4R C.5R"
    assert ended(f"{outer} {middle}", "C.6R", "RRR") == [("star", "R", 14), ("number", 3, 12)]
    assert ended(f"{outer[:-5]} {middle}", "C.6R", "RRR") == [("star", "R", 14)]
    assert ended(f"{outer[5:]} {middle}", "1.2O", "OOO") == [], "one in the middle is free"


@pytest.mark.parametrize(
    ("number", "spots"),
    [(1, "1.4 2.5 3.6 4.1 5.2 6.3"), (2, "1.3 2.4 3.5 4.6 5.1 6.2"), (4, "1.5 2.6 3.1 4.2 5.3 6.4")],
)
def test_the_other_numbers_of_the_free_side_are_six_spaces(number: int, spots: str) -> None:
    names = [f"{spot}O" for spot in spots.split()]
    assert ended(" ".join(names[1:]), names[0], "O" * number) == [("number", number, 4 * number)]
    assert ended(" ".join(names[2:]), names[0], "O" * number) == []


# Points


def test_a_tile_that_joins_two_runs_scores_them_all() -> None:
    game = game_at(board("R1 R2 R4 R5", hand="RRR"))
    game.play("R3")
    assert game.scores[0] == 5 + 5


def test_six_and_one_are_neighbors() -> None:
    game = game_at(board("R6 R5", hand="R"))
    game.play("R1")
    assert game.scores[0] == 5 + 3


def test_the_last_tile_of_a_star_scores_six() -> None:
    game = game_at(board(full("R").replace("R1", ""), hand="R"))
    game.play("R1")
    assert game.scores[0] == 5 + 6


def test_a_score_may_go_past_a_lap_of_the_track() -> None:
    game = game_at(board("R6 R5", hand="R", score=126))
    game.play("R1")
    assert game.scores[0] == 129


def test_what_was_paid_and_placed_is_told() -> None:
    game = game_at(board("R3", hand="RRPP"))
    events = game.play("R4:2R2P")
    assert [(event.kind, event.seat, event.points, event.facts) for event in events[:2]] == [
        ("paid", 0, 0, {"tiles": "RRPP"}),
        ("placed", 0, 2, {"star": 2, "slot": 6, "tile": "R", "cost": 4}),
    ]
    assert "pillar" not in told(game)
