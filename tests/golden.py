"""Golden games: a record and its story for every table. `python -m tests.golden` writes them anew.

Do that only when a rule was changed on purpose, and read the differences.
"""

from pathlib import Path

from faience import Game, Record, Variant
from tests.tables import TABLES, event_text, name_of, playthrough

FOLDER = Path(__file__).parent / "data" / "golden"
PLAYERS = ("Ana", "Bento", "Clara", "Duarte")
HEADERS = {"date": "2026-01-01", "note": "A golden game; `python -m tests.golden` wrote it."}


def story(record: Record) -> str:
    """What happened at every step, one step a line, then the score sheet's totals and the result."""
    game = record.opening(seed=0)
    lines: list[str] = []
    drawn = ""
    for step in record.steps:
        if step.seat is None:
            phase = game.phase
            told = record.variant.book.draws[phase].event
            others = [event_text(event) for event in game.draw(step.text) if event.kind != told]
            drawn += step.text + "".join(f" [{text}] " for text in others)
            if game.phase != phase:
                lines.append(f"{phase} {drawn.strip()}")
                drawn = ""
        else:
            events = "; ".join(event_text(event).removeprefix(f"{step.seat + 1} ") for event in game.play(step.text))
            lines.append(f"{step.seat + 1} {step.text}: {events}")
    return "\n".join([*lines, *closing(game)]) + "\n"


def closing(game: Game) -> list[str]:
    """The totals of the score sheet and the result, as lines."""
    totals = [0] * game.seats
    for line in game.sheet():
        totals[line.seat] = line.total
    result = game.result()
    assert result
    ties = f"{result.tie_break} {result.ties}"
    return [f"sheet {totals}", f"scores {result.scores} places {result.places} {ties} by {result.reason}"]


def record_of(table: tuple[Variant, int]) -> Record:
    """A game of seeded dice in which enough happens."""
    games = (playthrough(table, seed) for seed in range(2026, 2126))
    game = next(game for game in games if is_telling(game))
    return Record.of(game, PLAYERS[: game.seats], HEADERS)


def is_telling(game: Game) -> bool:
    """A game of five rounds; in Sintra one with a choice of joker squares and a large bonus at the end."""
    if game.variant.game != "sintra":
        return game.round >= 5
    has_jokers = any(step.text[0] == "J" for step in game.steps if step.seat is not None)
    return has_jokers and any(event.kind in ("ornament", "color") and event.points >= 8 for event in game.events)


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        record = record_of(table)
        (FOLDER / f"{name_of(table)}.faience").write_text(str(record), encoding="utf-8")
        (FOLDER / f"{name_of(table)}.story").write_text(story(record), encoding="utf-8")


if __name__ == "__main__":
    main()
