"""The full screen, by keyboard and by mouse."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from faience.cli.play.app import TableApp
from faience.cli.play.screen import TableScreen
from faience.cli.play.screen_text import ScreenText
from faience.cli.play.session import TerminalSession
from faience.games import Game, Record, Variant
from faience.words import Words


def begun(path: Path, *players: str, lang: str = "en", game: str = "classic", **options: object) -> TerminalSession:
    made = Game.of(Variant.of(game, **options), len(players), seed=5)
    return TerminalSession(made, players, path, Words(lang))


@asynccontextmanager
async def shown(session: TerminalSession, width: int = 80, height: int = 24) -> AsyncIterator[Pilot[int]]:
    app = TableApp(ScreenText(session), pause=0)
    async with app.run_test(size=(width, height)) as pilot:
        await pilot.pause()
        yield pilot


def table(pilot: Pilot[int]) -> TableScreen:
    assert isinstance(pilot.app, TableApp)
    return pilot.app.table


def text(pilot: Pilot[int], name: str) -> str:
    return table(pilot).panel(name).text.plain


async def press(pilot: Pilot[int], *keys: str) -> None:
    """Press keys, and wait until all opponents have answered."""
    await pilot.press(*keys)
    session = table(pilot).session
    for _ in range(60_000):
        if session.is_waiting or session.game.is_over or session.game.phase == "deal":
            break
        assert pilot.app.is_running, "the table broke down"
        await pilot.pause(0.002)
    else:
        raise AssertionError("the opponents never answered")
    await pilot.pause()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.faience"


async def test_the_first_screen_shows_the_table_the_log_and_the_keys(path: Path) -> None:
    async with shown(begun(path, "Ada", "greedy")) as pilot:
        assert "Round 1 · colored wall" in text(pilot, "head")
        assert "▶ Ada" in text(pilot, "table")
        assert text(pilot, "log") == "Round 1: Ada begins."
        assert "Ada, your turn" in text(pilot, "prompt") or "Every move is saved" in text(pilot, "prompt")
        assert "u undo" in text(pilot, "keys")


async def test_a_typed_move_is_previewed_and_enter_plays_it(path: Path) -> None:
    session = begun(path, "Ada", "greedy")
    async with shown(session) as pilot:
        await pilot.press("3", "w")
        assert "3W_" in text(pilot, "prompt")
        await pilot.press("2")
        assert "2 white tiles to complete line 2, +1, 1 falls, floor \u22121" in text(pilot, "prompt")
        assert "(W)(W)" in text(pilot, "table")
        assert not any(step.seat is not None for step in session.game.steps)
        await press(pilot, "enter")
        assert "Ada takes 3 white tiles from display 3" in text(pilot, "log")
        assert "Greedy takes" in text(pilot, "log")
        assert session.is_waiting


async def test_arrows_pick_and_enter_plays(path: Path) -> None:
    session = begun(path, "Ada", "Bo")
    async with shown(session) as pilot:
        await press(pilot, "right", "right", "down", "down", "enter")
        assert [step.text for step in session.game.steps if step.seat is not None] == ["1R2"]
        await press(pilot, "left", "up", "enter")
        assert [step.text for step in session.game.steps if step.seat is not None][1][-1] == "-"


async def test_a_key_that_makes_no_legal_move_says_why_and_the_game_goes_on(path: Path) -> None:
    async with shown(begun(path, "Ada", "greedy")) as pilot:
        await pilot.press("3", "b")
        assert "3B: there is no blue tile on display 3." in text(pilot, "prompt")
        await pilot.press("9")
        assert "there are only 5 displays" in text(pilot, "prompt")
        await pilot.press("x")
        assert "is not a move" in text(pilot, "prompt")
        await press(pilot, "escape", "3", "w", "2", "enter")
        assert "Ada takes 3 white tiles" in text(pilot, "log")


@pytest.mark.parametrize("keys", [("enter", "9"), ("3", "w", "2", "x"), ("right", "down", "ù")])
async def test_enter_never_plays_what_a_refused_key_left_behind(path: Path, keys: tuple[str, ...]) -> None:
    session = begun(path, "Ada", "Bo")
    async with shown(session) as pilot:
        await pilot.press(*keys)
        before = session.game.position()
        await pilot.press("enter")
        assert session.game.position() == before


async def test_enter_goes_on_from_the_display_that_was_typed(path: Path) -> None:
    session = begun(path, "Ada", "Bo")
    async with shown(session) as pilot:
        await pilot.press("3", "enter")
        assert table(pilot).picker.move.startswith("3")


async def test_undo_takes_back_the_last_move_of_a_person(path: Path) -> None:
    session = begun(path, "Ada", "greedy")
    async with shown(session) as pilot:
        await pilot.press("u")
        assert "no move to undo" in text(pilot, "prompt")
        before = session.game.position()
        await press(pilot, "3", "w", "2", "enter")
        assert session.game.position() != before
        await press(pilot, "u")
        assert session.game.position() == before
        assert "Undone: 3W2" in text(pilot, "prompt")


async def test_a_click_picks_tiles_and_another_plays_them(path: Path) -> None:
    session = begun(path, "Ada", "Bo")
    async with shown(session) as pilot:
        rows = text(pilot, "table").split("\n")
        at = Offset(rows[1].index("W"), 1)
        await pilot.click("#table", offset=at)
        assert table(pilot).picker.head == "3W"
        await pilot.hover("#table", offset=Offset(14, 8))
        assert table(pilot).picker.move == "3W3"
        await pilot.click("#table", offset=Offset(14, 8))
        assert [step.text for step in session.game.steps if step.seat is not None] == ["3W3"]
        await pilot.click("#keys", offset=Offset(text(pilot, "keys").index("u undo"), 0))
        assert not any(step.seat is not None for step in session.game.steps)


async def test_the_end_of_a_round_waits_to_be_read(path: Path) -> None:
    session = begun(path, "Ada", "greedy")
    async with shown(session) as pilot:
        for _ in range(40):
            if session.game.phase == "deal":
                break
            await press(pilot, "right", "down", "enter")
        assert "Round 1 is over: Enter deals the next one" in text(pilot, "prompt")
        assert "Ada tiles the wall" in text(pilot, "log")
        await press(pilot, "x")
        assert session.game.phase == "deal"
        await press(pilot, "enter")
        assert session.game.round == 2
        assert session.game.phase == "draft"


async def test_quitting_and_control_c_leave_a_record_that_resumes(path: Path) -> None:
    for key, status in (("q", 0), ("ctrl+c", 130)):
        path.unlink(missing_ok=True)
        session = begun(path, "Ada", "greedy")
        async with shown(session) as pilot:
            await press(pilot, "3", "w", "2", "enter")
            await pilot.press(key)
        assert pilot.app.return_value == status
        record = Record.parse(path.read_bytes())
        assert record.replay().position() == session.game.position()
        assert record.players == ("Ada", "greedy")


async def test_save_says_where(path: Path) -> None:
    async with shown(begun(path, "Ada", "greedy"), width=200) as pilot:
        await pilot.press("s")
        assert f"Saved: {path}" in text(pilot, "prompt")


async def test_a_failing_disk_is_said_and_the_game_goes_on(path: Path) -> None:
    session = begun(path / "no" / "folder", "Ada", "greedy")
    async with shown(session, width=200) as pilot:
        await press(pilot, "3", "w", "2", "enter")
        assert "could not be saved" in text(pilot, "prompt")
        await pilot.press("s")
        assert "could not be saved" in text(pilot, "prompt")
        assert session.is_waiting


async def test_a_window_that_is_too_narrow_says_what_it_needs(path: Path) -> None:
    async with shown(begun(path, "Ada", "greedy"), 79, 24) as pilot:
        assert "The window needs 80 columns" in text(pilot, "head")
    async with shown(begun(path, "Ada", "greedy"), 80, 24) as pilot:
        assert "Round 1" in text(pilot, "head")


async def test_the_screen_speaks_french(path: Path) -> None:
    async with shown(begun(path, "", "greedy", lang="fr")) as pilot:
        assert "Manche 1 · mur coloré" in text(pilot, "head")
        assert "Joueur 1" in text(pilot, "table")
        assert "Glouton" in text(pilot, "table")
        assert "Centre" in text(pilot, "table")
        assert "u annuler" in text(pilot, "keys")
        await pilot.press("?")
        assert pilot.app.screen.name == "help"


@pytest.mark.parametrize("size", [(80, 24), (80, 40), (120, 40), (200, 50)])
@pytest.mark.parametrize("players", [("Ada", "greedy"), ("Ada", "Bo", "greedy"), ("Ada", "Bo", "Zoë", "greedy")])
async def test_nothing_is_cut_off_in_the_usual_windows(
    path: Path, players: tuple[str, ...], size: tuple[int, int]
) -> None:
    async with shown(begun(path, *players, wall="gray", jokers=True), *size) as pilot:
        field, past = table(pilot).query_one("#field"), table(pilot).query_one("#past")
        assert field.max_scroll_x == 0
        assert field.max_scroll_y == 0
        assert past.size.height >= 4
        for name in ("head", "prompt", "keys"):
            assert table(pilot).panel(name).text.cell_len <= size[0]


async def test_a_small_window_scrolls(path: Path) -> None:
    async with shown(begun(path, "a", "b", "c", "greedy"), 50, 16) as pilot:
        field = table(pilot).query_one("#field")
        assert field.max_scroll_y > 0
        await pilot.press("pagedown")
        await pilot.pause(0.4)
        assert field.scroll_y > 0


@pytest.mark.slow
async def test_games_without_people_play_on_their_own(path: Path) -> None:
    session = begun(path, "greedy", "random")
    async with shown(session) as pilot:
        for _ in range(200_000):
            if session.game.is_over:
                break
            await pilot.pause(0.002)
        assert session.game.is_over
