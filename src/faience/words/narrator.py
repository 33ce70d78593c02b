"""Tells what happens in a game, batch by batch, from the table of words that its registration names.

`docs/narration.md` says how such a table is written.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeAlias

import msgspec

from faience.games import Event, Game, Record, Step, Variant
from faience.words.expressions import Expressions, Scope, Value, fact_of, number, text
from faience.words.messages import Fact, Words, signed


class Line(msgspec.Struct, frozen=True):
    """What happened in a line of text; `kind` is `round`, `move`, `score`, `supply` or `end`, `seat` whose doing."""

    text: str
    kind: str
    seat: int | None = None


class _Kind(msgspec.Struct):
    """The events of one kind: a fact is that of the last one, points are added up."""

    events: list[Event]

    def __bool__(self) -> bool:
        return bool(self.events)

    def fact(self, name: str) -> Value:
        if name == "points":
            return sum(event.points for event in self.events)
        return self.events[-1].facts.get(name, "") if self.events else ""


class _Later(msgspec.Struct):
    """What a move changes in what is to come: a fact's sum after it less the sum without it."""

    after: Sequence[Event]
    without: Sequence[Event]
    kind: str = ""

    def fact(self, name: str) -> Value:
        if not self.kind:
            return _Later(self.after, self.without, name)
        return self._sum(self.after, name) - self._sum(self.without, name)

    def _sum(self, events: Sequence[Event], name: str) -> int:
        found = [_Kind([event]) for event in events if event.kind == self.kind]
        return sum(number(event.fact(name)) for event in found)


class _Told(msgspec.Struct):
    """What the names in expressions stand for: the events of a line by their kinds, and what lies around them."""

    events: Sequence[Event]
    around: Mapping[str, Value]

    def named(self, name: str) -> Value:
        if name in self.around:
            return self.around[name]
        return _Kind([event for event in self.events if event.kind == name])

    def narrowed(self, name: str) -> Sequence[Scope]:
        return [_Told([event], self.around) for event in self.events if event.kind == name]


class _Single(msgspec.Struct):
    """The same for one event: names stand for its facts."""

    event: Event
    around: Mapping[str, Value]

    def named(self, name: str) -> Value:
        facts = {"points": self.event.points, **self.event.facts}
        return facts[name] if name in facts else self.around.get(name, "")

    def narrowed(self, name: str) -> Sequence[Scope]:
        return [self]


_NOTHING: dict[str, Any] = {"lines": [], "items": {}, "reasons": {}, "previews": []}
_Scope: TypeAlias = _Told | _Single


@cache
def _table(path: Path) -> dict[str, Any]:
    """What a game's file says: `lines`, `items`, `reasons` and `previews`."""
    table: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return _NOTHING | table


class Narrator:
    """Puts the events of one game into words, for seats of these names."""

    def __init__(self, variant: Variant, words: Words, names: Sequence[str], table: Path | None = None) -> None:
        """`table` is another file than the one that the game's registration names."""
        self._words, self._names, self._game = words, names, variant.game
        self._letters = variant.book.letters
        path = table or variant.book.narration
        self._table = _table(path) if path else _NOTHING
        self._printed = variant.printed
        self._expressions = Expressions(
            {
                "tiles": lambda value: words.tiles(self._game, text(value)),
                "tile": lambda value: words.say(f"{self._game}-tile-{value}"),
                "color": lambda value: words.say(f"{self._game}-color-{value}"),
                "source": lambda value: words.say("from-source", source=value),
                "signed": lambda value: signed(number(value)),
                "sorted": self._sorted,
                "length": len,
                "and": lambda value: words.join(list(map(text, value))),
            }
        )

    def _sorted(self, value: Value) -> Value:
        """A list by its texts, or tiles in the order of the game's letters."""
        if isinstance(value, list):
            return sorted(map(text, value))
        return "".join(sorted(text(value), key=self._letters.index))

    def tell(self, events: Sequence[Event], position: Any) -> list[Line]:
        """The lines for one batch, such as a deal or a move; `position` is the one after it."""
        lines = []
        for rule, group, rest in self._groups(events):
            seat = group[0].seat
            around: dict[str, Value] = {"printed": self._printed, "position": position}
            around["points"] = sum(event.points for event in group)
            if seat is not None:
                to_come = sum(event.points for event in rest if event.seat == seat)
                around |= {
                    "name": self._names[seat],
                    "total": fact_of(fact_of(position, "boards")[seat], "score") - to_come,
                }
            around["items"] = self._items(group, around)
            if said := " ".join(self._said(rule["say"], _Told(group, around))):
                lines.append(Line(said, rule["kind"], seat))
        return lines

    def _groups(self, events: Sequence[Event]) -> Iterator[tuple[dict[str, Any], Sequence[Event], Sequence[Event]]]:
        """Neighbors that one rule tells of together, with the rule and all that comes after them."""
        at = 0
        while at < len(events):
            first, begin = events[at], at
            rule = next((rule for rule in self._table["lines"] if first.kind in rule["events"]), None)
            at += 1
            if rule is None:
                continue
            joining = set(rule["events"]) - set(rule.get("begin", ()))
            while at < len(events) and events[at].seat == first.seat and events[at].kind in joining:
                at += 1
            yield rule, events[begin:at], events[at:]

    def reason(self, event: Event) -> str:
        """What an event gave or took points for, in full."""
        scope = _Single(event, {"printed": self._printed})
        return " ".join(self._said([self._table["reasons"][event.kind]], scope))

    def preview(
        self, happened: Sequence[Event], position: Any, later: Sequence[Event] = (), outlook: Sequence[Event] = ()
    ) -> str:
        """What a move would do, in a few words: what happens, and what comes later with it and without it."""
        around: dict[str, Value] = {"printed": self._printed, "position": position, "later": _Later(later, outlook)}
        around["items"] = self._items(happened, around)
        return ", ".join(self._said(self._table["previews"], _Told(happened, around)))

    def _items(self, events: Sequence[Event], around: Mapping[str, Value]) -> list[str]:
        """Each event that has an item, in as few words as possible."""
        rules = self._table["items"]
        said = [self._said([rules[event.kind]], _Single(event, around)) for event in events if event.kind in rules]
        return [" ".join(item) for item in said if item]

    def _said(self, sentences: Sequence[Any], scope: _Scope) -> list[str]:
        """Each sentence whose conditions hold; of alternatives, the first."""
        said = []
        for sentence in sentences:
            alternatives = sentence if isinstance(sentence, list) else [sentence]
            for rule in alternatives:
                if all(self._expressions.holds(condition, scope) for condition in rule.get("if", ())):
                    said.append(self._sentence(rule, scope))
                    break
        return said

    def _sentence(self, rule: Mapping[str, Any], scope: _Scope) -> str:
        if "text" in rule:
            return text(self._expressions.value(rule["text"], scope))
        facts: dict[str, Fact] = {name: scope.around[name] for name in ("name", "total") if name in scope.around}
        for name, source in rule.get("with", {}).items():
            value = self._expressions.value(source, scope)
            facts[name] = value if isinstance(value, int) else text(value)
        return self._words.say(rule["message"], **facts)


class GameLog:
    """The lines of a game that goes on; a line that was told stays as it is, unless a move is taken back."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._batches: list[tuple[int, list[Line]]] = []
        """How many events there were after each batch, and its lines."""

    @classmethod
    def of(cls, game: Game, words: Words, names: Sequence[str]) -> Self:
        """The history of a game so far, told as its record is written: a deal or a turn at a time."""
        history = cls(Narrator(game.variant, words, names))
        for past in replayed(Record.of(game).opening(seed=0), game.steps):
            history.follow(past)
        return history

    @property
    def lines(self) -> list[Line]:
        """All lines so far."""
        return [line for _, lines in self._batches for line in lines]

    def between(self, before: int, after: int) -> list[Line]:
        """The lines of the batches that ended after more than so many events, and after no more than so many."""
        return [line for end, lines in self._batches if before < end <= after for line in lines]

    def follow(self, game: Game) -> list[Line]:
        """Tell what is new in the game, as one batch, and forget what was taken back; returns the new lines."""
        events = game.events
        while self._batches and self._batches[-1][0] > len(events):
            self._batches.pop()
        told = self._batches[-1][0] if self._batches else 0
        if told == len(events):
            return []
        lines = self._narrator.tell(events[told:], game.position())
        self._batches.append((len(events), lines))
        return lines


def replayed(game: Game, steps: Sequence[Step]) -> Iterator[Game]:
    """Play a game through; yields it after each deal and after each turn, with the steps that belong to it."""
    at = 0
    while at < len(steps):
        if steps[at].seat is None:
            while at < len(steps) and steps[at].seat is None:
                game.draw(steps[at].text)
                at += 1
        else:
            game.play(steps[at].text)
            at += 1
            while at < len(steps) and steps[at].seat is not None and game.phase in game.book.follow_ups:
                game.play(steps[at].text)
                at += 1
        yield game
