"""The log in words and the reasons on the score sheet."""

import pytest

from faience.games import Game
from faience.games.pavilion import PavilionPosition
from tests.positions.pavilion import board, everything, full, game_at
from tests.terminal.games import played
from tests.words.told import lines_of, reason, told

MINUS = "\u2212"


def test_the_set_up_and_the_first_takes_are_told() -> None:
    game = Game.new("pavilion", 2, seed=1)
    game.deal("OORRBBYYGP ORBP RRPP GGYY OOOO BBBB")
    for move in ("1R", "2R", "CB"):
        game.play(move)
    assert told(game) == [
        "The supply: 2 orange tiles, 2 red tiles, 2 blue tiles, 2 yellow tiles, 1 green tile and 1 purple tile.",
        "Round 1: Ada begins. The wild color is purple.",
        "Ada takes 1 red tile and 1 purple tile from display 1.",
        "Bo takes 2 red tiles and 1 purple tile from display 2.",
        f"Ada takes 1 blue tile and 1 purple tile from the center. The marker comes along: {MINUS}2. Score 3.",
    ]
    assert told(game, "fr")[1] == "Manche 1\u00a0: Ada commence. Couleur joker\u00a0: violet."


def test_a_source_of_wild_tiles_gives_one() -> None:
    game = Game.new("pavilion", 2, seed=1)
    game.deal("OORRBBYYGP PPPP RRPP GGYY OOOO BBBB")
    game.play("1P")
    assert told(game)[-1] == "Ada takes 1 purple tile from display 1."


def test_a_turn_is_one_line_with_its_points_and_what_it_brings() -> None:
    game = game_at(board("R2 R4 R5 C1O C2B", "RRRRRRPP", score=9))
    game.play("R3:2R1P+1O")
    game.deal("B")
    assert told(game) == [
        "Ada places 1 red tile on the 3 of its star, paying 2 red tiles and 1 purple tile: +4. "
        "Surrounded: a pillar (1 tile). "
        "Ada takes 1 orange tile from the supply. Score 13.",
        "1 blue tile is added to the supply.",
        "Bo passes.",
    ]
    french = "place 1 tuile rouge sur le 3 de son étoile en payant 2 tuiles rouges et 1 tuile violette\u00a0: +4."
    assert french in told(game, "fr")[0]


def test_a_turn_that_waits_for_a_choice_is_told_as_far_as_it_went() -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    game.play("R6")
    assert told(game) == [
        "Ada places 1 red tile on the 6 of its star, paying 6 red tiles: +6. Surrounded: a window (3 tiles). Score 11."
    ]
    game.play("+3O" if PavilionPosition.of(game).supply.count("O") > 2 else "+2O1R")
    assert told(game)[0].endswith("Ada takes 2 orange tiles and 1 red tile from the supply. Score 11.")


def test_who_places_alone_gets_a_line_for_each_turn() -> None:
    game = game_at(board("", "RRRRRRR"))
    for move in ("R1", "R2", "R3"):
        game.play(move)
    assert [line[:13] for line in told(game)] == ["Ada places 1 ", "Bo passes.", "Ada places 1 ", "Ada places 1 "]


def test_a_pass_tells_what_is_kept_and_lost() -> None:
    game = game_at(board("", "RRGGGG", score=4), board("", "B"))
    game.play("pass:2G")
    assert told(game) == [
        f"Ada passes. Ada keeps 2 green tiles. 4 tiles go to the tower: {MINUS}3. Score 1.",
    ]
    (line,) = game.sheet()
    assert reason("pavilion", line.event, "en") == f"4 tiles discarded when passing ({MINUS}4, but never below 1)"
    game.play("pass:1B")
    assert told(game)[-2:] == [
        "Ada takes back the 2 tiles kept from the last round.",
        "Bo takes back the tile kept from the last round.",
    ]


def test_the_free_side_tells_spaces_by_star_and_cost() -> None:
    game = game_at(board("", "GGG"), side="free")
    game.play("2.4G:2G")
    assert told(game)[0] == "Ada places 1 green tile on the 2 of star 2, paying 2 green tiles: +1. Score 6."


def test_the_final_scoring_is_told_item_by_item() -> None:
    game = game_at(board(everything("C1 C2 C3 C4 C5 C6"), "O"), board(full("C"), "GG"), round_number=6, bag="")
    game.play("pass:1O")
    game.play("pass:2G")
    lines = told(game)
    assert lines[-1] == "All 6 rounds have been played: the game is over."
    assert "orange star +17, red star +14, blue star +15, yellow star +16, green star +18, purple star +20" in lines[-3]
    assert f"tile left over {MINUS}1" in lines[-3]
    assert f"Bo, final scoring: star of six colors +12, 2 tiles left over {MINUS}2. Score 15." == lines[-2]
    assert "étoile multicolore +12" in told(game, "fr")[-2]


def test_covered_numbers_are_told() -> None:
    game = game_at(board(everything("O5 O6 R6"), "O", score=40), round_number=6, bag="")
    game.play("pass:-")
    said = " ".join(told(game))
    assert "all 1s +4, all 2s +8, all 3s +12, all 4s +16" in said


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("side", ["colored", "free"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_told_with_a_reason_for_every_point(seats: int, side: str, lang: str) -> None:
    game = played(seats, 2000, game="pavilion", side=side)
    assert game.is_over
    lines = told(game, lang)
    assert all(lines)
    for seat in range(seats):
        last = [line for line in lines_of(game, lang) if line.seat == seat and "core" in line.text][-1]
        assert last.text.endswith(f"Score {game.scores[seat]}.")
    for line in game.sheet():
        assert reason("pavilion", line.event, lang)


def test_a_game_from_a_later_round_knows_its_wild_color() -> None:
    later = Game.from_position(played(2, 40, game="pavilion").position(), seed=1)
    assert told(later) == []
    while later.phase != "draft":
        later.deal() if later.turn is None else later.play(later.legal_moves()[0])
    later.play(later.legal_moves()[0])
    assert told(later)
