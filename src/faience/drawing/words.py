"""What people read, in their language: the messages of `locale/`, filled in."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from faience.games import IllegalMove, InvalidMove, InvalidOption

LANGUAGES = ("en", "fr")
DEFAULT = "en"

Fact = str | int


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, or the one the environment speaks, or English."""
    if asked is not None:
        if _base(asked) not in LANGUAGES:
            raise InvalidOption(f"there is no language {asked!r}; there is {', '.join(LANGUAGES)}")
        return _base(asked)
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := variables.get(name):
            return _base(value) if _base(value) in LANGUAGES else DEFAULT
    return DEFAULT


def _base(locale: str) -> str:
    """`fr` for `fr_CA.UTF-8`."""
    return locale.strip().lower().replace("-", "_").partition("_")[0].partition(".")[0]


@cache
def _bundle(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, so only where words are needed

    text = (resources.files("faience.locale") / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """The messages of one language."""

    def __init__(self, lang: str = DEFAULT) -> None:
        if lang not in LANGUAGES:
            raise InvalidOption(f"there is no language {lang!r}; there is {', '.join(LANGUAGES)}")
        self.lang = lang
        self._said: dict[tuple[str, tuple[tuple[str, Fact], ...]], str] = {}

    def say(self, message: str, **facts: Fact) -> str:
        """A message with its facts; one that does not exist or lacks a fact is a bug, and raises."""
        key = message, tuple(facts.items())
        if key not in self._said:
            self._said[key] = self._format(message, facts)
        return self._said[key]

    def _format(self, message: str, facts: Mapping[str, Fact]) -> str:
        bundle = _bundle(self.lang)
        if not bundle.has_message(message):
            raise LookupError(f"{self.lang}.ftl has no message {message!r}")
        text, problems = bundle.format_pattern(bundle.get_message(message).value, dict(facts))
        if problems:
            raise LookupError(f"{message} in {self.lang}.ftl: {problems[0]}")
        return str(text)

    def tiles(self, letters: str) -> str:
        """Tiles in words, such as `2 blue tiles and 1 joker` for `BBJ`."""
        kinds = dict.fromkeys(letters)
        return self.join([self.say(f"tiles-{letter}", count=letters.count(letter)) for letter in kinds])

    def join(self, parts: Sequence[str]) -> str:
        """A list as people say it: `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        first = parts[0]
        for part in parts[1:-1]:
            first = self.say("list-comma", first=first, next=part)
        return self.say("list-and", first=first, last=parts[-1])

    def why(self, error: IllegalMove | InvalidMove, text: str = "") -> str:
        """Why a move was not accepted; `text` is what was typed."""
        if isinstance(error, InvalidMove):
            return self.say("invalid-move", text=text if len(text) <= 20 else text[:20] + "…")
        facts = dict(error.facts)
        if "color" in facts:
            letter = str(facts["color"])
            facts["color"], facts["tile"] = self.say(f"color-{letter}"), self.say(f"tile-{letter}")
        return self.say(f"illegal-{error.rule}", **facts)


def signed(points: int) -> str:
    """Points with their sign, set as a sign and not as a hyphen."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
