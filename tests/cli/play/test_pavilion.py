"""Pavilion at the terminal table: in the full screen and line by line, from the set-up to the end."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from faience.cli.play.dialogs import Dialog
from faience.cli.play.picker import Picker
from faience.cli.play.session import TerminalSession
from faience.games import Game, Record
from faience.games.pavilion import PavilionPosition
from faience.terminal import view_of
from faience.words import Words
from tests.cli import here
from tests.cli.play.test_app import begun, shown, table, text
from tests.positions.pavilion import board, draft_at, game_at, nothing_to_draw

MINUS = "\u2212"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.faience"


def seated(game: Game, path: Path, *players: str, lang: str = "en") -> TerminalSession:
    return TerminalSession(game, players or ("Ada", "Bo"), path, Words(lang))


def completing() -> Game:
    """Seat 1 can complete its red star, and with it a window, in more than one way."""
    return game_at(board("R1 R2 R3 R4 R5", "RRRRRRPP"), board("", "GGB"))


def made(session: TerminalSession) -> list[str]:
    return [step.text for step in session.game.steps if step.seat is not None]


async def test_supply_and_first_deal_come_by_themselves(path: Path) -> None:
    session = begun(path, "Ada", "greedy", game="pavilion")
    async with shown(session) as pilot:
        assert session.game.phase == "draft"
        assert "Round 1 of 6 · purple is wild · colored side" in text(pilot, "head")
        assert "Supply" in text(pilot, "table")
        assert "Round 1: Ada begins. The wild color is purple." in text(pilot, "log")
        assert "f boards" in text(pilot, "keys")


async def test_a_take_is_typed_walked_to_or_clicked_twice(path: Path) -> None:
    game = draft_at(displays=("GGRR", "BBYY", "OOOO", "PPPP", "YYRR"), bag="ORBYGP" * 12, starter=1)
    session = seated(game, path)
    async with shown(session) as pilot:
        await pilot.press("1", "r")
        assert "2 red tiles and 1 green tile" in text(pilot, "prompt")
        await pilot.press("enter")
        await pilot.press("right", "down", "enter")
        assert made(session) == ["1R", "2Y"]
        at = Offset(text(pilot, "table").split("\n")[1].index("O"), 1)
        await pilot.click("#table", offset=at)
        assert table(pilot).picker.move == "3O"
        await pilot.click("#table", offset=at)
        assert made(session) == ["1R", "2Y", "3O"]


async def test_a_wild_tile_that_cannot_be_taken_says_so(path: Path) -> None:
    game = draft_at(displays=("GGRR", "BBYY", "OOOO", "PPPP", "YYRR"), bag="ORBYGP" * 12, starter=1)
    async with shown(seated(game, path)) as pilot:
        await pilot.click("#table", offset=Offset(text(pilot, "table").split("\n")[2].index("G"), 2))
        assert "1G: green is wild in this round" in text(pilot, "prompt")
        await pilot.press("1", "g")
        assert "1G: green is wild in this round" in text(pilot, "prompt")
        await pilot.press("r")
        assert "take tiles now" in text(pilot, "prompt")


async def test_a_turn_goes_step_by_step_and_the_supply_is_refilled_at_once(path: Path) -> None:
    session = seated(completing(), path)
    async with shown(session) as pilot:
        await pilot.press("r", "6")
        assert "+6, star complete (+14 at the end), a window (3 tiles)" in text(pilot, "prompt")
        assert "(R)" in text(pilot, "table")
        await pilot.press("enter")
        assert "Ada, how do you pay for R6?   :6R   :5R1P   :4R2P" in text(pilot, "prompt")
        await pilot.press("down", "down", "enter")
        assert "Ada, take 3 tiles:" in text(pilot, "prompt")
        await pilot.press("p", "o", "p")
        assert "That tile is not available" in text(pilot, "prompt")
        await pilot.press("b", "enter")
        assert made(session) == ["R6", ":5R1P", "+O", "+B", "+P"]
        assert session.game.turn == 1
        assert len(PavilionPosition.of(session.game).supply) == 10
        assert "are added to the supply." in text(pilot, "log")
    record = Record.parse(path.read_bytes())
    assert "1 R6:5R1P+1O1B1P" in str(record)


async def test_a_whole_turn_can_be_typed(path: Path) -> None:
    session = seated(completing(), path)
    async with shown(session) as pilot:
        await pilot.press(*"r6:2r4p", "enter")
        assert "R6:2R4P: this can be paid with 6R, 5R1P, 4R2P." in text(pilot, "prompt")
        assert made(session) == []
        await pilot.press("escape", *"r6:5r1p+1o2b")
        assert "+6, star complete" in text(pilot, "prompt")
        await pilot.press("enter")
        assert made(session) == ["R6", ":5R1P", "+O", "+B", "+B"]
        await pilot.press("u")
        assert made(session) == []
        await pilot.press(*"pass:2r1p", "enter")
        assert made(session) == ["pass", "keep:R", "keep:R", "keep:P", "keep:-"]


async def test_pass_is_a_word_and_no_command(path: Path) -> None:
    session = seated(completing(), path)
    async with shown(session) as pilot:
        await pilot.press(*"pass")
        assert "out for this round with 8 tiles" in text(pilot, "prompt")
        await pilot.press("enter")
        assert session.game.phase == "keep"
        await pilot.press("enter")
        assert f"keep 4 red tiles, 4 to the tower {MINUS}4" in text(pilot, "prompt")
        await pilot.press("backspace", "p", "enter")
        assert PavilionPosition.of(session.game).boards[0].kept == "RRRP"
        assert "⊘ Ada" in text(pilot, "table")
        assert f"Ada keeps 3 red tiles and 1 purple tile. 4 tiles go to the tower: {MINUS}4." in text(pilot, "log")


async def test_spaces_supply_and_hand_can_be_clicked(path: Path) -> None:
    session = seated(completing(), path)
    async with shown(session) as pilot:
        rows = text(pilot, "table").split("\n")
        at = Offset(rows[7].index("‹6›") + 1, 7)
        await pilot.click("#table", offset=at)
        assert table(pilot).picker.move == "R6"
        await pilot.click("#table", offset=at)
        assert session.game.phase == "pay"
        await pilot.click("#prompt", offset=Offset(text(pilot, "prompt").index(":4R2P"), 0))
        assert session.game.phase == "pick"
        supply = text(pilot, "table").split("\n")[4]
        for letter in "OOG":
            await pilot.click("#table", offset=Offset(supply.index(letter), 4))
        assert made(session)[2:] == ["+O", "+O", "+G"]
        await pilot.click("#prompt", offset=Offset(text(pilot, "prompt").index("pass"), 0))
        assert table(pilot).picker.move == "pass"


async def test_the_color_for_the_star_in_the_middle_is_chosen(path: Path) -> None:
    session = seated(game_at(board("", "RBBG")), path)
    async with shown(session) as pilot:
        await pilot.press("c", "1")
        assert "C1B   C1G   C1R" in text(pilot, "prompt")
        await pilot.press("down", "down")
        assert table(pilot).picker.move == "C1G"
        await pilot.press("b")
        assert table(pilot).picker.move == "C1B"
        await pilot.press("2")
        assert table(pilot).picker.text == "C2"
        await pilot.press("escape")
        row = text(pilot, "table").split("\n")[9]
        at = Offset(row.index("‹1›") + 1, 9)
        await pilot.click("#table", offset=at)
        await pilot.click("#table", offset=at)
        assert table(pilot).picker.move == "C1B"
        await pilot.click("#table", offset=at)
        assert made(session) == ["C1B"]


async def test_a_refused_key_says_which_rule_it_breaks(path: Path) -> None:
    async with shown(seated(completing(), path)) as pilot:
        await pilot.press("r", "1")
        assert "R1: there is already a tile on that space." in text(pilot, "prompt")
        await pilot.press("g")
        assert "G: you have no green tile to place." in text(pilot, "prompt")
        await pilot.press("3")
        assert "place a tile now" in text(pilot, "prompt")
        await pilot.press("x")
        assert "is not a move" in text(pilot, "prompt")
        await pilot.press("enter")
        assert table(pilot).picker.move == "R6"


async def test_pages_tell_this_game_and_show_all_boards(path: Path) -> None:
    session = begun(path, "Ada", "greedy", game="pavilion", lang="fr")
    async with shown(session) as pilot:
        await pilot.press("?")
        assert isinstance(pilot.app.screen, Dialog)
        assert pilot.app.screen.name == "help"
        said = [str(part) for part in getattr(pilot.app.screen.content, "renderables", ())]
        assert any("pilier" in part for part in said)
        assert not any("vitrier" in part for part in said)
        await pilot.press("escape", "f")
        assert isinstance(pilot.app.screen, Dialog)
        assert pilot.app.screen.name == "details"
        assert "╬₂" in str(pilot.app.screen.content)
        await pilot.press("f")
        assert pilot.app.screen.name != "details"


def test_the_board_of_the_person_who_decides_is_the_large_one(path: Path) -> None:
    session = seated(Game.new("pavilion", 4, seed=5), path, "greedy", "Ada", "random", "Bo")
    session.settle()
    assert (session.game.turn, session.scene().focus) == (1, 1)
    session.play(str(session.game.legal_moves()[0]))
    assert (session.game.turn, session.scene().focus) == (2, 3)


def test_undoing_in_a_resumed_game_brings_back_the_same_tiles(path: Path) -> None:
    session = seated(completing(), path)
    session.play("R6:6R+1O1B1P")
    session.settle()
    supply, record = PavilionPosition.of(session.game).supply, Record.parse(path.read_text())
    for seed in range(5):
        resumed = TerminalSession(record.replay(seed=seed), record.players, path, Words("en"))
        while resumed.game.can_undo:
            resumed.undo()
        resumed.play("R6:5R1P+1O1B1P")
        resumed.settle()
        assert PavilionPosition.of(resumed.game).supply == supply


async def test_the_supply_is_refilled_at_once_in_later_rounds_too(path: Path) -> None:
    game = game_at(board("R1 R2 R3 R4 R5", "RRRRRR"), board("", "BB"), round_number=2)
    session = seated(game, path)
    async with shown(session) as pilot:
        await pilot.press(*"r6:6r+1o1b1p", "enter")
        assert session.game.turn == 1
        assert len(PavilionPosition.of(session.game).supply) == 10


def test_tiles_that_fill_the_supply_after_the_last_pass_do_not_deal_the_next_round(path: Path) -> None:
    start = nothing_to_draw(board(passed=True), board("", "BB"), supply="OORRBBYYG", turn=2)
    session = seated(Game.from_position(start, seed=1), path)
    session.play("pass:-")
    assert (session.game.phase, session.goes_on) == ("refill", True)
    session.advance()
    assert (session.game.phase, session.game.round, session.goes_on) == ("deal", 2, False)
    assert len(PavilionPosition.of(session.game).supply) == 10
    session.advance()
    assert session.game.phase == "draft"
    assert Record.parse(path.read_bytes()).replay().position() == session.game.position()


@pytest.mark.parametrize("move", ["3R", "CR", "R5", "C5B", "pass"])
def test_every_legal_move_can_be_typed(move: str) -> None:
    for moves in (["3R", "CR", "CB"], ["R5", "R6", "P1", "C5B", "C5P", "pass"]):
        if move in moves:
            picker = Picker(moves, view_of("pavilion"))
            assert all(picker.type(key.lower()) for key in move)
            assert picker.move == move


def test_steps_and_whole_turns_are_typed_line_by_line(tmp_path: Path) -> None:
    record = tmp_path / "turns.faience"
    record.write_text(str(Record.of(completing(), ["Ada", "Bo"])))
    typed = "R6\n:6R\n+2O1P\npass:1G\nundo\nG2:2G\npass\n"
    done = here.faience("play", "--resume", str(record), stdin=typed, XDG_DATA_HOME=str(tmp_path))
    said = " ".join(done.stdout.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ada, how do you pay for R6? Moves: :6R :5R1P :4R2P" in said
    assert "Ada, take 3 tiles: Moves: +O +R +B +Y" in said
    assert "Ada takes 2 orange tiles and 1 purple tile from the supply." in said
    assert "are added to the supply." in said
    assert "Undone: pass:1G" in said
    assert "Bo places 1 green tile on the 2 of its star, paying 2 green tiles: +1. Score 6." in said
