"""The lines of a record below its headers, which grow with the game they tell."""

from collections.abc import Iterator, Mapping, Sequence

from faience.games.events import Event
from faience.games.game import Game
from faience.games.history import Step

DEAL = "deal"
"""The phase in which every game fills its displays."""


class RecordLines:
    """Lines for one step after the other; what was written once is not worked out again."""

    def __init__(self, opening: Game, links: Mapping[int, Sequence[str]] | None = None) -> None:
        """Begin before the first step; `links` are what draws were made with, by their numbers."""
        self._game = opening
        self._links = links or {}
        self._drawn = 0
        self._closed: list[str] = []
        self._open: _Draws | _Turn | None = None

    def add(self, step: Step) -> None:
        """Tell another step."""
        if self._open is None or not self._open.takes(self._game, step):
            if self._open is not None:
                self._closed += self._open.lines(self._game)
            if step.seat is None and not isinstance(self._open, _Draws):
                self._begin_draw()
            self._open = _Draws(self._game) if step.seat is None else _Turn(self._game)
        self._open.add(self._game, step)

    def _begin_draw(self) -> None:
        """Tell what is drawn now was made with; the first seat was drawn together with the first tiles."""
        self._drawn += 1
        for number in (0, 1) if self._drawn == 1 else (self._drawn,):
            if links := self._links.get(number):
                self._closed.append(f"draw {number} {' '.join(links)}")

    def lines(self) -> Iterator[str]:
        """All lines so far; the last ones may change when more is told."""
        yield from self._closed
        if self._open is not None:
            yield from self._open.lines(self._game)
        if result := self._game.result():
            yield f"end {result.reason} {' '.join(map(str, result.scores))}"


class _Draws:
    """What is drawn in one phase, below a line for people."""

    def __init__(self, game: Game) -> None:
        self._phase = game.phase
        self._comment = _comment(game)
        self._drawn: list[str] = []

    def takes(self, game: Game, step: Step) -> bool:
        return step.seat is None and game.phase == self._phase

    def add(self, game: Game, step: Step) -> None:
        self._drawn.append(step.text)
        game.draw(step.text)

    def lines(self, game: Game) -> Iterator[str]:
        yield from self._comment
        yield from (f"{self._phase} {line}" for line in game.book.draws[self._phase].write(self._drawn))


class _Turn:
    """A move and the steps that belong to it: in one line, or one by one while it is not complete."""

    def __init__(self, game: Game) -> None:
        self._is_begun = game.phase in game.book.follow_ups  # before the record, which starts in the middle of a turn
        self._steps: list[Step] = []
        self._events: list[Event] = []

    def takes(self, game: Game, step: Step) -> bool:
        return step.seat is not None and game.phase in game.book.follow_ups

    def add(self, game: Game, step: Step) -> None:
        self._steps.append(step)
        self._events += game.play(step.text)

    def lines(self, game: Game) -> Iterator[str]:
        book, texts = game.book, [step.text for step in self._steps]
        is_open = game.phase in book.follow_ups
        if book.follow_ups and not (self._is_begun or is_open):
            texts = [book.write_turn([book.parse(text) for text in texts], self._events)]
        yield from (f"{(self._steps[0].seat or 0) + 1} {text}" for text in texts)


def _comment(game: Game) -> list[str]:
    """A line for people above the first draw of a round, and above what is drawn before the first one."""
    if game.phase == DEAL:
        return [f"# round {game.round}"]
    return [] if game.steps or game.start else ["# set-up"]
