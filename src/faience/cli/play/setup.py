"""From the options of `faience play` to a game that is ready and has a file; every mistake is one clear line."""

import math
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from faience.cli.errors import Misuse, one_line
from faience.cli.play.opponent_engine import LEVEL, OpponentEngine
from faience.cli.play.options import PlayOptions, flag
from faience.cli.play.session import TerminalSession
from faience.games import GAMES, Game, InvalidOption, InvalidRecord, Record, Variant
from faience.games.options import write_choice
from faience.games.record_form import FAIRNESS, NAME_LENGTH
from faience.games.registry import DEFAULT
from faience.players.roster import named, names_player
from faience.words import LANGUAGES, Words, choose_language

SUFFIX = ".faience"
LAST = "last"
_OPPONENT = "greedy"
_COMPANY = 2
"""So many seats at least, where the game allows it, if nothing else is said."""
_LONGEST_PAUSE = 60
_LIMITS = ("time=", "nodes=", "ponder=")
STRONGEST = 10
"""The highest level; `players.levels` would have to be loaded with all that calculates to be asked."""


def prepare(asked: PlayOptions, engine: OpponentEngine | None = None) -> TerminalSession:
    """The session that the options ask for, with its record written once; Misuse says what is wrong with them."""
    words = _words(asked.lang)
    if not math.isfinite(asked.pause) or not 0 <= asked.pause <= _LONGEST_PAUSE:
        raise Misuse(words.say("misuse-pause", value=str(asked.pause)))
    if asked.seed is not None and not 0 <= asked.seed < 1 << 64:
        raise Misuse(words.say("misuse-seed", value=str(asked.seed)))
    session = _resumed(asked, words, engine) if asked.resume is not None else _begun(asked, words, engine)
    try:
        session.path.parent.mkdir(parents=True, exist_ok=True) if asked.save is None else None
        session.save()
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Misuse(words.say("misuse-not-writable", file=str(session.path), problem=told)) from None
    return session


def _words(lang: str | None) -> Words:
    try:
        return Words(choose_language(lang))
    except InvalidOption:
        words = Words(choose_language())
        raise Misuse(words.say("misuse-language", lang=str(lang), languages=", ".join(LANGUAGES))) from None


def _begun(asked: PlayOptions, words: Words, engine: OpponentEngine | None) -> TerminalSession:
    if (name := asked.game or DEFAULT) not in GAMES:
        raise Misuse(words.say("misuse-game", game=name, games=", ".join(GAMES)))
    players = _players(asked, name, words)
    variant = _variant(name, asked.options, words)
    first = asked.first or "1"
    if first not in ("random", *map(str, range(1, len(players) + 1))):
        raise Misuse(words.say("misuse-first", seats=len(players), value=first))
    game = Game.of(variant, len(players), first="random" if first == "random" else int(first) - 1, seed=asked.seed)
    return TerminalSession(game, players, _new_path(asked.save, words), words, engine=engine)


def _variant(name: str, options: dict[str, str | bool], words: Words) -> Variant:
    """The variant of a game that the options ask for; an option of another game is a mistake."""
    book = GAMES[name]
    known = {option.name: option for option in book.options}
    parts = (book.parts.name,) if book.parts else ()
    for option, value in options.items():
        if option not in (*known, *parts):
            has = ", ".join(map(flag, (*known, *parts)))
            raise Misuse(words.say("misuse-option", game=name, option=flag(option), options=has))
        try:
            Variant.of(name, **{option: value})
        except InvalidOption as problem:
            if option in parts:
                told = words.say("misuse-parts", option=flag(option), problem=str(problem))
            else:
                choices = _either(map(write_choice, known[option].choices), words)
                told = words.say("misuse-choice", option=flag(option), choices=choices, value=str(value))
            raise Misuse(told) from None
    return Variant.of(name, **options)


def _either(choices: Iterable[object], words: Words) -> str:
    """Choices as people say them: `2, 3 or 4`."""
    *others, last = map(str, choices)
    return words.say("list-or", first=", ".join(others), last=last) if others else last


def _players(asked: PlayOptions, game: str, words: Words) -> list[str]:
    """A name for each seat; somebody who gives no name has none in the record either."""
    names = _split(asked.players) if asked.players is not None else [""]
    if asked.players is not None and not all(names):
        raise Misuse(words.say("misuse-name-empty"))
    for name in names:
        if not name.isprintable():
            raise Misuse(words.say("misuse-name-unprintable", name=one_line(name)))
        if len(name) > NAME_LENGTH:
            raise Misuse(words.say("misuse-name-long", most=NAME_LENGTH, name=name[:NAME_LENGTH] + "…"))
        if names_player(name):
            _check_opponent(name, words)
        elif names.count(name) > 1:
            raise Misuse(words.say("misuse-name-twice", name=name))
    allowed = GAMES[game].seats
    fewest = min(allowed, key=lambda number: (number < _COMPANY, number))
    seats = asked.seats if asked.seats is not None else max(fewest, len(names))
    if seats not in allowed:
        raise Misuse(words.say("misuse-seats", game=game, seats=_either(allowed, words), value=seats))
    if len(names) > seats:
        raise Misuse(words.say("misuse-seats-differ", seats=seats, players=len(names)))
    return names + [_OPPONENT] * (seats - len(names))


def _split(text: str) -> list[str]:
    """The names between commas; a limit such as `time=2` belongs to the opponent before it."""
    names: list[str] = []
    for part in text.split(","):
        name = " ".join(part.split())
        if names and names_player(names[-1]) and name.lower().startswith(_LIMITS):
            names[-1] += f",{name.lower()}"
        else:
            names.append(name.lower() if names_player(name.lower()) else name)
    return names


def _check_opponent(name: str, words: Words) -> None:
    """Misuse for what begins like an opponent but is none."""
    try:
        named(name, seed=0)
    except InvalidOption as problem:
        level = name.partition(",")[0].removeprefix(f"{LEVEL}:")
        if name.startswith(LEVEL) and level not in map(str, range(1, STRONGEST + 1)):
            raise Misuse(words.say("misuse-level", most=STRONGEST, value=level)) from None
        raise Misuse(words.say("misuse-player", name=name, problem=str(problem))) from None


def _resumed(asked: PlayOptions, words: Words, engine: OpponentEngine | None) -> TerminalSession:
    """A record says everything about its game, so no option may say otherwise."""
    said: dict[str, object] = {flag(name): getattr(asked, name) for name in ("game", "players", "seats", "first")}
    said |= {flag(name): value for name, value in asked.options.items()}
    for option, value in said.items():
        if value is not None:
            raise Misuse(words.say("misuse-resume-with", option=option))
    path = _last(words) if asked.resume == LAST else Path(str(asked.resume)).expanduser()
    try:
        with path.open("rb") as opened:
            record = Record.load(opened)
    except FileNotFoundError:
        raise Misuse(words.say("misuse-no-file", file=str(path))) from None
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise Misuse(words.say("misuse-not-readable", file=str(path), problem=told)) from None
    except InvalidRecord as problem:
        raise Misuse(words.say("misuse-record", file=str(path), problem=str(problem))) from None
    target = path if asked.save is None else _new_path(asked.save, words)
    for name in filter(names_player, record.players):
        _check_opponent(name, words)
    headers = {name: said for name, said in record.headers.items() if name not in FAIRNESS}  # from here on others draw
    return TerminalSession(record.replay(asked.seed), record.players, target, words, headers=headers, engine=engine)


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
