"""What people read, in their language: the messages of `locale/`, filled in."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from faience.games import GAMES, IllegalMove, InvalidMove, InvalidOption
from faience.games.rulebook import LANGUAGES, LOCALE

DEFAULT = "en"

Fact = str | int


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, or the one the environment speaks, or English."""
    if asked is not None:
        return _checked(_base(asked), asked)
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := variables.get(name):
            return _base(value) if _base(value) in LANGUAGES else DEFAULT
    return DEFAULT


def _base(locale: str) -> str:
    """`fr` for `fr_CA.UTF-8`."""
    return locale.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]


def _checked(lang: str, asked: str) -> str:
    if lang not in LANGUAGES:
        message = "unknown language {language!r}; choose {known}"
        raise InvalidOption("unknown-language", message, language=asked, known=LANGUAGES)
    return lang


SHARED = ("common", "terminal", "table", "page")
"""The files of messages that belong to no game."""


@cache
def _sources(folder: Path, name: str, lang: str) -> dict[str, str]:
    """The messages of a file as they are written, by name; none of them needs another."""
    path = folder / f"{name}.{lang}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {source.partition(" ")[0]: source for source in re.split(r"(?m)^(?=[a-z][\w-]* =)", text)[1:]}


@cache
def _shared(lang: str) -> dict[str, str]:
    return {name: source for file in SHARED for name, source in _sources(LOCALE, file, lang).items()}


def _source(lang: str, message: str) -> str | None:
    """A message as it is written: from a shared file, or from that of the game whose name it begins with."""
    if message in _shared(lang):
        return _shared(lang)[message]
    game = message.partition("-")[0]
    return _sources(GAMES[game].messages, game, lang).get(message) if game in GAMES else None


@cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle  # slow to load, so only where words are needed

    return FluentBundle([lang], use_isolating=False)


@cache
def _pattern(lang: str, message: str) -> Any:
    """A message, read when it is first said: reading all of them takes longer than drawing the first screen."""
    from fluent.runtime import FluentResource

    bundle = _bundle(lang)
    bundle.add_resource(FluentResource(_source(lang, message)))
    return bundle.get_message(message).value


class Words:
    """The messages of one language."""

    def __init__(self, lang: str = DEFAULT) -> None:
        self.lang = _checked(lang, lang)
        self._said: dict[tuple[str, tuple[tuple[str, Fact], ...]], str] = {}

    def has(self, message: str) -> bool:
        """True if there is such a message."""
        return _source(self.lang, message) is not None

    def say(self, message: str, **facts: Fact) -> str:
        """A message with its facts; one that does not exist or lacks a fact is a bug, and raises."""
        key = message, tuple(facts.items())
        if key not in self._said:
            self._said[key] = self._format(message, facts)
        return self._said[key]

    def _format(self, message: str, facts: Mapping[str, Fact]) -> str:
        if not self.has(message):
            raise LookupError(f"there is no message {message!r} in {self.lang}")
        text, problems = _bundle(self.lang).format_pattern(_pattern(self.lang, message), dict(facts))
        if problems:
            raise LookupError(f"{message} in {self.lang}: {problems[0]}")
        for below in (fact for fact in facts.values() if isinstance(fact, int) and fact < 0):
            text = text.replace(str(below), written(below))
        return str(text)

    def tiles(self, game: str, letters: str) -> str:
        """Tiles of a game in words, such as `2 blue tiles and 1 joker` for `BBJ`."""
        kinds = dict.fromkeys(letters)
        return self.join([self.say(f"{game}-tiles-{letter}", count=letters.count(letter)) for letter in kinds])

    def join(self, parts: Sequence[str]) -> str:
        """A list as people say it: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.say("list-comma", first=first, next=part)
        return self.say("list-and", first=first, last=parts[-1])

    def why(self, game: str, error: IllegalMove | InvalidMove, text: str = "") -> str:
        """Why a move was not accepted in a game; `text` is what was typed."""
        if isinstance(error, InvalidMove):
            return self.say(f"{game}-invalid-move", text=text if len(text) <= 20 else text[:20] + "…")
        facts = dict(error.facts)
        if "color" in facts:
            letter = str(facts["color"])
            facts["color"], facts["tile"] = self.say(f"{game}-color-{letter}"), self.say(f"{game}-tile-{letter}")
        own = f"{game}-illegal-{error.rule}"
        return self.say(own if self.has(own) else f"illegal-{error.rule}", **facts)


def written(number: int) -> str:
    """A number as people read it: with a minus sign, not with a hyphen."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else written(points)
