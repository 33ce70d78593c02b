"""The record of a game that is being played, written anew after every move without playing it through again."""

from collections.abc import Mapping, Sequence

from faience.games.game import Game
from faience.games.history import Step
from faience.games.record_lines import RecordLines
from faience.games.records import Record


class RecordWriter:
    """The text of one game's record, which grows with the game: only new steps are played through."""

    def __init__(self, players: Sequence[str] = (), headers: Mapping[str, str] | None = None) -> None:
        self._players, self._headers = players, headers
        self._steps: list[Step] = []
        self._told: RecordLines | None = None
        self._heading: list[str] = []

    def text(self, game: Game) -> str:
        """The same as `str(Record.of(game, players, headers))`; after an undo it is written anew."""
        steps = list(game.steps)
        if self._told is None or steps[: len(self._steps)] != self._steps:
            opened = Record.of(game, self._players, self._headers)
            self._heading, self._told, self._steps = list(opened.heading()), RecordLines(opened.opening(seed=0)), []
        for step in steps[len(self._steps) :]:
            self._told.add(step)
        self._steps = steps
        return "\n".join([*self._heading, "", *self._told.lines()]) + "\n"
