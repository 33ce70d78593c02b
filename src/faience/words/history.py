"""Everything that happened in a game, in words, batch by batch."""

from collections.abc import Iterator, Sequence
from typing import Self

from faience.games import Game, Record, Step
from faience.words.messages import Words
from faience.words.narrator import Line, Narrator


class History:
    """The lines of a game that goes on; a line that was told stays as it is, unless a move is taken back."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._batches: list[tuple[int, list[Line]]] = []
        """How many events there were after each batch, and its lines."""

    @classmethod
    def of(cls, game: Game, words: Words, names: Sequence[str]) -> Self:
        """The history of a game so far, told as its record is written: a deal or a turn at a time."""
        history = cls(Narrator(game.variant, words, names))
        for past in replayed(Record.of(game).opening(seed=0), game.steps):
            history.follow(past)
        return history

    @property
    def lines(self) -> list[Line]:
        """All lines so far."""
        return [line for _, lines in self._batches for line in lines]

    def between(self, before: int, after: int) -> list[Line]:
        """The lines of the batches that ended after more than so many events, and after no more than so many."""
        return [line for end, lines in self._batches if before < end <= after for line in lines]

    def follow(self, game: Game) -> list[Line]:
        """Tell what is new in the game, as one batch, and forget what was taken back; returns the new lines."""
        events = game.events
        while self._batches and self._batches[-1][0] > len(events):
            self._batches.pop()
        told = self._batches[-1][0] if self._batches else 0
        if told == len(events):
            return []
        lines = self._narrator.tell(events[told:], game.position())
        self._batches.append((len(events), lines))
        return lines


def replayed(game: Game, steps: Sequence[Step]) -> Iterator[Game]:
    """Play a game through; yields it after each deal and after each turn, with the steps that belong to it."""
    at = 0
    while at < len(steps):
        if steps[at].seat is None:
            while at < len(steps) and steps[at].seat is None:
                game.draw(steps[at].text)
                at += 1
        else:
            game.play(steps[at].text)
            at += 1
            while at < len(steps) and steps[at].seat is not None and game.phase in game.book.follow_ups:
                game.play(steps[at].text)
                at += 1
        yield game
