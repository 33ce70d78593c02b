"""A whole game from its record, moment by moment; at a table with the names that players had at that moment."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Self

from faience.games import Event, Game, Record, Step, fairness
from faience.table import events
from faience.table.sent.shapes import Frame, Replay, game_events
from faience.table.state import TableState

Names = tuple[str, ...]


class NamesThen:
    """What the players of a table were called when something happened in its game."""

    def __init__(self, state: TableState) -> None:
        holding = [entry for entry in state.log if entry.happened or isinstance(entry.event, events.Undone)]
        told = list[tuple[int, int, Names]]()  # the event, how much has happened with it, the names
        for entry in holding:
            if isinstance(entry.event, events.Undone):
                back_to = entry.event.back_to
                told = [other for other in told if other[0] <= back_to]
            else:
                told.append((entry.event.number, (told[-1][1] if told else 0) + len(entry.happened), entry.names))
        self.told: Sequence[tuple[int, int, Names]] = told

    @classmethod
    def read(cls, told: Sequence[tuple[int, int, Names]]) -> Self:
        """The same from what `told` was elsewhere."""
        made = cls.__new__(cls)
        made.told = told
        return made

    def after(self, happened: int) -> Names | None:
        """The names at the last of so many things that happened in the game."""
        at = bisect_left(self.told, happened, key=lambda each: each[1])
        return self.told[at][2] if at < len(self.told) else None


def replay_of(record: Record, names: NamesThen | None = None) -> Replay:
    """A game to step through: a moment for each deal and for each turn, however many steps the rules see in it."""
    game = record.opening(seed=0)
    frames = list(_frames(game, record.steps, names))
    return Replay(
        game=record.variant.game,
        options=record.variant.options,
        players=list(record.players),
        headers=record.headers,
        printed=record.variant.printed,
        frames=frames,
        result=game.result(),
        record=str(record),
        is_fair=fairness.check(record).is_fair,
    )


def _frames(game: Game, steps: Sequence[Step], names: NamesThen | None) -> Iterator[Frame]:
    """Play a game through, with a picture of every moment on the way."""
    if not steps or steps[0].seat is not None:
        yield Frame(position=game.position(), seat=None, move=None, names=None, happened=[])
    at = total = 0
    while at < len(steps):
        first, seat = at, steps[at].seat
        happened: list[Event] = []
        while at == first or (at < len(steps) and _belongs(steps[at], seat, game)):
            happened += game.draw(steps[at].text) if seat is None else game.play(steps[at].text)
            at += 1
        total += len(happened)
        yield Frame(
            position=game.position(),
            names=names.after(total) if names else None,
            seat=None if seat is None else seat + 1,
            move=None if seat is None else _text(game, steps[first:at], happened),
            happened=game_events(happened),
        )


def _belongs(step: Step, seat: int | None, game: Game) -> bool:
    """True if a step is part of the same moment: another draw, or more of a turn."""
    return step.seat is None if seat is None else step.seat is not None and game.phase in game.book.follow_ups


def _text(game: Game, steps: Sequence[Step], happened: Sequence[Event]) -> str:
    """The move as people write it; of a turn that is not complete its steps."""
    book = game.book
    if not book.follow_ups or game.phase in book.follow_ups:
        return " ".join(step.text for step in steps)
    return book.write_turn([book.parse(step.text) for step in steps], happened)
