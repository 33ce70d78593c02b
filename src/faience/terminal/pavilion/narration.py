"""Pavilion: what happened, in words."""

from collections.abc import Sequence

from faience.games import Event, Game
from faience.games.pavilion.events import MIXED
from faience.games.pavilion.letters import LETTERS, space_name
from faience.rules.pavilion import state as rules
from faience.rules.pavilion.stars import COLORED, FREE
from faience.words import Line, Words, signed
from faience.words.narration import opening_scores, scenes

_PLACING = ("paid", "placed", "pillar", "statue", "window", "picked")
_PASSING = ("passed", "kept", "discarded")
_FINAL = ("star", "number", "corner")
_SCENES = {
    **dict.fromkeys(("took", "marked"), "take"),
    **dict.fromkeys(_PLACING, "place"),
    **dict.fromkeys(_PASSING, "pass"),
    **dict.fromkeys(_FINAL, "final"),
}


def is_move(event: Event) -> bool:
    """True for what belongs to a turn; what follows at the end of a round does not."""
    return _SCENES.get(event.kind) in ("take", "place", "pass")


def _sort(event: Event, before: Event | None, scene: str) -> tuple[str, bool]:
    """Events of one turn are told together; a seat that plays alone begins anew with each take, payment or pass."""
    return _SCENES.get(event.kind, event.kind), event.kind in ("took", "paid", "passed")


def story(game: Game, names: Sequence[str], words: Words, since: int = 0) -> list[Line]:
    """The log of a game: a line for each turn, with its points."""
    totals, side, number = opening_scores(game, since), _side(game), _first_round(game)
    lines: list[Line] = []
    for scene, events in scenes(game.events[since:], _sort):
        seat = events[0].seat
        name = names[seat] if seat is not None else ""
        if scene == "started":
            number = int(events[0].facts["round"])
        if seat is not None:
            totals[seat] += sum(event.points for event in events)
        if scene in ("take", "place", "pass") and seat is not None:
            told = _TOLD[scene](events, name, words, _wild(number), side)
            if any(event.points or "loss" in event.facts for event in events):
                told += " " + words.say("pavilion-event-score", total=totals[seat])
            lines.append(Line(told, "move", seat))
        elif scene == "final" and seat is not None:
            items = ", ".join(_item(event, words) for event in events)
            said = words.say("pavilion-event-final", name=name, items=items, total=totals[seat])
            lines.append(Line(said, "score", seat))
        else:
            lines += _around(events, name, len(lines) == 0, words)
    return lines


def _side(game: Game) -> int:
    return FREE if game.variant.options["side"] == "free" else COLORED


def _first_round(game: Game) -> int:
    """The round in which the events of a game begin."""
    started = [int(event.facts["round"]) for event in game.events if event.kind == "started"]
    return game.start.round if game.start is not None else min(started, default=game.round)


def _wild(number: int) -> str:
    return LETTERS[int(rules.WILD[number - 1])]


def _around(events: Sequence[Event], name: str, is_first: bool, words: Words) -> list[Line]:
    """What happens around the turns: the supply, rounds, the end."""
    first, facts = events[0], events[0].facts
    match first.kind:
        case "supplied":
            tiles = _sorted("".join(str(event.facts["tile"]) for event in events))
            told = "pavilion-event-supply" if is_first else "pavilion-event-refilled"
            return [Line(words.say(told, tiles=words.tiles("pavilion", tiles), count=len(tiles)), "supply")]
        case "poured":
            return [Line(words.say("pavilion-event-poured", tiles=facts["tiles"]), "round")]
        case "started":
            color = words.say(f"pavilion-color-{_wild(int(facts['round']))}")
            said = words.say("pavilion-event-started", name=name, round=facts["round"], color=color)
            return [Line(said, "round", first.seat)]
        case "placing":
            return [Line(words.say("pavilion-event-placing", name=name), "round", first.seat)]
        case "returned":
            return [Line(words.say("pavilion-event-returned", name=name, tiles=facts["tiles"]), "round", first.seat)]
        case "finished":
            return [Line(words.say("pavilion-event-finished", round=facts["round"]), "end")]
        case _:
            return []


def _sorted(tiles: str) -> str:
    return "".join(sorted(tiles, key=LETTERS.index))


def _take(events: Sequence[Event], name: str, words: Words, wild: str, side: int) -> str:
    facts = {event.kind: event.facts for event in events}
    took = facts["took"]
    tiles = words.tiles("pavilion", str(took["tiles"]) + wild * int(took["wild"]))
    said = words.say("move-took", name=name, tiles=tiles, **{"from": words.say("from-source", source=took["source"])})
    if "marked" in facts:
        points = signed(next(event.points for event in events if event.kind == "marked"))
        said += " " + words.say("pavilion-move-marked", name=name, points=points)
    return said


def _place(events: Sequence[Event], name: str, words: Words, wild: str, side: int) -> str:
    facts = {event.kind: event.facts for event in events}
    said = []
    if placed := facts.get("placed"):
        points = signed(next(event.points for event in events if event.kind == "placed"))
        space = space_name(side, int(placed["star"]) - 1, int(placed["slot"]) - 1)
        tile, tiles = (words.tiles("pavilion", str(one)) for one in (placed["tile"], facts["paid"]["tiles"]))
        said.append(words.say("pavilion-move-placed", name=name, tile=tile, space=space, tiles=tiles, points=points))
    if items := completed(events, words):
        said.append(words.say("pavilion-move-completed", items=words.join(items)))
    if picked := _sorted("".join(str(event.facts["tile"]) for event in events if event.kind == "picked")):
        said.append(words.say("pavilion-move-picked", name=name, tiles=words.tiles("pavilion", picked)))
    return " ".join(said)


def completed(events: Sequence[Event], words: Words) -> list[str]:
    """The pillars, statues and windows that are surrounded now, with the tiles they give."""
    around = [event for event in events if event.kind in ("pillar", "statue", "window")]
    return [words.say(f"pavilion-done-{event.kind}", tiles=int(event.facts["tiles"])) for event in around]


def _pass(events: Sequence[Event], name: str, words: Words, wild: str, side: int) -> str:
    kept = _sorted("".join(str(event.facts["tiles"]) for event in events if event.kind == "kept"))
    lost = next((event for event in events if event.kind == "discarded"), None)
    said = [words.say("pavilion-move-passed", name=name)] if events[0].kind == "passed" else []
    if kept:
        said.append(words.say("pavilion-move-kept", name=name, tiles=words.tiles("pavilion", kept)))
    if lost:
        tiles = int(lost.facts["tiles"])
        said.append(words.say("pavilion-move-discarded", name=name, tiles=tiles, points=signed(lost.points)))
    return " ".join(said)


_TOLD = {"take": _take, "place": _place, "pass": _pass}


def _item(event: Event, words: Words) -> str:
    """One event of the final scoring in as few words as possible."""
    points, facts = signed(event.points), event.facts
    match event.kind:
        case "star" if facts["tile"] == MIXED:
            return words.say("pavilion-scored-mixed", points=points)
        case "star":
            return words.say("pavilion-scored-star", color=words.say(f"pavilion-color-{facts['tile']}"), points=points)
        case "number":
            return words.say("pavilion-scored-number", number=facts["number"], points=points)
        case _:
            return words.say("pavilion-scored-corner", tiles=int(facts["tiles"]), points=points)


def reason(event: Event, words: Words) -> str:
    """What an event gave or took points for, in full."""
    facts = event.facts
    is_capped = "loss" in facts and int(facts["loss"]) != -event.points
    match event.kind:
        case "marked" | "discarded" | "corner":
            told = f"pavilion-reason-{event.kind}{'-capped' if is_capped else ''}"
            return words.say(told, tiles=int(facts["tiles"]), **({"loss": facts["loss"]} if is_capped else {}))
        case "placed":
            told = "pavilion-reason-middle" if facts["star"] == rules.MIDDLE + 1 else "pavilion-reason-placed"
            tile = words.say(f"pavilion-tile-{facts['tile']}")
            return words.say(told, tile=tile, cost=facts["cost"], run=event.points)
        case "star" if facts["tile"] == MIXED:
            return words.say("pavilion-reason-mixed")
        case "star":
            return words.say("pavilion-reason-star", color=words.say(f"pavilion-color-{facts['tile']}"))
        case _:
            return words.say("pavilion-reason-number", number=facts["number"])
