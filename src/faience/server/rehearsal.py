"""Everything is done once before anybody comes: machine code, words and modules are then loaded.

Each of them is in files, and the first to need it would wait for it, or find that no descriptor is left to open them.
"""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from faience.games import GAMES, Game, Record, fairness
from faience.games.errors import Mistake
from faience.games.fairness import chains
from faience.games.rulebook import Rulebook
from faience.rules.kernel import IS_COMPILED
from faience.table.sent.own import question
from faience.table.sent.replays import replay_of
from faience.words import LANGUAGES, Words

_WRONG = 5
"""So many moves of other positions are tried in each, to be refused for different reasons."""
_SEED = 1


@cache
def rehearse() -> None:
    """Do what is done at tables and for those who look at them, once for this process."""
    for language in LANGUAGES:
        Words(language).say("home-title")
    fairness.draw_starter(b"", ("", ""))
    chains.end_of(b"")
    for book in GAMES.values():
        if book.has_page:
            _play(book, whole=IS_COMPILED)  # without machine code there is little to load


def _play(book: Rulebook, *, whole: bool) -> None:
    """A game to its end, with questions and mistakes on the way, and what people see of it afterwards."""
    if book.parts is not None:
        book.parts.file()
    game = Game.new(book.name, min(book.seats), seed=_SEED)
    asked: set[str] = set()
    said: list[str] = []
    for number in _moments(game):
        if game.phase not in asked:
            asked.add(game.phase)
            _ask(game)
        moves = [str(move) for move in game.legal_moves()]
        _mistake(game, said[:: max(1, len(said) // _WRONG)])
        said.append(moves[number * 7 % len(moves)])
        game.play(said[-1])
        if not whole:
            return
    game.copy().undo()
    record = Record.parse(str(Record.of(game)))
    replay_of(record)


def _moments(game: Game) -> Iterator[int]:
    """Count the decisions of a game, with a deal before each that needs one."""
    number = 0
    while not game.is_over:
        if game.turn is None:
            game.deal()
        else:
            yield number
            number += 1


def _ask(game: Game) -> None:
    """What a page asks about a position."""
    question(game)
    with suppress(Mistake):
        question(game.ahead((game.turn or 0) ^ 1))
    Game.from_position(game.position().to_json())


def _mistake(game: Game, texts: list[str]) -> None:
    """Moves that are mostly wrong here."""
    for text in texts:
        with suppress(Mistake):
            game.copy().play(text)
