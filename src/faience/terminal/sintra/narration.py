"""Sintra: what happened, in words."""

from collections.abc import Mapping, Sequence

from faience.games import Event, Game
from faience.games.sintra import SintraPosition
from faience.games.sintra.positions import FREE
from faience.terminal.sintra.printed import NUMERALS
from faience.words import Line, Words, signed
from faience.words.narration import opening_scores, scenes

_TURN = ("took", "marked", "home", "moved", "placed", "broke", "stepped", "wrapped")
_COMPLETION = ("bonus", "set", "turned", "removed", "window")
_FINAL = ("left", "glass", "ornament", "color")
_SCENES = dict.fromkeys(_TURN + _COMPLETION, "turn") | dict.fromkeys(_FINAL, "final")


def is_move(event: Event) -> bool:
    """True for what belongs to a turn; what follows at the end of a round does not."""
    return _SCENES.get(event.kind) == "turn"


def _sort(event: Event, before: Event | None, scene: str) -> tuple[str, bool]:
    """Events of one turn are told together, and those of one seat's final scoring; another seat's turn follows."""
    return _SCENES.get(event.kind, event.kind), False


def story(game: Game, names: Sequence[str], words: Words, since: int = 0) -> list[Line]:
    """The log of a game: a line for each turn, and one more for its points."""
    totals, colors = opening_scores(game, since), _round_colors(game)
    track = game.variant.parts.track
    lines: list[Line] = []
    for scene, events in scenes(game.events[since:], _sort):
        seat = events[0].seat
        name = names[seat] if seat is not None else ""
        if scene == "turn" and seat is not None:
            lines.append(Line(_turn(events, name, track, words), "move", seat))
        if scene in ("turn", "final") and seat is not None:
            totals[seat] += sum(event.points for event in events)
            if items := [item(event, words) for event in events if event.points or "loss" in event.facts]:
                told = "sintra-event-scored" if scene == "turn" else "sintra-event-final"
                said = words.say(told, name=name, items=", ".join(items), total=totals[seat])
                lines.append(Line(said, "score", seat))
        elif scene != "turn":
            lines += _told(events, name, colors, words)
    return lines


def _round_colors(game: Game) -> dict[int, str]:
    """The color of each round that was played or is to come, as far as it is known."""
    found = {round_: piece for round_, piece in enumerate(SintraPosition.of(game).indicator, 1) if piece != FREE}
    retired = [event.facts for event in game.events if event.kind == "retired"]
    return found | {int(facts["round"]): str(facts["tile"]) for facts in retired}


def _told(events: Sequence[Event], name: str, colors: Mapping[int, str], words: Words) -> list[Line]:
    """What happens around the turns: the set-up, rounds, the end."""
    first = events[0]
    match first.kind:
        case "laid":
            strips = " ".join(str(event.facts["strip"]) for event in events)
            return [Line(words.say("sintra-event-laid", name=name, strips=strips), "round", first.seat)]
        case "indicated":
            pieces = {int(event.facts["round"]): str(event.facts["tile"]) for event in events}
            told = [f"{NUMERALS[at - 1]} {words.say(f'sintra-color-{pieces[at]}')}" for at in sorted(pieces)]
            return [Line(words.say("sintra-event-indicated", pieces=", ".join(told)), "round")]
        case "poured":
            return [Line(words.say("sintra-event-poured", tiles=first.facts["tiles"]), "round")]
        case "started":
            number = int(first.facts["round"])
            color = words.say(f"sintra-color-{colors[number]}")
            said = words.say("sintra-event-started", name=name, round=number, color=color)
            return [Line(said, "round", first.seat)]
        case "retired":
            tile = words.say(f"sintra-tile-{first.facts['tile']}")
            return [Line(words.say("sintra-event-retired", round=first.facts["round"], tile=tile), "round")]
        case "finished":
            return [Line(words.say("sintra-event-finished", round=first.facts["round"]), "end")]
        case _:
            return []


def _turn(events: Sequence[Event], name: str, track: Sequence[int], words: Words) -> str:
    """One turn: a sentence for the take, and one more for everything that came of it."""
    facts = {event.kind: event.facts for event in events}
    if home := facts.get("home"):
        return words.say("sintra-move-home", name=name, place=home["to"], **{"from": home["from"]})
    sentences = _taking(facts, name, words)
    if "marked" in facts:
        sentences.append(words.say("move-marked", name=name))
    if "placed" in facts and int(facts["placed"]["jokers"]):
        sentences.append(words.say("sintra-move-jokers", count=facts["placed"]["jokers"]))
    if "broke" in facts and "placed" in facts:
        broken = str(facts["broke"]["tiles"])
        sentences.append(words.say("sintra-move-broke", tiles=words.tiles("sintra", broken), count=len(broken)))
    if "stepped" in facts:
        loss = signed(-track[int(facts["stepped"]["to"]) - 1])  # the last of the turn's steps
        sentences.append(words.say("sintra-move-stepped", loss=loss))
    return " ".join(sentences + _glazing(facts, words))


def _taking(facts: Mapping[str, Mapping[str, str | int]], name: str, words: Words) -> list[str]:
    if "took" not in facts:
        if placed := facts.get("placed"):
            tiles = words.tiles("sintra", str(placed["tiles"]))
            return [words.say("sintra-move-laid", name=name, tiles=tiles, place=placed["place"])]
        return []
    took = facts["took"]
    told: dict[str, str | int] = {"name": name, "tiles": words.tiles("sintra", str(took["tiles"]))}
    told["from"] = words.say("from-source", source=took["source"])
    if "moved" in facts:
        return [words.say("sintra-move-moved", place=facts["moved"]["to"], **told)]
    if "placed" in facts:
        return [words.say("sintra-move-placed", place=facts["placed"]["place"], **told)]
    return [words.say("sintra-move-broken" if "broke" in facts else "move-took", **told)]


def _glazing(facts: Mapping[str, Mapping[str, str | int]], words: Words) -> list[str]:
    """What became of a complete strip."""
    if "set" not in facts:
        return []
    done = "removed" if "removed" in facts else "turned"
    tiles, strip = words.tiles("sintra", str(facts["set"]["tile"])), facts[done]["strip"]
    return [words.say(f"sintra-move-{done}", tiles=tiles, place=facts["set"]["place"], strip=strip)]


def item(event: Event, words: Words) -> str:
    """One event that scores in as few words as possible."""
    points, facts = signed(event.points), event.facts
    match event.kind:
        case "window":
            return words.say("sintra-scored-window", place=facts["place"], points=points)
        case "ornament":
            return words.say("sintra-scored-ornament", number=facts["number"], points=points)
        case "color":
            color = words.say(f"sintra-color-{facts['tile']}")
            windows, panes = facts["windows"], facts["panes"]
            return words.say("sintra-scored-color", color=color, windows=windows, panes=panes, points=points)
        case kind:
            return words.say(f"sintra-scored-{kind}", points=points)


def reason(event: Event, words: Words) -> str:
    """What an event gave or took points for, in full."""
    facts = event.facts
    is_capped = "loss" in facts and int(facts["loss"]) != -event.points
    match event.kind:
        case "wrapped" | "glass" if is_capped:
            return words.say(f"sintra-reason-{event.kind}-capped", **facts)
        case "bonus":
            tiles = words.tiles("sintra", str(facts["tile"]) * int(facts["panes"]))
            return words.say("sintra-reason-bonus", tiles=tiles, place=facts["place"])
        case "window" if facts["beyond"]:
            return words.say("sintra-reason-window-beyond", **facts)
        case "color":
            tiles = words.tiles("sintra", str(facts["tile"]) * int(facts["panes"]))
            return words.say("sintra-reason-color", tiles=tiles, windows=facts["windows"])
        case kind:
            return words.say(f"sintra-reason-{kind}", **facts)
