"""Pavilion: what people write in one text, played step by step."""

from collections.abc import Sequence

from faience.games.errors import IllegalMove, InvalidMove
from faience.games.events import Event
from faience.games.pavilion.moves import Keep, Pass, Pay, Pick, Place, payments
from faience.games.pavilion.printed import LETTERS, Counts, count, space_name, spell_counts
from faience.games.pavilion.state import PavilionState
from faience.games.rulebook import Move, WholeTurn
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.stars import COLORED


class Turn(WholeTurn, frozen=True, kw_only=True):
    """A placement with its payment and the tiles picked from the supply, or a pass with the tiles to keep.

    What is left out (None) is asked for where the rules leave a choice.
    """

    star: int | None = None
    slot: int = 0
    side: int = 0
    color: int | None = None
    payment: Counts | None = None
    picks: Counts | None = None
    is_pass: bool = False
    keep: Counts | None = None

    def __str__(self) -> str:
        if self.keep is not None:
            return f"{'pass' if self.is_pass else 'keep'}:{spell_counts(self.keep)}"
        text = ""
        if self.star is not None:
            text = space_name(self.side, self.star, self.slot)
            is_said = self.color is None or (self.side == COLORED and self.star != rules.MIDDLE)
            text += "" if is_said else LETTERS[self.color or 0]
        text += "" if self.payment is None else f":{spell_counts(self.payment)}"
        return text + ("" if self.picks is None else f"+{spell_counts(self.picks)}")

    def next_step(self, state: PavilionState, events: Sequence[Event], done: int) -> Move | None:
        """The next step after so many and what they brought about; None when nothing is asked that this answers."""
        if not done and self.is_pass:
            return Pass()
        if not done and self.star is not None:
            return self._place(state, self.star)
        phase = int(state.phase)
        if self.payment is not None and (phase == rules.PAY or not done):
            return Pay(self.payment)
        if self.picks is not None and (phase == rules.PICK or not done):
            color = _missing(self.picks, _picked(events))
            return None if color is None else Pick(color)
        if self.keep is not None and (phase == rules.KEEP or not done):
            return Keep(_missing(self.keep, _kept(events)))
        return None

    def _place(self, state: PavilionState, star: int) -> Place:
        """The placement, once it is certain that the tiles written can pay for it."""
        color = self.color
        if color is None:
            wild = int(rules.wild_color(state))
            paid = [kind for kind, number in enumerate(self.payment or ()) if number]
            color = next((kind for kind in paid if kind != wild), wild)
        if not (0 <= star < rules.STARS and 0 <= self.slot < rules.SLOTS and 0 <= color < rules.COLORS):
            message = "there is no space {star}.{slot} or no color {color}"
            raise InvalidMove("no-space", message, star=star, slot=self.slot, color=color)
        step = Place(star, self.slot, color, self.side)
        is_payable = int(state.phase) == rules.PLACE and int(state.hand[int(state.turn), color]) > 0
        ways = payments(state, star, self.slot, color) if is_payable and self.payment is not None else []
        if ways and self.payment not in ways:
            facts = {"move": str(self), "ways": ", ".join(map(spell_counts, ways))}
            raise IllegalMove.told("payment", f"{self}: {step} can be paid for with {facts['ways']}", facts)
        return step

    def check(self, events: Sequence[Event]) -> None:
        """IllegalMove if what came without a choice is not what was written."""
        if self.picks is not None and (picked := _picked(events)) != self.picks:
            tiles = spell_counts(picked)
            raise IllegalMove("picks", "{move}: this brings {tiles} from the supply", move=self, tiles=tiles)
        if self.keep is not None and (kept := _kept(events)) != self.keep:
            tiles = spell_counts(kept)
            raise IllegalMove("keeps", "{move}: of these tiles {tiles} can be kept", move=self, tiles=tiles)


def _missing(wanted: Counts, there: Counts) -> int | None:
    """The first color of which more is wanted than is there."""
    pairs = zip(wanted, there, strict=True)
    return next((color for color, (wish, number) in enumerate(pairs) if wish > number), None)


def _picked(events: Sequence[Event]) -> Counts:
    return count("".join(str(event.facts["tile"]) for event in events if event.kind == "picked"))


def _kept(events: Sequence[Event]) -> Counts:
    return count("".join(str(event.facts["tiles"]) for event in events if event.kind == "kept"))


def write_turn(steps: Sequence[Move], events: Sequence[Event]) -> str:
    """One text for the steps of a turn and what they brought about."""
    first = steps[0]
    if isinstance(first, Pass):
        is_asked = any(isinstance(step, Keep) for step in steps)
        return f"{first}:{spell_counts(_kept(events))}" if is_asked else str(first)
    if not isinstance(first, Place):
        return " ".join(map(str, steps))
    paid = next(str(event.facts["tiles"]) for event in events if event.kind == "paid")
    picked = _picked(events)
    return f"{first}:{spell_counts(count(paid))}" + (f"+{spell_counts(picked)}" if any(picked) else "")
