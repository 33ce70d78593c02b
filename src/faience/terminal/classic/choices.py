"""Classic: the two halves of a move, and who is to decide what."""

from typing import Any

from faience.games.classic import ClassicPosition
from faience.terminal.sources import order_of
from faience.words import Words


def split(move: str) -> tuple[str, str]:
    """`3B` and `2` of `3B2`, `2@` and `4` of `2@4`, `J` and `1` of `J1`."""
    return move[:-1], move[-1]


def order(head: str) -> Any:
    """Displays by number and then the center, as they lie on the table; within one, by color."""
    return order_of(head, "BYRKWJ@")


def turn(position: ClassicPosition, name: str, words: Words) -> str:
    """Who is to decide what."""
    if position.phase == "wall" and position.turn:
        lines = position.boards[position.turn - 1].lines
        row = next(row for row, tiles in enumerate(lines, 1) if len(tiles) == row)
        return words.say("classic-turn-wall", name=name, row=row)
    if position.phase == "jokers" and position.hand:
        return words.say("classic-turn-jokers", name=name, line=position.hand.line)
    if position.phase == "over":
        return words.say("turn-over")
    return words.say("turn-draft", name=name)


def heading(position: ClassicPosition, words: Words) -> tuple[str, str]:
    """Round and variant on the left, bag and lid on the right."""
    left = [words.say("head-round", round=position.round), words.say(f"classic-head-wall-{position.wall}")]
    if position.jokers:
        left.append(words.say("classic-head-jokers"))
    bag, lid = sum(position.bag.values()), sum(position.lid.values())
    return " · ".join(left), words.say("classic-head-bag", bag=bag, lid=lid)
