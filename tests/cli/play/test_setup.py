"""From options to a game; every mistake is one clear line."""

from pathlib import Path

import pytest

from faience.cli.errors import Misuse
from faience.cli.play.options import PlayOptions
from faience.cli.play.setup import prepare
from faience.games import Record


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def test_without_options_a_person_plays_greedy_on_the_colored_wall(tmp_path: Path) -> None:
    session = prepare(PlayOptions())
    assert session.players == ("", "greedy")
    assert session.names == ("Player 1", "Greedy")
    assert str(session.game.variant) == "classic wall=colored jokers=no"
    assert session.path.parent == tmp_path / "data" / "faience" / "games"
    assert session.path.exists()
    assert session.words.lang == "en"


def test_free_seats_are_greedy() -> None:
    assert prepare(PlayOptions(seats=4, players="Ada,random")).players == ("Ada", "random", "greedy", "greedy")
    assert prepare(PlayOptions(players="Ada, Bo ,GREEDY")).players == ("Ada", "Bo", "greedy")
    assert prepare(PlayOptions(players="Ada")).players == ("Ada", "greedy")


def test_levels_and_other_players_that_calculate_are_opponents() -> None:
    session = prepare(PlayOptions(players="Ada,Level:7,time=2,search:nodes=50,level:10,ponder=yes"))
    assert session.players == ("Ada", "level:7,time=2", "search:nodes=50", "level:10,ponder=yes")
    assert session.names == ("Ada", "Level 7", "Search", "Level 10")
    assert Record.parse(session.path.read_bytes()).players == session.players
    twice = prepare(PlayOptions(players="Zoë,level:3,level:3", lang="fr"))
    assert twice.names == ("Zoë", "Niveau 3 (2)", "Niveau 3 (3)")


def test_a_record_with_an_opponent_that_does_not_exist_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "bad.faience"
    path.write_text("faience 1\ngame: classic\nseats: 2\nfirst: 1\nplayer 1: Ada\nplayer 2: level:12\n\n")
    with pytest.raises(Misuse, match="choose a level from 1 to 10, not 12"):
        prepare(PlayOptions(resume=str(path)))


def test_options_reach_the_game(tmp_path: Path) -> None:
    options: dict[str, str | bool] = {"wall": "gray", "jokers": True}
    asked = PlayOptions(options=options, first="2", seed=7, lang="fr", save=str(tmp_path / "a.faience"))
    session = prepare(asked)
    assert str(session.game.variant) == "classic wall=gray jokers=yes"
    assert (session.game.first, session.game.seed, session.words.lang) == (1, 7, "fr")
    assert session.path == tmp_path / "a.faience"


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert prepare(PlayOptions()).words.lang == "fr"


def test_two_games_in_one_second_get_two_files() -> None:
    assert len({prepare(PlayOptions()).path for _ in range(3)}) == 3


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (PlayOptions(lang="tlh"), "unknown language tlh; choose en, fr"),
        (PlayOptions(game="chess"), "unknown game chess; choose classic, sintra, pavilion"),
        (PlayOptions(options={"wall": "pink"}), "--wall must be colored or gray, not pink"),
        (PlayOptions(options={"side": "B"}), "classic has no option --side; choose --wall, --jokers"),
        (PlayOptions(game="sintra", options={"side": "C"}), "--side must be A or B, not C"),
        (
            PlayOptions(game="sintra", options={"jokers": True}),
            "sintra has no option --jokers; choose --side, --allow-negative, --reset-must-move-left, --strips",
        ),
        (
            PlayOptions(game="sintra", options={"strips": "/no/such/set"}),
            "--strips: /no/such/set cannot be read: No such file or directory",
        ),
        (PlayOptions(game="pavilion", options={"side": "A"}), "--side must be colored or free, not A"),
        (
            PlayOptions(game="pavilion", options={"wall": "gray"}),
            "pavilion has no option --wall; choose --side, --keep-all, --last-discard",
        ),
        (PlayOptions(players="Ada,level:11"), "choose a level from 1 to 10, not 11"),
        (PlayOptions(players="Ada,level:0"), "choose a level from 1 to 10, not 0"),
        (PlayOptions(players="Ada,level:x"), "choose a level from 1 to 10, not x"),
        (PlayOptions(players="Ada,level:"), "choose a level from 1 to 10, not "),
        (
            PlayOptions(players="Ada,level:7,time=-1"),
            "level:7,time=-1 is not an opponent: time must be a number of seconds",
        ),
        (PlayOptions(players="Ada,search:"), "search: is not an opponent: 'search:' needs a limit"),
        (
            PlayOptions(players="Ada,mcts:speed=1"),
            "mcts:speed=1 is not an opponent: 'speed=1' in 'mcts:speed=1' is not a limit",
        ),
        (PlayOptions(seats=5), "classic is for 2, 3 or 4 players, not 5"),
        (PlayOptions(seats=1), "classic is for 2, 3 or 4 players, not 1"),
        (PlayOptions(players="a,b,c,d,e"), "classic is for 2, 3 or 4 players, not 5"),
        (PlayOptions(players="a,b,c", seats=2), "--seats says 2, but --players names 3"),
        (PlayOptions(players=""), "one of them is empty"),
        (PlayOptions(players="Ada,,Bo"), "one of them is empty"),
        (PlayOptions(players="Ada,Ada"), "two people are called Ada"),
        (PlayOptions(players="x" * 41), "at most 40 characters"),
        (PlayOptions(first="3"), "--first is a seat from 1 to 2 or random, not 3"),
        (PlayOptions(first="me"), "--first is a seat from 1 to 2 or random, not me"),
        (PlayOptions(seed=-1), "--seed is a number from 0"),
        (PlayOptions(seed=1 << 64), "--seed is a number from 0"),
        (PlayOptions(pause=-1.0), "--pause is a number of seconds"),
        (PlayOptions(pause=float("nan")), "--pause is a number of seconds"),
        (PlayOptions(resume="/no/such/file"), "no such file: /no/such/file"),
        (PlayOptions(resume="last"), "no saved game in"),
        (PlayOptions(resume="/"), "/ cannot be read"),
        (PlayOptions(save="/no/such/folder/x"), "/no/such/folder/x cannot be written: No such file or directory"),
        (PlayOptions(save="/"), "/ is a folder"),
    ],
)
def test_a_mistake_is_one_clear_line(asked: PlayOptions, said: str) -> None:
    with pytest.raises(Misuse) as mistake:
        prepare(asked)
    assert said in str(mistake.value)
    assert "\n" not in str(mistake.value)


def test_a_mistake_is_told_in_french_to_those_who_asked_for_it() -> None:
    with pytest.raises(Misuse, match="classic se joue à 2, 3 ou 4, pas à 7"):
        prepare(PlayOptions(seats=7, lang="fr"))


def test_a_saved_game_is_resumed_where_it_was() -> None:
    session = prepare(PlayOptions(players="Ada,Bo", seed=3))
    session.settle()
    session.play(str(session.game.legal_moves()[0]))
    for resume in (str(session.path), "last"):
        resumed = prepare(PlayOptions(resume=resume))
        assert resumed.game.position() == session.game.position()
        assert resumed.players == ("Ada", "Bo")
        assert resumed.path == session.path
        assert resumed.headers == session.headers


def test_a_resumed_game_can_go_on_in_another_file(tmp_path: Path) -> None:
    session = prepare(PlayOptions())
    other = prepare(PlayOptions(resume=str(session.path), save=str(tmp_path / "b.faience")))
    other.settle()
    assert len(Record.parse(other.path.read_bytes()).steps) > len(Record.parse(session.path.read_bytes()).steps)


@pytest.mark.parametrize(
    ("asked", "option"),
    [
        (PlayOptions(resume="last", players="Ada"), "--players"),
        (PlayOptions(resume="last", seats=3), "--seats"),
        (PlayOptions(resume="last", options={"wall": "gray"}), "--wall"),
        (PlayOptions(resume="last", options={"jokers": False}), "--jokers"),
        (PlayOptions(resume="last", first="1"), "--first"),
        (PlayOptions(resume="last", game="sintra"), "--game"),
        (PlayOptions(resume="last", options={"allow_negative": True}), "--allow-negative"),
    ],
)
def test_a_resumed_game_cannot_be_changed(asked: PlayOptions, option: str) -> None:
    prepare(PlayOptions())
    with pytest.raises(Misuse, match=f"{option} cannot be changed"):
        prepare(asked)


def test_a_damaged_record_is_said_to_be_damaged(tmp_path: Path) -> None:
    path = tmp_path / "bad.faience"
    path.write_bytes(b"faience 1\ngame: classic\nseats: 2\nfirst: 1\n\n1 9X9\n")
    with pytest.raises(Misuse, match="is not a record that can be resumed: line 6"):
        prepare(PlayOptions(resume=str(path)))
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Misuse, match="not UTF-8 text"):
        prepare(PlayOptions(resume=str(path)))
