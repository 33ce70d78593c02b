"""Sintra at the terminal table: in the full screen and line by line, from the set-up to the end."""

from pathlib import Path

import pytest
from textual.geometry import Offset

from faience.cli.errors import Misuse
from faience.cli.play.dialogs import Dialog
from faience.cli.play.options import PlayOptions
from faience.cli.play.picker import Picker
from faience.cli.play.session import TerminalSession
from faience.cli.play.setup import prepare
from faience.games import Game, Record
from faience.terminal import view_of
from faience.words import Words
from tests.cli import here
from tests.cli.play.test_app import begun, press, shown, table, text
from tests.terminal.sintra.tables import completed, laid_out, undecided


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.faience"


def seated(game: Game, path: Path, *players: str) -> TerminalSession:
    return TerminalSession(game, players or ("Ada", "Bo"), path, Words("en"))


async def test_the_set_up_comes_by_itself_with_the_first_deal(path: Path) -> None:
    session = begun(path, "Ada", "greedy", game="sintra")
    async with shown(session) as pilot:
        assert session.game.phase == "draft"
        assert "Round 1 of 6 · side A" in text(pilot, "head")
        assert "▼1" in text(pilot, "table")
        assert "Greedy lays out the strips" in text(pilot, "log")
        assert "f faces" in text(pilot, "keys")


async def test_a_typed_move_is_previewed_and_enter_plays_it(path: Path) -> None:
    session = seated(laid_out(), path)
    async with shown(session) as pilot:
        await pilot.press("2", "o")
        assert "6◂" in text(pilot, "table")
        assert "pick a place" in text(pilot, "prompt")
        await pilot.press("6")
        assert "1 orange pane on strip 6, 1 breaks, glass \u22121" in text(pilot, "prompt")
        assert "▽6◄" in text(pilot, "table")
        await pilot.press("enter")
        assert "Ada takes 2 orange panes from display 2 and moves the glazier to strip 6." in text(pilot, "log")


async def test_a_refused_key_says_which_rule_it_breaks(path: Path) -> None:
    session = seated(laid_out(), path)
    async with shown(session) as pilot:
        await pilot.press("h")
        assert "H: the glazier is already above your leftmost strip." in text(pilot, "prompt")
        await pilot.press("2", "o", "1")
        assert "2O1: there is no room for orange on strip 1." in text(pilot, "prompt")
        await pilot.press("2", "o", "-")
        assert "2O-: a strip within reach takes orange; choose strip 2, 3, 6, 8." in text(pilot, "prompt")
        await pilot.press("2", "o", "h")
        assert " H: the glazier is already above your leftmost strip." in text(pilot, "prompt")
        await pilot.press("x")
        assert "write source, color and place" in text(pilot, "prompt")


async def test_home_is_a_key_an_arrow_and_two_clicks(path: Path) -> None:
    session = seated(laid_out(), path)
    async with shown(session) as pilot:
        await press(pilot, "1", "b", "5", "enter", "5", "g", "8", "enter")
        await pilot.press("left")
        assert table(pilot).picker.move == "H"
        await pilot.press("escape", "h")
        assert "the glazier goes home to place 1" in text(pilot, "prompt")
        await pilot.press("escape")
        at = Offset(text(pilot, "table").split("\n")[6].index("⌂"), 6)
        await pilot.click("#table", offset=at)
        assert table(pilot).picker.move == "H"
        assert session.game.turn == 0
        await pilot.click("#table", offset=at)
        assert [step.text for step in session.game.steps if step.seat is not None] == ["1B5", "5G8", "H"]


async def test_a_click_picks_panes_and_another_plays_them(path: Path) -> None:
    session = seated(laid_out(), path)
    async with shown(session) as pilot:
        await pilot.click("#table", offset=Offset(text(pilot, "table").split("\n")[2].index("O"), 2))
        assert table(pilot).picker.head == "2O"
        at = Offset(text(pilot, "table").split("\n")[6].index("6"), 9)
        await pilot.hover("#table", offset=at)
        assert table(pilot).picker.move == "2O6"
        await pilot.click("#table", offset=at)
        assert [step.text for step in session.game.steps if step.seat is not None] == ["2O6"]


async def test_a_pane_is_chosen_by_letter_arrow_or_click(path: Path) -> None:
    session = seated(completed(), path)
    async with shown(session) as pilot:
        table(pilot).texts.say()
        table(pilot).draw()
        assert "Ada, which pane for window 1?" in text(pilot, "prompt")
        await pilot.press("right")
        assert table(pilot).picker.move == "1@B"
        await pilot.press("y")
        assert "1 yellow pane into window 1, window 1 +1" in text(pilot, "prompt")
        await pilot.click("#prompt", offset=Offset(text(pilot, "prompt").index("1@B"), 0))
        assert [event.facts["tile"] for event in session.game.events if event.kind == "set"] == ["B"]
        await pilot.press("u")
        await pilot.click("#table", offset=Offset(5, 10))
        assert [event.facts["tile"] for event in session.game.events if event.kind == "set"] == ["Y"]


async def test_panes_on_joker_squares_are_chosen_by_digit_or_click(path: Path) -> None:
    session = seated(undecided(), path)
    async with shown(session) as pilot:
        await pilot.press("2")
        assert "2 blue panes on strip 8, 2 on joker squares" in text(pilot, "prompt")
        assert text(pilot, "table").count("(B)") == 2
        await pilot.click("#prompt", offset=Offset(text(pilot, "prompt").index("J1"), 0))
        assert [event.facts["jokers"] for event in session.game.events if event.kind == "placed"][-1] == 1


async def test_pages_tell_this_game_and_show_both_faces(path: Path) -> None:
    session = begun(path, "Ada", "greedy", game="sintra", lang="fr")
    async with shown(session) as pilot:
        await pilot.press("?")
        assert isinstance(pilot.app.screen, Dialog)
        assert pilot.app.screen.name == "help"
        said = [str(part) for part in getattr(pilot.app.screen.content, "renderables", ())]
        assert any("vitrier" in part for part in said)
        assert not any("plancher" in part for part in said)
        await pilot.press("escape", "f")
        assert isinstance(pilot.app.screen, Dialog)
        assert pilot.app.screen.name == "details"
        assert "**" in str(pilot.app.screen.content)
        await pilot.press("f")
        assert pilot.app.screen.name != "details"


async def test_a_game_without_details_has_no_key_for_them(path: Path) -> None:
    async with shown(begun(path, "Ada", "greedy")) as pilot:
        assert "faces" not in text(pilot, "keys")
        await pilot.press("f")
        assert pilot.app.screen.name != "details"


@pytest.mark.parametrize("move", ["2O6", "CY8", "1B-", "H"])
def test_every_legal_move_can_be_typed(move: str) -> None:
    picker = Picker(["2O6", "2O8", "CY8", "1B-", "H"], view_of("sintra"))
    assert all(picker.type(key.lower()) for key in move)
    assert picker.move == move


def test_options_reach_the_game(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.toml"
    house = Path(__file__).parents[3] / "src/faience/games/sintra/house.toml"
    other.write_text(house.read_text().replace('name = "house"', 'name = "mine"'))
    options: dict[str, str | bool] = {"side": "b", "allow_negative": True, "strips": str(other)}
    session = prepare(PlayOptions(game="sintra", seats=3, options=options, save=str(path)))
    assert str(session.game.variant) == "sintra side=B allow_negative=yes"
    session.settle()
    left, _ = session.view.heading(session.game.position(), session.words)
    assert left.endswith("strips mine")
    assert prepare(PlayOptions(resume=str(path))).game.variant == session.game.variant


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "missing required field name"),
        (b"name = ", "this is not TOML"),
        (b"\xff", "this is not UTF-8 text"),
        (b"BBBY", "face 1a must have 5 squares, not 4"),
    ],
)
def test_a_wrong_strip_file_is_one_line_that_says_what_is_wrong(tmp_path: Path, content: bytes, said: str) -> None:
    house = (Path(__file__).parents[3] / "src/faience/games/sintra/house.toml").read_bytes()
    path = tmp_path / "set.toml"
    path.write_bytes(house.replace(b'"BBBYY"', b'"BBBY"') if content == b"BBBY" else content)
    with pytest.raises(Misuse) as mistake:
        prepare(PlayOptions(game="sintra", options={"strips": str(path)}))
    assert said in str(mistake.value)
    assert str(mistake.value).startswith(f"--strips: {path}")
    assert "\n" not in str(mistake.value)


def test_what_comes_of_a_choice_is_told_on_its_own(tmp_path: Path) -> None:
    record = tmp_path / "choice.faience"
    record.write_text(str(Record.of(completed(), ["Ada", "Bo"])))
    done = here.faience("play", "--resume", str(record), stdin="1@Y\n", XDG_DATA_HOME=str(tmp_path))
    said = " ".join(done.stdout.split())
    assert "Ada, which pane for window 1? Moves: 1@B 1@Y" in said
    assert "Ada puts 1 yellow pane into window 1. The strip is turned over. Points: window 1 +1. Score 4." in said


@pytest.mark.parametrize(
    "options",
    [
        ("--no-jokers",),
        ("--strips", "/no/such/file"),
        ("--strips", "/"),
    ],
)
def test_a_bad_option_is_one_line_and_exit_2(tmp_path: Path, options: tuple[str, ...]) -> None:
    done = here.faience("play", "--game", "sintra", *options, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.strip().split("\n")) == 1
    assert done.stderr.startswith("faience: ")
    assert options[0].replace("--no-", "--") in done.stderr or "is for 2, 3 or 4" in done.stderr
    assert done.stdout == ""
