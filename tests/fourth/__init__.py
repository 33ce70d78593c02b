"""Garland: a whole game outside the package, to prove that a game is one registration and its own folder."""

from pathlib import Path

from faience.games.event_fields import A, B, count, number, tile, tiles
from faience.games.events import EventKind, EventKinds, finished
from faience.games.rulebook import Draws, Rulebook
from tests.fourth import rules
from tests.fourth.moves import LETTERS, action_of, explain, move_of, parse
from tests.fourth.positions import OPTIONS, PHASES, REASONS, SEATS, GarlandPosition, position_of, state_of

FOLDER = Path(__file__).parent

EVENTS = EventKinds(
    EventKind("bead", rules.BEAD, {"tile": tile(A, LETTERS)}, is_draw=True),
    EventKind("began", rules.BEGAN, {"round": number(A, first=0)}, begins_round=True),
    EventKind("strung", rules.STRUNG, {"tiles": tiles(A, B, LETTERS)}, points="gain", is_own=True),
    EventKind("matched", rules.MATCHED, {"tile": tile(A, LETTERS)}, points="gain", is_own=True),
    EventKind("snapped", rules.SNAPPED, {"loss": count(A)}, points="loss", is_own=True),
    EventKind("mixed", rules.MIXED, points="gain"),
    finished(rules.FINISHED, REASONS),
)

GARLAND = Rulebook(
    name="garland",
    rules=rules,
    letters=LETTERS,
    options=OPTIONS,
    seats=SEATS,
    phases=PHASES,
    actions={"take": range(rules.ACTIONS)},
    events=EVENTS,
    reasons=REASONS,
    tie_break="beads",
    draws={"deal": Draws(tuple(LETTERS), rules.COLORS, event="bead")},
    parse=parse,
    action_of=action_of,
    move_of=move_of,
    explain=explain,
    position_of=position_of,
    state_of=state_of,
    position_type=GarlandPosition,
    printed=lambda options, parts: {"strain": 0 if options["holds"] else rules.STRAIN},
    narration=FOLDER / "narration.json",
    messages=FOLDER,
    modules={"players": "tests.fourth.players", "terminal": "tests.fourth.terminal"},
)

__all__ = ["GARLAND"]
