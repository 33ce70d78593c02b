"""A whole game from its record, moment by moment."""

from collections.abc import Iterator, Sequence

from faience.games import Event, Game, Record, Step, fairness
from faience.table import wire
from faience.table.records import is_bot
from faience.table.wording import events_of, lines_of, look_of, result_of, sheet_of, words_of
from faience.words import Line, Words, seat_names
from faience.words.narration import round_begin, untold


def replay_of(record: Record, lang: str) -> wire.Replay:
    """A game to step through: a moment for each deal and for each turn, however many steps the rules see in it."""
    words = words_of(lang)
    names = seat_names(record.players, [player for player in record.players if is_bot(player)], words)
    game = record.opening(seed=0)
    frames = list(_frames(game, record.steps, names, words))
    return wire.Replay(
        game=record.variant.game,
        options=record.variant.options,
        names=list(names),
        headers=record.headers,
        printed=record.variant.printed,
        frames=frames,
        sheet=sheet_of(game, words),
        result=result_of(game, names, words),
        record=str(record),
        is_fair=fairness.check(record).is_fair,
    )


def _frames(game: Game, steps: Sequence[Step], names: Sequence[str], words: Words) -> Iterator[wire.Frame]:
    """Play a game through, with a picture of every moment on the way."""
    told, since = list[Line](), 0
    if not steps or steps[0].seat is not None:
        yield _frame(game, None, None, [], [], names, words)
    at = 0
    while at < len(steps):
        seat, first = steps[at].seat, at
        happened, at = _deal(game, steps, at) if seat is None else _turn(game, steps, at)
        move = None if seat is None else _text(game, steps[first:at], happened)
        lines = look_of(game).story(game, names, words, since)
        yield _frame(game, seat, move, happened, untold(lines, told), names, words)
        begin = round_begin(game.events)
        told = lines if begin == since else look_of(game).story(game, names, words, begin)
        since = begin


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


def _frame(
    game: Game,
    seat: int | None,
    move: str | None,
    happened: Sequence[Event],
    lines: Sequence[Line],
    names: Sequence[str],
    words: Words,
) -> wire.Frame:
    look, position, turn = look_of(game), game.position(), game.turn
    return wire.Frame(
        position=position,
        seat=None if seat is None else seat + 1,
        move=move,
        happened=events_of(happened),
        lines=lines_of(lines),
        heading=look.heading(position, words),
        prompt=look.turn(position, names[turn] if turn is not None else "", words),
    )
