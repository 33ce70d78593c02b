"""Sintra: the two halves of a move, and who is to decide what."""

from typing import Any

from faience.games.sintra import SintraPosition
from faience.games.sintra.strips import house
from faience.rules.sintra.state import ROUNDS
from faience.terminal.sources import order_of
from faience.words import Words

HOME = "H"


def split(move: str) -> tuple[str, str]:
    """`3B` and `2` of `3B2`, `4@` and `O` of `4@O`, `J` and `1` of `J1`; the way home is all head."""
    return (move, "") if move == HOME else (move[:-1], move[-1])


def order(head: str) -> Any:
    """Panes as they lie on the table, and then the way home."""
    return head == HOME, order_of(head, "BYOPG@")


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
