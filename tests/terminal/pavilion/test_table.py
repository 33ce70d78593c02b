"""The table on a terminal: everything is there, and it fits."""

from faience.games import Game, Variant
from faience.games.pavilion import PavilionPosition
from faience.rules.pavilion.stars import AROUND
from faience.terminal import Marks, Scene
from faience.terminal.pavilion import VIEW
from faience.terminal.pavilion.board import SIGNS
from faience.terminal.pavilion.printed import ornaments, place_of
from faience.terminal.tiles import choose_layout
from faience.words import Words
from tests.positions.pavilion import board, everything, game_at
from tests.terminal.drawing import LONG, drawn, metas, rows, widest
from tests.terminal.games import played


def picked(game: Game, move: str = "") -> Marks:
    """The marks while a move is put together, and before that."""
    head, tail = VIEW.split(move)
    halves = [VIEW.split(str(legal)) for legal in game.legal_moves()]
    tails = frozenset(other for one, other in halves if one == head)
    events = tuple(game.foresee(move).happened) if move else ()
    return Marks(head, tail, tails, events, frozenset(one for one, _ in halves))


def test_the_larger_the_window_the_more_is_shown() -> None:
    assert [choose_layout(VIEW.layouts(seats), 80, 24).size for seats in (2, 3, 4)] == ["plain", "medium", "mixed"]
    assert [choose_layout(VIEW.layouts(seats), 80, 40).size for seats in (2, 3, 4)] == ["large"] * 3
    assert choose_layout(VIEW.layouts(2), 120, 40).log_beside
    assert choose_layout(VIEW.layouts(4), 200, 50).columns == 4


def test_an_empty_board_shows_every_cost_in_its_place() -> None:
    lines = [line[:37] for line in rows(drawn(played(2, 0, game="pavilion")))[6:]]
    assert lines == [
        "        ╬2  6           5 ╬2         ",
        "         5     1 ▲4  4     6         ",
        "         4  o  2     3  r  1         ",
        "      1 ▲4  3 ║4  1 ║4  2 ▲4  4      ",
        "╬2 6     2 ║4  6     2 ║4  3     5 ╬2",
        "   5  p  3     5  c  3     2  b  6   ",
        "      4 ▲4  2 ║4  4 ║4  3 ▲4  1      ",
        "1: 0/7   1     3 ▲4  2     4   2: 0/7",
        "3: 0/7   6  g  4     1  y  5   4: 0/7",
        "        ╬2  5           6 ╬2         ",
    ]


def test_the_free_side_numbers_its_stars() -> None:
    lines = [line[:37] for line in rows(drawn(played(2, 0, game="pavilion", side="free")))[6:]]
    assert lines[2] == "         4  ¹  2     1  ²  3         "
    assert lines[5] == "   5  ⁶  1     3  c  3     2  ³  6   "
    assert lines[8].startswith("3: 0/12")


def test_every_pillar_statue_and_window_stands_beside_the_spaces_that_surround_it() -> None:
    kinds = list(SIGNS)
    for ornament in ornaments(PavilionPosition.of(played(2, 0, game="pavilion")).boards[0]):
        around = AROUND[kinds.index(ornament.kind)][ornament.number - 1]
        spaces = [place_of(star, slot) for star, slots in around.items() for slot in range(6) if slots >> slot & 1]
        assert len(spaces) == (2 if ornament.kind == "window" else 4) == ornament.missing
        for row, column in spaces:
            assert abs(row - ornament.row) + abs(column - ornament.column) in (1, 2)
            assert abs(column - ornament.column) <= 1


def test_no_two_things_stand_in_one_place() -> None:
    spaces = [place_of(star, slot) for star in range(7) for slot in range(6)]
    signs = [
        (ornament.row, ornament.column)
        for ornament in ornaments(PavilionPosition.of(played(2, 0, game="pavilion")).boards[0])
    ]
    assert len({*spaces, *signs}) == 42 + 18


def test_missing_spaces_are_counted_down_until_an_ornament_is_done() -> None:
    game = game_at(board("B5 O1 O2 R3", "RRRR"), board(everything(), "R"))
    lines = rows(drawn(game))
    assert lines[7][:37].rstrip() == "+R+×4    5    /O/▲1  4     6"
    assert lines[10][:37].endswith("≈B≈╬1")
    assert all(f"{sign}✓" in drawn(game).plain for sign in SIGNS.values())


def test_tiles_are_capitals_hands_stand_above_and_kept_tiles_below() -> None:
    game = game_at(board("R1 C2B", "OORPPP"), board("", kept="GGYB"))
    lines = rows(drawn(game))
    assert lines[5].startswith("▶Maximiliane")
    assert "⊘ Bo" in lines[5]
    assert lines[6].startswith("/O/×2")
    assert lines[7].startswith("+R+×1")
    assert lines[8][:37].endswith("+R+  ^P^×3★")
    assert lines[10][20:23] == "≈B≈"
    assert lines[15][38:45] == "≈B≈°Y° "
    assert lines[15].endswith("=G==G=")


def test_supply_and_wild_colors_are_shown() -> None:
    line = rows(drawn(played(2, 0, game="pavilion")))[4]
    assert line.startswith(" Supply ")
    assert line.rstrip().endswith("Wild ›P‹ then G O Y B R")
    last = game_at(board("", "RR"), round_number=6)
    assert rows(drawn(last, lang="fr"))[4].rstrip().endswith("Joker ›R‹")


def test_spaces_that_can_be_paid_are_lit_and_can_be_clicked() -> None:
    game = game_at(board("R1", "RRRP"))
    table = drawn(game, marks=picked(game))
    assert [table.plain.count(f"‹{cost}›") for cost in range(1, 7)] == [2, 2, 2, 2, 0, 0]
    assert {"move": "R3"} in metas(table)
    assert {"move": "R5"} not in metas(table)
    assert {"move": "C1"} in metas(table)
    assert not any("move" in meta for meta in metas(drawn(game)))


def test_what_would_happen_can_be_seen() -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRRP"))
    lines = rows(drawn(game, marks=picked(game, "R6:6R")))
    assert lines[7].startswith("›R‹×0")
    assert "(R)" in lines[7]
    assert "+3" in lines[6]


def test_tiles_to_pick_and_to_keep_can_be_clicked() -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"))
    game.play("R6")
    assert game.phase == "pick"
    found = metas(drawn(game, marks=picked(game)))
    assert {"tail": "O"} in found
    assert {"tail": "P"} in found
    game = game_at(board("", "RRGGGG"))
    game.play("pass")
    marks = Marks("keep:", "G", frozenset("RG"), tuple(game.copy().play("keep:G")))
    table = drawn(game, marks=marks)
    assert {"tail": "R"} in metas(table)
    assert rows(table)[15].startswith("(G)")


def test_one_board_is_large_where_there_is_no_room_for_four() -> None:
    game = played(4, 30, game="pavilion")
    first, third = rows(drawn(game)), rows(drawn(game, focus=2))
    assert "1: " in first[13][:8]
    assert "1: " not in third[13][:8]
    assert widest(drawn(game, focus=2)) <= 80


def test_details_show_all_boards_and_fit_a_page_over_the_smallest_window() -> None:
    assert VIEW.has_details
    for seats in (2, 3, 4):
        details = VIEW.details(Scene(played(seats, 30, game="pavilion").position(), LONG[:seats]), Words("fr"))
        assert widest(details) <= 71
        assert details.plain.count("╬") == 6 * seats


def test_a_table_before_the_set_up_can_be_drawn() -> None:
    for seats in (2, 3, 4):
        assert widest(drawn(Game.of(Variant.of("pavilion"), seats))) <= 80


def test_the_last_spaces_are_pointed_out_until_the_next_round() -> None:
    game = game_at(board("", "RR"), board("", "B"))
    game.play("R1")
    assert VIEW.latest(game.events)[0][0].space == (1, 2)
    assert "•R•" in drawn(game).plain
    for move in ("B1", "pass:-"):
        game.play(move)
    game.deal()
    assert VIEW.latest(game.events) == ({}, None)
    move = str(game.legal_moves()[0])
    game.play(move)
    assert VIEW.latest(game.events)[1] == int(move[0])
