"""Summer Pavilion for people: moves, events and positions."""

from pathlib import Path

from faience.games.pavilion.checks import state_of
from faience.games.pavilion.events import EVENTS
from faience.games.pavilion.moves import Keep, Pass, Pay, Pick, Place, Take, action_of, explain, move_of
from faience.games.pavilion.notation import parse
from faience.games.pavilion.positions import TABLE, Board, PavilionPosition, Space, position_of
from faience.games.pavilion.printed import LETTERS, printed
from faience.games.pavilion.turns import Turn, write_turn
from faience.games.rulebook import Draws, Rulebook
from faience.rules.pavilion import state as rules
from faience.rules.tiles import DISPLAY_TILES

PAVILION = Rulebook(
    **TABLE.declared(),
    name="pavilion",
    actions={
        "take": range(rules.TAKES),
        "place": range(rules.TAKES, rules.PASS_ACTION),
        "pass": range(rules.PASS_ACTION, rules.PAYS),
        "pay": range(rules.PAYS, rules.PICKS),
        "pick": range(rules.PICKS, rules.KEEPS),
        "keep": range(rules.KEEPS, rules.DONE_ACTION),
        "done": range(rules.DONE_ACTION, rules.ACTIONS),
    },
    events=EVENTS,
    tie_break="",
    draws={
        "supply": Draws(tuple(LETTERS), rules.SUPPLY_SPACES, None, "supplied"),
        "deal": Draws(tuple(LETTERS), DISPLAY_TILES),
        "refill": Draws(tuple(LETTERS), rules.SUPPLY_SPACES, None, "supplied"),
    },
    parse=parse,
    action_of=action_of,
    move_of=move_of,
    explain=explain,
    position_of=position_of,
    state_of=state_of,
    position_type=PavilionPosition,
    printed=printed,
    narration=Path(__file__).parent / "narration.json",
    follow_ups=frozenset({"pay", "pick", "keep"}),
    write_turn=write_turn,
    ahead=frozenset({"draft"}),
    has_page=True,
)

__all__ = ["PAVILION", "Board", "Keep", "Pass", "PavilionPosition", "Pay", "Pick", "Place", "Space", "Take", "Turn"]
