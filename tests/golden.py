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
    deal = ""
    for step in record.steps:
        if step.seat is None:
            others = [event_text(event) for event in game.draw(step.text) if event.kind != "drawn"]
            deal += step.text + "".join(f" [{text}] " for text in others)
            if game.turn is not None:
                lines.append(f"deal {deal.strip()}")
                deal = ""
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
    return [f"sheet {totals}", f"scores {result.scores} places {result.places} rows {result.ties} by {result.reason}"]


def record_of(table: tuple[Variant, int]) -> Record:
    """A game of seeded dice that lasts at least five rounds."""
    games = (playthrough(table, seed) for seed in range(2026, 2126))
    game = next(game for game in games if game.round >= 5)
    return Record.of(game, PLAYERS[: game.seats], HEADERS)


def main() -> None:
    """Write every golden game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        record = record_of(table)
        (FOLDER / f"{name_of(table)}.faience").write_text(str(record), encoding="utf-8")
        (FOLDER / f"{name_of(table)}.story").write_text(story(record), encoding="utf-8")


if __name__ == "__main__":
    main()
