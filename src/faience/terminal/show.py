"""A game as one text and as one picture, for whoever prints it or looks at it in a notebook."""

from faience.games import Game
from faience.terminal.svg import picture
from faience.terminal.view import Scene, TerminalView
from faience.words import Words, seat_names


def as_text(game: Game) -> str:
    """The table in letters, with what is due."""
    words, names, view = Words(), _names(game), _view(game)
    position = game.position()
    lines = view.text(Scene(position, names, game.events), words)
    due = "" if game.turn is None else names[game.turn]
    return "\n".join([*lines, "", view.turn(position, due, words)] if due or game.is_over else lines)


def as_svg(game: Game) -> str:
    """The table as the text of an SVG file."""
    return picture(game, _names(game), _view(game), Words())


def _names(game: Game) -> tuple[str, ...]:
    return seat_names([""] * game.seats, (), Words())


def _view(game: Game) -> TerminalView:
    view: TerminalView = game.book.part("terminal").VIEW
    return view
