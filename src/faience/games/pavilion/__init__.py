"""Summer Pavilion for people: moves, events and positions."""

from pathlib import Path

from faience.games.options import Option
from faience.games.pavilion.checks import state_of
from faience.games.pavilion.events import EVENTS
from faience.games.pavilion.explain import explain
from faience.games.pavilion.letters import LETTERS
from faience.games.pavilion.moves import Keep, Pass, Pay, Pick, Place, Take, action_of, move_of
from faience.games.pavilion.notation import parse
from faience.games.pavilion.positions import PHASES, REASONS, SEATS, Board, PavilionPosition, Space, position_of
from faience.games.pavilion.printed import printed
from faience.games.pavilion.turns import Turn, write_turn
from faience.games.rulebook import Draws, Rulebook
from faience.rules import pavilion
from faience.rules.pavilion.state import (
    ACTIONS,
    DONE_ACTION,
    FREE_SIDE,
    KEEP_ALL,
    KEEPS,
    LAST_DISCARD,
    PASS_ACTION,
    PAYS,
    PICKS,
    SUPPLY_SPACES,
    TAKES,
)
from faience.rules.tiles import DISPLAY_TILES

PAVILION = Rulebook(
    name="pavilion",
    rules=pavilion,
    letters=LETTERS,
    options=(
        Option("side", ("colored", "free"), FREE_SIDE),
        Option(
            "keep_all",
            (False, True),
            KEEP_ALL,
            is_switch=True,
            description="a player who passes with four tiles or fewer keeps them all without being asked",
        ),
        Option(
            "last_discard", (False, True), LAST_DISCARD, is_switch=True, description="nothing is kept in the last round"
        ),
    ),
    seats=SEATS,
    phases=PHASES,
    actions={
        "take": range(TAKES),
        "place": range(TAKES, PASS_ACTION),
        "pass": range(PASS_ACTION, PAYS),
        "pay": range(PAYS, PICKS),
        "pick": range(PICKS, KEEPS),
        "keep": range(KEEPS, DONE_ACTION),
        "done": range(DONE_ACTION, ACTIONS),
    },
    events=EVENTS,
    reasons=REASONS,
    tie_break="",
    draws={
        "supply": Draws(tuple(LETTERS), SUPPLY_SPACES, None, "supplied"),
        "deal": Draws(tuple(LETTERS), DISPLAY_TILES),
        "refill": Draws(tuple(LETTERS), SUPPLY_SPACES, None, "supplied"),
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
)

__all__ = ["PAVILION", "Board", "Keep", "Pass", "PavilionPosition", "Pay", "Pick", "Place", "Space", "Take", "Turn"]
