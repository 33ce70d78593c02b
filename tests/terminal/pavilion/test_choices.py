"""The halves of a move, what it would do, and who is to decide what."""

import pytest

from faience.games import Game, IllegalMove, InvalidMove
from faience.games.pavilion import PavilionPosition
from faience.terminal import view_of
from faience.words import Words
from tests.positions.pavilion import board, draft_at, game_at
from tests.terminal.games import played
from tests.words.told import would

VIEW = view_of("pavilion")
MINUS = "\u2212"


@pytest.mark.parametrize(
    ("move", "halves"),
    [
        ("3R", ("3R", "")),
        ("CR", ("CR", "")),
        ("R5", ("R5", "")),
        ("C5B", ("C5", "B")),
        ("2.4G", ("2.4", "G")),
        ("C.4G", ("C.4", "G")),
        (":4R1P", (":", "4R1P")),
        ("+O", ("+", "O")),
        ("keep:-", ("keep:", "-")),
        ("pass", ("pass", "")),
        ("R5:4R1P", ("R5", "")),
        ("C5B:3B+1O", ("C5", "B")),
        ("", ("", "")),
    ],
)
def test_a_move_has_a_head_and_a_tail(move: str, halves: tuple[str, str]) -> None:
    assert VIEW.split(move) == halves


def test_heads_are_ordered_as_they_lie_on_the_table() -> None:
    heads = ["pass", "C1", "P6", "CR", "O2", "1R", "1O", "9P", "O1"]
    assert sorted(heads, key=VIEW.order) == ["1O", "1R", "9P", "CR", "O1", "O2", "P6", "C1", "pass"]
    assert sorted(["C.1", "2.1", "1.6", "pass"], key=VIEW.order) == ["1.6", "2.1", "C.1", "pass"]


@pytest.mark.parametrize("head", ["9", "3", "C", "R", "C5", "2.", "2.4", "C.4", "3R", "R5"])
def test_a_head_is_completed_to_something_that_can_be_read(head: str) -> None:
    game = played(2, 0, game="pavilion")
    assert game.move(VIEW.probe(head))
    with pytest.raises(InvalidMove):
        game.move(VIEW.probe("X"))


def test_a_take_is_previewed_with_its_wild_tile_and_the_marker() -> None:
    game = draft_at(displays=("GGRR",), center="BBGY", bag="ORBYGP" * 8, starter=1)
    assert would(game, "1R") == "2 red tiles and 1 green tile"
    assert would(game, "CB") == f"2 blue tiles and 1 green tile, and the marker {MINUS}3"


def test_a_placement_is_previewed_with_its_points_and_what_it_completes() -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRRPP"))
    assert would(game, "R6") == "+6, star complete (+14 at the end), a window (3 tiles)"
    assert would(game, "R6:5R1P") == "+6, star complete (+14 at the end), a window (3 tiles)"
    assert would(game, "C1P") == "+1"
    assert would(game_at(board("R2 C1O C2B", "RRR")), "R3", "fr") == "+2, un pilier (1 tuile)"
    with pytest.raises(IllegalMove):
        would(game, "R6:5P")


def test_picks_keeps_and_losses_are_would() -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    game.play("R6")
    assert would(game, "+2O1P") == "2 orange tiles and 1 purple tile"
    game = game_at(board("", "RRGGGG"))
    assert would(game, "pass") == "out for this round with 6 tiles"
    game.play("pass")
    assert would(game, "keep:3G") == f"keep 3 green tiles, 3 to the tower {MINUS}3"


def test_it_is_said_who_decides_what() -> None:
    def asked(game: Game) -> str:
        return VIEW.turn(game.position(), "Ada", Words("en"))

    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRRP"))
    assert asked(game) == "Ada, your turn"
    game.play("R6")
    assert asked(game) == "Ada, how do you pay for R6?"
    game.play(":6R")
    assert asked(game) == "Ada, take 3 tiles:"
    keeping = game_at(board("", "RRGG"))
    keeping.play("pass")
    assert asked(keeping) == "Ada, keep at most 4 tiles:"
    assert asked(played(2, 2000, game="pavilion")) == "The game is over"


def test_tiles_are_gathered_in_any_order() -> None:
    assert VIEW.gather is not None
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    assert VIEW.gather(game.position()) is None
    game.play("R6")
    gathering = VIEW.gather(game.position())
    assert gathering is not None
    assert (gathering.prefix, gathering.least, gathering.most) == ("+", 3, 3)
    assert gathering.proposal[0] == "P"
    game.play(gathering.move("POB"))
    assert [event.facts["tile"] for event in game.events if event.kind == "picked"] == ["O", "B", "P"]


@pytest.mark.parametrize(("kept", "lost"), [("", 6), ("G", 5), ("GRG", 3), ("RGGG", 2)])
def test_any_tiles_can_be_kept(kept: str, lost: int) -> None:
    assert VIEW.gather is not None
    game = game_at(board("", "RRGGGG", score=20), board("", "B"))
    game.play("pass")
    gathering = VIEW.gather(game.position())
    assert gathering is not None
    assert (gathering.least, gathering.most, gathering.proposal[:4]) == (0, 4, "GGGG")
    game.play(gathering.move(kept))
    assert PavilionPosition.of(game).boards[0].kept == "".join(sorted(kept, key="ORBYGP".index))
    assert game.scores[0] == 20 - lost


def test_the_heading_names_round_wild_color_and_variant() -> None:
    left, right = VIEW.heading(game_at(board("", "R")).position(), Words("en"))
    assert left == "Round 1 of 6 · purple is wild · colored side"
    assert right.startswith("bag 12, tower ")
    switched = played(2, 0, game="pavilion", side="free", keep_all=True, last_discard=True)
    left, _ = VIEW.heading(switched.position(), Words("fr"))
    assert left.startswith("Manche 1 sur 6 · joker\u00a0: violet · face libre · jusqu’à quatre tuiles")


def refused(game: Game, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        game.play(move)
    return refusal.value


def test_every_rule_of_this_game_is_explained_in_both_languages() -> None:
    placing = game_at(board("R1 R2 R3 R4 R5 C1B", "RRRRRRPB", kept=""), board("", "G"))
    picking = placing.copy()
    picking.play("R6:6R")
    paying = placing.copy()
    paying.play("R6")
    keeping = game_at(board("", "RG"))
    keeping.play("pass")
    taking = draft_at(displays=("GGRR",), center="BBGY", bag="ORBYGP" * 8)
    cases = [
        (taking, "1G", "wild-color", "green is wild in this round; take another color from display 1."),
        (taking, "CG", "wild-color", "take another color from the center."),
        (taking, "R5", "take-due", "take tiles now, for example 3R."),
        (placing, "3R", "turn-due", "place a tile now, for example R5, or pass."),
        (placing, "2.4G", "other-side", "on this side of the boards that space is called R2."),
        (placing, "R1", "space-taken", "there is already a tile on that space."),
        (placing, "C3B", "star-color", "that star takes no blue tile."),
        (placing, "G1", "no-tile", "you have no green tile to place."),
        (placing, "B4", "too-few", "it costs 4, but you can pay only 2."),
        (placing, "R6:4R2P", "payment", "this can be paid with 6R, 5R1P."),
        (placing, "R6:6R+2O2R", "picks", "this brings 2O1R from the supply."),
        (placing, "pass:5R", "keeps", "of these tiles 4R can be kept."),
        (paying, "R6", "pay-due", "choose how to pay: :6R, :5R1P."),
        (picking, "pass", "pick-due", "+O, +R, +B, +Y"),
        (keeping, "+O", "keep-due", "keep:R, keep:G, keep:-."),
    ]
    for game, move, rule, said in cases:
        error = refused(game, move)
        assert error.rule == rule
        english, french = (Words(lang).why("pavilion", error, move) for lang in ("en", "fr"))
        assert english.startswith(f"{move}: ")
        assert english.endswith(said) or said in english, english
        assert french.startswith(f"{move}\u00a0: ")
