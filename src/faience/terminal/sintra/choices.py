"""Sintra: the two halves of a move, what it would do, and who is to decide what."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from faience.games import Event
from faience.games.sintra import SintraPosition
from faience.games.sintra.positions import FREE
from faience.games.sintra.strips import house
from faience.rules.sintra.state import ROUNDS
from faience.terminal.sintra.narration import is_move, item
from faience.terminal.sintra.printed import window_points
from faience.terminal.sources import order_of
from faience.words import Words, signed

HOME = "H"


def split(move: str) -> tuple[str, str]:
    """`3B` and `2` of `3B2`, `4@` and `O` of `4@O`, `J` and `1` of `J1`; the way home is all head."""
    return (move, "") if move == HOME else (move[:-1], move[-1])


def order(head: str) -> Any:
    """Panes as they lie on the table, and then the way home."""
    return head == HOME, order_of(head, "BYOPG@")


def own(events: Sequence[Event]) -> tuple[Event, ...]:
    """The turn itself, before the end of a round."""
    return tuple(takewhile(is_move, events))


def preview(events: Sequence[Event], position: SintraPosition, words: Words) -> str:
    """Where panes would go, how many would break, what that would cost and what would be scored."""
    facts = {event.kind: event.facts for event in events}
    if home := facts.get("home"):
        return words.say("sintra-preview-home", place=home["to"])
    said = []
    if set_ := facts.get("set"):
        tiles = words.tiles("sintra", str(set_["tile"]))
        if "placed" not in facts:
            said.append(words.say("sintra-preview-pane", tiles=tiles, place=set_["place"]))
    broken = str(facts["broke"]["tiles"]) if "broke" in facts else ""
    if "placed" in facts or "moved" in facts or "took" in facts:
        said += _placing(events, position, broken, words)
    if "marked" in facts:
        said.append(words.say("preview-marked"))
    if "stepped" in facts:
        said.append(words.say("sintra-preview-glass", loss=signed(-_glass_loss(events, position))))
    said += [item(event, words) for event in events if event.kind in ("bonus", "window")]
    if "placed" in facts and "set" not in facts and _is_full(facts["placed"], position):
        place = int(facts["placed"]["place"])  # which pane goes down is asked next, and the points do not hang on it
        points = window_points(position, position.boards[(position.turn or 1) - 1], place)
        said.append(words.say("sintra-scored-window", place=place, points=signed(points)))
    return ", ".join(said)


def _placing(events: Sequence[Event], position: SintraPosition, broken: str, words: Words) -> list[str]:
    facts = {event.kind: event.facts for event in events}
    if placed := facts.get("placed"):
        tiles, place, jokers = words.tiles("sintra", str(placed["tiles"])), placed["place"], int(placed["jokers"])
        full = "sintra-preview-full" if _is_full(placed, position) else "sintra-preview-placed"
        said = [words.say(full, tiles=tiles, place=place)]
        said += [words.say("sintra-preview-jokers", count=jokers)] if jokers and position.phase == "jokers" else []
        return said + ([words.say("sintra-preview-broke", count=len(broken))] if broken else [])
    if broken:
        return [words.say("sintra-preview-broken", tiles=words.tiles("sintra", broken), count=len(broken))]
    palace = position.boards[(position.turn or 1) - 1]
    place = facts["moved"]["to"] if "moved" in facts else palace.glazier
    tiles = words.tiles("sintra", str(facts["took"]["tiles"]))
    return [words.say("sintra-preview-placed", tiles=tiles, place=place)]


def _is_full(placed: dict[str, str | int], position: SintraPosition) -> bool:
    """True when a strip has no free square left afterwards."""
    strip = position.boards[(position.turn or 1) - 1].strips[int(placed["place"]) - 1]
    return strip is not None and strip.panes.count(FREE) == len(str(placed["tiles"]))


def _glass_loss(events: Sequence[Event], position: SintraPosition) -> int:
    """What steps on the broken glass track would cost: what its end says if reached, else at the final scoring."""
    if at_once := sum(int(event.facts["loss"]) for event in events if event.kind == "wrapped"):
        return at_once
    track = position.strips.track
    steps = [event.facts for event in events if event.kind == "stepped"]
    return track[int(steps[-1]["to"]) - 1] - track[int(steps[0]["from"]) - 1]


def turn(position: SintraPosition, name: str, words: Words) -> str:
    """Who is to decide what."""
    match position.phase:
        case "jokers":
            return words.say("sintra-turn-jokers", name=name)
        case "pane" if position.turn:
            return words.say("sintra-turn-pane", name=name, place=position.boards[position.turn - 1].glazier)
        case "over":
            return words.say("turn-over")
        case _:
            return words.say("turn-draft", name=name)


def heading(position: SintraPosition, words: Words) -> tuple[str, str]:
    """Round and variant on the left, bag and tower on the right."""
    left = [words.say("sintra-head-round", round=position.round, rounds=ROUNDS)]
    left.append(words.say("sintra-head-side", side=position.side))
    if position.allow_negative:
        left.append(words.say("sintra-head-negative"))
    if position.reset_must_move_left:
        left.append(words.say("sintra-head-left"))
    if position.strips != house():
        left.append(words.say("sintra-head-strips", name=position.strips.name))
    bag, tower = sum(position.bag.values()), sum(position.tower.values())
    return " · ".join(left), words.say("sintra-head-bag", bag=bag, tower=tower)
