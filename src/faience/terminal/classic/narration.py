"""Classic: what happened, in words."""

from collections.abc import Sequence

from faience.games import Event, Game
from faience.games.classic import ClassicPosition
from faience.words import Line, Words, signed
from faience.words.narration import opening_scores, scenes

_MOVE = ("took", "marked", "lined", "fell")
_WALL = ("tiled", "broken", "penalty")
_BONUS = ("row", "column", "color")
_SCENES = dict.fromkeys(_MOVE, "move") | dict.fromkeys(_WALL, "score") | dict.fromkeys(_BONUS, "bonus")


def is_move(event: Event) -> bool:
    """True for what a player does; what follows at the end of a round is not."""
    return event.kind in _MOVE


def story(game: Game, names: Sequence[str], words: Words, since: int = 0) -> list[Line]:
    """The log of a game: a line for each move, and one for each seat that scores, or for each cell it chooses.

    Points are told once: between two choices a line of them does not grow.
    """
    totals = opening_scores(game, since)
    lines: list[Line] = []
    sort = _sort if ClassicPosition.of(game).wall == "colored" else _sort_choices
    for scene, events in scenes(game.events[since:], sort):
        seat = events[0].seat
        name = names[seat] if seat is not None else ""
        if scene == "move" and seat is not None:
            lines.append(Line(_move(events, name, words), "move", seat))
        elif scene in ("score", "bonus") and seat is not None:
            totals[seat] += sum(event.points for event in events)
            items = ", ".join(_item(event, words) for event in events if event.kind not in ("fell", "lined"))
            told = "classic-event-scored" if scene == "score" else "classic-event-bonus"
            lines.append(Line(words.say(told, name=name, items=items, total=totals[seat]), "score", seat))
        elif scene == "poured":
            lines.append(Line(words.say("classic-event-poured", tiles=events[0].facts["tiles"]), "round"))
        elif scene == "started":
            lines.append(
                Line(words.say("classic-event-started", name=name, round=events[0].facts["round"]), "round", seat)
            )
        elif scene == "finished":
            lines.append(Line(words.say("classic-event-finished", **events[0].facts), "end"))
    return lines


def _sort(event: Event, before: Event | None, scene: str) -> tuple[str, bool]:
    """Events of one move are told together, and those of one seat's scoring."""
    told = _SCENES.get(event.kind, event.kind)
    if event.kind == "fell" and scene == "score":
        told = "score"  # the tiles of a line that broke
    is_choice = event.kind == "tiled" and event.facts["tile"] == "J"  # of a line of jokers, the cell was chosen
    return told, event.kind == "took" or is_choice or bool(before and event.kind == before.kind == "lined")


def _sort_choices(event: Event, before: Event | None, scene: str) -> tuple[str, bool]:
    """The same where each cell of the wall is chosen."""
    told, is_new = _sort(event, before, scene)
    return told, is_new or event.kind == "tiled"


def _move(events: Sequence[Event], name: str, words: Words) -> str:
    """One move as one sentence, and one more for whatever does not end on the line."""
    facts = {event.kind: event.facts for event in events}
    fallen = [event for event in events if event.kind == "fell"]
    took = facts.get("took")
    tiles = words.tiles("classic", str(took["tiles"])) if took else ""
    where = words.say("from-source", source=took["source"]) if took else ""
    count = len(str(took["tiles"])) if took else 0
    sentences = []
    if took and "lined" in facts:
        line = facts["lined"]["line"]
        sentences.append(
            words.say("classic-move-lined", name=name, tiles=tiles, count=count, line=line, **{"from": where})
        )
    elif took and fallen:
        sentences.append(words.say("classic-move-floored", name=name, tiles=tiles, count=count, **{"from": where}))
    elif took:
        sentences.append(words.say("move-took", name=name, tiles=tiles, **{"from": where}))
    elif "lined" in facts:
        laid = words.tiles("classic", str(facts["lined"]["tiles"]))
        sentences.append(words.say("classic-move-kept", name=name, tiles=laid, line=facts["lined"]["line"]))
    if "marked" in facts:
        sentences.append(words.say("move-marked", name=name))
    if "lined" in facts:
        sentences += _fall("floor", "classic-move-fell", fallen, words)
    sentences += _fall("lid", "classic-move-lidded", fallen, words)
    return " ".join(sentences)


def _fall(where: str, message: str, fallen: Sequence[Event], words: Words) -> list[str]:
    letters = "".join(str(event.facts["tile"]) * int(event.facts[where]) for event in fallen)
    return [words.say(message, count=len(letters), tiles=words.tiles("classic", letters))] if letters else []


def _item(event: Event, words: Words) -> str:
    """One event of a scoring in as few words as possible."""
    facts = {"points": signed(event.points)}
    match event.kind:
        case "tiled":
            return words.say("classic-scored-tiled", row=event.facts["row"], **facts)
        case "broken":
            return words.say("classic-scored-broken", line=event.facts["line"])
        case "color":
            return words.say("classic-scored-color", color=words.say(f"classic-color-{event.facts['tile']}"), **facts)
        case "row" | "column":
            return words.say(f"classic-scored-{event.kind}", number=event.facts["number"], **facts)
        case _:
            return words.say("classic-scored-penalty", **facts)


def reason(event: Event, words: Words) -> str:
    """What an event gave or took points for, in full."""
    facts = event.facts
    match event.kind:
        case "tiled":
            across, down = int(facts["across"]), int(facts["down"])
            runs: dict[str, str | int] = {"across": across} if across > 1 else {}
            runs |= {"down": down} if down > 1 else {}
            form = {0: "alone", 2: "both"}.get(len(runs), "across" if across > 1 else "down")
            tile = words.say(f"classic-tile-{facts['tile']}")
            return words.say(
                f"classic-reason-tiled-{form}", tile=tile, row=facts["row"], column=facts["column"], **runs
            )
        case "penalty" if int(facts["loss"]) != -event.points:
            return words.say("classic-reason-penalty-capped", spaces=facts["spaces"], loss=facts["loss"])
        case "penalty":
            return words.say("classic-reason-penalty", spaces=facts["spaces"])
        case "color":
            return words.say("classic-reason-color", color=words.say(f"classic-color-{facts['tile']}"))
        case _:
            return words.say(f"classic-reason-{event.kind}", number=facts["number"])
