"""A whole game from its record, moment by moment."""

from collections.abc import Iterator, Sequence

from faience.games import Event, Game, Record, Step, fairness
from faience.table.sent.shapes import Frame, Replay, game_events


def replay_of(record: Record) -> Replay:
    """A game to step through: a moment for each deal and for each turn, however many steps the rules see in it."""
    game = record.opening(seed=0)
    frames = list(_frames(game, record.steps))
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


def _frames(game: Game, steps: Sequence[Step]) -> Iterator[Frame]:
    """Play a game through, with a picture of every moment on the way."""
    if not steps or steps[0].seat is not None:
        yield Frame(position=game.position(), seat=None, move=None, happened=[])
    at = 0
    while at < len(steps):
        seat, first = steps[at].seat, at
        happened, at = _deal(game, steps, at) if seat is None else _turn(game, steps, at)
        yield Frame(
            position=game.position(),
            seat=None if seat is None else seat + 1,
            move=None if seat is None else _text(game, steps[first:at], happened),
            happened=game_events(happened),
        )


def _deal(game: Game, steps: Sequence[Step], at: int) -> tuple[list[Event], int]:
    happened: list[Event] = []
    while at < len(steps) and steps[at].seat is None:
        happened += game.draw(steps[at].text)
        at += 1
    return happened, at


def _turn(game: Game, steps: Sequence[Step], at: int) -> tuple[list[Event], int]:
    """A move with the steps that belong to it."""
    happened = game.play(steps[at].text)
    at += 1
    while at < len(steps) and steps[at].seat is not None and game.phase in game.book.follow_ups:
        happened += game.play(steps[at].text)
        at += 1
    return happened, at


def _text(game: Game, steps: Sequence[Step], happened: Sequence[Event]) -> str:
    """The move as people write it; of a turn that is not complete its steps."""
    book = game.book
    if not book.follow_ups or game.phase in book.follow_ups:
        return " ".join(step.text for step in steps)
    return book.write_turn([book.parse(step.text) for step in steps], happened)
