"""Every game at the terminal table: line by line and in the full screen."""

import random
from pathlib import Path
from subprocess import CompletedProcess

import msgspec
import pytest

from faience.cli.play.options import PlayOptions, flag
from faience.cli.play.session import TerminalSession
from faience.cli.play.setup import prepare
from faience.games import GAMES, Game, Record, Variant
from faience.terminal import view_of
from faience.words import LANGUAGES, Words, verdict
from tests.cli import here
from tests.cli.play.test_app import press, shown, table, text
from tests.cli.play.test_line_mode import faience, saved
from tests.suite.games import every_game, tables_of
from tests.suite.sheets import Sheet
from tests.terminal.drawing import WINDOWS


def _said(done: str) -> str:
    return " ".join(done.split())


def _flags(variant: Variant) -> list[str]:
    """What asks for a variant on the command line."""
    said = ["--game", variant.game]
    for name, choice in variant.options.items():
        said += [flag(name), choice] if isinstance(choice, str) else [flag(name)] if choice else []
    return said


def _typed(sheet: Sheet, folder: Path, lines: str, *options: str) -> CompletedProcess[str]:
    """The table line by line; a game from outside has options that only a process of its own has heard of."""
    if sheet.place:
        return faience(folder, lines, *options)
    return here.faience("play", *options, stdin=lines, XDG_DATA_HOME=str(folder))


def _people(number: int) -> list[str]:
    return ["Ada", "Bo", "Zoë", "Di", "Eve", "Flo"][:number]


@pytest.mark.slow
@every_game
def test_people_play_a_whole_game_line_by_line(sheet: Sheet, tmp_path: Path) -> None:
    """What they type is found by a game in this process."""
    variant, seats = tables_of(sheet)[-1]
    game, dice, typed = Game.of(variant, seats, seed=5), random.Random(5), list[str]()
    session = TerminalSession(game, _people(seats), tmp_path / "here.faience", Words("en"))
    session.settle()
    while not game.is_over:
        typed.append(str(dice.choice(game.legal_moves())))
        session.play(typed[-1])
        session.settle()
    lines = "".join(f"{move}\n" for move in typed)
    done = _typed(
        sheet, tmp_path, lines, *_flags(variant), "--seed", "5", "--plain", "--players", ",".join(_people(seats))
    )
    assert (done.returncode, done.stderr) == (0, "")
    result = game.result()
    assert result
    assert Words("en").say("head-sheet") in done.stdout
    assert verdict(game, _people(seats), Words("en")) in done.stdout
    assert f"The record: {saved(tmp_path)}" in done.stdout
    record = Record.load(saved(tmp_path))
    assert record.replay().scores == result.scores
    assert [step.text for step in record.replay().steps] == [step.text for step in game.steps]
    assert all(line.text in _said(done.stdout) for line in session.log())


@every_game
def test_opponents_play_a_whole_game_and_it_can_be_looked_at_again(sheet: Sheet, tmp_path: Path) -> None:
    seats = sheet.book.seats[0]
    players = ",".join(["greedy", "random", "greedy"][:seats])
    done = _typed(sheet, tmp_path, "", "--game", sheet.name, "--players", players, "--seats", str(seats), "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert Words("en").say("head-sheet") in done.stdout
    again = _typed(sheet, tmp_path, "", "--resume", "last")
    assert again.returncode == 0
    assert done.stdout.splitlines()[-2] == again.stdout.splitlines()[-2]


@every_game
def test_commands_and_mistakes_are_answered_line_by_line(sheet: Sheet, tmp_path: Path) -> None:
    words, view = Words("en"), view_of(sheet.name)
    seats = max(2, sheet.book.seats[0])
    typed = "hello\nmoves\nhelp\nsheet\nundo\nshow\nquit\n"
    done = _typed(
        sheet,
        tmp_path,
        typed,
        "--game",
        sheet.name,
        "--seed",
        "5",
        "--seats",
        str(seats),
        "--players",
        ",".join(_people(seats)),
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = _said(done.stdout)
    game = Record.load(saved(tmp_path)).replay()
    assert words.say("plain-commands", move=view.example) in said
    assert words.say(f"{sheet.name}-legend") in said
    assert words.say(f"{sheet.name}-invalid-move", text="hello") in said
    assert words.say("note-legal", moves=" ".join(map(str, game.legal_moves()))) in said
    assert all(words.say(f"{view.name}-help-{topic}") in said for topic in view.help)
    assert words.say("sheet-empty") in said
    assert words.say("illegal-nothing-to-undo") in said
    assert f"faience play --resume {saved(tmp_path)}" in said


@every_game
def test_no_line_is_longer_than_80_cells(sheet: Sheet, tmp_path: Path) -> None:
    variants = list(dict.fromkeys(variant for variant, _ in tables_of(sheet)))
    fewest, most = max(2, sheet.book.seats[0]), sheet.book.seats[-1]
    for number, (variant, seats) in enumerate([(variants[0], fewest), *((variant, most) for variant in variants)]):
        players = ",".join(["Ada", "greedy", "greedy", "random", "random", "greedy"][:seats])
        folder = tmp_path / str(number)
        lang = "en" if seats == fewest else "fr"
        done = _typed(sheet, folder, "show\nmoves\nhelp\n", *_flags(variant), "--players", players, "--lang", lang)
        assert done.returncode == 0
        lines = [line for line in done.stdout.split("\n") if str(folder) not in line]
        assert max(map(len, lines)) <= 80


@every_game
def test_a_bad_option_is_one_line_and_exit_2(sheet: Sheet, tmp_path: Path) -> None:
    own = {option.name for option in sheet.book.options}
    chosen = next(option.name for option in sheet.book.options if isinstance(option.choices[0], str))
    others = [option for book in GAMES.values() for option in book.options if option.name not in own]
    other = next(option for option in others if isinstance(option.choices[0], str))
    for wrong in (
        [flag(chosen), "nonsense"],
        [flag(other.name), str(other.choices[1])],
        ["--seats", str(sheet.book.seats[-1] + 1)],
    ):
        done = _typed(sheet, tmp_path, "", "--game", sheet.name, *wrong)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("faience: ")
        assert len(done.stderr.strip().split("\n")) == 1
        assert wrong[0] in done.stderr or wrong[1] in done.stderr


@every_game
def test_options_reach_the_game(sheet: Sheet, tmp_path: Path) -> None:
    options: dict[str, str | bool] = {option.name: option.choices[-1] for option in sheet.book.options}
    seats, path = sheet.book.seats[-1], tmp_path / "game.faience"
    session = prepare(PlayOptions(game=sheet.name, seats=seats, options=options, save=str(path)))
    assert session.game.variant.options == options
    assert session.game.seats == seats
    assert prepare(PlayOptions(resume=str(path))).game.variant == session.game.variant


@every_game
def test_undoing_in_a_resumed_game_brings_back_the_same_draws(sheet: Sheet, tmp_path: Path) -> None:
    variant, seats = tables_of(sheet)[0]
    path = tmp_path / "game.faience"
    session = TerminalSession(Game.of(variant, seats, seed=5), _people(seats), path, Words("en"))
    session.settle()
    beginning = session.game.position()
    while session.game.round == 1:
        session.play(str(session.game.legal_moves()[0]))
        session.settle()
    record = Record.load(path)
    resumed = TerminalSession(record.replay(seed=99), record.players, path, Words("en"))
    resumed.play(resumed.undo())
    resumed.settle()
    assert resumed.game.steps == session.game.steps
    assert resumed.game.position() == session.game.position()
    while resumed.game.can_undo:
        resumed.undo()
    assert resumed.game.position() == beginning


def _before_the_end(variant: Variant, seats: int, rounds: int) -> Record:
    """A game of which so many rounds are left."""
    game, dice = Game.of(variant, seats, seed=5), random.Random(5)
    began = dict[int, int]()
    while not game.is_over:
        began.setdefault(game.round, len(game.steps))
        game.deal() if game.turn is None else game.play(dice.choice(game.legal_moves()))
    record = Record.of(game, ["Ada", "greedy", "random", "greedy", "random"][:seats])
    return msgspec.structs.replace(record, steps=record.steps[: began[game.round - rounds + 1]])


@pytest.mark.slow
@every_game
async def test_the_last_rounds_by_keyboard_end_with_the_score_sheet(sheet: Sheet, tmp_path: Path) -> None:
    variant, seats = next((variant, seats) for variant, seats in tables_of(sheet)[::-1] if seats == 2)
    record, path = _before_the_end(variant, seats, rounds=2), tmp_path / "game.faience"
    session, words = TerminalSession(record.replay(seed=5), record.players, path, Words("en")), Words("en")
    first = session.game.round
    async with shown(session) as pilot:
        prompts = set()
        for _ in range(400):
            if session.game.is_over:
                break
            if session.game.turn is None:
                prompts.add(text(pilot, "prompt").strip())
                await press(pilot, "enter")
            else:
                is_asked = session.game.phase in session.game.book.follow_ups
                await press(pilot, *(() if is_asked else ("right", "down")), "enter")
        assert any(prompt.startswith(words.say("head-round", round=first)) for prompt in prompts)
        await pilot.pause()
        assert pilot.app.screen.name == "sheet"
        await pilot.press("escape")
        assert verdict(session.game, session.names, words) in text(pilot, "log")
        await pilot.press("v")
        assert pilot.app.screen.name == "sheet"
    assert Record.load(path).replay().scores == session.game.scores


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", WINDOWS, ids=str)
async def test_nothing_is_cut_off_in_the_usual_windows(
    sheet: Sheet, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    for seats in sheet.book.seats:
        players = [*_people(seats - 1), "greedy"] if seats > 1 else _people(1)
        game = Game.new(sheet.name, seats, seed=5)
        session = TerminalSession(game, players, tmp_path / f"{seats}.faience", Words(lang))
        async with shown(session, *size) as pilot:
            field, past = table(pilot).query_one("#field"), table(pilot).query_one("#past")
            assert (field.max_scroll_x, field.max_scroll_y) == (0, 0)
            assert past.size.height >= 4
            assert text(pilot, "keys").rstrip().endswith(f"q {Words(lang).say('key-quit')}")
