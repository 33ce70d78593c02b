"""Games in words."""

from faience.games import Event, Game
from faience.words import GameLog, Line, Narrator, Words

NAMES = ("Ada", "Bo", "Zoë", "Di")


def lines_of(game: Game, lang: str = "en") -> list[Line]:
    """Everything that happened, told as a record is written."""
    return GameLog.of(game, Words(lang), NAMES).lines


def told(game: Game, lang: str = "en") -> list[str]:
    """The same as texts."""
    return [line.text for line in lines_of(game, lang)]


def reason(game: str, event: Event, lang: str = "en") -> str:
    """What an event gave or took points for."""
    return Narrator(Game.new(game, seed=0).variant, Words(lang), NAMES).reason(event)


def would(game: Game, move: str, lang: str = "en") -> str:
    """What a move would do."""
    narrator, seen = Narrator(game.variant, Words(lang), NAMES), game.foresee(move)
    return narrator.preview(seen.happened, game.position(), seen.later, game.outlook())
