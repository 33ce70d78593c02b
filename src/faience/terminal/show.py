"""A game as one text and as one picture, for whoever prints it or looks at it in a notebook."""

from faience.games import Game
from faience.terminal import Scene, view_of
from faience.terminal.svg import picture
from faience.words import Words, seat_names


def as_text(game: Game) -> str:
    """The table in letters, with what is due."""
    words, names, view = Words(), _names(game), view_of(game.variant.game)
    position = game.position()
    lines = view.text(Scene(position, names, game.events), words)
    due = "" if game.turn is None else names[game.turn]
    return "\n".join([*lines, "", view.turn(position, due, words)] if due or game.is_over else lines)


def as_svg(game: Game) -> str:
    """The table as the text of an SVG file."""
    return picture(game, _names(game), view_of(game.variant.game), Words())


def _names(game: Game) -> tuple[str, ...]:
    return seat_names([""] * game.seats, (), Words())
