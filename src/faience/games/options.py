"""What is chosen before a game: options with any number of choices, as words and as the rules' number."""

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from faience.games.errors import InvalidOption, listed

Choice: TypeAlias = str | bool
_SPELLINGS: dict[Choice, tuple[str, ...]] = {True: ("yes", "true", "on"), False: ("no", "false", "off")}


class Option(msgspec.Struct, frozen=True):
    """A choice made before a game, the first one by default."""

    name: str
    choices: tuple[Choice, ...]
    unit: int
    """What each choice adds to the rules' number more than the one before it."""
    is_switch: bool = False
    """True for a ruling that some people play otherwise, False for a variant with a name of its own."""
    description: str = ""
    """What saying yes means, for the help of the command line; other choices speak for themselves."""

    def read(self, value: object) -> Choice:
        """One of the choices, from itself or from its text form."""
        for choice in self.choices:
            if value == choice and isinstance(value, str) == isinstance(choice, str):
                return choice
            spellings = _SPELLINGS.get(choice) or (str(choice).lower(),)
            if isinstance(value, str) and value.strip().lower() in spellings:
                return choice
        message, choices = "{option} must be {choices}, not {value}", listed(map(write_choice, self.choices))
        raise InvalidOption("choice", message, option=self.name, value=repr(value), choices=choices)

    @property
    def room(self) -> int:
        """The lowest unit that an option above this one may have."""
        return self.unit * len(self.choices)


def write_choice(choice: Choice) -> str:
    """The text form of a choice."""
    return choice if isinstance(choice, str) else ("yes" if choice else "no")


def number_of(options: Sequence[Option], choices: Sequence[Choice]) -> int:
    """What was chosen, as the rules take it."""
    pairs = zip(options, choices, strict=True)
    return sum(option.unit * option.choices.index(choice) for option, choice in pairs)


def choices_of(options: Sequence[Option], number: int) -> tuple[Choice, ...]:
    """What was chosen, from the rules' number for it."""
    chosen = {}
    for option in sorted(options, key=lambda option: -option.unit):
        at, number = divmod(number, option.unit)
        chosen[option.name] = option.choices[at]
    return tuple(chosen[option.name] for option in options)
