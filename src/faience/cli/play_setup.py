"""From the options of `faience play` to a game that is ready and has a file; every mistake is one clear line."""

import math
from datetime import datetime
from pathlib import Path

import msgspec

from faience.cli.errors import Misuse, one_line
from faience.cli.play_session import Session
from faience.drawing import LANGUAGES, Words, choose_language
from faience.games import GAMES, Game, InvalidOption, InvalidRecord, Record
from faience.games.records import NAME_LENGTH
from faience.players import NAMES

SUFFIX = ".faience"
LAST = "last"
_OPPONENT = "greedy"
_LONGEST_PAUSE = 60


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The options as they were typed; None where nothing was said."""

    players: str | None = None
    seats: int | None = None
    game: str = "classic"
    wall: str | None = None
    jokers: bool | None = None
    first: str | None = None
    seed: int | None = None
    lang: str | None = None
    resume: str | None = None
    save: str | None = None
    pause: float = 0.7


def prepare(wishes: Wishes) -> Session:
    """The session that the options ask for, with its record written once; Misuse says what is wrong with them."""
    words = _words(wishes.lang)
    if not math.isfinite(wishes.pause) or not 0 <= wishes.pause <= _LONGEST_PAUSE:
        raise Misuse(words.say("misuse-pause", value=str(wishes.pause)))
    if wishes.seed is not None and not 0 <= wishes.seed < 1 << 64:
        raise Misuse(words.say("misuse-seed", value=str(wishes.seed)))
    session = _resumed(wishes, words) if wishes.resume is not None else _begun(wishes, words)
    try:
        session.path.parent.mkdir(parents=True, exist_ok=True) if wishes.save is None else None
        session.save()
    except OSError as problem:
        raise Misuse(words.say("misuse-not-writable", file=str(session.path), problem=_problem(problem))) from None
    return session


def _words(lang: str | None) -> Words:
    try:
        return Words(choose_language(lang))
    except InvalidOption:
        words = Words(choose_language())
        raise Misuse(words.say("misuse-language", lang=str(lang), languages=", ".join(LANGUAGES))) from None


def _problem(problem: OSError) -> str:
    return problem.strerror or str(problem)


def _begun(wishes: Wishes, words: Words) -> Session:
    if wishes.game not in GAMES:
        raise Misuse(words.say("misuse-game", game=wishes.game, games=", ".join(GAMES)))
    players = _players(wishes, words)
    options: dict[str, object] = {}
    if wishes.wall is not None:
        if wishes.wall not in ("colored", "gray"):
            raise Misuse(words.say("misuse-wall", value=wishes.wall))
        options["wall"] = wishes.wall
    if wishes.jokers is not None:
        options["jokers"] = wishes.jokers
    first = _first(wishes.first or "1", len(players), words)
    game = Game.new(wishes.game, len(players), first="random" if first is None else first, seed=wishes.seed, **options)
    return Session(game, players, _new_path(wishes.save, words), words)


def _players(wishes: Wishes, words: Words) -> list[str]:
    """A name for each seat; somebody who gives no name has none in the record either."""
    named = [name.strip() for name in wishes.players.split(",")] if wishes.players is not None else [""]
    if wishes.players is not None and not all(named):
        raise Misuse(words.say("misuse-name-empty"))
    named = [name.lower() if name.lower() in NAMES else " ".join(name.split()) for name in named]
    for name in named:
        if not name.isprintable():
            raise Misuse(words.say("misuse-name-unprintable", name=one_line(name)))
        if len(name) > NAME_LENGTH:
            raise Misuse(words.say("misuse-name-long", most=NAME_LENGTH, name=name[:NAME_LENGTH] + "…"))
        if name not in NAMES and named.count(name) > 1:
            raise Misuse(words.say("misuse-name-twice", name=name))
    seats = wishes.seats if wishes.seats is not None else max(2, len(named))
    if seats not in GAMES[wishes.game].seats:
        raise Misuse(words.say("misuse-seats", value=seats))
    if len(named) > seats:
        raise Misuse(words.say("misuse-seats-differ", seats=seats, players=len(named)))
    return named + [_OPPONENT] * (seats - len(named))


def _first(text: str, seats: int, words: Words) -> int | None:
    """The seat that begins, or None for a random one."""
    if text == "random":
        return None
    if text not in map(str, range(1, seats + 1)):
        raise Misuse(words.say("misuse-first", seats=seats, value=text))
    return int(text) - 1


def _resumed(wishes: Wishes, words: Words) -> Session:
    """A record says everything about its game, so no option may say otherwise."""
    said = {
        "--players": wishes.players,
        "--seats": wishes.seats,
        "--wall": wishes.wall,
        "--jokers": wishes.jokers,
        "--first": wishes.first,
    }
    for option, value in said.items():
        if value is not None:
            raise Misuse(words.say("misuse-resume-with", option=option))
    path = _last(words) if wishes.resume == LAST else Path(str(wishes.resume)).expanduser()
    try:
        with path.open("rb") as opened:
            record = Record.load(opened)
    except FileNotFoundError:
        raise Misuse(words.say("misuse-no-file", file=str(path))) from None
    except OSError as problem:
        raise Misuse(words.say("misuse-not-readable", file=str(path), problem=_problem(problem))) from None
    except InvalidRecord as problem:
        raise Misuse(words.say("misuse-record", file=str(path), problem=str(problem))) from None
    target = path if wishes.save is None else _new_path(wishes.save, words)
    return Session(record.replay(wishes.seed), record.players, target, words, headers=record.headers)


def saved_games() -> Path:
    """The folder where games are kept when no file is named."""
    import platformdirs

    return Path(platformdirs.user_data_dir("faience", appauthor=False)) / "games"


def _last(words: Words) -> Path:
    folder = saved_games()
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime) if folder.is_dir() else []
    if not found:
        raise Misuse(words.say("misuse-no-last", folder=str(folder)))
    return found[-1]


def _new_path(asked: str | None, words: Words) -> Path:
    """The file for a new game, which must not be there yet."""
    if asked is not None:
        path = Path(asked).expanduser()
        if path.is_dir():
            raise Misuse(words.say("misuse-folder", file=str(path)))
        if path.exists():
            raise Misuse(words.say("misuse-exists", file=str(path)))
        return path
    folder, stem = saved_games(), f"{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{SUFFIX}", number + 1
    return path
