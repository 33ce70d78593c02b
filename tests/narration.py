"""Golden narration: every golden game in words, in both languages, with what another interpreter needs to say the same.

`python -m tests.narration` writes it anew; do that only when words were changed on purpose, and read the differences.
"""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from faience.games import Event, Game, Record
from faience.words import LANGUAGES, Narrator, Words
from faience.words.narrator import replayed
from tests.golden import FOLDER as RECORDS

FOLDER = RECORDS.parent / "narration"
TABLES = sorted(path.stem for path in RECORDS.glob("*.faience"))
MOST_PREVIEWS = 12
"""About so many moves are previewed in a position: the first and the last of each phase."""


def inputs_of(table: str) -> dict[str, Any]:
    """What a narrator is given, as plain data: seats count from 1, and a position has only what is asked of it."""
    record = Record.load(RECORDS / f"{table}.faience")
    game, batches, told = record.opening(seed=0), list[dict[str, Any]](), 0
    book, first, last = record.variant.book, dict[str, Game](), dict[str, Game]()
    assert book.narration
    rules = json.loads(book.narration.read_text(encoding="utf-8"))
    kinds = {kind for rule in rules["lines"] for kind in rule["events"]}
    for past in replayed(game, record.steps):
        events = [event for event in past.events[told:] if event.kind in kinds]
        told = len(past.events)
        batches.append({"events": plain(events), "position": _position(past, json.dumps(rules["lines"]))})
        if past.turn is not None:
            last[past.phase] = past.copy()
            first.setdefault(past.phase, last[past.phase])
    return {
        "game": book.name,
        "letters": book.letters,
        "players": record.players,
        "printed": record.variant.printed,
        "batches": batches,
        "scored": plain([line.event for line in game.sheet()]),
        "previews": [_previewed(one, json.dumps(rules["previews"])) for one in (*first.values(), *last.values())],
    }


def plain(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Events as they are sent."""
    return [
        {"kind": event.kind, "seat": None if event.seat is None else event.seat + 1}
        | {"points": event.points, "facts": event.facts}
        for event in events
    ]


def events_of(data: Sequence[dict[str, Any]]) -> list[Event]:
    """Events from how they are sent."""
    return [msgspec.convert(event | {"seat": event["seat"] and event["seat"] - 1}, Event) for event in data]


def _position(game: Game, rules: str) -> dict[str, Any]:
    """What rules ask of a position: its fields and those of its boards, and the scores."""
    position: dict[str, Any] = msgspec.to_builtins(game.position())
    asked = set(re.findall(r"position\.(\w+)", rules)) - {"boards"}
    of_board = {"score", *re.findall(r"boards\[[^]]*\]\.(\w+)", rules)}
    boards = [{name: board[name] for name in board if name in of_board} for board in position["boards"]]
    return {name: position[name] for name in position if name in asked} | {"boards": boards}


def _previewed(game: Game, rules: str) -> dict[str, Any]:
    actions, moves = game.legal_actions(), game.legal_moves()
    chosen = list(zip(actions, moves, strict=True))[:: max(1, len(actions) // MOST_PREVIEWS)]
    seen = {str(move): game.foresee(action) for action, move in chosen}
    return {
        "position": _position(game, rules),
        "outlook": plain(game.outlook()),
        "moves": [
            {"move": move, "happened": plain(one.happened), "later": plain(one.later)} for move, one in seen.items()
        ],
    }


def text_of(table: str, inputs: dict[str, Any], lang: str) -> str:
    """A game in words: the lines of each batch, the reasons of the score sheet, and previews."""
    return "\n".join([f"{table}.json in {lang}", *_lines(table, inputs, lang)]) + "\n"


def _lines(table: str, inputs: dict[str, Any], lang: str) -> Iterator[str]:
    variant = Record.load(RECORDS / f"{table}.faience").variant
    narrator = Narrator(variant, Words(lang), inputs["players"])
    for number, batch in enumerate(inputs["batches"], 1):
        for line in narrator.tell(events_of(batch["events"]), batch["position"]):
            yield f"{number} {line.kind} {'-' if line.seat is None else line.seat + 1}: {line.text}"
    for number, event in enumerate(events_of(inputs["scored"]), 1):
        yield f"reason {number}: {narrator.reason(event)}"
    for number, shown in enumerate(inputs["previews"], 1):
        outlook = events_of(shown["outlook"])
        for option in shown["moves"]:
            happened, later = events_of(option["happened"]), events_of(option["later"])
            said = narrator.preview(happened, shown["position"], later, outlook)
            yield f"preview {number} {option['move']}: {said}"


def files_of(table: str) -> dict[Path, str]:
    """The files of a golden game with what should stand in them."""
    inputs = json.loads(json.dumps(inputs_of(table)))
    encoded = json.dumps(inputs, ensure_ascii=False, separators=(",", ":")).replace('{"events"', '\n{"events"')
    texts = {FOLDER / f"{table}.{lang}.txt": text_of(table, inputs, lang) for lang in LANGUAGES}
    return {FOLDER / f"{table}.json": encoded + "\n"} | texts


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        for path, content in files_of(name).items():
            path.write_text(content, encoding="utf-8")
